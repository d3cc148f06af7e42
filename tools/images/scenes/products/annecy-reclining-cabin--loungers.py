"""Scene: a lounger of the reclining cabin, seen from the glass front."""
from library import light
from library.views import compose_product

ALT = 'Slats of hemlock follow the curve of a lounger, a slate shelf with a book beside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('annecy-reclining-cabin')
    light.camera((1.55, 0.02, 1.22), -30, 27, (0.0, -0.10), 1.3, 4.0)
