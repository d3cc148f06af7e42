"""Scene: a cold plunge pool, sunk into a deck in the snow. Steam rises from it against the low sun."""
import numpy as np
from library import conifers, daylight, finishes, light, terry, water, winter
from library.alps import alps
from library.boards import Boards
from library.fittings import lantern, towels
from library.plunges import rim
from library.steam import steam

RATIO, WIDTH = 5 / 4, 960
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8, 'contrast': 1.22, 'levels': 0.75}  # No words stand on it.


def garden():
    """Adds the snow around the deck, young firs, the forest and the mountains."""
    terrain = lambda x, y: winter.hill(1.4, 15, 4)(x, y) + 0.05 * np.maximum(np.asarray(y, float) - 22, 0)
    trail = winter.footprints((0.5, 9.0), (0.05, -1), 10, bend=0.015)
    ground = winter.ground(terrain, [(-2.3, 2.5, -1.3, 2.7, 0.1)], prints=trail, focus=((-3.5, 3.5), (-2, 9.5)), fine=0.035, relief=0.006,
                           hole=(-1.0, 1.0, 0.58, 2.0))
    free = lambda x, y: abs(x - 1) < 3.5 and y < 34
    conifers.forest(winter.scatter(160, -60, 60, 12, 120, 2.7, free), ground, (('spruce', 2), ('pine', 1)), (0.65, 1.15), 0.55)
    conifers.forest([(-4.6, 8.5, 0.85), (-6.8, 11.0, 1.05), (5.6, 9.8, 0.95), (7.4, 12.5, 1.1)], ground, (('spruce', 1),), snow=0.65, seed=2)
    conifers.forest([(-3.2, 5.6, 0.7), (3.7, 5.2, 0.8), (4.6, 6.6, 0.6)], ground, (('fir', 2),), snow=0.7, seed=3)
    alps([(300, 3500, 1400, 2100), (-1700, 3900, 1300, 1900), (2000, 3900, 1350, 1900)], seed=27)


def compose():
    daylight.low_sun(-104, 13, seed=8.0)
    deck = Boards('larch', 0.004)
    for i in range(26):
        y = -1.2 + i * 0.145
        if 0.6 < y + 0.07 < 2.0:
            deck.box((-2.2, y, 0.27), (-1.04, y + 0.139, 0.30))
            deck.box((1.04, y, 0.27), (2.4, y + 0.139, 0.30))
        else:
            deck.box((-2.2, y, 0.27), (2.4, y + 0.139, 0.30))
    deck.box((-2.2, -1.23, 0.1), (2.4, -1.2, 0.298))
    deck.done()
    rim('slate', -1.04, 1.04, 0.545, 2.04, 0.34, 0.16, 0.05, 0.02)
    water.pool(-0.9, 0.9, 0.69, 1.90, 0.30, 0.328, 0.9, 'slate', [(0.0, 1.8, -0.1, 0.3)], 7.0, colour=water.CLEAR, watts=0, slab=0.9, rest=0.5, ripple=0.010, net=0.35)
    seat = Boards('cedar', 0.006)
    seat.box((1.35, 1.2, 0.66), (2.2, 1.62, 0.71))
    for x in (1.42, 2.06):
        seat.box((x, 1.24, 0.30), (x + 0.07, 1.58, 0.66), 'z')
    seat.done()
    towels(1.55, 1.27, 0.71, 0.42, 0.3, 3)
    garden()
    lantern(-1.6, 0.2, 0.30)
    lantern(1.25, 0.1, 0.30, 0.14, 0.2)
    steam(-0.95, 0.95, 0.8, 1.85, 0.33, 0.9, 0.55, (1.0, 0.90, 0.78))
    terry.renew()
    finishes.refine(slate='honed slate')
    light.camera((-0.15, -3.1, 1.65), 1.0, 30, (0, 0.015))
