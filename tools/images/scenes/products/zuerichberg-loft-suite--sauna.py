"""Scene: the benches of the sauna with bucket and towels."""
from library import buckets, light
from library.views import compose_product

ALT = 'A wooden bucket with its ladle and folded linen on the two cedar benches of a sauna, light behind the slats between them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85}


def compose():
    compose_product('zuerichberg-loft-suite')
    buckets.renew(turn=-37)
    light.camera((1.5, 1.33, 1.42), -37, 34, (0.00, -0.575), 1.28, 3.2)
