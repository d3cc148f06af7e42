"""Scene: a sample of slate."""
from library import swatch

WIDTH = 960
GRADE = {'exposure': 0.65, 'contrast': 1.15}


def compose():
    swatch.stone('cleft slate')
