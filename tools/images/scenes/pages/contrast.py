"""
Scene: the contrast suite at the blue hour. Across the dark water of the plunge the glazed sauna and the infrared
room glow; snow, spruces and a range lie behind them.
"""
import math
import numpy as np
from library import calm_glass, finishes, flues, haze, light, planed, spruces, terry, water, winter
from library.afterglow import afterglow
from library.boards import Boards, bench, panels, plank_wall
from library.emitters import emitter
from library.fields import fractal
from library.fittings import bucket, towels
from library.hearths import wood_stove
from library.ranges import ranges
from library.roofs import snow_cover
from library.suites import glass_front
from library.textiles import folded

RATIO = 9 / 16
SAMPLES = 14
DETAIL = 0.9
GRADE = {'exposure': 1.15, 'contrast': 1.2, 'levels': 0.7}
FOCUS = 0.42
HIGH = 2.5  # height of the ceilings
SAUNA, INFRARED = (0.3, 4.3), (4.85, 7.1)  # x positions of the side walls
PLUNGE = (-1.2, 5.6, -4.5, -2.1)  # the water: x from, to, y from, to
TERRACE = (-7.0, 8.2, -4.95, 4.0)


def sauna(x0, x1):
    """Adds the interior of the sauna: two tiers of benches, a stove with a fire, and lights."""
    plank_wall('cedar', (x0, 2.3, 0), (1, 0, 0), (0, 0, 1), x1 - x0, HIGH)
    plank_wall('cedar', (x0, 0.1, 0), (0, 1, 0), (0, 0, 1), 2.2, HIGH)
    plank_wall('cedar', (x1, 2.3, 0), (0, -1, 0), (0, 0, 1), 2.2, HIGH)
    plank_wall('cedar', (x0, 2.3, HIGH), (1, 0, 0), (0, -1, 0), x1 - x0, 2.2)
    bench('cedar', x0 + 0.02, x1 - 0.02, 1.65, 2.26, 0.92, light=3.5)
    bench('cedar', x0 + 0.02, x1 - 1.1, 1.05, 1.68, 0.46, light=3.5)
    wood_stove(x1 - 0.8, 0.75, 0, 0.46, 0.42, 0.95, pipe=HIGH)
    bucket(x0 + 1.7, 1.3, 0.46)
    towels(x0 + 0.9, 1.8, 0.92)
    light.strip((x0 + 0.05, 2.24, HIGH - 0.08), (x1 - 0.05, 2.24, HIGH - 0.08), (0, 0, -1), 24, 2750)
    light.strip((x0 + 0.05, 2.26, 1.40), (x1 - 0.05, 2.26, 1.40), (0, 0.15, -1), 15, 2750)
    light.area(((x0 + x1) / 2, 1.0, HIGH - 0.04), (0, 0, -1), 2.4, 0.9, 60, 2900)


def infrared(x0, x1):
    """Adds the interior of the infrared room: a bench and three emitters along its right wall, and lights."""
    back = 2.3
    plank_wall('hemlock', (x0, back, 0), (1, 0, 0), (0, 0, 1), x1 - x0, HIGH, joints=False)
    plank_wall('hemlock', (x0, 0.1, 0), (0, 1, 0), (0, 0, 1), back - 0.1, HIGH, joints=False)
    plank_wall('hemlock', (x1, back, 0), (0, -1, 0), (0, 0, 1), back - 0.1, HIGH, joints=False)
    plank_wall('hemlock', (x0, back, HIGH), (1, 0, 0), (0, -1, 0), x1 - x0, back)
    seat = Boards('hemlock', 0.005)
    for i in range(4):
        seat.box((x1 - 0.54 + i * 0.135, 0.14, 0.45), (x1 - 0.54 + i * 0.135 + 0.129, back - 0.01, 0.48), 'y')
    seat.box((x1 - 0.545, 0.14, 0.38), (x1 - 0.52, back - 0.01, 0.448), 'y')
    seat.box((x1 - 0.40, 0.14, 0.0), (x1 - 0.37, back - 0.01, 0.45), 'y')
    seat.done('bench')
    for y in (0.55, 1.15, 1.75):
        emitter((x1 - 0.007, y, 1.24), (-1, 0, 0), 0.22, 0.90, 1, 6)
    light.strip((x1 - 0.47, 0.2, 0.40), (x1 - 0.47, back - 0.05, 0.40), (-0.3, 0, -1), 6, 2600)
    light.strip((x0 + 0.05, back - 0.06, HIGH - 0.08), (x1 - 0.05, back - 0.06, HIGH - 0.08), (0, 0, -1), 10, 2800)
    light.area(((x0 + x1) / 2, 1.1, HIGH - 0.04), (0, 0, -1), 1.2, 0.9, 20, 2900)


def house():
    """Adds the rooms with their glass, the stone piers, and the roof that projects over the terrace."""
    sauna(*SAUNA)
    infrared(*INFRARED)
    glass_front((SAUNA[0], 1.5, 2.7, SAUNA[1]), 0, HIGH, 0.02, door=2.6)
    glass_front((INFRARED[0], 5.98, INFRARED[1]), 0, HIGH, 0.02, door=6.08)
    for x, wide in ((-4.2, SAUNA[0] + 4.2), (SAUNA[1], INFRARED[0] - SAUNA[1]), (INFRARED[1], 0.5)):
        panels('slate', (x, -0.02, 0), (1, 0, 0), (0, 0, 1), wide, HIGH + 0.12, 1.5, (HIGH + 0.12) / 3)
    panels('slate', (INFRARED[1] + 0.5, -0.02, 0), (0, 1, 0), (0, 0, 1), 2.6, HIGH + 0.12, 1.5, (HIGH + 0.12) / 3)
    plank_wall('hemlock', (-4.2, 0.0, HIGH + 0.12), (1, 0, 0), (0, -1, 0), 12.4, 1.3, joints=True)
    roof = Boards('black steel', 0.006)
    roof.box((-4.3, -1.34, HIGH + 0.145), (8.3, 3.0, HIGH + 0.36))
    roof.box((-4.3, -1.38, HIGH + 0.08), (8.3, -1.30, HIGH + 0.37))
    roof.box((8.22, -1.38, HIGH + 0.08), (8.3, 3.0, HIGH + 0.37), 'y')
    roof.done('roof')
    dark = Boards('void')
    dark.box((-4.2, 2.5, 0), (7.6, 2.6, HIGH + 0.1))
    dark.done('back')
    snow_cover(-4.26, 8.26, -1.32, 2.95, HIGH + 0.36, thick=0.22)
    flues.flue(3.73, 1.07, HIGH + 0.2, HIGH + 0.57, HIGH + 1.58, 'weathered steel')


def terrace():
    """Adds the slate terrace with the plunge, its rim, and the steps in the water."""
    x0, x1, y0, y1 = PLUNGE
    tx0, tx1, ty0, ty1 = TERRACE
    rim = 0.45
    for a, b, c, d in ((tx0, tx1, y1 + rim, ty1), (tx0, x0 - rim, ty0, y1 + rim), (x1 + rim, tx1, ty0, y1 + rim)):
        panels('wet slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.6, gap=0.006)
    edge = Boards('slate', 0.010)
    for i in range(4):
        a, b = x0 - rim + (x1 - x0 + 2 * rim) * i / 4, x0 - rim + (x1 - x0 + 2 * rim) * (i + 1) / 4 - 0.004
        edge.box((a, y0 - rim, -0.06), (b, y0, 0.02))
        edge.box((a, y1, -0.06), (b, y1 + rim - 0.004, 0.02))
    edge.box((x0 - rim, y0 + 0.004, -0.06), (x0, y1 - 0.004, 0.02), 'y')
    edge.box((x1, y0 + 0.004, -0.06), (x1 + rim, y1 - 0.004, 0.02), 'y')
    edge.done('rim')
    water.pool(x0, x1, y0, y1, -0.06, -0.07, 1.15, 'slate', [(x1 - 0.6, y1 - 0.12, -0.6, 0.10)], 3.0, colour=(0.55, 0.86, 1.0),
               net=0.25, rest=0.05, watts=3, ripple=0.0025, slab=0.9)


def seat(x, y):
    """Adds a walnut stool with two folded towels on the terrace."""
    made = Boards('walnut', 0.006)
    made.box((x, y, 0.40), (x + 0.80, y + 0.38, 0.44))
    for at in (x + 0.06, x + 0.69):
        made.box((at, y + 0.03, 0), (at + 0.05, y + 0.35, 0.40), 'z')
    made.done('stool')
    top = folded('plain linen', x + 0.20, y + 0.03, 0.442, 0.42, 0.32, 6, 0.007)
    folded('plain linen', x + 0.21, y + 0.04, top, 0.41, 0.31, 6, 0.007, -1.5)


def snow():
    """Adds the snow around the terrace, which overlaps its edges, and returns the height of the ground."""
    x0, x1, y0, y1 = TERRACE

    def lie(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        apart = np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))
        inner = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
        out = np.where(inner > 0, -inner, apart) + 0.10 * fractal(x / 0.9, y / 0.9, 8, 3)
        bank = 0.16 * np.clip((out + 0.10) / 0.35, 0, 1) ** 0.6 - 2.6 * np.clip(-(out + 0.10) / 0.12, 0, 1)
        return bank - 0.09 + 0.02 * np.maximum(apart - 6, 0)
    return winter.ground(lie, near=-12, far=320, side=260, focus=((-4.5, 9), (-7.0, -1.0)), fine=0.045)


def landscape():
    """Adds the snow, the spruces beside and behind the house, and the range."""
    ground = snow()
    free = lambda x, y: x < 13 and y < 9 or abs(math.degrees(math.atan2(x + 1.6, y + 6.2)) - 62) < 7 and y < 90
    spruces.forest(winter.scatter(100, -10, 150, 2, 130, 3.4, free), ground, (8, 17), snow=0.55)
    spruces.single([(12.6, 6.8, 11.0, 'broad'), (15.2, 4.2, 5.5, 'young'), (25.5, 4.0, 15.0, 'old'), (31.0, 7.0, 17.0, 'slender')], ground, 0.65, 4)
    made = ranges([(250, 4200, 1500, 2100), (2100, 4800, 1200, 1900), (-1500, 5000, 1100, 1900)], seed=8, snow=0.8)
    made.rotation_euler = (0, 0, math.radians(-58))


def compose():
    afterglow(0.75, 60, mist=0.7)
    haze.fill_valley(7000, 220)
    house()
    terrace()
    seat(4.35, -1.15)
    landscape()
    light.strip((-3.8, -1.2, HIGH + 0.09), (7.9, -1.2, HIGH + 0.09), (0, 0.3, -1), 40, 2600)
    light.area((3.6, -0.05, 1.4), (0, -1, -0.8), 6.6, 1.8, 90, 2500)
    terry.renew()
    planed.renew_walls(cedar='planed cedar', hemlock='planed hemlock')
    calm_glass.renew()
    finishes.refine(**{'slate': 'honed slate', 'wet slate': 'wet honed slate'})
    light.camera((-1.6, -6.2, 1.2), 40, 26, (0, -0.03))
