"""Scene: the benches of the sauna with bucket and towels."""
from library import light
from library.views import compose_product

ALT = 'A hemlock bucket and folded linen on the two cedar benches of a sauna, light behind the slats between them'
GRADE = {'exposure': 0.85}


def compose():
    compose_product('zuerichberg-loft-suite')
    light.camera((1.5, 1.33, 1.42), -37, 34, (0.00, -0.47), 1.28, 3.2)
