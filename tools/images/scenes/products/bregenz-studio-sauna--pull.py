"""Scene: the round pull on the glass door, close."""
from library import light
from library.views import compose_product

ALT = 'A round cedar pull on brass bolts at the clear glass door of the sauna, in early sun'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.8}


def compose():
    compose_product('bregenz-studio-sauna')
    light.camera((-0.34, -0.92, 1.14), 27, 50, (0.03, -0.06), 1.0, 2.8)
