"""Scene: the suite from above in daylight, cut at the height of a table: a plan of 600 by 460 cm."""
import bpy
from library import clear, daylight, plan, section, trim
from library.boards import Boards
from library.saentis import POOL
from library.shapes import sheet
from library.views import compose_product

ALT = 'The suite from above, without its ceiling: the sauna, the shower, the sunken plunge, the bench by the window and a daybed'
GRADE = {'exposure': 0.95, 'contrast': 1.2, 'balance': 0.5}
LEFT, RIGHT, FRONT, BACK = -0.6, 5.4, -1.7, 2.9  # inner faces of the walls, in metres
CABIN, GLASS, DOOR = 1.83, 0.93, (2.0, 3.0)  # x of the sauna's right wall, y of its glass front, and x of the door to the house
WINDOW = -0.5, 2.45  # y of the window
CUT, THICK = 1.30, 0.10


def walls():
    """Removes lamps, panes and flames and what is above the cut or outside, and adds the cut walls with door and window."""
    for made in list(bpy.context.collection.objects):
        if made.type == 'LIGHT' or made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith(('glass', 'calm glass', 'front', 'fire')):
            bpy.data.objects.remove(made)
    clear.clear((RIGHT + 0.4, -1e4, -1e3), (1e4, 1e4, 1e4))  # the landscape
    trim.outside(LEFT, RIGHT + 0.3, FRONT, BACK + THICK)
    section.cut(CUT, (LEFT - 1, FRONT - 1), (RIGHT + 1, BACK + 1))
    front = [(LEFT - THICK, DOOR[0], FRONT - THICK, FRONT), (DOOR[1], RIGHT + 0.3, FRONT - THICK, FRONT)]
    sides = [(LEFT - THICK, LEFT, FRONT, BACK + THICK), (RIGHT, RIGHT + 0.3, FRONT, WINDOW[0]), (RIGHT, RIGHT + 0.3, WINDOW[1], BACK + THICK)]
    section.cap(CUT + 0.001, [*front, *sides, (LEFT, RIGHT, BACK, BACK + THICK), (RIGHT + 0.25, RIGHT + 0.29, *WINDOW),
                              (CABIN - 0.01, CABIN + 0.05, GLASS, BACK), (LEFT, CABIN, GLASS - 0.02, GLASS + 0.02)])
    solid = Boards('cut wall', 0.001)
    for x0, x1, y0, y1 in front + sides:
        solid.box((x0, y0, 0), (x1, y1, CUT))
    solid.done('walls')


def ground():
    """Adds the pale floor of the house around the suite, the sill of its door, and a dark ground below the joints of the floor."""
    for x0, x1, y0, y1 in ((-9, LEFT, -9, 9), (RIGHT, 14, -9, 9), (LEFT, RIGHT, -9, FRONT), (LEFT, RIGHT, BACK, 9)):
        sheet('white plaster', ((x0 + x1) / 2, (y0 + y1) / 2, -0.04), (1, 0, 0), (0, 1, 0), x1 - x0, y1 - y0)
    sill = Boards('honed slate', 0.002)
    sill.box((DOOR[0], FRONT - THICK, -0.02), (DOOR[1], FRONT, 0.0))
    sill.done('sill')
    dark = Boards('void', 0.001)
    x0, x1, y0, y1 = POOL[0] - 0.1, POOL[1] + 0.1, POOL[2] - 0.1, POOL[3] + 0.1
    for a, b, c, d in ((LEFT, x0, FRONT, BACK), (x1, RIGHT, FRONT, BACK), (x0, x1, FRONT, y0), (x0, x1, y1, BACK)):
        dark.box((a, c, -0.08), (b, d, -0.06))
    dark.done('ground')


def compose():
    compose_product('saentis-contrast-suite')
    walls()
    ground()
    daylight.overcast_noon(0.62)
    bpy.data.objects.remove(next(made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'SUN'))
    daylight.sun(-42, 46, 2.3, 4000, 13)
    top, aside = CUT + 0.25, 0.50
    plan.dimension((LEFT, BACK + aside), (RIGHT, BACK + aside), top, '600', 0.18)
    plan.dimension((LEFT - aside, BACK), (LEFT - aside, FRONT), top, '460', 0.18)
    plan.camera(((LEFT + RIGHT) / 2, 0.6), CUT + 0.3, 8.4, 90)
