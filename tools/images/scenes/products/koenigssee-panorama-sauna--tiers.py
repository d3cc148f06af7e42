"""Scene: the edges of two cedar tiers with the light below them, a bucket and rolled towels."""
from library import light
from library.views import compose_product

ALT = 'A line of warm light under the edge of a cedar tier, with a wooden bucket and folded towels on the boards'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    compose_product('koenigssee-panorama-sauna')
    light.camera((1.62, 0.25, 1.22), -42, 42, (0.0, -0.10), 1.25, 3.5)
