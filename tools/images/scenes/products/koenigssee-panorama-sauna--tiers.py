"""Scene: the three cedar tiers in the low sun from the window, whose shadow crosses them as a stepped line."""
import bpy
from library import clear, daylight, light
from library.views import compose_product

ALT = 'Three broad cedar tiers in low morning sun, the edge of the shadow stepping down across them'
GRADE = {'exposure': 0.30, 'contrast': 1.15, 'balance': 0.25}


def compose():
    compose_product('koenigssee-panorama-sauna')
    clear.clear((0.0, -1.6, 0.8), (1.2, 3.0, 1.7), 'draped', 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.dim(0.25)
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.sun(66, 16, 5.2, 4400, 0.9)
    light.camera((2.3, 0.42, 1.58), -51, 40, (0.0, -0.22), 2.0, 22.0)
