"""Scene: rolled towels on the upper slate step before the travertine block, close."""
from library import light
from library.views import compose_product

ALT = 'Rolled linen on a broad slate step before a block of travertine, lit water beyond its rim'
GRADE = {'exposure': 0.8}


def compose():
    compose_product('brienz-twin-plunge')
    light.camera((-0.15, -0.4, 1.3), -29, 46, (0.00, -0.52), 1.37, 2.8)
