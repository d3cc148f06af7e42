"""Light, air and camera: one light and one lens language for all pictures."""
import math
import bpy
from mathutils import Matrix, Vector
from .nodes import Nodes, rgba


def kelvin(temperature):
    """A lamp's colour, linear, the strongest channel at 1."""
    t = temperature / 100
    red = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    blue = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    return [(max(0, min(255, c)) / 255) ** 2.2 for c in (red, green, blue)]


def area(place, towards, width, height, watts, temperature=2900, colour=None, spread=180):
    """A lamp of a given size that shines `towards` a direction; it is never seen itself."""
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
    """A narrow line of light between two points."""
    a, b = Vector(start), Vector(end)
    lamp = area((a + b) / 2, towards, (b - a).length, width, watts, temperature)
    along = (b - a).normalized()
    back = -Vector(towards)
    back = (back - along * back.dot(along)).normalized()
    lamp.rotation_euler = Matrix((along, back.cross(along), back)).transposed().to_euler()
    return lamp


def spot(place, towards, watts, angle=50, temperature=2700, soft=0.08, blend=0.8):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.spot_size, data.spot_blend = watts, math.radians(angle), blend
    data.shadow_soft_size, data.color = soft, kelvin(temperature)
    lamp = bpy.data.objects.new('spot', data)
    lamp.location = place
    lamp.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = lamp.visible_glossy = False
    bpy.context.collection.objects.link(lamp)


def sky(stops, strength):
    """The sky by height: (0 = horizon .. 1 = zenith, colour) pairs, the same all around."""
    world = bpy.context.scene.world or bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    height = n('SeparateXYZ', {0: n('TexCoord').outputs['Generated']}).outputs[2]
    colour = n.ramp(n.math('MAXIMUM', height, 0.0), stops, 'B_SPLINE')
    n.link(n('Background', {'Color': colour, 'Strength': strength}).outputs[0], n('OutputWorld').inputs['Surface'])


def dusk(strength=0.55):
    """The blue hour: a last warm band above the horizon under a deep sky."""
    sky([(0.0, (0.42, 0.27, 0.235)), (0.09, (0.235, 0.215, 0.29)), (0.22, (0.105, 0.145, 0.255)),
         (0.5, (0.042, 0.074, 0.160)), (1.0, (0.018, 0.035, 0.090))], strength)


def indoors():
    """No sky at all: a room is lit by its lamps."""
    sky([(0.0, (0.02, 0.022, 0.028)), (1.0, (0.02, 0.022, 0.028))], 0.3)


def camera(eye, yaw=0.0, lens=28.0, shift=(0.0, 0.0), focus=None, stop=4.0, pitch=0.0):
    """
    A camera that looks along +y, turned `yaw` degrees to the right. It stays level unless `pitch` (degrees down) says
    otherwise: frame with `shift`, so that what is upright stays upright.
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
