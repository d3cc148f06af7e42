"""Scene: the seat of the cabin for one with an open book on it, in the reading light."""
import bpy
from library import light, traces
from library.views import compose_product

ALT = 'An open book laid face down on a sloped seat of hemlock, a slatted back and glowing emitters behind it'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.75, 'balance': 0.25}


def compose():
    compose_product('are-solo-cabin')
    traces.book(0, 0, 0, 14)
    for part in bpy.context.collection.objects:
        if part.name in ('cover', 'pages'):
            # The seat falls towards the back by 0.068 radians.
            part.location, part.rotation_euler = (0.62, 0.70, 0.4808), (-0.068, 0, 0)
    light.camera((0.30, -0.10, 1.16), 20, 31, (0.0, -0.37), 0.95, 5.6)
