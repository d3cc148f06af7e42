"""Scene: the edges of two cedar tiers in the morning sun from the window, close, with a towel over the upper edge."""
import bpy
from library import clear, daylight, draped, light
from library.views import compose_product

ALT = 'A towel over the edge of a broad cedar tier in low morning sun, the line of light below it on the riser'
SAMPLES = 14
DETAIL = 0.6
GRADE = {'exposure': 0.42}


def compose():
    compose_product('koenigssee-panorama-sauna')
    clear.clear((0.0, -1.6, 0.8), (1.2, 3.0, 1.7), 'cloth', 'roll', 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.dim(0.6)
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(lamp)
    daylight.sun(112, 15, 5.6, 4200)
    solids = draped.box((0.0, -1.6, 1.16), (0.677, 3.0, 1.263)), draped.box((0.0, -1.6, 0.0), (0.575, 3.0, 1.2)), draped.box((0.5, -1.6, 0.74), (1.172, 3.0, 0.84))
    draped.over_edge(0.672, 1.34, 1.26, solids, 0.60, 0.80, 0.35, 93, seed=7)
    light.camera((1.66, 0.22, 1.36), -40, 40, (0.0, -0.10), 1.4, 4.5)
