"""Scene: the sauna and the candles seen over the water of the plunge pool."""
from library import clearwater, light, slabs
from library.views import compose_product

ALT = 'Clear lit water in a steel plunge with a wooden rim, and beyond it a cedar sauna glowing behind glass in a dark slate room'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95}


def compose():
    compose_product('zuerichberg-loft-suite')
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', 2.62, 3.42, -0.70, 1.10, 0.775, 0.82, 0.10, 0.02, 0.007)
    clearwater.renew('steel', 0.0022, 5, lamps=[(3.0, 0.95, 0.46, 0.36)], above=(0.30, 0.34, 0.36), net=0.35, joint=0, line=(0.13, 0.14, 0.14))
    light.camera((3.30, -1.10, 1.22), -36, 20, (0.0, -0.09), 2.2, 4.5)
