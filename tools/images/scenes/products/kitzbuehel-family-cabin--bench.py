"""Scene: a corner of the hemlock bench with a towel over its edge, close, in soft winter sun."""
import math
import bpy
from library import calm_glass, clear, light, linens
from library.views import compose_product

ALT = 'A towel over the edge of a pale hemlock bench in winter sun, lit slats below it and emitters glowing in the wall'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.30, 'contrast': 1.25, 'balance': 0.35}


def compose():
    compose_product('kitzbuehel-family-cabin')
    # The sun of the main image would burn out the pale boards so close. A thin cloud weakens it and blurs its shadows.
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        lamp.data.energy, lamp.data.angle = lamp.data.energy * 0.70, math.radians(2.5)
    clear.dim(0.75)
    clear.clear((0.0, 0.3, 0.05), (0.8, 1.2, 0.6), 'draped')
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.46, 0.40, 0.30, 7, loose=0.26, thick=0.005, crease=0.0012, seed=11)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (0.514, 0.74, 0)
    calm_glass.renew()
    light.camera((1.52, 0.10, 1.06), -54, 34, (0.0, -0.225), 1.3, 4.5)
