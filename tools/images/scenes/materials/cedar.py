"""Scene: a sample of cedar."""
from library import swatch

WIDTH = 960
GRADE = {'exposure': 0.65, 'contrast': 1.15}


def compose():
    swatch.cladding('sample cedar')
