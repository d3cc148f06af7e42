"""Scene: the upper bench at night, snow behind the low window, and the wall of split slate in the light from above it."""
import bpy
from library import clear, light, planed
from library.views import compose_product

ALT = 'A cedar bench below a low window on a snowy night, its warm light fading across a wall of split slate'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.15, 'contrast': 1.1, 'balance': 0.2}


def compose():
    compose_product('meribel-chalet-sauna')
    clear.clear((0.0, 0.0, 0.86), (0.63, 2.2, 1.2), 'cloth', 'roll', 'rounded')
    clear.clear((0.5, 0.4, 0.4), (1.2, 1.1, 0.9), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clear.dim(0.22, 0.5)
    # More of the cold light from the window, which falls across the bench.
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.location.x < 0.1 and lamp.data.color.b > 0.9:
            lamp.data.energy *= 5
    planed.renew_walls(cedar='planed cedar')
    light.camera((1.75, -0.95, 1.30), -26, 43, (0.0, -0.06), 3.0, 6.0)
