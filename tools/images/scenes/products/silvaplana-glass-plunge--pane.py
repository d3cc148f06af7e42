"""Scene: the glass side of the plunge pool and the courses of slate beside it."""
from library import light
from library.views import compose_product

ALT = 'Lit water behind the thick glass side of a slate plunge, the joints of its slate lining behind the glass'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.0}


def compose():
    compose_product('silvaplana-glass-plunge')
    light.camera((-0.1, -0.45, 1.3), 38, 34, (0.0, -0.10), 2.1, 4.0)
