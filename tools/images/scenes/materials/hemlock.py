"""Scene: a sample of hemlock."""
from library import swatch

WIDTH = 960
SAMPLES = 16
DETAIL = 0.9


def compose():
    swatch.wood('hemlock')
