"""Scene: the honed rim of the slate plunge pool along its still water, which mirrors the snow outside the window."""
import bpy
from library import calm_glass, clear, cleavage, clearwater, light, slabs
from library.boards import Boards
from library.shapes import put
from library.views import compose_product

ALT = 'The honed slate rim of the plunge above courses of split slate, snow and spruces mirrored in its still dark water'
SAMPLES = 16
GRADE = {'exposure': 0.88, 'contrast': 1.12, 'balance': 0.3}
X0, X1, Y0, Y1, TALL = 0.55, 2.55, 1.0, 2.0, 1.05  # outer faces of the cladding and height of the rim, in metres
WIDE, OVER, THICK = 0.20, 0.03, 0.05  # how far the rim reaches inwards and outwards from the cladding, and its thickness, in metres
LEVEL = TALL - 0.065  # height of the water in metres


def _with(material):
    """Returns the first object whose material's name starts with `material`."""
    return next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith(material))


def dark_water():
    """Replaces the lining of the pool and removes its lamp: without the lamp, the water is dark and mirrors the window."""
    clear.clear((1.4, 1.7, 0.5), (1.7, 1.85, 0.7), 'turned')
    lined = _with('lining of')
    box = tuple(zip(*clear._corners(lined)))
    lined.data.materials[0] = clearwater.lining('slate', box, LEVEL, lamps=[(1.55, 1.7, 0.6, 0.0)], above=(0.085, 0.10, 0.105), net=0.0, joint=0.3, slab=(0.55, 0.65, 0.5))
    skin = _with('skin')
    skin.data.materials[0] = clearwater.surface_of_water(0.0006)
    clear.clear((X0, Y0, LEVEL - 0.005), (X1, Y1, LEVEL + 0.01), 'waterline')
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and abs(made.location.z - LEVEL - 0.01) < 1e-3]:
        bpy.data.objects.remove(lamp)
    # The lining above the water is wet; dry, it would be a pale line below the rim.
    (x0, x1), (y0, y1), _ = box
    wet = Boards('wet honed slate', 0.0005)
    for low, high in (((x0, y0), (x1, y0 + 0.004)), ((x0, y1 - 0.004), (x1, y1)), ((x0, y0), (x0 + 0.004, y1)), ((x1 - 0.004, y0), (x1, y1))):
        wet.box((*low, LEVEL - 0.003), (*high, TALL - THICK + 0.004))
    wet.done('wet lining')


def blind():
    """Covers the lower part of the window on the left, so that the sun reaches the rim and the wall behind it only."""
    made = put('blind', [(-0.62, -2.6, 0.5), (-0.62, 0.0, 0.5), (-0.62, 0.0, 2.05), (-0.62, -2.6, 2.05)], [(0, 1, 2, 3)], 'void')
    made.visible_camera = made.visible_glossy = made.visible_diffuse = False


def compose():
    compose_product('tornea-slate-plunge')
    slabs.remove('step', 'slab')  # The step would hide the stones.
    slabs.coping('finely honed slate', X0, X1, Y0, Y1, TALL - THICK, TALL, WIDE, OVER, 0.0025)
    cleavage.renew(lambda low, high: high[1] < Y0 + 0.1)
    dark_water()
    blind()
    calm_glass.renew()
    light.area((-0.45, 0.15, 1.3), (1, 0.38, -0.25), 0.5, 1.0, 20, colour=(0.95, 0.97, 1.0))
    light.camera((1.1, -0.25, 1.66), 22, 40, (0.0, -0.33), 2.0, 8.0)
