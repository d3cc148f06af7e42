"""Scene: a sample of travertine."""
from library import swatch

WIDTH = 960
SAMPLES = 8
DETAIL = 0.7


def compose():
    swatch.stone('cut travertine')
