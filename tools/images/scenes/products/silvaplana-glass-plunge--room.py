"""Scene: the plunge with its glass side, wide, lit from within."""
from library import light
from library.views import compose_product

ALT = 'A plunge lit behind its glass side in a dark slate room, its light on the wet floor, four slate steps and candles beside it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0}


def compose():
    compose_product('silvaplana-glass-plunge')
    light.camera((1.9, -1.9, 1.3), 0, 24, (0.0, -0.075), 3.2, 4.5)
