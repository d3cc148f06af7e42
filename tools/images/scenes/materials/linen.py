"""Scene: a sample of washed linen."""
from library import swatch

WIDTH = 960
SAMPLES = 8
DETAIL = 0.7


def compose():
    swatch.linen()
