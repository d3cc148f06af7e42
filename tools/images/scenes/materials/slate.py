"""Scene: a sample of slate."""
from library import swatch


def compose():
    swatch.stone('slate')
