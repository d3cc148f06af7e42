"""
Scene: the glass pavilion at the blue hour, seen from the path to its door. It stands on a plinth of stone and contains
timber rooms for the sauna and the infrared cabin, a basin, a hanging fireplace and a daybed. The last sun reaches the
summits only.
"""
import math
import numpy as np
from library import conifers, daylight, distant, light, materials, winter
from library.alps import shade
from library.boards import Boards
from library.fields import lattice
from library.pavilion import DEEP, DOOR, FLOOR, HIGH, LEDGE, LONG, SNOW, pavilion

ALT = 'A glass pavilion at dusk in the snow: stone slabs lead to its door, and a fire, a daybed and timber rooms glow behind the panes'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.2  # More would show the noise of the reflections.
GRADE = {'exposure': 1.05, 'contrast': 1.22}
TURN = 57  # from the axis y to the direction in which the mountains stand, in degrees
PATH = (DOOR[0] + DOOR[1]) / 2


def terrain(x, y):
    """
    Returns the height of the snow without drifts. It is level around the house, where the wind has heaped it against
    the plinth, and a path is cleared to the door, with low banks on both sides.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    open_ = SNOW + 0.12 + winter.hill(2.2, 26, 7)(x, y) + 0.05 * np.maximum(y - 34, 0) + winter.drifts(x, y)
    apart = np.hypot(np.maximum(np.maximum(-0.3 - x, x - LONG - 0.3), 0), np.maximum(np.maximum(-0.3 - y, y - DEEP - 0.3), 0))
    heap = 0.15 * np.exp(-(apart / 0.30) ** 2) * np.clip(0.55 + 0.9 * lattice(x / 1.3, y / 1.3, 12), 0.15, 1)
    close = np.exp(-(apart / 1.1) ** 2)
    edge = np.abs(x - PATH - 0.05 * lattice(y / 0.9, x / 4, 5)) - 0.90
    before = 1 / (1 + np.exp((y + 0.7) / 0.08))
    cleared = before / (1 + np.exp(edge / 0.045))
    bank = before * 0.11 * np.exp(-((edge - 0.24) / 0.20) ** 2) * (1 + 0.5 * lattice(x / 0.5, y / 0.45, 8))
    z = open_ * (1 - close) + (SNOW + heap) * close + bank * (1 - 0.6 * close)
    return z * (1 - cleared) + (SNOW - 0.005) * cleared - winter.drifts(x, y)


def path():
    """Adds the slabs of the path to the door."""
    slabs = Boards('damp travertine', 0.008)
    for i in range(14):
        y = -LEDGE - 0.95 - i * 0.72
        slabs.box((PATH - 0.66, y - 0.62, SNOW - 0.06), (PATH + 0.66, y, SNOW + 0.028))
    slabs.done('path')


def turned(made, angle):
    """Turns an object around the vertical axis through the origin, by `angle` degrees."""
    made.rotation_euler[2] = math.radians(angle)


def landscape():
    """Adds the snow, the forest, and the mountains with the last sun on their summits."""
    ground = winter.ground(terrain, focus=((5.5, 11.5), (-6.0, -0.2)), near=-48, fine=0.04, hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: y < 13 or abs(x + 0.9 * y - 9) < 5
    conifers.forest(winter.scatter(230, -150, 40, 13, 140, 2.8, free), ground, (('spruce', 3), ('pine', 2)), (0.55, 1.2), 0.30)
    near = [(-8.2, 6.4, 1.0), (-10.6, 6.3, 0.62), (-6.0, 4.9, 0.42), (5.4, 13.5, 0.95), (8.0, 10.5, 0.36), (12.8, 12.0, 1.1), (10.4, 18.5, 1.2)]
    # These trees are beside and behind the camera: the glass reflects them.
    mirrored = [(-9.0, -9.5, 1.0), (-13.5, -12.0, 1.2), (-5.0, -14.5, 0.9), (-1.5, -17.0, 1.1), (-18.0, -9.0, 1.0), (-10.5, -20.0, 1.2), (3.5, -21.0, 1.1),
                (19.0, 12.5, 1.0), (22.5, 8.0, 1.2), (17.5, 20.0, 1.1), (27.5, 15.0, 1.2)]
    conifers.forest(near + mirrored, ground, (('pine', 1), ('spruce', 2)), snow=0.35, seed=2)
    # The range is turned so that its south face stands behind the house.
    turned(distant.ridge(-4000, 3600, 4100, [1700, 2100, 1900, 2300, 2900, 3400, 2800, 3050, 2350, 1700], 3100, -200, 19, trees=350, snow=0.80, rugged=0.33), TURN)
    turned(shade(-2600, -3500, 4500, 1050), TURN)


def lamps():
    """Adds the lamps of the evening: over the steps, below the edge of the plinth, and more light inside."""
    light.spot((PATH, -0.62, HIGH), (0, -0.08, -1), 70, 84, 2700, 0.05)
    light.strip((-0.3, -LEDGE + 0.06, FLOOR - 0.14), (LONG + 0.3, -LEDGE + 0.06, FLOOR - 0.14), (0, -0.35, -1), 33, 2600)
    light.strip((LONG + LEDGE - 0.06, -0.3, FLOOR - 0.14), (LONG + LEDGE - 0.06, DEEP + 0.3, FLOOR - 0.14), (0.35, 0, -1), 13, 2600)
    light.area((4.5, 0.8, HIGH), (0, 0.4, -1), 8.0, 1.0, 130, 2750)
    light.area((7.2, 2.2, HIGH), (0, 0, -1), 3.0, 3.0, 60, 2750)
    light.area((1.6, 2.2, FLOOR + 2.14), (0, 0, -1), 1.8, 1.2, 34, 2650)


def compose():
    daylight.blue_hour(1.05, mist=1.0, seed=6.0)
    daylight.sun(-112 - TURN, 4, 3.0, 2300)
    # Both panes of a double glazing reflect.
    materials._makers['glass'] = lambda name: materials._glass(name, (0.90, 0.92, 0.915), 3.3)
    pavilion()
    path()
    landscape()
    lamps()
    light.camera((11.4, -5.6, 1.72), -38.5, 26, (0.0, 0.045))
