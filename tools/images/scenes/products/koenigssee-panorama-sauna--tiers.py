"""Scene: the edges of two cedar tiers, close, in the morning sun from the window."""
import bpy
from library import clear, daylight, light
from library.boards import Boards
from library.views import compose_product

ALT = 'The edges of two broad cedar tiers in low morning sun, the line of light below the upper one on the riser'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.38, 'contrast': 1.22}


def compose():
    compose_product('koenigssee-panorama-sauna')
    clear.clear((0.0, -1.6, 0.8), (1.2, 3.0, 1.7), 'cloth', 'roll', 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.dim(0.4)
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(lamp)
    daylight.sun(58, 15, 6.0, 4300)
    # Closes the gaps behind the lower tiers, through which light falls.
    fillet = Boards('planed cedar', 0.002)
    fillet.box((0.555, -1.6, 0.800), (0.628, 2.99, 0.838), 'y')
    fillet.box((1.055, -1.6, 0.380), (1.128, 2.05, 0.418), 'y')
    fillet.done('fillet')
    light.camera((1.52, 0.42, 1.40), -46, 50, (0.0, -0.13), 1.25, 4.5)
