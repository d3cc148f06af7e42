"""Scene: a rolled blanket and towels on the bench, in the sun that falls in through the glass on the right."""
from library import light
from library.views import compose_product

ALT = 'A rolled wool blanket and folded linen on a long hemlock bench in the morning sun, emitters glowing in the wall above'
GRADE = {'exposure': 0.2}


def compose():
    compose_product('soerenberg-studio-chamber')
    light.camera((1.25, 0.5, 1.15), -38, 40, (0.0, -0.28), 1.5, 2.8)
