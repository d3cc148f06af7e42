"""Scene: the far end of the natural pool with the fall of water, seen over the pool."""
from library import light
from library.views import compose_product

ALT = 'A thin fall of water over a slate lip into a natural pool between snowy boulders, wisps of mist above the water'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.6, 'contrast': 1.2}


def compose():
    compose_product('fjaellbaeck-natural-pool')
    light.camera((0.30, 0.35, 1.10), -3, 38, (0.0, -0.09), 4.2, 4.0)
