"""
Window glass that causes no noise. The glass of `materials` samples its reflection, and with few samples the surfaces behind
it look sandy. `renew` replaces it by glass that reflects a room of one brightness, which needs no samples.
"""
import bpy
from . import finishes, materials
from .nodes import fresh, rgba


def _pane(name, tint, room):
    """Returns the material. `tint` is the share of light that passes, and `room` the brightness of the room it reflects."""
    made, n, surface = fresh(name)
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    seen = n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], front)
    shine = n.math('MULTIPLY', n('Fresnel', {'IOR': 1.45}).outputs[0], seen)
    clear = n('BsdfTransparent', {'Color': n.mix(shine, rgba(tint), rgba(0.0))})
    veil = n('Emission', {'Color': rgba(room), 'Strength': shine})
    n.link(n('AddShader', {0: clear.outputs[0], 1: veil.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


materials._makers.update({
    'calm glass': lambda name: _pane(name, (0.93, 0.95, 0.945), (0.12, 0.125, 0.13)),
    'calm dark glass': lambda name: _pane(name, (0.72, 0.74, 0.75), (0.04, 0.042, 0.046)),
})


def renew():
    """
    Replaces the panes of the scene, but not the polished edges of glass. Cycles also ends rays at random behind tinted
    glass, unless it counts them as the first few transparent bounces.
    """
    bpy.context.scene.cycles.min_transparent_bounces = 6
    finishes.refine(only='sheet', **{'glass': 'calm glass', 'front': 'calm glass', 'dark glass': 'calm dark glass'})
