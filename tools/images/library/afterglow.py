"""
A clear blue hour: the sky is luminous over the horizon and deep blue at the zenith, the side of the sunset is warmer,
and there are no clouds.
"""
import math
import bpy
from .daylight import air
from .nodes import Nodes

# (sine of the height above the horizon, colour) towards the sunset and away from it.
SUNSET = [(0.0, (1.05, 0.60, 0.36)), (0.07, (0.86, 0.54, 0.44)), (0.16, (0.50, 0.43, 0.54)), (0.30, (0.20, 0.27, 0.50)),
          (0.52, (0.075, 0.135, 0.33)), (1.0, (0.026, 0.052, 0.150))]
FACING = [(0.0, (0.62, 0.45, 0.50)), (0.07, (0.56, 0.43, 0.52)), (0.16, (0.35, 0.37, 0.57)), (0.30, (0.150, 0.235, 0.49)),
          (0.52, (0.058, 0.115, 0.320)), (1.0, (0.022, 0.048, 0.150))]


def afterglow(strength=1.0, azimuth=-100.0, mist=1.0):
    """
    Sets the sky and the haze. `azimuth` is the direction of the sunset in degrees (see `daylight.sun`); `mist` multiplies
    the density of the mist over the ground. Use it in place of `daylight.blue_hour`.
    """
    world = bpy.context.scene.world or bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    way = n('TexCoord').outputs['Generated']
    axes = n('SeparateXYZ', {0: way}).outputs
    height = n.math('MAXIMUM', axes[2], 0.0)
    a = math.radians(azimuth)
    side = n('VectorMath', {0: way, 1: (math.sin(a), math.cos(a), 0)}, operation='DOT_PRODUCT').outputs['Value']
    share = n.ramp(n.math('MULTIPLY_ADD', side, 0.5, 0.5), [(0.30, 0.0), (1.0, 1.0)], 'EASE')
    colour = n.mix(share, n.ramp(height, FACING, 'B_SPLINE'), n.ramp(height, SUNSET, 'B_SPLINE'))
    n.link(n('Background', {'Color': colour, 'Strength': strength}).outputs[0], n('OutputWorld').inputs['Surface'])
    air.colour = tuple(c * strength for c in (0.215, 0.235, 0.345))
    air.layers, air.floor = ((11000, 1000), (420 / mist, 22)), 0.0
