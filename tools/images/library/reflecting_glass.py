"""
Glass doors that reflect a window of the room. The reflection is drawn in the material, so it needs no samples and causes
no noise, unlike the glass of `materials`. The clear glass of `calm_glass` is invisible in front of a bright cabin.
"""
import bpy
from . import calm_glass
from .boards import Boards
from .nodes import fresh, rgba


def _bar(n, value, low, high, soft):
    """Returns 1 where `value` lies between `low` and `high`, and falls to 0 within `soft` on both sides."""
    rise = n('MapRange', {'Value': value, 'From Min': low - soft, 'From Max': low + soft}, interpolation_type='SMOOTHSTEP').outputs[0]
    fall = n('MapRange', {'Value': value, 'From Min': high - soft, 'From Max': high + soft, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    return n.math('MULTIPLY', rise, fall)


def _pane(window, light, strength, lean, soft):
    """Returns the material of the panes. For the arguments see `renew`."""
    made, n, surface = fresh('reflecting glass')
    x0, x1, z0, z1 = window
    axes = n('SeparateXYZ', {0: n('NewGeometry').outputs['Position']}).outputs
    x, z = n.math('MULTIPLY_ADD', n.math('SUBTRACT', axes[2], z0), -lean, axes[0]), axes[2]
    part = (x1 - x0) / 2
    panes = n.math('MAXIMUM', _bar(n, x, x0, x0 + 0.95 * part, soft), _bar(n, x, x0 + 1.05 * part, x1, soft))
    shape = n.math('MULTIPLY', panes, _bar(n, z, z0, z1, soft))
    # The sky is brighter at the top of the window, and the room around it reflects a little too.
    bright = n('MapRange', {'Value': z, 'From Min': z0, 'From Max': z1, 'To Min': 0.15, 'To Max': 1.0}).outputs[0]
    # Close to a pane, one looks past the reflection.
    apart = n('MapRange', {'Value': n('CameraData').outputs['View Distance'], 'From Min': 0.5, 'From Max': 0.9}).outputs[0]
    shape = n.math('MULTIPLY', shape, apart)
    seen = n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing']))
    shine = n.math('MULTIPLY', n.math('MULTIPLY_ADD', n.math('MULTIPLY', shape, bright), strength, 0.006), seen)
    clear = n('BsdfTransparent', {'Color': n.mix(seen, rgba((1.0, 1.0, 1.0)), rgba((0.90, 0.925, 0.915)))})
    veil = n('Emission', {'Color': rgba(light), 'Strength': shine})
    n.link(n('AddShader', {0: clear.outputs[0], 1: veil.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def renew(window, light=(1.0, 0.95, 0.87), strength=0.12, lean=0.05, soft=0.016):
    """
    Replaces the panes of the scene by glass that reflects a window with two wings. `window` (x0, x1, z0, z1) is where its
    reflection lies, in metres, `lean` how far it leans to the right per metre, `soft` half the width of its soft edges,
    and `strength` the radiance at its top.
    """
    calm_glass.renew()
    made = _pane(window, light, strength, lean, soft)
    for thing in bpy.context.collection.objects:
        if thing.type == 'MESH':
            for i, of in enumerate(thing.data.materials):
                if of and of.name == 'calm glass':
                    thing.data.materials[i] = made


def edges(panes, y, low, high, glow=0.16, colour=(0.42, 0.53, 0.38), wide=0.010):
    """
    Adds polished bluish-green edges, `wide` metres wide, at the upright sides of `panes`, each (x0, x1), from the height `low` to
    `high`, and along their tops.
    """
    shine, n, surface = fresh('polished edge')
    place = n('NewGeometry').outputs['Position']
    n.link(n('Emission', {'Color': rgba(colour), 'Strength': n.math('MULTIPLY', n.math('MULTIPLY_ADD', n.noise(place, (6, 1, 1.7), 2).outputs[0], 1.2, 0.4), glow)}).outputs[0], surface)
    shine.cycles.sample_as_light = False
    edge = Boards('glass', 0.001)
    for x0, x1 in panes:
        for x in (x0, x1 - wide):
            edge.box((x, y - 0.005, low), (x + wide, y + 0.005, high), 'z')
        edge.box((x0, y - 0.005, high - 0.005), (x1, y + 0.005, high))
    edge.done('edge').data.materials[0] = shine
