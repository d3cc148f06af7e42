"""
Scene: two basins in one block of travertine beside a tall window above a lake, in low winter sun, with two glasses on the ledge
between them and broad slate steps in front.
"""
import math
import numpy as np
from library import clearwater, day_window, daylight, distant, finishes, light, linens, outlook, planed, rooms, spruces, still_water, sunlit, traces, vein_cut, water, winter  # noqa: F401 (vein_cut adds its material)
from library.boards import Boards, panels, plank_wall, slats
from library.shapes import put
from library.slabs import slab

ALT = 'Two basins side by side in one block of travertine beside a tall window above a lake in low winter sun, two glasses on the ledge between them, three broad slate steps in front'
SAMPLES = 16
GRADE = {'exposure': 0.9, 'contrast': 1.15, 'balance': 0.2}
X0, X1, Y0, Y1, TALL = -1.1, 1.1, 0.9, 2.9, 0.9  # the block
LEVEL, DEPTH = 0.80, 0.72  # height of the water, and its depth
RISE, GOING = 0.225, 0.30  # rise and going of a step
LEFT, RIGHT = -1.10, 0.30  # the ends of the steps
WINDOW = (-2.15, -1.25, 0.0, 2.75)  # its opening in the back wall, from x to x and from z to z
LAKE = -42.0  # height of the lake outside


def room():
    """Adds the room: a slate floor, slats and a tall window in the back wall, limestone at the sides, and the sun's opening."""
    rooms.tiled('slate', -2.4, 2.4, -3.5, 3.4)
    x0, x1, low, top = WINDOW
    for left, right, foot, head in ((-2.4, x0, 0, 3.1), (x1, 2.4, 0, 3.1), (x0, x1, top, 3.1)):
        slats('hemlock', (left, 3.4, foot), (1, 0, 0), (0, 0, 1), right - left, head - foot, 0.036, 0.04, 0.06)
    day_window.window('limestone', 3.4, WINDOW, 0.32, watts=60)
    plank_wall('hemlock', (-2.4, 3.4, 3.1), (1, 0, 0), (0, -1, 0), 4.8, 6.9, joints=False)
    panels('limestone', (-2.4, 1.2, 0), (0, 1, 0), (0, 0, 1), 2.2, 3.1, 1.3, 0.62)
    panels('limestone', (2.4, 3.4, 0), (0, -1, 0), (0, 0, 1), 6.9, 3.1, 1.3, 0.62)


def block():
    """Adds the outer faces of the block, and the rim with the ledge between the basins."""
    made = Boards('travertine', 0.004)
    for i in range(2):
        a, b = X0 + 1.1 * i, X0 + 1.1 * (i + 1) - 0.003
        made.box((a, Y0, 0), (b, Y0 + 0.03, TALL - 0.06))
    for x in (X0, X1 - 0.03):
        for i in range(2):
            made.box((x, Y0 + 0.032 + i * 0.984, 0), (x + 0.03, Y0 + 0.032 + (i + 1) * 0.984 - 0.003, TALL - 0.06), 'y')
    made.box((X0, Y1 - 0.03, 0), (X1, Y1, TALL - 0.06))
    for low, high, grain in (((X0 - 0.02, Y0 - 0.02), (X1 + 0.02, Y0 + 0.17), 'x'), ((X0 - 0.02, Y1 - 0.17), (X1 + 0.02, Y1 + 0.02), 'x'),
                             ((X0 - 0.02, Y0 + 0.172), (X0 + 0.15, Y1 - 0.172), 'y'), ((X1 - 0.15, Y0 + 0.172), (X1 + 0.02, Y1 - 0.172), 'y'),
                             ((-0.09, Y0 + 0.172), (0.09, Y1 - 0.172), 'y')):
        made.box((*low, TALL - 0.06), (*high, TALL), grain)
    made.done('block')


def basin(x0, x1):
    """Adds a basin between `x0` and `x1`: its lining, still water, and a lamp in its far wall."""
    y0, y1, middle = Y0 + 0.17, Y1 - 0.17, (x0 + x1) / 2
    box = (x0, x1), (y0, y1), (LEVEL - DEPTH, TALL - 0.06)
    of = clearwater.lining('travertine', box, LEVEL, [(middle, y1 - 0.27, 0.42, 0.14)], (0.62, 0.60, 0.57), scatter=0.22, net=0.3, slab=((x1 - x0) / 2, (y1 - y0) / 3, DEPTH + 0.04), joint=0.4)
    put('lining', *clearwater._walls(box), of)
    water.surface(x0, x1, y0, y1, LEVEL).data.materials[0] = clearwater.surface_of_water(0.0024)
    clearwater._waterline(box, LEVEL, (0.34, 0.36, 0.35))
    water.lamp(middle, y1 - 0.006, 0.48, (0, -1, 0), 0.045, 3.0)


def steps():
    """Adds three steps of slate: treads 4 cm thick with round edges, in two lengths, which overhang their risers."""
    risers = Boards('slate', 0.002)
    for i in range(3):
        top, front = RISE * (i + 1), Y0 - GOING * (3 - i)
        joint = (LEFT + RIGHT) / 2 + (-0.24, 0.24, -0.24)[i]
        for x0, x1 in ((LEFT, joint - 0.0015), (joint + 0.0015, RIGHT)):
            slab('slate', (x0, front - 0.015, top - 0.04), (x1, front + GOING + (-0.001 if i == 2 else 0.03), top), 0.004)
        risers.box((LEFT + 0.012, front + 0.005, max(0, RISE * i - 0.0415)), (RIGHT - 0.012, Y0 - 0.001, top - 0.042))
    risers.done('risers')


def glasses():
    """Adds two glasses of water on a narrow tray of slate on the ledge between the basins."""
    slab('slate', (-0.060, 1.58, TALL), (0.060, 1.92, TALL + 0.014), 0.004)
    for x, y in ((-0.004, 1.67), (0.006, 1.82)):
        traces.glass(x, y, TALL + 0.014, 0.036, 0.125, 0.6)


def outside():
    """
    Adds the view from the window, 30 degrees to the left of +y: the tops of snowy spruces on a slope, a lake far below, and the
    mountains on its shores.
    """
    outlook.sky(daylight.low_sun, strength=2.1, seed=4.0)
    daylight.air.layers, daylight.air.floor = ((24000, 1300), (13000, 50)), LAKE
    slope = lambda x, y: -1.5 - 0.45 * np.maximum(np.asarray(y, float) - 4, 0) + 0 * np.asarray(x, float)
    ground = winter.ground(slope, near=3.8, far=140, side=120, focus=((-14, -6), (10, 24)), fine=0.2, relief=0.006)
    still_water.lake(-6000, 6000, 90, 9000, LAKE, (0.012, 0.036, 0.042))
    spruces.single([(-17.5, 27.0, 11.0, 'broad'), (-24.5, 45.0, 13.6, 'old'), (-33.0, 50.0, 13.5, 'broad')], ground, 0.6, 5, uneven=0.7)
    for ridge in (distant.ridge(-2600, 40, 3000, [760, 700, 640, 520, 380, 170, LAKE], 1500, LAKE, 4, trees=330, rugged=0.36),
                  distant.ridge(30, 2800, 4300, [LAKE, 90, 280, 520, 640, 760], 1700, LAKE, 9, trees=330, rugged=0.36),
                  distant.ridge(-2600, 3000, 8400, [620, 430, 560, 470, 640, 520], 2600, LAKE, 15, trees=250, snow=0.75, rugged=0.30)):
        ridge.rotation_euler = (0, 0, math.radians(31))


def compose():
    light.indoors()
    room()
    block()
    for x0, x1 in ((X0 + 0.15, -0.09), (0.09, X1 - 0.15)):
        basin(x0, x1)
    steps()
    glasses()
    linens.pile('striped linen', -0.06, Y0 - 0.155, 3 * RISE + 0.002, [(0.36, 0.26, 4, -4, (0, 0)), (0.35, 0.255, 4, -1, (0.004, 0.003))], seed=8)
    sunlit.through((0.35, 1.15, 0.75), -112, 20, [(-1.15, 2.4, -1.9, 1.1)], 7.5, 4000, away=6.5, soft=0.35)
    light.area((-2.35, -0.6, 1.7), (1, 0.35, -0.15), 3.0, 2.0, 60, colour=(0.86, 0.92, 1.0))
    light.area((1.6, -2.8, 2.2), (-0.4, 1, -0.4), 1.6, 1.6, 30, 5200)
    planed.renew(hemlock='planed hemlock')
    finishes.refine(**{'slate': 'honed slate', 'travertine': 'vein-cut travertine', 'limestone': 'honed limestone'})
    outlook.unveil()
    outside()
    outlook.enclose(-5.5, 4.0, -5.0, 3.73, 5.0, WINDOW)
    light.camera((2.05, -2.55, 2.25), -28, 37, (0, -0.385), 4.9, 8.0)
