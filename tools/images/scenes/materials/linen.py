"""Scene: a sample of washed linen."""
from library import swatch


def compose():
    swatch.sheet('linen')
