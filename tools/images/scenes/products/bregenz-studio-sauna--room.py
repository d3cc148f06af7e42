"""Scene: the sauna for two in its dressing room, wide, in the early sun."""
from library import light
from library.views import compose_product

ALT = 'A compact cedar sauna with a glass door between a wardrobe and a stool, the shape of a window in early sun on the wall beside it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'balance': 0.22}


def compose():
    compose_product('bregenz-studio-sauna')
    light.camera((1.30, -3.45, 1.25), -7, 24, (0.005, -0.022), 4.0, 5.0)
