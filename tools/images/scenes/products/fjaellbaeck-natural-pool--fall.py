"""Scene: the fall of the natural pool, close: a brook comes down between snowy banks and falls over broken rock into the teal water."""
import bpy
from library import light
from library.boulders import boulders
from library.crag import Crag, crag
from library.plunge_pool import plunge_pool
from library.views import compose_product

ALT = 'A small waterfall over dark, wet ledges of rock into a teal pool, snow on the rocks and the forest behind it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.8, 'contrast': 1.3}
LEVEL = -0.06


def replace_fall():
    """Replaces the fall of the main image, whose rock is regular and has no brook above it."""
    for made in list(bpy.data.objects):
        above = made.name.startswith('boulder') and made.location.y > 5.6
        steam = made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam')
        if above or steam or made.name in ('rock face', 'veils', 'foam'):
            bpy.data.objects.remove(made)
    bpy.data.meshes.remove(bpy.data.meshes['foam'])  # frees the name, by which `plunge_pool` finds the new foam
    bed = next(of for of in bpy.data.materials if of.name.startswith('bed of rock'))
    face = Crag(-1.6, 1.65, 4.46, -0.75, 0.80, (-0.28, 0.28), (), 0.50, seed=4)
    crag(face, [(-0.08, 0.15, 1.0), (0.08, 0.07, 0.30), (0.19, 0.04, 0.10)], LEVEL, bed, 0.02)
    boulders([(-0.07, 5.16, 0.83, 0.10), (-0.62, 5.75, 0.93, 0.30), (0.66, 5.50, 0.90, 0.24), (0.44, 5.98, 0.93, 0.13), (-0.16, 6.30, 0.96, 0.15),
              (0.60, 6.75, 1.08, 0.34), (-0.50, 7.35, 1.15, 0.28), (0.02, 7.75, 1.13, 0.20), (0.32, 8.3, 1.20, 0.30), (-1.3, 6.9, 1.2, 0.45), (1.5, 7.6, 1.3, 0.5)], 0.42, 8)
    boulders([(-0.66, 4.52, -0.02, 0.34), (0.62, 4.50, -0.06, 0.28), (0.92, 4.72, 0.30, 0.40), (-1.02, 4.80, 0.36, 0.38), (0.37, 4.36, -0.09, 0.13), (-0.34, 4.40, -0.10, 0.10)], 0.16, 6, 0.42)


def compose():
    compose_product('fjaellbaeck-natural-pool')
    light.area((-1.0, 6.4, 3.2), (0.2, -0.25, -1), 3.0, 2.4, 60, 7000, spread=110)
    replace_fall()
    plunge_pool(LEVEL, dark=False)
    light.camera((0.05, 1.85, 1.12), 0, 42, (0.0, -0.275), 2.8, 6.3)
