"""Scene: folded towels on the bench, close, with the lit slats below its edge."""
from library import light, terry
from library.views import compose_product

ALT = 'Folded towels on the deep bench of a cedar sauna, lit slats beneath its edge'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    compose_product('bregenz-studio-sauna')
    terry.renew()
    light.spot((0.25, 0.15, 1.85), (0.25, 0.75, -1), 34, 70, 2900, 0.05)
    light.camera((1, -0.1, 1.3), -33, 44, (0.00, -0.54), 1.01, 2.8)
