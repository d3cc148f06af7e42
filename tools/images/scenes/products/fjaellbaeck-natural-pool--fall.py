"""Scene: the fall of the natural pool, close: veils of water over wet ledges, with spray over dark water where they land."""
import bpy
import numpy as np
from library import light
from library.boulders import boulders
from library.fields import fractal
from library.plunge_pool import plunge_pool
from library.views import compose_product

ALT = 'A small waterfall over dark, wet ledges of rock into a dark, still pool, snow on the rocks and the forest behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.5, 'contrast': 1.26}


def notch(lip=0.80):
    """Wears the lip of the fall, which is level in the main image: moves rock and water near the height `lip` up and down."""
    for made in [thing for thing in bpy.data.objects if thing.name in ('rock face', 'veils')]:
        points = np.empty(len(made.data.vertices) * 3, np.float32)
        made.data.vertices.foreach_get('co', points)
        x, y, z = points.reshape(-1, 3).T
        worn = 0.14 * fractal(x / 0.17, 0 * x, 12, 3, 0.5) - 0.02
        points.reshape(-1, 3)[:, 2] += worn * np.clip((z - lip + 0.24) / 0.22, 0, 1) * np.clip(1.25 - np.abs(x - 0.03) / 0.9, 0, 1) * np.clip(1.6 - (y - 4.85) / 0.5, 0, 1)
        made.data.vertices.foreach_set('co', points)
        made.data.update()
    boulders([(-0.19, 4.80, 0.775, 0.090), (-0.07, 4.92, 0.80, 0.06), (0.150, 4.79, 0.76, 0.075), (0.345, 4.82, 0.79, 0.10), (0.05, 5.02, 0.82, 0.07)], 0.05, 5, wet=0.80)


def compose():
    compose_product('fjaellbaeck-natural-pool')
    light.spot((-1.5, 2.9, 1.9), (0.60, 0.75, -0.62), 34, 62, 6200, 0.30)
    for made in list(bpy.data.objects):
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam'):
            bpy.data.objects.remove(made)
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.location.z < 0.1]:
        bpy.data.objects.remove(lamp)
    plunge_pool(-0.06)
    notch()
    light.camera((0.16, 2.25, 0.86), -2, 42, (0.0, -0.072), 2.3, 5.6)
