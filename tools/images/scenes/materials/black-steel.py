"""Scene: a sample of black steel."""
from library import swatch


def compose():
    swatch.sheet('black steel')
