"""Scene: the folded lid with its lantern and towels, close, in the morning sun."""
from library import light
from library.views import compose_product

ALT = 'A lit lantern and folded towels on the thermo-aspen lid of a garden plunge, clear water beside it and snowy trees behind'
GRADE = {'exposure': 0.75}


def compose():
    compose_product('muerren-garden-plunge')
    light.camera((-0.25, -0.55, 1.5), 28, 45, (0.00, -0.31), 1.59, 2.8)
