"""Scene: a cedar barrel sauna on a jetty in low winter sun, with a bucket and towels before its door. A wooded shore is mirrored in the lake."""
import math
import numpy as np
from library import barrel, buckets, clear, conifers, daylight, distant, haze, light, linens, spruces, still_water, winter
from library.barrel import LONG, MIDDLE, OUTER
from library.boards import Boards
from library.fields import fractal
from library.fittings import wisps
from library.shapes import put

ALT = 'A cedar barrel with four black hoops on a wooden deck in a lake, a bucket beside its step, low sun on its staves'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.71, 'contrast': 1.06}


def cap():
    """Adds snow along the top of the barrel."""
    points, wide, long = [], 30, 60
    for j in range(long + 1):
        y = 0.02 + (LONG - 0.04) * j / long
        for i in range(wide + 1):
            t = i / wide * 2 - 1
            angle = math.radians(90 - t * (30 + 3 * math.sin(y * 5)))
            thick = 0.13 * (1 - t * t) ** 0.45 * (0.9 + 0.15 * math.sin(y * 3.1 + t * 2)) * min(1, (1 - abs(2 * j / long - 1)) * 9 + 0.05) ** 0.5
            radius = OUTER - 0.004 + thick
            points.append((radius * math.cos(angle), y, MIDDLE + radius * math.sin(angle)))
    row = wide + 1
    put('cap', points, [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(long) for i in range(wide)], winter.snow_material('snow on the barrel'), True)


def far_shore(x, y):
    """Returns the height of the far shore at (x, y): bays and headlands, and wooded hills of different heights behind them."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    behind = y - 196 - 34 * fractal(x / 95, 0 * x, 21, 4)
    rise = 0.10 + 0.11 * fractal(x / 130, 0 * x + 3, 23, 3)
    return -2.2 + 3.4 / (1 + np.exp(-behind / 5)) + rise * np.maximum(behind - 6, 0) + 1.6 * fractal(x / 26, y / 26, 25, 3) * np.clip(behind / 20, 0, 1)


def lake():
    """Adds the lake and the wooded hills on the far side."""
    still_water.lake(-700, 700, -30, 236, -0.55, (0.016, 0.030, 0.034))
    ground = winter.ground(far_shore, near=110, far=620, side=460, focus=((-50, 300), (150, 220)), fine=1.2)
    haze.fill_valley(1500, 14, -1)
    water = lambda x, y: far_shore(x, y) < 0.15 or fractal(np.array(x / 70), np.array(y / 45), 31, 3) < -0.55
    spruces.forest(winter.scatter(700, -90, 330, 150, 380, 2.9, water), ground, (9, 22), snow=0.3, seed=6)
    conifers.forest(winter.scatter(60, -90, 340, 150, 300, 6.0, water), ground, (('pine', 2),), (0.8, 1.5), 0.4)
    distant.ridge(-700, 3000, 1700, [120, 190, 150, 240, 180, 260, 170, 215], 900, 0, 9, trees=700, snow=0.5, rugged=0.3)


def compose():
    barrel.body()
    barrel.ends()
    barrel.inside()
    clear.dim(0.9)
    daylight.low_sun(-112, 10, seed=2.0)
    # A clear sky, because the thin clouds of `low_sun` look like streaks above an open lake.
    light.sky([(0.0, (0.80, 0.70, 0.60)), (0.07, (0.63, 0.64, 0.67)), (0.22, (0.38, 0.49, 0.66)), (0.55, (0.18, 0.30, 0.53)), (1.0, (0.09, 0.18, 0.40))], 0.52)
    cap()
    deck = Boards('larch', 0.004)
    for i in range(34):
        deck.box((-1.75, -1.9 + i * 0.145, -0.03), (1.75, -1.9 + i * 0.145 + 0.139, 0))
    deck.box((-1.75, -1.93, -0.2), (1.75, -1.9, -0.002))
    deck.box((-1.78, -1.93, -0.2), (-1.75, 3.03, -0.002), 'y')
    for x in (-1.6, 1.5):
        for y in (-1.7, 0.4, 2.8):
            deck.box((x, y, -1.4), (x + 0.13, y + 0.13, -0.03), 'z')
    deck.box((-0.45, -0.42, 0.0), (0.45, -0.02, 0.22))
    deck.done('deck')
    lake()
    buckets.bucket(-0.72, -0.40, 0.0, 0.14, 0.24, 'stave cedar', 'brushed black steel', turn=26, watts=0)
    linens.pile('plain linen', 0.16, -0.22, 0.222, [(0.40, 0.28, 4, 4, (0, 0)), (0.39, 0.275, 4, -2, (0.004, 0.002))], seed=8)
    wisps(-0.51, 2.0, MIDDLE + OUTER + 0.5, 0.9, 2.2, 3, 0.12, 'smoke')
    light.area((0, 1.1, MIDDLE + 0.9), (0, 0, -1), 0.7, 1.6, 20, 3000)
    light.camera((-2.75, -4.7, 1.55), 26, 35, (0.0, -0.01))
