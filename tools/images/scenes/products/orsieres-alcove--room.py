"""Scene: the alcove between its walnut fronts, wide, from the room."""
from library import light
from library.views import compose_product

ALT = 'A hemlock alcove glows behind glass between walnut fronts that reach to the ceiling, a linen stool with folded towels before it'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.05}


def compose():
    compose_product('orsieres-alcove')
    light.camera((0.87, -3.6, 1.2), 0, 25, (0.0, 0.005), 3.8, 5.0)
