"""Scene: the mats, one of them half rolled up, and the curtain before the wall of glass."""
from library import light
from library.views import compose_product

ALT = 'Two wool mats on hemlock boards, one half rolled up, beside a linen curtain that the morning sun shines through'
SAMPLES = 8
DETAIL = 0.8
GRADE = {'exposure': 0.5, 'balance': 0.12}


def compose():
    compose_product('soerenberg-studio-chamber')
    light.camera((0.50, -1.15, 1.15), 26, 28, (0.0, -0.11), 2.9, 5.0)
