"""Scene: single stones, close."""
from library import light
from library.views import compose_product

ALT = 'Dark heater stones with freshly split faces, close'
GRADE = {'exposure': 1.0, 'contrast': 1.1, 'balance': 0.3}


def compose():
    compose_product('vaenern-heater-stones')
    light.camera((-0.116, -0.214, 0.602), 14, 82, focus=0.55, stop=11, pitch=44)
