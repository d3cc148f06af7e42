"""Fuller flames for an open fire in a close view. `renew` puts them in the place of the thin ones of `tongues`."""
import bpy
from .nodes import fresh
from .tongues import burning


def _flame():
    """
    Returns the material of one flame for an upright sheet: a body that leans and narrows towards its tip, with upright
    streaks in it. It reads the attribute `uv3` of `tongues.fire`.
    """
    made, n, surface = fresh('soft flame')
    across, up, own = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    at = lambda x, y: n('CombineXYZ', {0: x, 1: y, 2: own}).outputs[0]
    lean = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at(0.0, up), 1.5, 1).outputs[0], 0.5), n.math('MULTIPLY', up, 0.75))
    lick = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at(n.math('MULTIPLY', across, 2.4), n.math('MULTIPLY', up, 1.9)), 1.7, 2, 0.45).outputs[0], 0.5),
                  n.math('MULTIPLY_ADD', up, 0.42, 0.08))
    off = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', across, 0.5), n.math('ADD', lean, lick)))
    wide = n.math('MULTIPLY', n.math('POWER', n.math('ADD', up, 0.02), 0.30), n.math('POWER', n.math('MAXIMUM', n.math('SUBTRACT', 1.0, up), 0.001), 0.85))
    within = n.math('MAXIMUM', n.math('SUBTRACT', 1.0, n.math('DIVIDE', off, n.math('MAXIMUM', n.math('MULTIPLY', wide, 0.46), 0.004))), 0.0)
    bent = n.math('ADD', across, n.math('ADD', lean, lick))
    streak = n.noise(at(n.math('MULTIPLY', bent, 9.0), n.math('MULTIPLY', up, 1.6)), 1.0, 3, 0.5).outputs[0]
    heat = n.math('MULTIPLY', n.math('POWER', within, 0.8), n.math('MULTIPLY_ADD', streak, 1.5, 0.05))
    # A flame is almost clear at its foot, and dull towards its tip.
    foot, tip = n.ramp(up, [(0.0, 0.10), (0.16, 1.0)], 'EASE'), n.ramp(up, [(0.30, 1.0), (1.0, 0.22)])
    colour = n.ramp(heat, [(0.0, (0, 0, 0)), (0.20, (0.075, 0.009, 0.0005)), (0.48, (0.46, 0.098, 0.006)), (0.78, (0.95, 0.34, 0.035)), (1.0, (1.35, 0.66, 0.12))], 'EASE')
    n.link(burning(n, heat, colour, foot, tip), surface)
    made.cycles.sample_as_light = False
    return made


def renew():
    """Replaces the flames that `tongues.fire` has added. Call it after `tongues.fire`."""
    flame = _flame()
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('tongue'):
            made.data.materials[0] = flame
