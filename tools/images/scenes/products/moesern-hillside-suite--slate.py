"""Scene: the wall of split slate and its bed of grasses, by day."""
import bpy
from library import light
from library.views import compose_product

ALT = 'Tall grasses before a wall of split slate with a round black wall lamp in low sun'
GRADE = {'exposure': 0.75}


def compose():
    compose_product('moesern-hillside-suite')
    # The meadow on the roof is out of view. Remove its grass, because some blades lean through the wall.
    for grass in [thing for thing in bpy.data.objects if thing.name.startswith(('grass', 'stalks')) and thing.bound_box[6][2] > 1.5]:
        bpy.data.objects.remove(grass)
    light.camera((-0.2, -2.6, 1.3), -34, 40, (0.0, 0.02), 2.9, 5.0)
