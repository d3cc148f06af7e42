"""Scene: a corner of the honed rim above the split slate, with the lit water, close."""
import bpy
from library import clear, clearwater, light, slabs
from library.views import compose_product

ALT = 'A corner of the honed slate rim above courses of dark split slate, pale blue water inside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95, 'balance': 0.4}


def plunge():
    """Replaces the water, the lining and the rim of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    slabs.coping('honed slate', 0.55, 2.55, 1.0, 2.0, 1.0, 1.05, 0.17, 0.03, 0.005)
    clearwater.renew('slate', 0.0018, 3, line=(0.15, 0.17, 0.18), lamps=[(1.55, 1.74, 0.58, 0.42)], above=(0.25, 0.28, 0.30), net=0.3,
                     slab=(0.55, 0.65, 0.5))


def whiten():
    """Makes the lamps above the pool nearly white: in warm light, slate looks like leather."""
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.location.z > 2.5 and lamp.location.y < 1:
            lamp.data.color = (1.0, 0.95, 0.90)


def compose():
    compose_product('tornea-slate-plunge')
    plunge()
    clear.dim(0.6)
    whiten()
    light.area((-0.5, -1.2, 2.0), (0.7, 1, -0.5), 0.8, 0.8, 52, colour=(0.62, 0.77, 1.0))
    light.camera((0.1, 0.28, 1.62), 42, 42, (0.00, -0.50), 1.2, 5.6)
