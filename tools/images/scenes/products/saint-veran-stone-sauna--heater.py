"""Scene: the heater before the courses of travertine, with the end of the cedar tiers."""
from library import light
from library.views import compose_product

ALT = 'A heater full of dark stones before courses of honed travertine, a bucket on the end of a floating cedar tier beside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('saint-veran-stone-sauna')
    light.camera((1.25, 0.15, 1.18), 24, 33, (0.0, -0.08), 1.9, 4.0)
