"""Scene: the room behind the gable in grey daylight from the sound, with the lit sauna on the left and the lit infrared cabin on the right."""
import bpy
from library import boots, buckets, cabins, clear, finishes, hot_emitters, light, planed, rooms, split_stones
from library.boards import Boards
from library.emitters import emitter, halo
from library.views import compose_product

ALT = 'A room under a steep cedar roof on a grey day, a warmly lit sauna and an infrared cabin side by side behind glass, and a pair of boots before them'
GRADE = {'exposure': 0.90, 'contrast': 1.2, 'balance': 0.28}
FLOOR, EAVES = 0.55, 2.65  # heights in metres, as in the main image


def infrared():
    """Replaces the flat panels and the towels of the infrared cabin with emitters that have tubes and a grille, and a backrest between them."""
    clear.clear((0.6, 3.6, 1.0), (1.8, 4.5, 2.5), 'heater', 'sheet', 'rounded')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT']:
        x, y, z = lamp.location
        if 0.7 < x < 1.7 and 4.2 < y < 4.4 and 1.5 < z < 2.0:
            bpy.data.objects.remove(lamp)
    for x in (0.885, 1.545):
        at = (x, 4.39, 1.74), (0, -1, 0), 0.19, 0.96
        emitter(*at, 1, 8)
        halo(*at, 2.5)
    cabins.back((1.215, 4.33, 1.53), (0, -1, 0), 0.36, 0.80, 0.05)


def pier():
    """Adds the cedar boards that close the gap between the two cabins, in front of their side walls."""
    made = Boards('cedar', 0.004)
    made.box((0.545, 2.125, FLOOR), (0.685, 2.30, EAVES), 'z')
    made.done('pier')


def daylight():
    """Lets the last of the grey day fall in through the gable behind the camera, and takes away most of the warm light under the roof."""
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT']:
        if lamp.location.z >= EAVES - 0.01:
            lamp.data.energy *= 0.16
    clear.whiten(3200)
    light.area((-0.9, 0.06, 2.5), (0.25, 1, -0.35), 1.6, 1.8, 42, colour=(0.80, 0.90, 1.0))


def compose():
    compose_product('oresund-boathouse-suite')
    infrared()
    pier()
    daylight()
    finishes.refine(slate='honed slate')
    # Tiles in both cabins: from here, their floor would be one slab without joints.
    for x0, x1, y1 in ((-1.75, 0.55, 5.2), (0.68, 1.75, 4.4)):
        rooms.tiled('honed slate', x0, x1, 2.2, y1, 0.555, 0.5)
    boots.boot(0.20, 1.84, FLOOR, 12)
    boots.boot(0.335, 1.90, FLOOR, -9)
    split_stones.renew()
    buckets.renew(watts=2.0)
    planed.renew_walls(cedar='planed cedar', hemlock='planed hemlock')
    hot_emitters.renew(0.8)
    # So low that the beam hides the flue between the ceiling of the sauna and the roof.
    light.camera((0.67, 0.12, 1.56), 0, 20.5, (-0.165, 0.07))
