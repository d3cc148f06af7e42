"""Scene: the whole suite across its plunge pool, the sauna to the left and the window to the right."""
from library import light
from library.views import compose_product

ALT = 'A lit cedar sauna behind glass, a rain shower on slate, and a clear sunken plunge below a wide window on snowy spruces'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def compose():
    compose_product('saentis-contrast-suite')
    light.camera((2.35, -3.6, 1.4), 17, 23, (0.0, -0.08), 4.6, 5.0)
