"""Scene: slippers of several sizes before the glass front of the cabin, close, in the winter sun."""
from library import light
from library.views import compose_product

ALT = 'Felt slippers of several sizes on a limestone floor in winter sun, the hemlock sill and the glass of the cabin behind them'
SAMPLES = 10
DETAIL = 0.45
GRADE = {'exposure': 0.56, 'balance': 0.35}


def compose():
    compose_product('kitzbuehel-family-cabin')
    light.camera((2.32, -1.70, 0.66), -28, 37, (0.0, -0.19), 1.45, 4.5)
