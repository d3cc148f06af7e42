"""Scene: the fall of the natural pool, close: veils of water over wet ledges, with spray over dark water where they land."""
import bpy
from library import light
from library.plunge_pool import plunge_pool
from library.views import compose_product

ALT = 'A small waterfall over dark, wet ledges of rock into a dark, still pool, snow on the rocks and the forest behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.5, 'contrast': 1.26}


def compose():
    compose_product('fjaellbaeck-natural-pool')
    light.spot((-1.5, 2.9, 1.9), (0.60, 0.75, -0.62), 34, 62, 6200, 0.30)
    for made in list(bpy.data.objects):
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam'):
            bpy.data.objects.remove(made)
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.location.z < 0.1]:
        bpy.data.objects.remove(lamp)
    plunge_pool(-0.06)
    light.camera((0.16, 2.25, 0.86), -2, 42, (0.0, -0.072), 2.3, 5.6)
