"""
Scene: the garden plunge pool on a terrace of slate in deep snow, in the first sun of the day. Its lid is folded back and
holds towels and a lantern.
"""
import numpy as np
from library import daylight, distant, finishes, haze, light, rooms, spruces, terry, water, winter
from library.boards import Boards
from library.fields import fractal, lattice
from library.lanterns import lantern
from library.plunges import clad_upright, rim, treads
from library.vapour import vapour

ALT = 'An outdoor plunge in upright boards of thermo-aspen on swept slate in the snow, towels and a lantern on its folded lid'
WIDTH = 1440
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.22}
TERRACE = (-1.50, 1.48, -0.40, 1.95)  # The slate that is swept, (x0, x1, y0, y1) in metres.


def outside(x, y, box):
    """Returns the distance in metres of the points (x, y) from the rectangle `box` (x0, x1, y0, y1), 0 inside it."""
    x0, x1, y0, y1 = box
    return np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))


def terrain(x, y):
    """
    Returns the height of the snow at (x, y) and smooths its drifts: level around the terrace, with a shovelled edge, and none
    on the terrace. Behind the garden the slope falls.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    fall = -9 / (1 + np.exp(-(y - 34) / 7))
    soft = 0.16 * lattice(x / 5.2 + 0.3, y / 3.4, 1) + 0.05 * lattice(x / 1.9, y / 1.5, 4) + 0.010 * fractal(x / 0.55, y / 0.24, 8, 4, 0.6)
    apart = outside(x, y, TERRACE)
    edge = np.clip((apart + 0.035 * fractal(x / 0.30, y / 0.30, 5, 4) - 0.02) / 0.17, 0, 1)
    close = np.exp(-(apart / 1.5) ** 2)
    level = -0.05 + (0.27 + 0.030 * fractal(x / 0.45, y / 0.45, 7, 4)) * (1 - (1 - edge) ** 2.2)
    return fall + close * level + (1 - close) * (soft + 0.10) - winter.drifts(x, y)


def slabs():
    """Adds the terrace. Its slabs reach below the edge of the snow."""
    x0, x1, y0, y1 = TERRACE
    rooms.tiled('slate', x0 - 0.35, x1 + 0.35, y0 - 0.35, y1 + 0.35, 0.06, 0.62)
    finishes.refine(slate='honed slate')


def terrace():
    """Adds the deep snow, some spruces and the mountains across the valley."""
    ground = winter.ground(terrain, focus=((-2.5, 2.5), (-4.0, 2.5)), near=-8, far=400, fine=0.022, relief=0.012)
    spruces.forest(winter.scatter(70, -60, 60, 40, 130, 3.0), ground, (8, 15), snow=0.6)
    spruces.single([(-5.6, 11.0, 9.5, 'slender'), (-7.4, 13.5, 12.0, 'old'), (8.6, 15.0, 11.0, 'broad'), (6.3, 17.5, 7.5, 'slender')], ground, 0.7, 4)
    valley()


def valley():
    """Adds the other side of the valley: forested spurs, a ridge and the far peaks, with cloud between them."""
    distant.ridge(-3400, 2600, 3000, [330, 260, 120, -60, -170, -60, 120, 260], 1500, -500, 3, trees=600)
    distant.ridge(-3600, 4600, 5600, [520, 620, 480, 700, 760, 520, 640], 2000, -500, 8, trees=420)
    distant.ridge(-6500, 7500, 10500, [1500, 1750, 1600, 2050, 1850, 2150, 1750, 1500], 3400, -300, 12, trees=500, snow=0.75, rugged=0.30)
    distant.cloud(-300, 3900, -420, 190, 9000, (0.62, 0.61, 0.62), 0.95, 1.0, 300)
    distant.cloud(500, 7200, -300, 560, 16000, (0.58, 0.58, 0.61), 0.85, 2.0, 520)


def compose():
    daylight.low_sun(-108, 13, mist=0.35, seed=9.0)
    haze.fill_valley(15000, 500, floor=-200)
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
    lantern(0.46, 0.86, tall + 0.086, 0.15, 0.24, 1.5, 8.0)
    treads('thermo-aspen', -0.75, -0.05, (0.0, 0.29), (0.26, 0.52), depth=0.29, z=0.06)
    slabs()
    terrace()
    vapour(x0 + 0.1, x0 + 1.35, y0 + 0.15, y1 - 0.1, tall - 0.10, 0.7, 0.12, (0.95, 0.90, 0.84), 12)
    light.camera((-0.70, -5.1, 2.05), 8, 50, (-0.03, -0.15), 6.0, 5.6)
