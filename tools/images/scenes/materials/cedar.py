"""Scene: a sample of cedar."""
from library import swatch

WIDTH = 960
SAMPLES = 16
DETAIL = 0.9
GRADE = {'exposure': 0.35, 'contrast': 1.3, 'saturation': 1.25}


def compose():
    swatch.wood('cedar')
