"""Scene: a sample of thermally modified aspen."""
from library import swatch


def compose():
    swatch.wood('thermo-aspen')
