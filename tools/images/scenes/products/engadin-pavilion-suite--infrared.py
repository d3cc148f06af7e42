"""Scene: the infrared room inside the pavilion, with its emitters and the slatted backrests of its bench."""
from library import light, terry
from library.emitters import halo
from library.lamps import keep_lamps
from library.pavilion import FLOOR, INFRARED, pavilion

ALT = 'An infrared room lined with hemlock: red emitters between two slatted backrests on the bench, folded towels beside them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85, 'contrast': 1.25}


def compose():
    x0, x1, y0, y1 = INFRARED
    wide = x1 - x0
    # A bright sky would turn the reflectors of the emitters blue.
    light.indoors()
    pavilion()
    keep_lamps((x0 - 0.01, y0 - 0.1, 0), (x1, y1 + 0.1, FLOOR + 2.14))
    for part in (0.115, 0.5, 0.885):
        halo((x0 + part * wide, y1, FLOOR + 1.16), (0, -1, 0), 0.17, 0.98, 4.5)
    halo((x0, y1 - 0.95, FLOOR + 1.10), (1, 0, 0), 0.34, 0.98, 6.0)
    terry.stack(x0 + 0.86 * wide, y1 - 0.40, FLOOR + 0.461, 0.34, 0.28, 0.13, 3, seed=4)
    # The glass front is behind the camera.
    light.area((3.9, y0 + 0.1, 1.5), (0, 1, -0.1), 1.6, 1.8, 11, 4200)
    light.area((3.9, 2.3, FLOOR + 2.14), (0, 0, -1), 1.0, 0.8, 9, 2800)
    light.camera((4.50, 1.34, 1.24), -17, 26, (0.0, -0.04), 2.2, 5.0)
