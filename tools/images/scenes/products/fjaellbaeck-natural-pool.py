"""Scene: the natural pool among boulders, with two flat stones as an entry and a small waterfall at the far end."""
import random
import numpy as np
from library import conifers, daylight, distant, finishes, haze, light, spruces, water, winter
from library.afterglow import afterglow
from library.alps import shade
from library.boards import Boards
from library.boulders import boulders
from library.cascade import Face, cascade
from library.fittings import lantern
from library.vapour import vapour

ALT = 'A natural pool between boulders of all sizes, some wet and some under snow, slate slabs in front, warm light between the rocks and a small waterfall at its far end'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.55, 'contrast': 1.2}


def shore():
    """
    Returns the boulders around the water as (x, y, z, radius): a few large ones, which get larger towards the waterfall,
    and many small ones between them and in the shallows. There are none on the near side, where the two flat stones of
    the entry lie.
    """
    large = [(-1.72, 1.75, 0.10, 0.52), (1.80, 2.35, 0.12, 0.62), (-1.98, 3.25, 0.14, 0.72), (1.62, 3.85, 0.10, 0.50), (-1.62, 4.45, 0.15, 0.60), (1.98, 4.75, 0.22, 0.78),
             (-1.42, 5.25, 0.30, 0.66), (-0.62, 5.95, 0.80, 0.62), (1.50, 5.20, 0.28, 0.62), (2.2, 5.9, 0.4, 0.9), (-2.2, 5.6, 0.30, 0.80), (0.75, 6.1, 0.78, 0.55)]
    small = [(-1.02, 4.62, -0.04, 0.24), (0.98, 4.66, -0.02, 0.28)]
    for side in (-1, 1):
        y = 0.95
        while y < 4.9:
            # They hide the edge of the lining, which is straight.
            size = random.choice((0.20, 0.25, 0.31, 0.40)) * random.uniform(0.85, 1.15)
            small.append((side * (1.03 + size * 0.25 + random.uniform(-0.03, 0.05)), y, -0.04 + size * 0.14, size))
            y += size * 1.05
        for _ in range(16):
            small.append((side * random.uniform(1.45, 3.0), random.uniform(0.5, 5.2), 0.02, random.choice((0.09, 0.12, 0.17, 0.26))))
        for _ in range(5):
            small.append((side * random.uniform(0.82, 1.0), random.uniform(1.5, 4.6), -0.13, random.uniform(0.10, 0.17)))
    return large + small


def hillside():
    """Adds the snow around the pool, a mixed forest on the slope behind it, and the mountains in the haze."""
    terrain = lambda x, y: winter.hill(2.6, 13, 3.5)(x, y) + 0.10 * np.maximum(np.asarray(y, float) - 20, 0)
    ground = winter.ground(terrain, [(-2.4, 2.4, -1.9, 5.6, -0.05)], focus=((-4, 4), (-3, 6)), fine=0.035, near=-8, hole=(-1.2, 1.2, 0.6, 5.0))
    free = lambda x, y: abs(x) < 2.5 and y < 30
    conifers.forest(winter.scatter(170, -60, 60, 11, 110, 2.5, free), ground, (('spruce', 2), ('pine', 2)), (0.6, 1.15), 0.62)
    conifers.forest([(-4.6, 8.5, 0.85), (5.0, 9.2, 0.95), (-6.6, 7.0, 1.0), (6.8, 6.8, 1.0)], ground, (('spruce', 2),), snow=0.7, seed=2)
    conifers.forest([(-3.4, 6.3, 0.6), (3.3, 6.8, 0.7), (3.9, 5.0, 0.45), (-2.6, 7.8, 0.5)], ground, (('fir', 2),), snow=0.75, seed=3)
    spruces.renew(('broad', 'old', 'slender'), 0.6, 3)
    distant.ridge(-3800, 3800, 4200, [420, 520, 380, 300, 420, 560, 480], 1700, -100, 6, trees=520)
    distant.ridge(-5200, 6000, 7600, [1050, 1500, 1250, 1750, 1420, 1150, 1500, 1200], 3000, -100, 14, trees=420, snow=0.72, rugged=0.34)


def compose():
    afterglow(0.95, -60, mist=0.9)
    haze.fill_valley(6000, 240)
    daylight.sun(-98, 4, 3.0, 2300)
    shade(-2600, -3500, 4500, 700)
    level = -0.06
    lamps = [(-0.45, 1.9, -0.70, 0.20), (0.50, 2.9, -0.75, 0.22), (-0.2, 3.9, -0.70, 0.26)]
    bed = water.pool(-1.1, 1.1, 0.75, 5.0, 0.0, level, 1.3, 'rock', lamps, 2.6, colour=(1.00, 0.86, 0.98), net=0.28, watts=0, slab=9, ripple=0.010, rest=0.16, gap=0.0)
    slabs = Boards('slate', 0.012)
    row = [(-1.75, -0.05, 0.02, 0.78), (-0.02, 1.05, -0.03, 0.80), (1.08, 2.2, 0.04, 0.76), (-1.2, -0.3, -0.85, 0.0), (-0.27, 0.72, -0.9, -0.06),
           (0.75, 1.7, -0.8, 0.01), (-0.75, 0.35, -1.75, -0.93), (0.38, 1.35, -1.7, -0.95)]
    for a, b, c, d in row:
        slabs.box((a, c, -0.12), (b, d, 0.02 + random.uniform(-0.012, 0.012)))
    slabs.done('slabs')
    way = Boards('slate', 0.012)
    way.box((-0.55, 0.76, -0.45), (0.45, 1.25, -0.20))
    way.box((-0.35, 1.2, -0.8), (0.65, 1.7, -0.50))
    way.done('way in').data.materials[0] = bed
    joints = Boards('snow')
    joints.box((-2.6, -2.6, -0.6), (2.6, 0.72, -0.012))
    joints.done('joints')
    boulders(shore(), 0.30, wet=level)
    face = Face(-1.35, 1.4, 4.72, -0.75, 0.80, (-0.38, 0.44), seed=4)
    cascade(face, [(-0.17, 0.26, 1.0), (0.03, 0.09, 0.30), (0.22, 0.16, 0.30), (0.40, 0.05, 0.08)], level, bed)
    hillside()
    vapour(-1.1, 1.1, 1.3, 4.8, level, 0.85, 0.12, count=16)
    for x, y in ((-1.25, 1.35), (1.3, 2.2), (-1.35, 3.0), (1.35, 3.9)):
        light.spot((x * 0.62, y, 0.02), (x * 0.9, 0.3, 0.32), 13, 100, 2300, 0.10)
    light.area((0.0, 2.9, level + 0.01), (0, 0, 1), 1.9, 3.9, 14, colour=(0.95, 0.84, 0.62))
    dark = Boards('void')  # Keeps daylight out of the joints of the pool.
    for a, b in (((-1.3, 0.5, -1.6), (1.3, 5.2, -1.4)), ((-1.3, 0.5, -1.5), (-1.125, 5.2, -0.12)), ((1.125, 0.5, -1.5), (1.3, 5.2, -0.12)),
                 ((-1.3, 5.025, -1.5), (1.3, 5.2, -0.12)), ((-1.3, 0.5, -1.5), (1.3, 0.725, -0.12))):
        dark.box(a, b)
    dark.done('dark')
    lantern(-1.02, 0.40, 0.03, 0.17, 0.28, 14)
    finishes.refine('slabs', slate='honed slate')
    light.camera((0.0, -2.9, 1.78), 0, 30, (0, -0.10), 4.6, 5.0)
