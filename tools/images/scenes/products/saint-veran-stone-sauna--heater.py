"""Scene: the heater before the courses of travertine in the morning sun, with the ends of the cedar tiers."""
from library import light
from library.views import compose_product

ALT = 'A heater full of dark stones before courses of honed travertine in the morning sun, the ends of two floating cedar tiers beside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'balance': 0.12}


def compose():
    compose_product('saint-veran-stone-sauna')
    light.camera((1.35, 0.28, 1.12), 26, 33, (0.0, -0.10), 1.9, 4.0)
