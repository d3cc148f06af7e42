"""Scene: the sauna from its upper bench, towards the deck, the plunge pool and the sound."""
import bpy
import numpy as np
from mathutils import Vector
from library import buckets, conifers, finishes, light, terry, winter
from library.saunas import duckboard
from library.views import compose_product

ALT = 'A cedar sauna from inside: past its stove and its glass front lie the deck with the plunge, the grey water and a far shore'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9, 'balance': 0.5}


def far_shore():
    """Adds the shore opposite the house, which the main view does not show."""
    rise = lambda x, y: -1.0 + 5.0 / (1 + np.exp((np.asarray(y, float) + 62 + 3 * np.sin(np.asarray(x, float) * 0.06)) / 5)) + 0 * np.asarray(x, float)
    ground = winter.ground(rise, near=-160, far=-38, side=110, focus=((-60, 60), (-75, -55)), fine=0.8)
    conifers.forest(winter.scatter(120, -80, 80, -110, -64, 3.2), ground, (('spruce', 2), ('pine', 1)), (0.7, 1.2), 0.5)


def move_bucket():
    """
    Moves the bucket from the lower bench to the floor beside the wall and the glass front. Closer to the camera, the
    wide lens would make it oval.
    """
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] in ('staves', 'floor', 'hoop', 'ladle') and max(made.dimensions) < 0.6:
            made.location += Vector((-0.66, -1.87, -0.416))


def compose():
    compose_product('oresund-boathouse-suite')
    far_shore()
    move_bucket()
    buckets.renew(turn=180)
    terry.renew(180)
    duckboard('cedar', -1.748, 0.548, 2.2, 3.99, 0.55)
    finishes.refine(slate='honed slate')
    light.camera((-0.55, 5.05, 2.05), 180, 22, (0.0, -0.12), 3.0, 5.0)
