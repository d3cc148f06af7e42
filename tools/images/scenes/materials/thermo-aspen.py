"""Scene: a sample of thermally modified aspen."""
from library import swatch

WIDTH = 960
SAMPLES = 16
DETAIL = 0.9
GRADE = {'exposure': -0.05, 'contrast': 1.28}


def compose():
    swatch.wood('thermo-aspen')
