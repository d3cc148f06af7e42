"""Scene: the room behind the gable, with the sauna on the left and the infrared cabin on the right."""
from library import finishes, light, rooms
from library.views import compose_product

ALT = 'A room under a steep cedar roof, a sauna and an infrared cabin side by side behind glass'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def compose():
    compose_product('oresund-boathouse-suite')
    light.area((0.0, 0.9, 2.5), (0, 0.2, 1), 2.0, 0.6, 24, 2800)
    finishes.refine(slate='honed slate')
    # Tiles in both cabins: from here, their floor would be one slab without joints.
    for x0, x1, y1 in ((-1.75, 0.55, 5.2), (0.68, 1.75, 4.4)):
        rooms.tiled('honed slate', x0, x1, 2.2, y1, 0.555, 0.5)
    light.camera((0.22, 0.12, 1.95), 0, 20, (0.0, 0.05))
