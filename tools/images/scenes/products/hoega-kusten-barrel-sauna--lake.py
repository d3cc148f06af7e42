"""Scene: the barrel at the end of its jetty, wide, with the lake and its snowy shore."""
from library import light
from library.views import compose_product

ALT = 'A cedar barrel sauna at the end of a swept jetty with banks of snow, a still lake and a forested shore in low sun behind it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.71, 'contrast': 1.06}


def compose():
    compose_product('hoega-kusten-barrel-sauna')
    light.camera((-2.9, -4.9, 1.55), 20, 25, (0.0, -0.035))
