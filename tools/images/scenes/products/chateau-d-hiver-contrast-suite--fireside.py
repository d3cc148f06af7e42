"""Scene: the fireplace of the suite, close, seen past the corner of a daybed."""
from library import light
from library.chateau import suite

ALT = 'A log fire in a steel-lined travertine fireplace, seen across the linen corner of a daybed'
GRADE = {'exposure': 1.0}


def compose():
    suite()
    light.spot((-0.9, -1.6, 3.2), (0.15, 0.6, -1), 120, 50, 2900)
    light.camera((-1.35, -2.3, 1.12), 17, 44, (0.0, -0.06), 4.4, 2.8)
