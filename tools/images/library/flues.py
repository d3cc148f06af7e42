"""Insulated flues of wood-fired stoves above a roof, and the thin smoke of a dry fire."""
import math
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import rod, sheet, turned

# Stainless steel that has weathered: duller and darker than `steel`.
materials._makers['weathered steel'] = lambda name: materials._plain(name, (0.30, 0.30, 0.30), 0.38, metallic=1.0)


def flue(x, y, foot, roof, top, of='black steel', radius=0.10):
    """
    Adds a flue of two walls that stands from `foot` up to `top`, with a conical flashing and a storm collar where it leaves the
    roof or its snow at the height `roof`, a locking band at each joint, and a rain cap on three legs. Heights are in metres; the
    cap is 0.19 m higher than `top`. `radius` is that of the outer wall.
    """
    turned(of, (x, y, roof), [(radius + 0.16, -0.20), (radius + 0.15, 0.0), (radius + 0.035, 0.13), (radius + 0.004, 0.15)], 48)
    # The collar sheds the rain onto the flashing.
    turned(of, (x, y, roof + 0.15), [(radius + 0.075, 0.0), (radius + 0.078, 0.006), (radius + 0.012, 0.045), (radius + 0.006, 0.075), (radius + 0.001, 0.076)], 48)
    rod(of, (x, y, foot), (x, y, top), radius, 48)
    for z in np.arange(top - 0.035, roof + 0.30, -0.50):
        turned(of, (x, y, z), [(radius, -0.024), (radius + 0.005, -0.021), (radius + 0.006, 0.0), (radius + 0.005, 0.021), (radius, 0.024)], 48)
    # The inner wall stands out of the insulation.
    rod(of, (x, y, top), (x, y, top + 0.05), radius * 0.72, 40)
    for turn in (20, 140, 260):
        out = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0.0)) * radius * 0.95
        rod(of, np.array((x, y, top - 0.06)) + out, np.array((x, y, top + 0.125)) + out, 0.008, 10)
    turned(of, (x, y, top + 0.12), [(0.001, 0.004), (radius + 0.045, 0.0), (radius + 0.048, -0.012), (radius + 0.052, -0.012), (radius + 0.052, 0.004),
                                    (radius * 0.5, 0.052), (0.001, 0.066)], 48)


def smoke(x, y, z, yaw=0.0, tall=2.0, strength=0.30, colour=(0.80, 0.82, 0.86), lean=0.34):
    """
    Adds thin smoke above (x, y, z), narrow at its foot and gone within `tall` metres. It faces a camera of this `yaw`, and drifts
    to the right by the share `lean` of its width of 0.75 `tall`. `strength` is how much of the background it hides.
    """
    made, n, surface = fresh('thin smoke')
    across, up, own = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    at = n('CombineXYZ', {0: n.math('MULTIPLY', across, 3.0), 1: n.math('MULTIPLY', up, 2.4), 2: own}).outputs[0]
    sway = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 1.3, 3).outputs[0], 0.5), n.math('MULTIPLY', up, 0.55))
    drift = n.math('MULTIPLY_ADD', n.math('POWER', up, 1.5), lean, n.math('ADD', sway, 0.35))
    wide = n.math('MULTIPLY_ADD', up, 0.115, 0.026)
    shape = n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', n.math('SUBTRACT', across, drift), wide), 2.0), -0.5))
    curl = n.ramp(n.noise(n.vector('MULTIPLY', at, (2.6, 1.3, 1.0)), 2.2, 5, 0.6).outputs[0], [(0.30, 0.25), (0.70, 1.0)], 'EASE')
    fade = n.ramp(up, [(0.0, 0.5), (0.10, 1.0), (0.5, 0.35), (1.0, 0.0)], 'EASE')
    share = n.math('MULTIPLY', n.math('MULTIPLY', shape, n.math('MULTIPLY', curl, fade)), strength)
    veil = n('Emission', {'Color': rgba(colour), 'Strength': 1.0})
    n.link(n('MixShader', {0: share, 1: n('BsdfTransparent').outputs[0], 2: veil.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    along, wide = (math.cos(math.radians(yaw)), -math.sin(math.radians(yaw)), 0.0), 0.75 * tall
    for i in range(2):
        # The foot of the smoke is at 0.35 of the sheet's width.
        middle = np.array((x, y, z + tall / 2)) + np.array(along) * 0.15 * wide + np.array((along[1], -along[0], 0.0)) * 0.03 * i
        puff = sheet(made, middle, along, (0, 0, 1), wide, tall, lit=False)
        puff.visible_glossy = False
        puff.data.attributes['uv3'].data.foreach_set('vector', np.array([(u, v, 4.1 * i) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))], float).ravel())
