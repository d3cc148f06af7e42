"""Scene: the wide window of the panorama sauna, seen from its middle tier."""
from library import light
from library.views import compose_product

ALT = 'A wide window on a snowy shore with a birch and a spruce, a still lake and mountains in the morning sun, seen from the cedar tiers opposite it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8}


def compose():
    compose_product('koenigssee-panorama-sauna')
    light.camera((0.75, 0.0, 1.52), 58, 24, (0.0, -0.02), 2.4, 5.0)
