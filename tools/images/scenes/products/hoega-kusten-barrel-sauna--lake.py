"""Scene: the barrel at the blue hour, wide, from the end of its jetty. The half-moon window glows above the snow."""
import math
import bpy
from mathutils import Vector
from library import another_hour, light, near_snow
from library.barrel import LONG, MIDDLE
from library.clear_dusk import clear_dusk
from library.views import compose_product

ALT = 'A cedar barrel sauna at the blue hour, seen from the end of its snowy jetty, its half-moon window glowing, a still lake and a forested shore behind it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.85, 'contrast': 1.06}


def turn(degrees):
    """Turns the jetty with the barrel, its lamps, its furniture and its smoke around the z axis."""
    root = bpy.data.objects.new('jetty', None)
    bpy.context.collection.objects.link(root)
    root.rotation_euler.z = math.radians(degrees)
    bpy.context.view_layer.update()
    for made in [thing for thing in bpy.data.objects if thing.type in ('MESH', 'LIGHT')]:
        if all(abs(part) < 8 for corner in made.bound_box for part in made.matrix_world @ Vector(corner)):
            made.parent = root


def compose():
    compose_product('hoega-kusten-barrel-sauna')
    another_hour.change(lambda: clear_dusk(0.9))
    bpy.data.objects.remove(bpy.data.objects['ice'])  # its rime fits the other side only
    light.area((0, LONG + 0.05, MIDDLE + 0.35), (0, 1, -0.7), 1.0, 0.5, 8, 2800)  # from the window onto the snow
    turn(126)
    light.camera((-4.7, -7.3, 1.85), 25, 28, (-0.08, -0.092))
    near_snow.renew('banks', 'cap', reach=9.0, floor=0.0)
