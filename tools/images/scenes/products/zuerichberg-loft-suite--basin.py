"""Scene: the sauna, the candles and the shower seen over the water of the plunge pool."""
from library import clear, clearwater, light, slabs
from library.views import compose_product

ALT = 'Still, clear water in a steel plunge with a wooden rim, a cedar sauna glowing behind glass and an open shower beyond it in a dark slate room'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.05}


def compose():
    compose_product('zuerichberg-loft-suite')
    slabs.remove('rim')
    slabs.coping('oiled thermo-aspen', 2.62, 3.42, -0.70, 1.10, 0.775, 0.82, 0.10, 0.02, 0.007)
    clear.clear((2.90, 0.95, 0.36), (3.10, 1.03, 0.56))  # the underwater lamp, which would be a white disc
    clearwater.renew('steel', 0.0004, 2, colour=(0.92, 0.97, 1.0), lamps=[(3.0, 0.95, 0.46, 0.0)], above=(0.34, 0.35, 0.35), net=0, joint=0, scatter=0.3, line=(0.10, 0.11, 0.11))
    light.camera((3.02, -1.42, 1.50), -21, 22, (0.0, -0.080), 2.5, 5.0)
