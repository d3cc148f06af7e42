"""Scene: the room behind the gable, with the sauna on the left and the infrared cabin on the right."""
from library import light
from library.views import compose_product

ALT = 'A room under a steep cedar roof, a sauna and an infrared cabin side by side behind glass'
GRADE = {'exposure': 0.9}


def compose():
    compose_product('oresund-boathouse-suite')
    light.area((0.0, 0.9, 2.5), (0, 0.2, 1), 2.0, 0.6, 24, 2800)
    light.camera((0.22, 0.12, 1.95), 0, 20, (0.0, 0.05))
