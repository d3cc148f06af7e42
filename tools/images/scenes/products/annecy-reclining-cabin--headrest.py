"""Scene: the head of a lounger with its linen cushion, close."""
from library import light
from library.views import compose_product

ALT = 'A linen cushion at the head of a lounger of bent hemlock slats, emitters glowing in the wall behind it'
GRADE = {'exposure': 0.75}


def compose():
    compose_product('annecy-reclining-cabin')
    light.camera((1.02, 0.72, 1.28), -36, 46, (0.00, -0.49), 0.91, 2.8)
