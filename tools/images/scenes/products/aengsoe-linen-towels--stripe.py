"""Scene: the hem of the hanging bath sheet, close."""
from library import light
from library.views import compose_product

ALT = 'The charcoal stripes of a linen bath sheet, close, its weave visible in the daylight'
GRADE = {'exposure': 1.05, 'contrast': 1.15}


def compose():
    compose_product('aengsoe-linen-towels')
    light.camera((-0.069, -0.76, -0.214), 22, 96, focus=0.8, stop=8, pitch=4)
