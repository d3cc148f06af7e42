"""Scene: the courses of travertine in raking morning light, close, with steam that rises from the stones of the heater."""
from library import light, traces
from library.views import compose_product

ALT = 'Honed travertine in raking morning light, close, steam rising before it from the split stones of the heater'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.46, 'balance': 0.12}


def compose():
    compose_product('saint-veran-stone-sauna')
    traces.plume(2.36, 1.95, 1.02, 0.95, 0.26, (-0.16, 0.0), 0.13, (1.0, 0.95, 0.88), 16, 32)
    light.camera((1.38, 1.12, 1.30), 38, 38, (0.0, 0.03), 1.5, 4.0)
