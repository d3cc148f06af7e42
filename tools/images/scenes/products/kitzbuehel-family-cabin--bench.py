"""Scene: a corner of the hemlock bench with a towel over its edge, close, in the winter sun."""
from library import light
from library.views import compose_product

ALT = 'A towel over the edge of a pale hemlock bench in winter sun, lit slats below it and emitters glowing in the wall'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 0.20, 'balance': 0.35}


def compose():
    compose_product('kitzbuehel-family-cabin')
    light.camera((1.52, 0.10, 1.06), -54, 34, (0.0, -0.225), 1.3, 4.5)
