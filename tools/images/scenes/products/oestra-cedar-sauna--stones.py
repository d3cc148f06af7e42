"""Scene: the stones of the heater behind its rail, close."""
from library import light
from library.oestra import inside

ALT = 'Dark stones heaped in the cage of a heater behind a low rail of dark wood, a bucket with its ladle on the bench beside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    light.indoors()
    inside()
    light.area((0.4, -0.9, 1.7), (0.7, 1, -0.5), 0.7, 0.7, 14, colour=(0.80, 0.88, 1.0))
    light.spot((1.1, 0.1, 1.9), (0.35, 0.5, -1), 46, 46, 2900, 0.06)
    light.camera((1.0, -0.75, 1.2), 11, 38, (0.0, -0.16), 1.62, 2.4)
