"""Scene: the mats from near the floor, one of them half rolled up, with the curtain and the snowy garden behind them."""
from library import light
from library.views import compose_product

ALT = 'Two wool mats on hemlock boards, one half rolled up, a cork block on the other, beside a linen curtain and a glass wall on a fenced garden in snow'
SAMPLES = 8
DETAIL = 0.8
GRADE = {'exposure': 0.24, 'contrast': 1.17, 'balance': 0.32}


def compose():
    compose_product('soerenberg-studio-chamber')
    light.camera((0.66, -1.10, 0.66), 28.5, 30, (0.0, -0.03), 2.2, 4.0)
