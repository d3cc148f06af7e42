"""Scene: a sample of cedar."""
from library import swatch

WIDTH = 960
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.1, 'contrast': 1.25}


def compose():
    swatch.wood('sample cedar', 0.135, 2)
