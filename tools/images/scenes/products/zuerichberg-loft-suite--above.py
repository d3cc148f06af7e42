"""Scene: the compact suite from above, without its ceiling."""
from library import plan
from library.views import compose_product

ALT = 'The compact suite from above, without its ceiling: the sauna and the shower side by side, the steel plunge with its step along the wall'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.1, 'contrast': 1.15}


def compose():
    compose_product('zuerichberg-loft-suite')
    plan.camera((1.75, 0.85), 1.7, 5.5)
