"""Scene: a towel over a rung of the rail, close."""
from library import light
from library.views import compose_product

ALT = 'A linen towel over a rung of a blackened steel towel rail, a bracket holding the rail to the wall'
DETAIL = 0.5
GRADE = {'exposure': 1.0}


def compose():
    compose_product('aelvsjoe-towel-rail')
    light.camera((0.272, -0.016, 1.83), 24, 90, focus=1.2, stop=5.6)
