"""Scene: the broad front edge of the seat in the low sun, with the emitter below it and folded linen on it, close."""
import bpy
from library import clear, light, linens, sunlit
from library.views import compose_product

ALT = 'Folded linen in the sun on the broad front edge of a hemlock seat, an emitter glowing beneath it'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.55, 'balance': 0.4}


def towels():
    """Lays folded linen on the seat, which falls towards the back by 0.068 radians."""
    before = set(bpy.context.collection.objects)
    linens.pile('striped linen', 0, 0, 0, [(0.33, 0.25, 4, 0, (0, 0)), (0.325, 0.245, 4, 3, (0.004, 0.003)), (0.30, 0.23, 4, -2, (-0.006, 0.0))], seed=5)
    for made in set(bpy.context.collection.objects) - before:
        made.location, made.rotation_euler = (0.585, 0.612, 0.487), (-0.068, 0, -0.05)


def compose():
    compose_product('are-solo-cabin')
    # From here, the handle of the glass door would shade the towels.
    clear.clear((0, -0.2, 0.7), (0.3, 0.01, 1.4), 'pull', 'bolts')
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.location.y < -1:
            lamp.data.energy *= 0.35
    towels()
    # The sun reaches down to the lower edge of the seat's front, and leaves the emitter in the shade.
    sunlit.through((0.55, 0.46, 0.90), 206, 34, sunlit.sashes(3.4, 0.90, 1, 1), 2.2, 4200, soft=2.0)
    light.camera((0.16, -0.42, 0.72), 22, 44, (0.0, -0.32), 1.0, 4.0)
