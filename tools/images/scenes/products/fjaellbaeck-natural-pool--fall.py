"""Scene: the far end of the natural pool with the fall of water, seen over the pool."""
import bpy
from library import light
from library.boulders import boulders
from library.steam import steam
from library.views import compose_product

ALT = 'A thin fall of water over a slate lip into a natural pool between snowy boulders, mist above the water'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.6, 'contrast': 1.2}


def compose():
    compose_product('fjaellbaeck-natural-pool')
    # Stones on the edges of the pool hide its lining, which is straight.
    edge = [(-1.16, 1.55, 0.0, 0.30), (-1.12, 2.15, -0.02, 0.24), (-1.15, 2.62, 0.0, 0.28), (-1.10, 3.2, -0.02, 0.22), (-1.14, 3.65, 0.0, 0.26),
            (1.20, 1.3, -0.04, 0.28), (1.12, 1.72, -0.04, 0.28), (1.12, 2.25, -0.02, 0.22), (1.15, 2.8, 0.0, 0.26), (1.12, 3.4, -0.02, 0.24), (1.1, 3.9, 0.0, 0.22)]
    boulders(edge, 0.30, 3)
    # Fewer, lower and denser sheets of mist: seen along the water, the ones of the main view show their outlines.
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0].name.startswith('steam')]:
        bpy.data.objects.remove(made)
    steam(-1.5, 1.5, 3.0, 4.5, -0.10, 0.62, 0.22, count=9, scale=3.2)
    light.camera((0.30, 0.35, 1.10), -3, 38, (0.0, -0.09), 4.2, 4.0)
