"""Scene: the garden sauna in its snowy clearing, seen from farther away."""
from library import light
from library.views import compose_product

ALT = 'A small gabled sauna of dark wood glows in a snowy clearing, footprints lead to its glass front, spruces stand around it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.5
GRADE = {'exposure': 0.85}


def compose():
    compose_product('soelden-garden-sauna')
    light.camera((-1.2, -9.0, 1.55), 13.5, 28, (0.0, 0.025))
