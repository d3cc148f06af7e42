"""
Times of day: sky, sun and haze. Call one of `blue_hour`, `overcast_noon` and `low_sun` before adding a landscape,
because the materials of the landscape read the haze from `air` when they are created.
"""
import math
from types import SimpleNamespace
import bpy
from mathutils import Vector
from . import light
from .nodes import Nodes, rgba

air = SimpleNamespace(colour=(0.5, 0.5, 0.5), layers=((20000, 1500),), floor=0.0, sun=None)


def _set_air(colour, *layers, floor=0.0):
    """
    Sets the haze. Each layer is (distance, height) in metres: level with the viewer, it hides 63 % of an object at
    `distance`, and its density falls to 37 % at `height` above `floor`.
    """
    air.colour, air.layers, air.floor = colour, layers, floor


def veil(n, shader, strength=1.0):
    """
    Returns the output of `shader` (an output socket), mixed with the haze between the camera and the surface. Camera
    and reflection rays see the haze, other rays do not, so it costs no time and causes no noise.
    """
    distance = n('CameraData').outputs['View Distance']
    height = n('SeparateXYZ', {0: n('NewGeometry').outputs['Position']}).outputs[2]
    depth = 0.0
    for reach, tall in air.layers:
        rise = n.math('MAXIMUM', n.math('DIVIDE', n.math('SUBTRACT', height, air.floor), tall), 0.01)
        mean = n.math('DIVIDE', n.math('SUBTRACT', 1.0, n.math('EXPONENT', n.math('MULTIPLY', rise, -1.0))), rise)
        depth = n.math('MULTIPLY_ADD', mean, n.math('DIVIDE', distance, -reach / strength), depth)
    path = n('LightPath').outputs
    seen = n.math('MAXIMUM', path['Is Camera Ray'], path['Is Glossy Ray'])
    hidden = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('EXPONENT', depth)), seen)
    haze = n('Emission', {'Color': rgba(air.colour), 'Strength': 1.0}).outputs[0]
    return n('MixShader', {0: hidden, 1: shader, 2: haze}).outputs[0]


def _sky(stops, strength, clouds=0.0, tint=(1, 1, 1), stretch=(0.5, 1.6), seed=0.0, edge=(0.45, 0.75)):
    """
    Sets the sky to a vertical gradient with clouds. `stops` are (height, colour) pairs from horizon (0) to zenith (1).
    `clouds` from 0 to 1 is how much of the colour `tint` the clouds take; `stretch` is their scale in x and y.
    """
    world = bpy.context.scene.world or bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    way = n('TexCoord').outputs['Generated']
    axes = n('SeparateXYZ', {0: way}).outputs
    height = n.math('MAXIMUM', axes[2], 0.0)
    colour = n.ramp(height, stops, 'B_SPLINE')
    if clouds:
        ceiling = n.math('ADD', height, 0.14)
        flat = n('CombineXYZ', {0: n.math('DIVIDE', axes[0], ceiling), 1: n.math('DIVIDE', axes[1], ceiling), 2: seed}).outputs[0]
        bend = n.vector('MULTIPLY', n.noise(flat, 0.8, 3).outputs['Color'], (1.1, 1.1, 0))
        cover = n.noise(n.vector('ADD', flat, bend), (*stretch, 1.0), 7, 0.58).outputs[0]
        cover = n.ramp(cover, [(edge[0], 0.0), (edge[1], 1.0)], 'EASE')
        fade = n.ramp(height, [(0.0, 0.25), (0.10, 1.0), (0.7, 0.8)])
        colour = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', cover, fade), clouds), colour, rgba(tint))
    n.link(n('Background', {'Color': colour, 'Strength': strength}).outputs[0], n('OutputWorld').inputs['Surface'])


def sun(azimuth, elevation, strength, temperature=5000, soft=0.8):
    """
    Adds the sun. `azimuth` is in degrees, clockwise from the +y axis, which is the direction into the image;
    `elevation` is in degrees above the horizon, `soft` the angular diameter in degrees.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, light.kelvin(temperature), math.radians(soft)
    lamp = bpy.data.objects.new('sun', data)
    lamp.rotation_euler = (-towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    air.sun = tuple(towards)
    return lamp


def blue_hour(strength=0.8, mist=1.0, seed=3.0):
    """
    Sets the blue hour: deep blue sky, a pale band at the horizon, thin high clouds with the last pink light, and mist
    over the ground. `mist` multiplies the density of the mist.
    """
    _sky([(0.0, (0.60, 0.40, 0.34)), (0.09, (0.40, 0.32, 0.35)), (0.24, (0.155, 0.19, 0.30)), (0.42, (0.050, 0.086, 0.180)),
          (1.0, (0.018, 0.036, 0.092))], strength, 0.30, (0.34, 0.25, 0.31), (0.35, 1.5), seed, (0.50, 0.85))
    _set_air(tuple(c * strength for c in (0.165, 0.190, 0.285)), (9000, 900), (420 / mist, 22))


def overcast_noon(strength=0.55, azimuth=-120.0, mist=1.0, seed=1.0):
    """
    Sets a bright overcast day: a soft grey sky, a veiled sun with very soft shadows, and haze that hides the distance.
    `azimuth` is the direction of the sun in degrees (see `sun`); `mist` multiplies the density of the mist.
    """
    _sky([(0.0, (0.84, 0.85, 0.86)), (0.15, (0.76, 0.79, 0.83)), (0.5, (0.68, 0.74, 0.82)), (1.0, (0.66, 0.73, 0.83))], strength,
         0.85, (0.46, 0.51, 0.58), (0.35, 0.9), seed, (0.38, 0.66))
    sun(azimuth, 34, 2.4 * strength, 5600, 24)
    _set_air(tuple(c * strength for c in (0.80, 0.825, 0.855)), (8500, 700), (800 / mist, 32))


def low_sun(azimuth=75.0, elevation=9.0, strength=1.0, mist=1.0, seed=5.0, warmth=4300):
    """
    Sets a clear winter day with the sun just above the ridge: long shadows, warm light on the slopes, a pale blue sky
    with thin clouds. `azimuth` and `elevation` are the sun's, in degrees (see `sun`); `warmth` is its colour
    temperature in kelvin, `mist` multiplies the density of the mist.
    """
    _sky([(0.0, (0.74, 0.66, 0.58)), (0.06, (0.60, 0.62, 0.66)), (0.20, (0.37, 0.48, 0.66)), (0.5, (0.17, 0.29, 0.54)),
          (1.0, (0.085, 0.17, 0.40))], 0.52 * strength, 0.55, (0.86, 0.76, 0.70), (0.30, 1.7), seed, (0.48, 0.85))
    sun(azimuth, elevation, 5.2 * strength, warmth)
    _set_air(tuple(c * strength for c in (0.35, 0.375, 0.42)), (21000, 1300), (1100 / mist, 28))
