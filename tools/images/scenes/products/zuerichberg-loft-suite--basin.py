"""Scene: the sauna and the candles seen over the water of the plunge pool."""
from library import light
from library.views import compose_product

ALT = 'Clear lit water in a steel plunge with a wooden rim, and beyond it a cedar sauna glowing behind glass in a dark slate room'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95}


def compose():
    compose_product('zuerichberg-loft-suite')
    light.camera((3.30, -1.15, 1.22), -36, 20, (0.0, -0.09), 2.2, 4.5)
