"""Scene: the sauna, the candles and the shower seen over the water of the plunge pool."""
from library import clearwater, light, slabs
from library.views import compose_product

ALT = 'Clear lit water in a steel plunge with a wooden rim, a cedar sauna glowing behind glass and an open shower beyond it in a dark slate room'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.05}


def compose():
    compose_product('zuerichberg-loft-suite')
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', 2.62, 3.42, -0.70, 1.10, 0.775, 0.82, 0.10, 0.02, 0.007)
    clearwater.renew('steel', 0.0022, 5, lamps=[(3.0, 0.95, 0.46, 0.17)], above=(0.24, 0.25, 0.25), lamp=(0.93, 0.98, 1.0), net=0.14, joint=0, scatter=0.3, line=(0.13, 0.14, 0.14))
    light.camera((3.02, -1.42, 1.50), -21, 22, (0.0, -0.125), 2.5, 5.0)
