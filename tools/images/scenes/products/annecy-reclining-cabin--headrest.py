"""Scene: the head of a lounger with its linen cushion, close."""
from library import light
from library.emitters import halo
from library.views import compose_product

ALT = 'A linen cushion at the head of a lounger of bent hemlock slats, emitters glowing in the wall behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('annecy-reclining-cabin')
    for x in (0.27, 0.61):
        halo((x, 1.714, 1.46), (0, -1, 0), 0.19, 0.74, 1.6)
    light.camera((1.02, 0.66, 1.30), -34, 42, (0.00, -0.40), 0.98, 2.8)
