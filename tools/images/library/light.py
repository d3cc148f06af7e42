"""Lights, sky and camera, shared by all scenes so that the images have one style."""
import math
import bpy
from mathutils import Matrix, Vector
from .nodes import Nodes


def kelvin(temperature):
    """Returns the linear RGB colour of a lamp with this colour temperature in kelvin. The strongest channel is 1."""
    t = temperature / 100
    red = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    blue = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    return [(max(0, min(255, c)) / 255) ** 2.2 for c in (red, green, blue)]


def area(place, towards, width, height, watts, temperature=2900, colour=None, spread=180):
    """
    Adds a rectangular area light that shines in the direction `towards`. The light itself is invisible to the camera
    and in reflections. `temperature` is in kelvin, `spread` in degrees.
    """
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', width, height, watts
    data.color, data.spread = colour or kelvin(temperature), math.radians(spread)
    lamp = bpy.data.objects.new('area', data)
    lamp.location = place
    lamp.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = lamp.visible_glossy = False
    bpy.context.collection.objects.link(lamp)
    return lamp


def strip(start, end, towards, watts, temperature=2900, width=0.02):
    """Adds a narrow strip light from `start` to `end` that shines in the direction `towards`."""
    a, b = Vector(start), Vector(end)
    lamp = area((a + b) / 2, towards, (b - a).length, width, watts, temperature)
    along = (b - a).normalized()
    back = -Vector(towards)
    back = (back - along * back.dot(along)).normalized()
    lamp.rotation_euler = Matrix((along, back.cross(along), back)).transposed().to_euler()
    return lamp


def spot(place, towards, watts, angle=50, temperature=2700, soft=0.08, blend=0.8):
    """
    Adds a spotlight that shines in the direction `towards`. `angle` is its cone in degrees; `soft` is the radius of the
    light source.
    """
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.spot_size, data.spot_blend = watts, math.radians(angle), blend
    data.shadow_soft_size, data.color = soft, kelvin(temperature)
    lamp = bpy.data.objects.new('spot', data)
    lamp.location = place
    lamp.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = lamp.visible_glossy = False
    bpy.context.collection.objects.link(lamp)


def sky(stops, strength):
    """
    Sets the sky to a vertical gradient. `stops` are (height, colour) pairs, with height 0 at the horizon and 1 at the
    zenith.
    """
    world = bpy.context.scene.world or bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    height = n('SeparateXYZ', {0: n('TexCoord').outputs['Generated']}).outputs[2]
    colour = n.ramp(n.math('MAXIMUM', height, 0.0), stops, 'B_SPLINE')
    n.link(n('Background', {'Color': colour, 'Strength': strength}).outputs[0], n('OutputWorld').inputs['Surface'])


def indoors():
    """Sets an almost black sky, so that only the lamps light the room."""
    sky([(0.0, (0.02, 0.022, 0.028)), (1.0, (0.02, 0.022, 0.028))], 0.3)


def camera(eye, yaw=0.0, lens=28.0, shift=(0.0, 0.0), focus=None, stop=4.0, pitch=0.0):
    """
    Adds the camera and makes it active. It looks along +y, turned `yaw` degrees to the right and tilted `pitch` degrees
    down. Prefer `shift` to `pitch` for framing: a level camera keeps vertical edges vertical. `focus` is the focus
    distance in metres, `stop` the f-number. Without `focus`, everything is sharp.
    """
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 20000
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, stop
    made = bpy.data.objects.new('camera', data)
    made.location = eye
    made.rotation_euler = (math.radians(90 - pitch), 0, math.radians(-yaw))
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
