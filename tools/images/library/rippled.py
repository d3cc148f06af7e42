"""
Water whose surface shows: ripples of a few directions that mirror the room, over a basin that loses its colour with depth.
In daylight the reflection is stronger than the basin's own light, so keep the lamps of the basin weak.
"""
import math
import bpy
from . import clearwater
from .nodes import fresh, rgba

# Direction in degrees, length in metres and share of the height of each train of waves.
_TRAINS = ((14, 0.46, 1.0), (-38, 0.31, 0.62), (63, 0.21, 0.36), (-71, 0.13, 0.17), (31, 0.078, 0.08))


def _height(n, place):
    """Returns the height of the surface at `place`, about -2 to 2. Its trains of waves bend, and fade and swell from place to place."""
    bend = n.noise_offset((0.55, 0.55, 0.0), place, 1.5, 2)
    bent, total = n.vector('ADD', place, bend), 0.0
    for i, (turn, length, share) in enumerate(_TRAINS):
        wave = 2 * math.pi / length
        along = (math.cos(math.radians(turn)) * wave, math.sin(math.radians(turn)) * wave, 0.0)
        phase = n('VectorMath', {0: bent, 1: along}, operation='DOT_PRODUCT').outputs['Value']
        swell = n.math('MULTIPLY_ADD', n.noise(n.vector('ADD', place, (3.7 * i, 1.9 * i, 0.0)), 1.4, 1).outputs[0], 2.4, -0.45)
        total = n.math('MULTIPLY_ADD', n.math('SINE', phase), n.math('MULTIPLY', swell, share), total)
    return total


def surface(waves):
    """Returns the material of the water's surface. `waves` is the height in metres of the longest waves."""
    made, n, out = fresh('skin of rippled water')
    relief = n('Bump', {'Strength': 1.0, 'Distance': waves, 'Height': _height(n, n('NewGeometry').outputs['Position'])}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.99), 'Roughness': 0.003, 'Normal': relief})
    fresnel = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: fresnel, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], out)
    return made


def replace_clear(waves, lining=None):
    """
    Gives the water that `clearwater` has added to the scene ripples, the longest of which are `waves` metres high, and its
    basin the material `lining`, if there is one. Returns the objects of the surface.
    """
    surfaces = []
    for thing in bpy.data.objects:
        if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0]:
            name = thing.data.materials[0].name
            if name.startswith('skin of clear'):
                thing.data.materials[0] = surface(waves)
                surfaces.append(thing)
            elif lining and name.startswith('lining of'):
                thing.data.materials[0] = lining
    return surfaces


def renew(stone, waves=0.0006, watts=1.0, **lit):
    """
    Replaces the lining and the water that `water.pool` has added to the scene by those of `clearwater.renew`, with a surface
    whose longest waves are `waves` metres high. `watts` is the light that shines up from the water, `lit` are further
    arguments of `clearwater.renew`. Returns its box and level.
    """
    found = clearwater.renew(stone, watts=watts, **{'line': (0.05, 0.06, 0.06), **lit})
    replace_clear(waves)
    return found
