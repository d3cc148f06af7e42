"""Scene: the compact suite from above in daylight, cut at the height of a table: a plan of 350 by 375 cm."""
import bpy
from library import clear, clearwater, daylight, finishes, plan, planed, section, slabs, trim
from library.boards import Boards
from library.shapes import sheet
from library.views import compose_product

ALT = 'The compact suite from above, without its ceiling: the sauna and the shower side by side, the steel plunge with its step along the wall'
GRADE = {'exposure': 0.95, 'contrast': 1.2, 'balance': 0.5}
WIDE, FRONT, BACK, GLASS = 3.5, -0.75, 3.0, 1.2  # width, and y of the inner faces of the walls and of the glass, in metres
CUT, THICK = 1.30, 0.10


def walls():
    """Removes lamps, panes and flames and what is above the cut, and adds the cut walls with the opening of the door."""
    for made in list(bpy.context.collection.objects):
        if made.type == 'LIGHT' or made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith(('glass', 'calm glass', 'front', 'tongues')):
            bpy.data.objects.remove(made)
    # The floor and the walls reach further to the front than the suite.
    trim.outside(None, None, FRONT, None)
    section.cut(CUT, (-1, -1.5), (WIDE + 1, BACK + 1))
    outer = [(-THICK, 0, FRONT - THICK, BACK + THICK), (WIDE, WIDE + THICK, FRONT - THICK, BACK + THICK), (0, WIDE, BACK, BACK + THICK),
             (0, 0.85, FRONT - THICK, FRONT), (1.75, WIDE, FRONT - THICK, FRONT)]
    section.cap(CUT + 0.001, [*outer, (1.98, 2.06, GLASS, BACK), (0, 2.72, GLASS - 0.02, GLASS + 0.02)])
    solid = Boards('cut wall', 0.001)
    for x0, x1, y0, y1 in outer[3:]:
        solid.box((x0, y0, 0), (x1, y1, CUT))
    solid.done('front')


def floor_outside():
    """Adds the pale floor of the loft around the suite, and the sill of its door."""
    sheet('white plaster', (WIDE / 2, 1, -0.04), (1, 0, 0), (0, 1, 0), 14, 14)
    sill = Boards('wet honed slate', 0.002)
    sill.box((0.85, FRONT - THICK, -0.02), (1.75, FRONT, 0.0))
    sill.done('sill')


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', 2.62, 3.42, -0.70, 1.10, 0.775, 0.82, 0.10, 0.02, 0.007)
    clearwater.renew('steel', 0.0008, 0, lamps=[(3.0, 0.95, 0.46, 0.0)], above=(0.40, 0.405, 0.405), net=0.06, joint=0, line=(0.13, 0.14, 0.14))


def compose():
    compose_product('zuerichberg-loft-suite')
    clear.clear((0.0, 0.3, -0.1), (0.6, 0.95, 0.4))  # the candles
    walls()
    floor_outside()
    plunge()
    daylight.overcast_noon(0.62)
    bpy.data.objects.remove(next(made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'SUN'))
    daylight.sun(-42, 46, 2.3, 4000, 13)
    finishes.refine(slate='honed slate')
    planed.renew_walls(**{'planed dry cedar': 'planed cedar'})
    top, aside = CUT + 0.25, 0.36
    plan.dimension((-aside, FRONT), (-aside, BACK), top, '375', 0.13)
    plan.dimension((0, FRONT - aside), (WIDE, FRONT - aside), top, '350', 0.13)
    plan.camera((WIDE / 2 - 0.12, 1.0), CUT + 0.3, 6.1)
