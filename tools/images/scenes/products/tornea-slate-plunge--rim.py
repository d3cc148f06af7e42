"""Scene: a corner of the honed rim above the split slate, with the lit water, close, in low sun."""
import bpy
from library import daylight, light
from library.views import compose_product

ALT = 'A corner of the honed slate rim above courses of dark split slate, pale blue water inside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'contrast': 1.15, 'balance': 0.3}


def compose():
    compose_product('tornea-slate-plunge')
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    # In warmer light, slate looks like leather.
    daylight.sun(218, 20, 4.0, 5400)
    light.camera((0.1, 0.28, 1.62), 42, 42, (0.00, -0.50), 1.2, 9.0)
