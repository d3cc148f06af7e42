"""Scene: a corner of the honed rim above the split slate, with the lit water, close."""
from library import light
from library.views import compose_product

ALT = 'A corner of the honed slate rim above courses of dark split slate, pale blue water inside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85}


def compose():
    compose_product('tornea-slate-plunge')
    light.area((-0.5, -1.2, 2.0), (0.7, 1, -0.5), 0.8, 0.8, 26, colour=(0.62, 0.77, 1.0))
    light.camera((0.1, 0.28, 1.5), 42, 45, (0.00, -0.57), 1.05, 2.8)
