"""Scene: a sample of slate."""
from library import swatch

WIDTH = 960
SAMPLES = 4
DETAIL = 0.7


def compose():
    swatch.stone('cleft slate')
