"""Scene: the seat of the cabin for one with a folded towel on it, in the reading light."""
import bpy
from library import light, linens
from library.views import compose_product

ALT = 'A folded linen towel with dark stripes on a sloped seat of hemlock, a slatted back and glowing emitters behind it'
SAMPLES = 14
GRADE = {'exposure': 0.75, 'balance': 0.35}
SLOPE = -0.068  # the seat falls towards the back, in radians


def compose():
    compose_product('are-solo-cabin')
    before = set(bpy.context.collection.objects)
    linens.pile('striped linen', 0, 0, 0, [(0.36, 0.27, 4, 12, (0, 0)), (0.31, 0.25, 3, 5, (0.012, -0.004))], seed=12)
    for part in set(bpy.context.collection.objects) - before:
        part.location, part.rotation_euler = (0.63, 0.715, 0.4798), (SLOPE, 0, 0)
    light.camera((0.30, -0.10, 1.16), 20, 31, (0.0, -0.37), 0.95, 5.6)
