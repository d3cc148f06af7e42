"""Scene: the broad front edge of the seat in a patch of sun, with the emitter below it and a folded linen on it, close."""
import bpy
from library import light, sunlit, weaves  # noqa: F401 (weaves adds the linen)
from library.textiles import folded
from library.views import compose_product

ALT = 'Folded linen in the sun on the broad front edge of a hemlock seat, an emitter glowing beneath it'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.55}


def compose():
    compose_product('are-solo-cabin')
    # From here, the window that the glass door reflects would cover the seat.
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('window')]:
        bpy.data.objects.remove(made)
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.location.y < -1:
            lamp.data.energy *= 0.35
    before = set(bpy.context.collection.objects)
    top = folded('bone basket', 0, 0, 0, 0.30, 0.24, 6, 0.0065)
    folded('bone basket', 0.004, 0.003, top, 0.295, 0.235, 6, 0.0065, 1.5)
    for made in set(bpy.context.collection.objects) - before:
        # The seat falls towards the back by 0.068 radians.
        made.location, made.rotation_euler = (0.44, 0.50, 0.4945), (-0.068, 0, -0.06)
    sunlit.through((0.52, 0.50, 0.46), 214, 25, sunlit.sashes(0.62, 0.55, 2, 1, 0.05), 3.2, 4200)
    light.camera((0.16, -0.42, 0.72), 22, 44, (0.0, -0.32), 1.0, 4.0)
