"""Scene: one dial of the gauge, close."""
from library import light
from library.views import compose_product

ALT = 'The dial of a thermometer with a black rim in a plate of riven slate, on a cedar wall'
DETAIL = 0.5
GRADE = {'exposure': 0.68}


def compose():
    compose_product('kafjord-climate-gauge')
    light.camera((0.991, 0.765, 1.531), 20, 95, focus=0.45, stop=5.6, pitch=4)
