"""Scene: a sample of slate."""
from library import swatch

WIDTH = 960
SAMPLES = 12
DETAIL = 1.0
GRADE = {'balance': 0.6, 'contrast': 1.2, 'exposure': 0.8}


def compose():
    swatch.stone('honed slate')
