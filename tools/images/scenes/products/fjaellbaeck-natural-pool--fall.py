"""Scene: the fall of the natural pool from the edge of the water: a veil over ledges of layered rock, snow on its beds."""
import bpy
from library import light
from library.plunge_pool import plunge_pool
from library.views import compose_product

ALT = 'A veil of water over ledges of dark, layered rock with snow on them, falling into a teal pool'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.5, 'contrast': 1.2, 'balance': 0.3}
LEVEL = -0.06


def compose():
    compose_product('fjaellbaeck-natural-pool')
    for made in list(bpy.data.objects):
        near = made.name.startswith('boulder') and made.location.y > 2.0
        steam = made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam')
        if near or steam:
            bpy.data.objects.remove(made)
    plunge_pool(LEVEL, strength=0.045, dark=False)
    # A lamp at the edge of the pool grazes the beds of the rock from the left; the sky lights them from above.
    light.spot((-1.5, 3.5, 0.25), (1.2, 1.15, 0.12), 16, 75, 2500, 0.10)
    light.area((0.4, 4.0, 2.6), (-0.1, 0.35, -1), 2.4, 1.6, 26, 8000)
    light.camera((-0.80, 2.45, 0.62), 22.5, 55, (0.0, -0.17), 2.3, 6.3)
