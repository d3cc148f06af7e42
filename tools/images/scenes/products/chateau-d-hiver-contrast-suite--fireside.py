"""
Scene: the warm side of the suite, seen across the daybeds: the infrared chamber in the left wall, the cedar sauna behind
its arch, and the fireplace.
"""
from library import light
from library.views import compose_product

ALT = 'Under a travertine vault, a hemlock infrared chamber glows behind glass beside a cedar sauna, a log fire and two daybeds'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0}


def compose():
    compose_product('chateau-d-hiver-contrast-suite')
    light.spot((-0.9, -1.6, 3.2), (0.15, 0.6, -1), 120, 50, 2900)
    light.camera((2.6, -4.4, 1.4), -30, 26, (0.0, -0.005), 7.0, 5.6)
