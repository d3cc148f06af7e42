"""Scene: a sample of hemlock."""
from library import swatch


def compose():
    swatch.wood('hemlock')
