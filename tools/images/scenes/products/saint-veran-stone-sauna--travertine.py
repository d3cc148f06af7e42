"""Scene: folded towels on the floating tier before the courses of travertine, close."""
from library import light
from library.views import compose_product

ALT = 'Folded towels on a broad cedar tier before long courses of honed travertine'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.78}


def compose():
    compose_product('saint-veran-stone-sauna')
    light.camera((1.38, 0.86, 1.5), -29, 50, (0.00, -0.41), 1.29, 2.4)
