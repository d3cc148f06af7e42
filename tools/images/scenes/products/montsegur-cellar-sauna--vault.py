"""Scene: the laths and ribs of the vault above a bench, in the light from its lower edge."""
from library import light
from library.views import compose_product

ALT = 'Narrow cedar laths and ribs of a vault rise from a hidden line of light above a bench with folded towels'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def compose():
    compose_product('montsegur-cellar-sauna')
    light.camera((1.45, -0.2, 1.05), -38, 30, (0.0, 0.06), 1.9, 4.0)
