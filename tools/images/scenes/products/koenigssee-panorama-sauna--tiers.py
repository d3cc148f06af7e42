"""Scene: the edges of two cedar tiers in the morning sun from the window, close, with a towel over the upper edge."""
import bpy
from library import clear, cloth, daylight, light, linens
from library.views import compose_product

ALT = 'A linen towel over the edge of a broad cedar tier in low morning sun, the line of light below it on the riser'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 0.42}


def turn(made, x, y):
    """Turns an object by 90 degrees around the vertical axis through the origin, so that -y becomes +x, and moves it."""
    made.rotation_euler, made.location = (0, 0, 1.5708), (x, y, 0)


def compose():
    compose_product('koenigssee-panorama-sauna')
    clear.clear((0.0, -1.6, 0.8), (1.2, 3.0, 1.7), 'cloth', 'roll', 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.dim(0.6)
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(lamp)
    daylight.sun(53, 16, 7.5, 4200)
    # The edge of the tier runs along y: the towel is laid over an edge along x at the origin, and turned.
    lower = cloth.plane((0, 0, 0.845), (0, 0, 1))
    turn(linens.over_edge('striped linen', 0.0, 0.0, 1.26, 0.50, 0.52, 0.35, 6, loose=0.30, thick=0.004, seed=6, bodies=[lower]), 0.672, 1.30)
    light.camera((1.66, 0.22, 1.36), -40, 40, (0.0, -0.10), 1.4, 4.5)
