"""Scene: the wide window of the panorama sauna, seen from its middle tier."""
from library import light
from library.views import compose_product

ALT = 'A wide window on a snowy shore, a still lake and mountains in the morning sun, seen from the cedar tiers opposite it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    compose_product('koenigssee-panorama-sauna')
    light.camera((0.75, -0.12, 1.52), 53, 24, (0.0, -0.06), 2.4, 5.0)
