"""A wood fire in a round bowl: embers, crossed logs, and flames that are separate tongues with soft edges."""
import math
import random
from functools import lru_cache
import numpy as np
from . import hearths, light
from .nodes import fresh, rgba
from .shapes import put, sheet


def burning(n, heat, colour, foot, tip):
    """
    Returns the shader of a flame: it glows in `colour`, times `foot` and `tip`, and darkens what is behind it a little where `heat`
    is high. Over a blue evening it would look pink otherwise. All four are sockets of the node tree `n`.
    """
    glow = n('Emission', {'Color': n.mix(1.0, n.mix(1.0, colour, foot, 'MULTIPLY'), tip, 'MULTIPLY'), 'Strength': 1.0})
    body = n.math('MULTIPLY', n.ramp(heat, [(0.0, 0.0), (0.5, 1.0)], 'EASE'), foot)
    clear = n('BsdfTransparent', {'Color': n.mix(body, rgba(1.0), rgba((0.62, 0.50, 0.40)))})
    return n('AddShader', {0: glow.outputs[0], 1: clear.outputs[0]}).outputs[0]


@lru_cache(maxsize=None)
def _tongue():
    """
    Returns the material of one flame for an upright sheet. `uv3` holds the position across and up the sheet, from 0 to 1, and a
    number that makes each flame different.
    """
    made, n, surface = fresh('tongue')
    across, up, own = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    at = lambda x, y: n('CombineXYZ', {0: x, 1: y, 2: own}).outputs[0]
    rise = n.math('MULTIPLY', up, 1.7)
    sway = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at(0.0, rise), 1.6, 2).outputs[0], 0.5), n.math('MULTIPLY', up, 0.85))
    lick = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at(n.math('MULTIPLY', across, 2.2), n.math('MULTIPLY', up, 2.6)), 2.4, 3, 0.55).outputs[0], 0.5),
                  n.math('MULTIPLY_ADD', up, 0.42, 0.10))
    off = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', across, 0.5), n.math('ADD', sway, lick)))
    wide = n.math('MULTIPLY', n.math('POWER', n.math('ADD', up, 0.03), 0.45), n.math('POWER', n.math('MAXIMUM', n.math('SUBTRACT', 1.0, up), 0.001), 1.15))
    heat = n.math('SUBTRACT', 1.0, n.math('DIVIDE', off, n.math('MAXIMUM', n.math('MULTIPLY', wide, 0.50), 0.004)))
    # A flame is almost clear at its foot, and dull towards its tip.
    foot, tip = n.ramp(up, [(0.0, 0.0), (0.20, 1.0)], 'EASE'), n.ramp(up, [(0.35, 1.0), (1.0, 0.35)])
    colour = n.ramp(heat, [(0.0, (0, 0, 0)), (0.25, (0.16, 0.022, 0.001)), (0.55, (0.62, 0.150, 0.008)), (1.0, (1.25, 0.52, 0.060))], 'EASE')
    n.link(burning(n, heat, colour, foot, tip), surface)
    made.cycles.sample_as_light = False
    return made


def _embers(x, y, z, radius):
    """Adds a round heap of embers."""
    noise = np.random.default_rng(5)
    share, angle = np.meshgrid(np.linspace(0.02, 1, 26), np.linspace(0, 2 * math.pi, 72), indexing='ij')
    reach = share * radius * (1 + 0.10 * np.sin(3 * angle + 1) + 0.06 * np.sin(7 * angle))
    points = np.stack([x + reach * np.cos(angle), y + reach * np.sin(angle), z + 0.055 * (1 - share ** 1.6) + 0.014 * noise.random(share.shape) * (1 - share ** 6)], -1)
    index = np.arange(share.size).reshape(share.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    put('embers', points.reshape(-1, 3), faces.tolist(), hearths._burning('round embers', 60.0, 0.55))


def fire(x, y, z, radius, height, yaw, watts=9.0, seed=3):
    """
    Adds a fire of `radius` metres around (x, y) at the height `z`, with flames up to `height` metres that face a camera in the direction
    `yaw` (see `light.camera`).
    """
    kept = random.getstate()
    random.seed(seed)
    a = math.radians(yaw)
    side, near = np.array((math.cos(a), -math.sin(a), 0)), np.array((-math.sin(a), -math.cos(a), 0))
    at = lambda u, v, w: np.array((x, y, z)) + side * u * radius + near * v * radius + (0, 0, w)
    _embers(x, y, z, radius)
    for start, end, thick in ((at(-0.95, 0.35, 0.050), at(0.70, 0.55, 0.060), 0.040), (at(-0.60, -0.55, 0.055), at(0.95, -0.30, 0.050), 0.042),
                              (at(-0.55, 0.75, 0.105), at(0.30, -0.70, 0.170), 0.036), (at(0.75, 0.70, 0.100), at(-0.10, -0.60, 0.200), 0.034)):
        hearths._log(start, end, thick)
    # (across, towards the camera, width, height), the last two as shares of `radius` and `height`.
    for u, v, wide, tall in ((-0.62, -0.3, 0.60, 0.50), (-0.30, -0.45, 0.85, 0.80), (0.02, -0.35, 0.95, 1.00), (0.36, -0.45, 0.80, 0.72), (0.64, -0.2, 0.55, 0.46),
                             (-0.42, 0.30, 0.60, 0.50), (-0.08, 0.25, 0.75, 0.66), (0.26, 0.35, 0.60, 0.44), (0.50, 0.62, 0.36, 0.24), (-0.16, 0.80, 0.38, 0.26)):
        w, h = 1.7 * wide * radius, tall * height * random.uniform(0.92, 1.05)
        made = sheet(_tongue(), at(u, v, 0.025 + h / 2), side, (0, 0, 1), w, h, lit=False)
        place = np.array([(p, q, seed + 9.7 * u + 23.1 * v) for p, q in ((0, 0), (1, 0), (1, 1), (0, 1))], float)
        made.data.attributes['uv3'].data.foreach_set('vector', place.ravel())
    light.area(at(0, 0, height * 0.55), (0, 0.2, -1), radius, radius, watts * 0.35, colour=(1, 0.36, 0.08))
    light.area(at(0, 0.9, height * 0.5), near, radius * 1.6, height * 0.8, watts, colour=(1, 0.36, 0.08))
    random.setstate(kept)
