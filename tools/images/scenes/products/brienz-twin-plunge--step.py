"""Scene: the folded linen on the upper slate step before the travertine block, close, in low winter sun."""
from library import light
from library.views import compose_product

ALT = 'Folded linen on a broad slate step before a block of travertine in low winter sun, water beyond its rim'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'contrast': 1.15, 'balance': 0.2}


def compose():
    compose_product('brienz-twin-plunge')
    light.camera((-1.04, -0.53, 1.42), 33, 44, (0.00, -0.42), 1.7, 5.6)
