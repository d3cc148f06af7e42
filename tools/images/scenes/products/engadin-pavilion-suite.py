"""
Scene: the glass pavilion in the low sun of a winter morning, seen from its corner. It contains timber rooms for the
sauna and the infrared cabin, a basin, a hanging fireplace and a daybed. The glass reflects the forest.
"""
import numpy as np
from library import conifers, daylight, finishes, light, materials, winter
from library.alps import alps
from library.pavilion import DEEP, HIGH, LONG, pavilion

ALT = 'A glass pavilion under a wide flat roof in the snow, with timber rooms, a hanging fireplace and a daybed facing the mountains'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.2  # More would show the noise of the reflections.
GRADE = {'exposure': 0.95, 'contrast': 1.22}


def landscape():
    """Adds the snow with a trail from the camera to the door, the forest behind the house, and the mountains."""
    terrain = lambda x, y: winter.hill(1.6, 22, 6)(x, y) + 0.06 * np.maximum(np.asarray(y, float) - 30, 0)
    trail = winter.footprints((13.6, -5.3), (-0.86, 0.36), 11, bend=-0.012)
    # The snow is banked up against the slab, almost to the height of its floor.
    ground = winter.ground(terrain, [(-0.9, LONG + 0.9, -0.9, DEEP + 0.9, 0.085)], prints=trail, focus=((5.0, 15.0), (-7.5, -0.4)), near=-48,
                           hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    free = lambda x, y: x - 13.5 > -0.30 * (y + 10) or y < 12 or abs(x + 0.72 * y - 9) < 6
    conifers.forest(winter.scatter(190, -150, 20, 12, 140, 3.0, free), ground, (('pine', 2), ('spruce', 2)), (0.7, 1.2), 0.42)
    near = [(-5.0, 6.5, 0.85), (-7.5, 9.0, 1.0), (-4.2, 10.5, 0.7), (7.4, 11.5, 1.0), (9.4, 17.5, 1.15), (-12.5, 4.0, 1.05)]
    # These trees are beside and behind the camera: the glass reflects them.
    mirrored = [(-13.0, -9.5, 1.0), (-17.5, -13.0, 1.2), (-22.0, -10.5, 1.0), (-9.5, -15.5, 1.1), (-14.5, -20.0, 1.2), (-28.0, -17.0, 1.2), (-5.5, -22.0, 1.1),
                (19.0, 16.5, 1.0), (23.5, 21.0, 1.2), (17.5, 25.0, 1.1), (27.5, 27.0, 1.2)]
    conifers.forest(near + mirrored, ground, (('pine', 1), ('spruce', 1)), snow=0.45, seed=2)
    aside = [(29.0, -2.5, 1.2), (25.5, -12.5, 0.9)]
    conifers.forest(aside, ground, (('spruce', 1),), snow=0.4, seed=3)
    alps([(-2300, 3300, 1650, 2300), (-4300, 2800, 1450, 1900), (-500, 4400, 1350, 2000)], seed=8)


def compose():
    daylight.low_sun(100, 11)
    pavilion()
    # Both panes of a double glazing reflect.
    materials._makers['double glazing'] = lambda name: materials._glass(name, (0.90, 0.92, 0.915), 2.8)
    finishes.refine(glass='double glazing')
    light.area((4.5, 0.8, HIGH), (0, 0.4, -1), 8.0, 1.0, 110, 2800)
    landscape()
    light.camera((14.5, -5.7, 1.7), -47.5, 29, (0.0, 0.07))
