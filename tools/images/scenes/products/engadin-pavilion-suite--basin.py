"""Scene: low over the basin in the floor, in the sun of a winter morning: its water mirrors the glass, the snow and the mountains beyond."""
import math
import bpy
import numpy as np
from library import calm_glass, clear, clearwater, daylight, depth, distant, filled_travertine, finishes, light, materials, mitres, mortar, planed, rippled, spruces, vein_cut, winter  # noqa: F401 (filled_travertine and mortar add their materials)
from library.boards import Boards
from library.pavilion import DEEP, FLOOR, LONG, POOL, SNOW, pavilion

ALT = 'Water in a travertine basin level with the floor mirrors the tall panes beside it, beyond them spruces and snow-covered mountains in the morning sun'
GRADE = {'exposure': 0.64, 'contrast': 1.22, 'balance': 0.35}
RIM = 0.20  # width of the rim of the basin, in metres
EYE, YAW = (7.85, 1.86), 116  # x and y of the camera, and the angle from the axis y to the direction in which the mountains stand, in degrees
SUN = 152  # direction of the sun in degrees, see `daylight.sun`
# A darker bed of the same stone as the floor.
materials._makers['rim travertine'] = lambda name: vein_cut._vein_cut(name, (0.330, 0.280, 0.222), (0.420, 0.370, 0.305), (0.505, 0.455, 0.385), 0.36)


def view():
    """Adds the snow before the glass, the edge of the forest at the left, and the mountains on the other side of the valley."""
    rise = lambda x, y: SNOW + 0.15 + 2.2 / (1 + np.exp((np.asarray(y, float) + 30) / 6)) + 0 * np.asarray(x, float)
    ground = winter.ground(rise, [(-0.5, LONG + 0.5, -0.5, DEEP + 0.5, SNOW)], near=-110, far=30, side=160,
                           focus=((-6, 10), (-12, -0.4)), fine=0.05, hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1), relief=0.008)
    # A gap on the side of the sun, so that it reaches the floor of the room.
    free = lambda x, y: y > -22 - 0.4 * abs(x + 14) or x > 3 or (x - EYE[0]) / (y - EYE[1]) > 1.0
    spruces.forest(winter.scatter(150, -90, 6, -80, -20, 2.8, free), ground, (9, 18), ('old', 'slender', 'broad'), 0.6, 4)
    spruces.single([(-4.6, -15.5, 9.5, 'old'), (-3.6, -19.0, 12.0, 'slender'), (0.6, -24.0, 8.0, 'old'), (-5.9, -12.9, 2.2, 'young'), (-30.0, -11.0, 5.0, 'broad')], ground, 0.65, 3)
    for made in (distant.ridge(-4600, 4600, 5600, [900, 1350, 1150, 1650, 1500, 2250, 1750, 1900, 1300, 1500, 1100, 1300], 2700, -40, 31, trees=330, snow=0.75, rugged=0.32),
                 distant.ridge(-2600, 2600, 2300, [420, 300, 200, 110, 60, 90, 180, 300, 380], 1100, -40, 12, trees=700, rugged=0.25)):
        made.rotation_euler = (0, 0, math.radians(YAW))


def basin():
    """
    Replaces the water and the lining of the basin: rippled water below a rim of darker travertine, flush with the floor, over
    the two steps at its near end.
    """
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('dark')]:
        bpy.data.objects.remove(made)
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    for vertex in skin.data.vertices:
        vertex.co.z -= 0.014
    # Stone takes away the blue that a lit basin of white tiles has.
    clearwater._LEFT, clearwater._SCATTERED = (0.79, 0.875, 0.87), (0.028, 0.046, 0.050)
    (x, y, _), level = clearwater.renew('travertine', lamps=[(5.5, 1.0, -0.5, 0.05)], lamp=(1.0, 0.95, 0.86), above=(0.18, 0.18, 0.172), net=0.06,
                                        slab=(0.6, 0.6, 0.5), scatter=0.16, line=(0.20, 0.19, 0.17))
    skin.data.materials[0] = rippled.surface(0.0004)
    steps = Boards('travertine', 0.012)
    for i, down in enumerate((0.66, 0.33)):
        inner = x[1] - 0.38 * (2 - i)
        steps.box((inner, y[0] + 0.004, level - 0.99), (inner + 0.376, y[1] - 0.004, level - down))
        depth.shadow((inner, sum(y) / 2), (-1, 0), 0.24, y[1] - y[0], level - down - 0.30, 0.75)
    steps.done('steps').data.materials[0] = bpy.data.materials['lining of travertine']
    mitres.rim('rim travertine', x[0] - RIM, x[1] + RIM, y[0] - RIM, y[1] + RIM, FLOOR - 0.03, FLOOR + 0.004, RIM + 0.012, 0.004)


def floor():
    """Replaces the floor by slabs of a calm stone, whose joints meet those of the rim, and fills the joints with mortar."""
    for made in list(bpy.context.collection.objects):
        kind = made.name.split('.')[0]
        if kind == 'slabs' and made.data.materials[0].name == 'pale travertine':
            bpy.data.objects.remove(made)
        elif kind == 'behind' and made.dimensions.z < 0.05 and made.data.vertices[0].co.z < FLOOR:
            made.data.materials[0] = materials.material('lime mortar')
    finishes.refine(**{'pale travertine': 'filled travertine'})
    x0, x1, y0, y1 = POOL[0] - RIM, POOL[1] + RIM, POOL[2] - RIM, POOL[3] + RIM
    slabs, rows = Boards('filled travertine', 0.002), [0, y0, (y0 + y1) / 2, y1, 2.5, 3.25, DEEP]
    for low, high in zip(rows, rows[1:]):
        beside = y0 <= low < y1
        for start, end in ((0, x0), (x1, LONG)) if beside else ((0, x0), (x0, x1), (x1, LONG)):
            stops = np.linspace(start, end, round((end - start) / 1.02) + 1)
            for a, b in zip(stops, stops[1:]):
                slabs.box((a + 0.0015, low + 0.0015, FLOOR - 0.03), (b - 0.0015, high - 0.0015, FLOOR))
    slabs.done('slabs')


def compose():
    daylight.low_sun(SUN, 21, 1.0, mist=0.4)
    pavilion()
    clear.dim(0.22)
    clear.whiten(3400)
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.sun(SUN, 21, 4.4, 4500, 0.7)
    basin()
    view()
    floor()
    planed.renew(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    calm_glass.renew()
    light.area((5.6, 0.14, 1.6), (0, 1, -0.2), 6.0, 2.2, 42, colour=(0.82, 0.90, 1.0))  # the sky
    light.camera((*EYE, FLOOR + 0.48), -119, 27, (0.0, -0.01), 2.2, 11.0)
