"""Scene: a sample of hemlock."""
from library import swatch

WIDTH = 960
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.35, 'contrast': 1.25}


def compose():
    swatch.wood('sample hemlock', 0.092, 1)
