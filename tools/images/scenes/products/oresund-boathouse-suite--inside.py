"""Scene: the room behind the gable, with the sauna on the left and the infrared cabin on the right."""
import bpy
from library import clear, finishes, light, planed, rooms, split_stones
from library.boards import Boards
from library.emitters import emitter
from library.views import compose_product

ALT = 'A room under a steep cedar roof, a sauna and an infrared cabin side by side behind glass'
GRADE = {'exposure': 0.82}


def emitters():
    """Replaces the flat panels of the infrared cabin with emitters that have tubes, a reflector and a grille."""
    clear.clear((0.6, 4.0, 1.0), (1.8, 4.5, 2.5), 'heater', 'sheet')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT']:
        x, y, z = lamp.location
        if 0.7 < x < 1.7 and 4.2 < y < 4.4 and 1.5 < z < 2.0:
            bpy.data.objects.remove(lamp)
    for x in (0.98, 1.45):
        emitter((x, 4.39, 1.77), (0, -1, 0), 0.22, 0.96, 2, 14)


def pier():
    """Adds the cedar boards that close the gap between the two cabins, in front of their side walls."""
    made = Boards('cedar', 0.004)
    made.box((0.545, 2.125, 0.55), (0.685, 2.30, 2.65), 'z')
    made.done('pier')


def compose():
    compose_product('oresund-boathouse-suite')
    emitters()
    pier()
    light.area((0.0, 0.9, 2.5), (0, 0.2, 1), 2.0, 0.6, 24, 2800)
    finishes.refine(slate='honed slate')
    # Tiles in both cabins: from here, their floor would be one slab without joints.
    for x0, x1, y1 in ((-1.75, 0.55, 5.2), (0.68, 1.75, 4.4)):
        rooms.tiled('honed slate', x0, x1, 2.2, y1, 0.555, 0.5)
    light.area((0.0, 0.08, 2.1), (0, 1, -0.15), 3.0, 1.8, 32, colour=(0.80, 0.89, 1.0))
    split_stones.renew()
    planed.renew_walls(cedar='planed cedar', hemlock='planed hemlock')
    light.camera((0.52, 0.12, 1.95), 0, 20.5, (-0.115, 0.045))
