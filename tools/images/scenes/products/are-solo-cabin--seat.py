"""Scene: the seat of the cabin for one, with its slatted back between two emitters."""
from library import light
from library.views import compose_product

ALT = 'A sloped seat of hemlock boards below a slatted back, narrow emitters on either side'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('are-solo-cabin')
    light.camera((0.33, -0.015, 1.38), 13, 22, (0.0, -0.17), 1.0, 5.0)
