"""Scene: the mats by day, with the curtain behind the wall of glass."""
from library import light
from library.views import compose_product

ALT = 'Two wool mats on hemlock boards in daylight that falls through a linen curtain behind a wall of glass'
GRADE = {'exposure': 0.7}


def compose():
    compose_product('soerenberg-studio-chamber')
    light.camera((0.62, -0.9, 1.15), 30, 28, (0.0, -0.10), 2.6, 5.0)
