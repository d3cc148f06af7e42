"""Scene: the pavilion from above at the blue hour, without its roof. Its light falls through the glass front onto the snow."""
import bpy
import numpy as np
from library import conifers, depth, light, plan, water
from library.boards import Boards, panels
from library.pavilion import DEEP, FLOOR, HIGH, LEDGE, LONG, POOL, SNOW
from library.views import compose_product

ALT = 'The pavilion from above, without its roof: the sauna, the infrared room, the basin in the floor, and a daybed before the fire'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'contrast': 1.2, 'balance': 0.6}


def closed():
    """Adds what the other views do not show: the wall behind the rooms, and a dark ground that closes the joints of the floor."""
    wall = Boards('charred', 0.004)
    wall.box((0, DEEP - 0.03, FLOOR), (4.5, DEEP + 0.03, HIGH))
    wall.done('wall behind the rooms')
    x0, x1, y0, y1 = POOL
    low, top, edge = FLOOR - 0.07, FLOOR - 0.06, LEDGE - 0.02
    ground = Boards('void')
    for a, b, c, d in ((-edge, x0 - 0.1, -edge, DEEP + edge), (x1 + 0.1, LONG + edge, -edge, DEEP + edge),
                       (x0 - 0.1, x1 + 0.1, -edge, y0 - 0.1), (x0 - 0.1, x1 + 0.1, y1 + 0.1, DEEP + edge)):
        ground.box((a, c, low), (b, d, top))
    ground.done('ground')


def tiles():
    """Replaces the floor with one of whole tiles, whose joints meet the edges of the basin, and adds a rim around the basin."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] == 'slabs' and made.data.materials[0].name.startswith('pale travertine'):
            bpy.data.objects.remove(made)
    x0, x1, y0, y1 = POOL
    across = [*np.linspace(0, x0, 7), *np.linspace(x0, x1, 3)[1:], *np.linspace(x1, LONG, 4)[1:]]
    deep = [0.0, y0, y1, *np.linspace(y1, DEEP, 4)[1:]]
    floor, rim, wide = Boards('pale travertine', 0.003), Boards('damp travertine', 0.006), 0.14
    for a, b in zip(across, across[1:]):
        for c, d in zip(deep, deep[1:]):
            if not (x0 - 0.01 < a and b < x1 + 0.01 and y0 - 0.01 < c and d < y1 + 0.01):
                floor.box((a + 0.003, c + 0.003, FLOOR - 0.03), (b - 0.003, d - 0.003, FLOOR))
    floor.done('floor')
    for y in (y0 - wide, y1):
        rim.box((x0 - wide, y, FLOOR - 0.02), (x1 + wide, y + wide, FLOOR + 0.014))
    for x in (x0 - wide, x1):
        rim.box((x, y0 + 0.002, FLOOR - 0.02), (x + wide, y1 - 0.002, FLOOR + 0.014), 'y')
    rim.done('rim')


def basin():
    """Gives the basin depth: two steps under water, the light of its lamps on them, and the shadows of its rim and steps."""
    x0, x1, y0, y1 = POOL
    level = FLOOR - 0.04
    of = water.bed('travertine', level, [(x0 + 0.25, y1 - 0.1, -0.45, 0.30), (x0 + 0.9, y0 + 0.1, -0.5, 0.12)], 0.9, (1.25, 0.84, 0.78), 0.4, 0.20)
    bpy.data.objects['lining'].data.materials[0] = of
    steps = Boards('travertine', 0.012)
    for i, down in enumerate((0.66, 0.33)):
        inner = x1 - 0.38 * (2 - i)
        steps.box((inner, y0 + 0.004, level - 0.99), (inner + 0.376, y1 - 0.004, level - down))
        depth.shadow((inner, (y0 + y1) / 2), (-1, 0), 0.16, y1 - y0, level - down - 0.30, 0.65)
    steps.done('steps').data.materials[0] = of
    depth.shadow(((x0 + x1) / 2, y1), (0, -1), 0.30, x1 - x0, level - 0.03, 0.72)
    depth.shadow((x0, (y0 + y1) / 2), (1, 0), 0.22, y1 - y0, level - 0.032, 0.6)
    depth.shadow(((x0 + x1) / 2, y0), (0, 1), 0.09, x1 - x0, level - 0.034, 0.45)


def lamps():
    """
    Removes the lamps outside, whose light has no edge from above, and makes those inside weaker and whiter. Small lamps
    behind the front cast the shadows of its posts onto the snow.
    """
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type != 'SUN']:
        if lamp.location.z < FLOOR or lamp.location.y < 0:
            bpy.data.objects.remove(lamp)
        elif lamp.data.color[2] < 0.8:
            lamp.data.energy *= 0.45
            lamp.data.color = [0.5 * a + 0.5 * b for a, b in zip(lamp.data.color, light.kelvin(4200))]
    for x in (2.25, 5.25, 8.25):
        light.spot((x, 1.0, HIGH - 0.25), (0, -1, -0.75), 330, 150, 3300, 0.02, 0.5)


def firs():
    """Adds young firs in the snow around the pavilion, which are lower than the cut."""
    conifers.forest([(1.0, -2.1, 0.42), (0.1, -1.55, 0.26), (9.75, 5.6, 0.46), (8.9, 5.9, 0.28), (-0.55, 5.55, 0.38), (4.6, 6.1, 0.24)],
                    lambda x, y: SNOW + 0.16, (('fir', 2),), snow=0.95, seed=5)


def compose():
    compose_product('engadin-pavilion-suite')
    closed()
    tiles()
    basin()
    # The floor of the sauna lies in the plane of the floor below it, and both would render black.
    panels('cleft slate', (0.36, 1.28, FLOOR + 0.008), (1, 0, 0), (0, 1, 0), 2.58, 2.40, 0.645, 0.60, shift=0)
    light.area((1.9, 1.9, FLOOR + 2.14), (0, 0, -1), 1.6, 0.8, 40, 2850)
    lamps()
    firs()
    plan.camera((LONG / 2, DEEP / 2 - 0.3), FLOOR + 1.6, 11.4, 90)
