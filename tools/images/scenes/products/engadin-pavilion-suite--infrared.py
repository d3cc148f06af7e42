"""Scene: the infrared room inside the pavilion, with its emitters and the slatted backrests of its bench."""
from library import daylight, light, terry
from library.emitters import halo
from library.lamps import keep_lamps
from library.pavilion import FLOOR, INFRARED, pavilion

ALT = 'An infrared room lined with hemlock: red emitters between two slatted backrests on the bench, folded towels beside them'
GRADE = {'exposure': 0.85, 'contrast': 1.2}


def compose():
    x0, x1, y0, y1 = INFRARED
    daylight.low_sun(-70, 13, seed=8.0)
    pavilion()
    keep_lamps((x0 - 0.01, y0 - 0.1, 0), (x1, y1 + 0.1, FLOOR + 2.3))
    halo((x0 + 0.5 * (x1 - x0), y1, FLOOR + 1.16), (0, -1, 0), 0.17, 0.98, 2.5)
    terry.stack(x0 + 0.86 * (x1 - x0), y1 - 0.40, FLOOR + 0.461, 0.34, 0.28, 0.13, 3, seed=4)
    # The glass front is behind the camera.
    light.area((3.9, y0 + 0.1, 1.5), (0, 1, -0.1), 1.6, 1.8, 16, 3600)
    light.camera((4.52, 1.34, 1.30), -15, 25, (0.0, -0.06), 2.2, 5.0)
