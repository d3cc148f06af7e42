"""Scene: the sauna from its upper bench in the evening, past the bucket and the heater to the lit plunge in the dark room."""
import bpy
from library import buckets, light
from library.boards import panels
from library.views import compose_product

ALT = 'From the bench of a cedar sauna: a bucket and a hot stove, and behind black-framed glass the lit steel plunge in a dark slate room'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95, 'balance': 0.5}


def clear_water():
    """Lets more of the bucket show through its water. Seen from above, the reflection of the ceiling would make it milky."""
    for node in bpy.data.materials['bucket water'].node_tree.nodes:
        if node.type == 'MATH' and node.inputs[1].default_value > 1.5:
            node.inputs[1].default_value = 0.7


def move_towels():
    """Moves the towels along the upper bench, away from the camera."""
    bpy.context.view_layer.update()
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'cloth' and made.bound_box[0][1] > 2.3:
            made.location.x += 0.95


def far_wall():
    """Adds the wall that the main view does not show, because its camera stands there, and blue evening light along it."""
    panels('wet honed slate', (3.5, -3.2, 0), (-1, 0, 0), (0, 0, 1), 3.5, 3.1, 1.2, 0.9, shift=0)
    light.strip((0.1, -3.12, 3.05), (3.4, -3.12, 3.05), (0, -0.05, -1), 26, 5200, 0.05)


def compose():
    compose_product('zuerichberg-loft-suite')
    far_wall()
    move_towels()
    buckets.renew(turn=131)
    clear_water()
    light.camera((0.12, 2.90, 1.46), 133, 23, (0.0, -0.18), 1.9, 5.6)
