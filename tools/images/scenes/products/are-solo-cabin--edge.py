"""Scene: the front of the seat with the emitter below it, close."""
import bpy
from library import light
from library.views import compose_product

ALT = 'The broad front edge of a hemlock seat with an emitter glowing beneath it, the foot of the slatted back behind'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('are-solo-cabin')
    # From here, the window that the glass door reflects would cover the seat.
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('window')]:
        bpy.data.objects.remove(made)
    light.camera((0.74, -0.85, 0.92), -8, 46, (0.00, -0.43), 1.36, 2.8)
