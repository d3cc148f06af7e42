"""Scene: the fall of water at the far end, close."""
from library import light
from library.views import compose_product

ALT = 'A thin fall of water over a slate lip into a natural pool between snowy boulders, mist above the water'
GRADE = {'exposure': 1.4, 'contrast': 1.2}


def compose():
    compose_product('fjaellbaeck-natural-pool')
    light.camera((0.55, 1.0, 1.05), -9, 42, (0.0, -0.03), 3.7, 4.0)
