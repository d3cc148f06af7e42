"""Scene: a tread of the steps, close."""
from library import light
from library.views import compose_product

ALT = 'A ribbed cedar tread in a frame of black steel before a travertine basin'
DETAIL = 0.5
GRADE = {'exposure': 0.82}


def compose():
    compose_product('lac-bleu-plunge-steps')
    light.camera((-0.608, -0.963, 0.967), 26, 78, focus=1.3, stop=5.6, pitch=22)
