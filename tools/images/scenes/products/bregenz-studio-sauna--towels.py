"""Scene: a towel over the edge of the deep bench, close, in the early sun."""
from library import light
from library.views import compose_product

ALT = 'A towel over the edge of a deep cedar bench in early sun, lit slats beneath it'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.9}


def compose():
    compose_product('bregenz-studio-sauna')
    light.camera((1.12, 0.02, 1.28), -37, 36, (0.0, -0.33), 1.05, 4.0)
