"""Scene: the whole suite across the plunge pool: the glass of the sauna and of the shower, and candles on the floor."""
from library import light
from library.views import compose_product

ALT = 'A dark slate room with a cedar sauna and a shower behind one wall of glass, and a lit steel plunge in the foreground'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95}


def compose():
    compose_product('zuerichberg-loft-suite')
    light.camera((1.75, -2.9, 1.5), 6, 20, (0.0, -0.06), 4.0, 5.0)
