"""Scene: the garden plunge pool in deep snow, in the first sun of the day. Its lid is folded back and holds a towel and a lantern."""
import numpy as np
from library import conifers, daylight, haze, light, terry, water, winter
from library.boards import Boards
from library.fields import fractal
from library.fittings import lantern
from library.plunges import clad_upright, rim, treads
from library.ranges import ranges
from library.vapour import vapour

ALT = 'An outdoor plunge in upright boards of thermo-aspen, filled in the snow, a towel and a lantern on its folded lid'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.75, 'contrast': 1.22}
# Areas (x0, x1, y0, y1) in metres: the tub, and the snow that is swept away around the steps.
TUB, SWEPT = (-1.05, 1.05, 0.6, 1.55), (-0.82, 0.02, -0.35, 0.7)


def outside(x, y, box):
    """Returns the distance in metres of the points (x, y) from the rectangle `box` (x0, x1, y0, y1), 0 inside it."""
    x0, x1, y0, y1 = box
    return np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))


def terrain(x, y):
    """
    Returns the height of the snow at (x, y) without drifts: level around the tub, banked up against its boards, and
    swept away around the steps, with a low ridge where the broom left it. Behind the garden the slope falls.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    fall = -9 / (1 + np.exp(-(y - 34) / 7))
    close = np.exp(-(outside(x, y, (-1.5, 1.5, -0.9, 1.8)) / 0.9) ** 2)
    wall, broom = outside(x, y, np.array(TUB) + (0.03, -0.03, 0.03, -0.03)), outside(x, y, SWEPT) + 0.07 * fractal(x / 0.30, y / 0.30, 5, 4)
    uneven = 1 + 0.7 * fractal(x / 0.34, y / 0.34, 3, 4)
    bank = 0.12 * uneven * np.exp(-(wall / 0.19) ** 1.5) * (wall > 0) + 0.03 * np.exp(-(wall / 0.6) ** 2)
    swept = 1 / (1 + np.exp((broom - 0.07) * 26))
    ridge = 0.030 * uneven * np.exp(-((broom - 0.22) / 0.11) ** 2)
    packed = 0.065 + 0.008 * fractal(x / 0.12, y / 0.07, 8, 3)
    level = (0.10 + bank) * (1 - swept) + packed * swept + ridge * (y < TUB[2])
    return fall + close * (level - winter.drifts(x, y))


def terrace():
    """Adds the deep snow with a trail to the step, young firs, and the mountains across the valley."""
    trail = winter.footprints((-0.1, -3.4), (-0.14, 1), 5)
    ground = winter.ground(terrain, prints=trail, focus=((-2.5, 2.5), (-4.0, 2.5)), near=-8, far=400, fine=0.022, relief=0.006)
    free = lambda x, y: y < 40 and abs(x - 1.5) < 5
    conifers.forest(winter.scatter(120, -60, 70, 16, 120, 2.8, free), ground, (('spruce', 2), ('pine', 1)), (0.7, 1.15), 0.6)
    conifers.forest([(-4.6, 7.5, 0.8), (-6.4, 10.5, 1.0), (7.2, 9.0, 0.9)], ground, (('spruce', 1),), snow=0.7, seed=2)
    conifers.forest([(-3.0, 4.6, 0.75), (4.0, 5.4, 0.9), (4.9, 4.4, 0.55)], ground, (('fir', 2),), snow=0.75, seed=3)
    ranges([(700, 3600, 1500, 2300), (-1300, 3900, 1450, 2000), (2600, 3900, 1500, 1900)], seed=21, foot=-120, trees=300)


def compose():
    daylight.low_sun(-108, 14, seed=9.0)
    haze.fill_valley(7500, 260, floor=-60)
    x0, x1, y0, y1, tall = -1.05, 1.05, 0.6, 1.55, 0.95
    clad_upright('thermo-aspen', x0, x1, y0, y1, -0.1, tall - 0.04)
    core = Boards('void')
    for low, high in (((x0 + 0.03, y0 + 0.03, -0.1), (x1 - 0.03, y0 + 0.09, tall - 0.05)), ((x0 + 0.03, y1 - 0.09, -0.1), (x1 - 0.03, y1 - 0.03, tall - 0.05))):
        core.box(low, high)
    core.done('core')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.11, 0.04, 0.02)
    water.pool(x0 + 0.10, x1 - 0.10, y0 + 0.10, y1 - 0.10, tall - 0.04, tall - 0.10, 0.7, 'steel', [(-0.3, 1.1, 0.55, 0.10)], 4.5,
               colour=water.CLEAR, watts=3, slab=3, rest=0.4)
    lid = Boards('thermo-aspen', 0.004)
    for z in (tall + 0.002, tall + 0.044):
        for i in range(8):
            lid.box((0.28, y0 + i * 0.119, z), (1.06, y0 + i * 0.119 + 0.115, z + 0.04))
    lid.done('lid')
    hinge = Boards('black steel', 0.002)
    for y in (y0 + 0.14, y1 - 0.2):
        hinge.box((0.255, y, tall + 0.03), (0.30, y + 0.07, tall + 0.06))
    hinge.done('hinges')
    terry.stack(0.82, 1.10, tall + 0.086, 0.40, 0.30, 0.12, 3, -3)
    lantern(0.45, 0.85, tall + 0.086, 0.15, 0.24, 10)
    treads('thermo-aspen', -0.75, -0.05, (0.0, 0.29), (0.26, 0.52), depth=0.29, z=0.06)
    terrace()
    vapour(x0 + 0.1, x0 + 1.35, y0 + 0.15, y1 - 0.1, tall - 0.10, 0.7, 0.12, (0.95, 0.90, 0.84), 12)
    light.camera((-0.5, -3.5, 1.9), 6, 37, (0, -0.10), 4.5, 4.5)
