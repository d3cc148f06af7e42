"""Scene: the folded linen on the upper slate step before the travertine block, close, with the water and the window on the lake behind it."""
from library import light
from library.views import compose_product

ALT = 'Folded linen on a broad slate step before a block of travertine in low winter sun, a tall window above a lake behind the water'
GRADE = {'exposure': 0.8, 'contrast': 1.15, 'balance': 0.2}


def compose():
    compose_product('brienz-twin-plunge')
    light.camera((0.80, -0.80, 1.46), -28, 40, (0.00, -0.27), 1.9, 5.6)
