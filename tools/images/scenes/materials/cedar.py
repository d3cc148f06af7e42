"""Scene: a sample of cedar."""
from library import swatch


def compose():
    swatch.wood('cedar')
