"""
Scene: the glass pavilion in the low sun of a winter morning, seen from its corner. It contains timber rooms for the
sauna and the infrared cabin, a basin, a hanging fireplace and a daybed.
"""
import numpy as np
from library import conifers, daylight, light, winter
from library.alps import alps
from library.pavilion import DEEP, HIGH, LONG, pavilion

ALT = 'A glass pavilion under a wide flat roof in the snow, with timber rooms, a hanging fireplace and a daybed facing the mountains'
WIDTH = 1600
GRADE = {'exposure': 0.75, 'contrast': 1.22}


def landscape():
    """Adds the snow with a trail from the camera to the door, the forest behind the house, and the mountains."""
    terrain = lambda x, y: winter.hill(1.6, 22, 6)(x, y) + 0.06 * np.maximum(np.asarray(y, float) - 30, 0)
    trail = winter.footprints((11.0, -7.0), (-0.72, 0.70), 9, bend=-0.01)
    ground = winter.ground(terrain, [(-1.2, LONG + 1.2, -1.2, DEEP + 1.0, 0.02)], prints=trail, focus=((4.5, 13.5), (-10.0, -1.0)), near=-20,
                           hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: x - 13.5 > -0.30 * (y + 10) or y < 12 or abs(x + 0.72 * y - 4) < 5
    conifers.forest(winter.scatter(190, -150, 20, 12, 140, 3.0, free), ground, (('pine', 2), ('spruce', 2)), (0.7, 1.2), 0.42)
    near = [(-5.0, 6.5, 0.85), (-7.5, 9.0, 1.0), (-4.2, 10.5, 0.7), (10.5, 13.0, 0.9), (8.6, 17.0, 1.05), (-10.5, 5.0, 1.05)]
    conifers.forest(near, ground, (('pine', 1), ('spruce', 1)), snow=0.45, seed=2)
    aside = [(24.5, -13.5, 1.1), (29, -9.5, 1.2), (27.0, -16.5, 1.0)]
    conifers.forest(aside, ground, (('spruce', 1),), snow=0.4, seed=3)
    alps([(-2300, 3300, 1650, 2300), (-4300, 2800, 1450, 1900), (-500, 4400, 1350, 2000)], seed=8)


def compose():
    daylight.low_sun(112, 10)
    pavilion()
    light.area((4.5, -0.1, 1.3), (0, -1, -0.85), 8.4, 1.6, 30, 2550)
    light.area((4.5, 0.8, HIGH), (0, 0.4, -1), 8.0, 1.0, 110, 2800)
    landscape()
    light.camera((11.8, -7.4, 1.7), -35, 30, (0.0, 0.075))
