"""Scene: a cold plunge pool with a stone rim, sunk into a deck in the snow, in the low sun of a winter morning."""
import numpy as np
from library import clearwater, daylight, distant, finishes, light, materials, planed, slabs, spruces, terry, water, winter
from library.boards import Boards
from library.fittings import towels
from library.larches import larches
from library.vapour import vapour

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.8, 'contrast': 1.22, 'levels': 0.75}  # No words stand on it.
materials._makers['grey gneiss'] = lambda name: finishes._honed(name, (0.150, 0.150, 0.150), (0.365, 0.360, 0.350), 0.50)
materials._makers['silver larch'] = lambda name: planed.wood(name, (0.345, 0.270, 0.195), (0.235, 0.170, 0.115), 190.0, 0.55, 0.26)
POOL = (-0.95, 0.95, 0.72, 2.30)
DECK = 0.30


def garden():
    """Adds the snow around the deck, spruces and larches on both sides, the forest and the mountains."""
    terrain = lambda x, y: winter.hill(1.4, 15, 4)(x, y) + 0.05 * np.maximum(np.asarray(y, float) - 22, 0)
    trail = winter.footprints((0.5, 9.0), (0.05, -1), 10, bend=0.015)
    ground = winter.ground(terrain, [(-2.3, 2.5, -1.3, 2.7, 0.1)], prints=trail, focus=((-3.5, 3.5), (-2, 9.5)), fine=0.035, relief=0.006,
                           hole=(-1.0, 1.0, 0.62, 2.4))
    free = lambda x, y: abs(x - 1) < 4.0 + 0.05 * y and y < 42
    spruces.forest(winter.scatter(170, -60, 60, 20, 120, 2.7, free), ground, (8, 17), snow=0.45, seed=3)
    spruces.single([(-5.2, 9.5, 9.5, 'old'), (-7.6, 13.0, 12.5, 'slender'), (-3.5, 6.6, 2.4, 'young'), (6.6, 10.8, 10.5, 'slender'), (8.6, 14.5, 13.0, 'old'),
                    (4.5, 7.0, 2.9, 'young'), (5.2, 15.5, 4.0, 'young')], ground, 0.5, 4)
    larches([(-4.6, 17.0), (7.4, 19.0), (-9.6, 19.5)], ground, heights=(8, 10), snow=0.25, seed=2)
    distant.ridge(-3800, 3800, 4300, [1350, 1700, 1500, 2100, 2550, 2050, 2450, 1800, 1500], 2700, -100, 14, trees=420, snow=0.72, rugged=0.33)


def deck():
    """Adds the deck of narrow boards around the pool."""
    made, (x0, x1, y0, y1) = Boards('silver larch', 0.004), POOL
    for i in range(26):
        y = -1.2 + i * 0.145
        spans = ((-2.2, x0 - 0.20), (x1 + 0.20, 2.4)) if y0 - 0.20 < y + 0.07 < y1 + 0.20 else ((-2.2, 2.4),)
        for a, b in spans:
            made.box((a, y, DECK - 0.03), (b, y + 0.139, DECK))
    made.box((-2.2, -1.23, 0.1), (2.4, -1.2, DECK - 0.002))
    made.done()
    under = Boards('void')
    under.box((-2.19, -1.19, DECK - 0.09), (2.39, y0 - 0.1, DECK - 0.045))
    under.done('under')


def compose():
    daylight.low_sun(-72, 15, 1.1, seed=8.0)
    deck()
    x0, x1, y0, y1 = POOL
    slabs.coping('grey gneiss', x0, x1, y0, y1, DECK - 0.03, DECK + 0.035, 0.02, 0.22, 0.010, 1.2)
    water.pool(x0, x1, y0, y1, DECK - 0.03, DECK - 0.015, 0.9, 'slate', [], 1.0, colour=water.CLEAR, watts=0, slab=0.6, net=0.2)
    clearwater.renew('slate', lamps=[(0.0, 2.2, -0.2, 0.01)], ripple=0.004, above=(0.66, 0.68, 0.68), net=0.3, scatter=0.6, slab=(0.7, 0.7, 0.5))
    seat = Boards('planed cedar', 0.006)
    for i in range(3):
        seat.box((1.45, 1.35 + i * 0.142, 0.68), (2.3, 1.35 + i * 0.142 + 0.136, 0.715))
    for x in (1.52, 2.16):
        seat.box((x, 1.39, DECK), (x + 0.06, 1.74, 0.68), 'z')
    seat.done()
    towels(1.66, 1.40, 0.715, 0.42, 0.3, 3)
    garden()
    vapour(x0, x1, y0 + 0.1, y1, DECK - 0.01, 0.60, 0.10, (1.0, 0.93, 0.85), 12)
    terry.renew()
    light.camera((-0.15, -3.1, 1.75), 1.0, 30, (0, -0.005))
