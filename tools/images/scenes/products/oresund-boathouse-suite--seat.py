"""Scene: towels on the seat of the deck, close, with the water and the shore behind it."""
from library import light
from library.views import compose_product

ALT = 'Folded linen on a cedar seat on the deck, snow and trees on the shore behind it'
GRADE = {'exposure': 0.7}


def compose():
    compose_product('oresund-boathouse-suite')
    light.camera((-0.55, -2.15, 1.6), -38, 44, (0.00, -0.39), 1.71, 2.8)
