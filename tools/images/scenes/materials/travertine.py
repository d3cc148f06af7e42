"""Scene: a sample of travertine."""
from library import swatch


def compose():
    swatch.stone('travertine')
