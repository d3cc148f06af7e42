"""Scene: the sauna from its upper bench, towards the deck, the plunge pool and the sound."""
import bpy
import numpy as np
from mathutils import Vector
from library import buckets, clear, conifers, finishes, light, planed, rippled, terry, winter
from library.saunas import duckboard
from library.views import compose_product

ALT = 'A cedar sauna from its upper bench: through its glass front lie the deck with the plunge, the grey water and a far shore'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'balance': 0.45}


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


def daylight_inside():
    """Makes the lamps weaker and whiter and the sky brighter, and adds the daylight that the glass front lets in."""
    clear.dim(1.0, 1.5)
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type != 'SUN':
            lamp.data.energy *= 0.4
            lamp.data.color = light.kelvin(3500)
    light.area((-0.6, 2.32, 1.6), (0, 1, -0.25), 2.2, 2.0, 40, 6000)


def compose():
    compose_product('oresund-boathouse-suite')
    far_shore()
    move_bucket()
    buckets.renew(turn=180)
    terry.renew(180)
    duckboard('cedar', -1.748, 0.548, 2.2, 3.99, 0.55)
    daylight_inside()
    rippled.renew('slate', 0.0006, 0, lamps=[(1.05, -1.1, 0.10, 0.03)], above=(0.30, 0.33, 0.34), net=0.1, scatter=1.2)
    finishes.refine(slate='honed slate')
    planed.renew_walls(cedar='planed cedar', hemlock='planed hemlock')
    light.camera((-0.69, 5.12, 1.86), 180, 33, (-0.045, -0.225), 2.9, 8.0)
