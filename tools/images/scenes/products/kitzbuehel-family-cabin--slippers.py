"""Scene: slippers of several sizes before the glass front of the cabin, close, in the winter sun."""
from library import clear, light
from library.views import compose_product

ALT = 'Felt slippers of several sizes on a limestone floor in winter sun, the hemlock sill and the glass of the cabin behind them'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 0.34, 'balance': 0.35}


def compose():
    compose_product('kitzbuehel-family-cabin')
    clear.clear((0.8, -1.7, -0.1), (2.7, -0.7, 0.1), 'upholstery', 'fringe')
    light.camera((2.28, -1.66, 0.62), -27, 34, (0.0, -0.17), 1.45, 4.0)
