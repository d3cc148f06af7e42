"""Scene: a sample of travertine."""
from library import swatch

WIDTH = 960
SAMPLES = 12
DETAIL = 1.0


def compose():
    swatch.stone('honed travertine')
