"""Scene: the boathouse from far out on the sound, with its reflection in the water."""
from library import light
from library.views import compose_product

ALT = 'A lit boathouse on its deck at the edge of a wide grey sound, snow and spruces behind it, its light on the water'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.5
GRADE = {'exposure': 0.7}


def compose():
    compose_product('oresund-boathouse-suite')
    light.camera((-7.6, -14.2, 1.6), 26.5, 38, (0.0, 0.0))
