"""Scene: the three cedar tiers from the window, in the low sun that falls through it, whose shadow crosses them as a stepped line."""
import bpy
from library import clear, daylight, light
from library.views import compose_product

ALT = 'Three broad cedar tiers in low morning sun, the edge of the shadow stepping down across them towards the heater, a bucket on the middle one'
GRADE = {'exposure': 0.66, 'contrast': 1.2, 'balance': 0.1}


def compose():
    compose_product('koenigssee-panorama-sauna')
    clear.clear((2.4, 0.0, 0.5), (2.6, 3.0, 2.3), 'sheet')  # the pane, because the camera is outside it
    clear.dim(0.45)
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.sun(58, 20, 5.0, 4100, 0.9)
    light.camera((3.1, 0.45, 1.78), -51, 34, (0.0, -0.28), 2.9, 14.0)
