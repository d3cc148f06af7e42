"""Scene: a sample of travertine."""
from library import swatch

WIDTH = 960
SAMPLES = 16
DETAIL = 0.9


def compose():
    swatch.stone('cut travertine')
