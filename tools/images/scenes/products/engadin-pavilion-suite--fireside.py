"""
Scene: the inside of the pavilion, with a hanging fireplace and a daybed in front of windows with a view of the
mountains.
"""
import numpy as np
from library import conifers, daylight, light, winter
from library.fittings import candle
from library.mountains import mountains
from library.pavilion import DEEP, FLOOR, LONG, pavilion

ALT = 'Inside the glass pavilion: a hanging fireplace and a daybed for two before the panes, snow and mountains outside'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9, 'contrast': 1.22}


def view():
    """Adds the snow behind the pavilion, pines on both sides of the view, and the mountains in the morning sun."""
    terrain = lambda x, y: -4.5 / (1 + np.exp(-(np.asarray(y, float) - 26) / 5)) + 0 * np.asarray(x, float)
    ground = winter.ground(terrain, [(-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02)], focus=((5, 14), (4.5, 12)), near=-20, far=420, fine=0.05,
                           hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: abs(x - 6 - 0.32 * y) < 3.5 + 0.10 * y and y < 60
    conifers.forest(winter.scatter(170, -50, 110, 13, 150, 2.8, free), ground, (('pine', 2), ('spruce', 2)), (0.7, 1.15), 0.45)
    conifers.forest([(4.6, 11.5, 0.8), (14.6, 12.0, 0.9), (16.2, 15.5, 1.05)], ground, (('pine', 2),), snow=0.45, seed=2)
    conifers.forest([(12.6, 9.6, 0.7), (5.6, 9.4, 0.5)], ground, (('fir', 1),), snow=0.6, seed=3)
    mountains([(1300, 3400, 980, 2000), (-500, 3700, 900, 1900), (3000, 3400, 950, 1900)], seed=8, foot=-60)


def compose():
    daylight.low_sun(-70, 13, seed=8.0)
    pavilion()
    candle(8.75, 2.0, FLOOR, 0.2, 0.042)
    candle(8.66, 1.86, FLOOR, 0.12, 0.042)
    light.area((7.0, 0.4, 2.3), (0, 1, -0.5), 1.6, 0.8, 30, colour=(0.75, 0.86, 1.0))
    view()
    light.camera((6.1, 0.1, 1.42), 18, 24, (0, -0.05), 3.2, 6.0)
