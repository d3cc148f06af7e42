"""Scene: the slate plunge and its long window, wide, from the room."""
from library import light
from library.views import compose_product

ALT = 'A slate plunge in a cedar room, its lit water in front of a long window onto a snowy clearing, a bench of thermo-aspen beside it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.88, 'contrast': 1.15, 'balance': 0.3}


def compose():
    compose_product('tornea-slate-plunge')
    light.camera((0.3, -2.5, 1.82), 15, 25.5, (0.01, -0.155), 3.9, 7.0)
