"""Scene: the corner behind the heater in the early sun, which comes through a window on the left."""
import bpy
from library import clear, light, sunlit
from library.views import compose_product

ALT = 'Early sun across the corner of a cedar sauna, the dark split stones of the heater in front of its deep bench'
GRADE = {'exposure': 0.66, 'contrast': 1.15, 'balance': 0.3}


def compose():
    compose_product('bregenz-studio-sauna')
    clear.clear((0.2, 0.3, 0.4), (0.9, 1.1, 1.0), 'draped')
    # Without the panes, whose joint would stand in front of the corner.
    clear.clear((-0.1, -0.1, 0.0), (1.6, 0.1, 2.1), 'edge', 'hinges', 'sheet')
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('screen') or thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    clear.dim(0.24)
    sunlit.through((1.40, 0.52, 1.06), 222, 24, sunlit.sashes(1.25, 0.95, 2, 1, 0.05), 4.6, 4400, soft=1.0)
    light.camera((0.55, -0.75, 1.28), 28, 50, (0.0, -0.17), 1.27, 5.6)
