"""Scene: the handle of the glass wall, close, with the lit sauna out of focus behind it."""
from library import light
from library.views import compose_product

ALT = 'A black steel handle and a slim frame on a wall of glass, the cedar benches of the lit sauna out of focus behind it'
GRADE = {'exposure': 0.85}


def compose():
    compose_product('zuerichberg-loft-suite')
    light.camera((1.75, 0.1, 1.3), -28, 46, (0.00, -0.15), 1.17, 2.0)
