"""
Panes of clear glass that mirror windows of the room. The material computes where the mirrored ray meets a window, so that
the reflection has the parallax of a real one, but needs no samples. `edge` adds the thickness of the panes.
"""
import bpy
from . import calm_glass, materials
from .boards import Boards
from .nodes import fresh, rgba


def _edge(name):
    """Returns the material of the polished edge of clear glass: a dark neutral green."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    colour = n.ramp(n.noise(place, (7, 7, 1.6), 2).outputs[0], [(0.3, (0.020, 0.034, 0.029)), (0.7, (0.070, 0.100, 0.086))])
    n.link(n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.16, 'Specular': 0.5}).outputs[0], surface)
    return made


materials._makers['polished glass edge'] = _edge


def _between(n, value, low, high, soft):
    """Returns 1 where `value` lies between `low` and `high`, and falls to 0 within `soft` on both sides."""
    rise = n('MapRange', {'Value': value, 'From Min': low - soft, 'From Max': low + soft}, interpolation_type='SMOOTHSTEP').outputs[0]
    fall = n('MapRange', {'Value': value, 'From Min': high - soft, 'From Max': high + soft, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    return n.math('MULTIPLY', rise, fall)


def _view(n, place, height):
    """Returns the colour of what is seen through a window at the points (place, height): snow, a line of trees and the sky."""
    ragged = n.noise(n('CombineXYZ', {0: place}).outputs[0], 1.7, 5, 0.62).outputs[0]
    trees = n.math('MULTIPLY_ADD', ragged, 1.1, 0.95)
    sky = n.ramp(n('MapRange', {'Value': height, 'From Min': 1.2, 'From Max': 3.0}).outputs[0], [(0.0, (0.97, 0.97, 0.95)), (1.0, (0.86, 0.92, 1.0))])
    wood = n.ramp(n('MapRange', {'Value': n.math('SUBTRACT', trees, height), 'From Min': -0.06, 'From Max': 0.10}).outputs[0], [(0.0, 0.0), (1.0, 0.72)], 'EASE')
    seen = n.mix(wood, sky, rgba((0.22, 0.27, 0.30)))
    snow = n('MapRange', {'Value': height, 'From Min': 1.02, 'From Max': 1.10, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    return n.mix(snow, seen, rgba((0.80, 0.82, 0.84)))


def _pane(windows, strength, room, soft):
    """Returns the material of the panes. For the arguments see `renew`."""
    made, n, surface = fresh('mirroring glass')
    geometry = n('NewGeometry').outputs
    place, towards = geometry['Position'], n.vector('SCALE', geometry['Incoming'])
    towards.node.inputs['Scale'].default_value = -1.0
    # Tempered glass is never quite flat, and no two panes are quite parallel.
    wave = n.vector('SUBTRACT', n.noise(place, 1.6, 1).outputs['Color'], (0.5, 0.5, 0.5))
    lean = n.math('SUBTRACT', n('ObjectInfo').outputs['Random'], 0.5)
    tilt = n.vector('MULTIPLY_ADD', wave, (0.006,) * 3, n.vector('MULTIPLY', n('CombineXYZ', {0: lean, 1: lean, 2: lean}).outputs[0], (0.016, 0.016, 0.004)))
    normal = n.vector('NORMALIZE', n.vector('ADD', geometry['Normal'], tilt))
    ray = n('SeparateXYZ', {0: n.vector('REFLECT', towards, normal)}).outputs
    start = n('SeparateXYZ', {0: place}).outputs
    colour = rgba(room)
    for y, x0, x1, z0, z1, across, up in windows:
        far = n.math('DIVIDE', n.math('SUBTRACT', y, start[1]), ray[1])
        x, z = (n.math('MULTIPLY_ADD', ray[i], far, start[i]) for i in (0, 2))
        wide, tall, bar = (x1 - x0) / across, (z1 - z0) / up, 0.05
        columns = rows = 0.0
        for i in range(across):
            columns = n.math('ADD', columns, _between(n, x, x0 + i * wide + bar, x0 + (i + 1) * wide - bar, soft))
        for i in range(up):
            rows = n.math('ADD', rows, _between(n, z, z0 + i * tall + bar, z0 + (i + 1) * tall - bar, soft))
        open_ = n.math('MULTIPLY', n.math('MULTIPLY', columns, rows), n.math('GREATER_THAN', far, 0.0))
        bright = n.vector('SCALE', _view(n, x, z))
        bright.node.inputs['Scale'].default_value = strength
        colour = n.mix(open_, colour, bright)
    front = n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], n.math('SUBTRACT', 1.0, geometry['Backfacing']))
    share = n.math('MULTIPLY', n.math('MINIMUM', n.math('MULTIPLY', n('Fresnel', {'IOR': 1.5}).outputs[0], 1.9), 1.0), front)
    clear = n('BsdfTransparent', {'Color': n.mix(front, rgba(1.0), n.mix(share, rgba((0.95, 0.965, 0.958)), rgba(0.0)))})
    veil = n('Emission', {'Color': colour, 'Strength': share})
    n.link(n('AddShader', {0: clear.outputs[0], 1: veil.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def renew(windows, strength=1.8, room=(0.16, 0.15, 0.14), soft=0.022):
    """
    Replaces the panes of the scene by glass that mirrors `windows`. Each is (y, x0, x1, z0, z1, across, up): its place in a wall
    parallel to x, in metres, and the number of its lights in both directions. `strength` is the radiance of the sky outside,
    `room` the colour of the room around the windows, and `soft` half the width of the reflection's edges in metres.
    """
    calm_glass.renew()
    made = _pane(windows, strength, room, soft)
    for thing in bpy.context.collection.objects:
        if thing.type == 'MESH':
            for i, of in enumerate(thing.data.materials):
                if of and of.name == 'calm glass':
                    thing.data.materials[i] = made


def edge(panes, y, low, high, thick=0.010, wide=0.0025):
    """
    Adds the polished edges of `panes`, each (x0, x1), which stand at `y` from the height `low` to `high`. They are `thick`
    metres deep, and `wide` as seen from the front.
    """
    made = Boards('polished glass edge', 0.0006)
    for x0, x1 in panes:
        for x in (x0, x1 - wide):
            made.box((x, y - thick / 2, low), (x + wide, y + thick / 2, high), 'z')
        made.box((x0 + wide, y - thick / 2, high - wide), (x1 - wide, y + thick / 2, high))
    made.done('edge')
