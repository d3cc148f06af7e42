"""
Scene: the inside of the pavilion, with a hanging fireplace and a daybed in front of windows with a view of the
mountains.
"""
import numpy as np
from library import conifers, daylight, haze, light, winter
from library.fittings import candle
from library.afterglow import afterglow
from library.alps import shade
from library.pavilion import DEEP, FLOOR, LONG, pavilion
from library.ranges import ranges

ALT = 'Inside the glass pavilion: a daybed for two beside a suspended fire, panes all around, snow and summits in the last light outside'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9, 'contrast': 1.22, 'balance': 0.45}


def view():
    """Adds the snow behind the pavilion, pines on both sides of the view, and the mountains in the last sun."""
    terrain = lambda x, y: -4.5 / (1 + np.exp(-(np.asarray(y, float) - 26) / 5)) + 0 * np.asarray(x, float)
    ground = winter.ground(terrain, [(-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02)], focus=((5, 14), (4.5, 12)), near=-20, far=420, fine=0.05,
                           hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: abs(x - 6 - 0.32 * y) < 3.5 + 0.10 * y and y < 60
    conifers.forest(winter.scatter(170, -50, 110, 13, 150, 2.8, free), ground, (('pine', 2), ('spruce', 2)), (0.7, 1.15), 0.45)
    conifers.forest([(4.6, 11.5, 0.8), (14.6, 12.0, 0.9), (16.2, 15.5, 1.05)], ground, (('pine', 2),), snow=0.45, seed=2)
    conifers.forest([(12.6, 9.6, 0.7), (5.6, 9.4, 0.5)], ground, (('fir', 1),), snow=0.6, seed=3)
    ranges([(1300, 3400, 1180, 2000), (-500, 3700, 1000, 1900), (3000, 3400, 1050, 1900)], seed=8)
    shade(-2600, -3500, 4500, 700)


def compose():
    afterglow(1.1, -105, mist=0.6)
    haze.fill_valley(10000, 240)
    daylight.sun(-96, 4, 3.6, 2300)
    pavilion()
    candle(8.75, 2.0, FLOOR, 0.2, 0.042)
    candle(8.66, 1.86, FLOOR, 0.12, 0.042)
    light.area((7.0, 0.6, 2.4), (0, 0.8, -1), 2.4, 0.8, 36, 2850)
    view()
    light.camera((5.75, 0.2, 1.5), 23, 21, (0.0, -0.075), 3.4, 6.0)
