"""Scene: the boathouse from far out on the calm sound, which mirrors it and the pines behind it."""
import bpy
from library import light, still_water
from library.views import compose_product

ALT = 'A lit boathouse on its deck at the edge of a wide grey sound, snow, pines and spruces behind it, its light on the water'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.7}


def calm_sound():
    """Replaces the water, whose ripples would break the reflections into streaks at this flat angle."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0].name.startswith('sound')]:
        bpy.data.objects.remove(made)
    still_water.lake(-450, 450, -40, 120, -0.02, (0.020, 0.028, 0.032))


def compose():
    compose_product('oresund-boathouse-suite')
    calm_sound()
    light.camera((-7.6, -14.2, 1.6), 26.5, 38, (0.0, 0.0))
