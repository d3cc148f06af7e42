"""Scene: a sample of black steel."""
from library import swatch

WIDTH = 960
SAMPLES = 4
DETAIL = 0.7


def compose():
    swatch.steel()
