"""Wood fires: logs on embers with flames in several layers, and a stove whose firebox is open to view."""
import random
from functools import lru_cache
import numpy as np
from . import light
from .boards import Boards
from .fittings import stone_cage, stones
from .nodes import fresh, rgba
from .shapes import pane, put, rod, sheet


@lru_cache(maxsize=None)
def _flames():
    """
    Returns the material of flames for an upright sheet. `uv3` holds the position across and up the sheet, from 0 to 1,
    and a number that makes each sheet different. The flames only add light, so what is behind them stays visible.
    """
    made, n, surface = fresh('tongues')
    place = n.attribute('uv3')
    across, up, own = n('SeparateXYZ', {0: place}).outputs
    spot = n('CombineXYZ', {0: n.math('MULTIPLY', across, 2.6), 1: n.math('MULTIPLY', up, 1.5), 2: own}).outputs[0]
    sway = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(spot, 1.7, 2).outputs[0], 0.5), n.math('MULTIPLY_ADD', up, 0.5, 0.05))
    bent = n.math('ADD', across, sway)
    tall = n.noise(n('CombineXYZ', {0: n.math('MULTIPLY', bent, 7.0), 1: 0.0, 2: own}).outputs[0], 1.0, 2, 0.6).outputs[0]
    inward = n.math('SUBTRACT', 1.0, n.math('POWER', n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', bent, 0.5)), 2.0), 2.4))
    reach = n.math('MAXIMUM', n.math('MULTIPLY', n.math('MULTIPLY_ADD', tall, 3.4, -1.15), inward), 0.02)
    rough = n.noise(n('CombineXYZ', {0: n.math('MULTIPLY', bent, 15.0), 1: n.math('MULTIPLY', up, 4.0), 2: own}).outputs[0], 1.0, 4, 0.55).outputs[0]
    heat = n.math('ADD', n.math('SUBTRACT', 1.0, n.math('DIVIDE', up, reach)), n.math('MULTIPLY_ADD', rough, 0.7, -0.42))
    colour = n.ramp(heat, [(0.0, (0, 0, 0)), (0.22, (0.30, 0.030, 0.0015)), (0.50, (0.85, 0.165, 0.010)), (0.90, (1.7, 0.60, 0.085))], 'EASE')
    foot = n.ramp(up, [(0.0, 0.25), (0.10, 1.0)])
    glow = n('Emission', {'Color': n.mix(1.0, colour, foot, 'MULTIPLY'), 'Strength': 1.0})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent', {'Color': rgba(1.0)}).outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


@lru_cache(maxsize=None)
def _burning(name, scale, heat):
    """
    Returns the material of charred wood with glowing cracks. `scale` is the number of cracks per metre, `heat` from 0
    to 1 the share of the surface that glows.
    """
    made, n, surface = fresh(name)
    spot = n('NewGeometry').outputs['Position']
    low = n.math('MULTIPLY_ADD', n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2], -0.16, 0.0)
    crack = n.math('ADD', n.noise(spot, scale, 4, 0.62).outputs[0], low)
    glow = n.ramp(crack, [(0.62 - heat * 0.3, (0, 0, 0)), (0.74 - heat * 0.3, (0.5, 0.035, 0.001)), (0.92 - heat * 0.3, (1.7, 0.30, 0.02))])
    grain = n.noise(spot, scale * 3, 4, 0.6).outputs[0]
    relief = n('Bump', {'Strength': 0.9, 'Distance': 0.006, 'Height': grain}).outputs[0]
    wood = n('BsdfDiffuse', {'Color': n.mix(grain, rgba((0.010, 0.008, 0.007)), rgba((0.10, 0.075, 0.058))), 'Normal': relief})
    n.link(n('AddShader', {0: wood.outputs[0], 1: n('Emission', {'Color': glow, 'Strength': 1.0}).outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _embers(x0, x1, y0, y1, z):
    """Adds a low bed of embers."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 24))
    noise = np.random.default_rng(round(x0 * 1000) % 997 + 5)
    heap = 0.035 * np.sin(np.pi * u) ** 0.5 * np.sin(np.pi * v) ** 0.5
    points = np.stack([x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z + heap * noise.uniform(0.5, 1.2, u.shape)], -1).reshape(-1, 3)
    index = np.arange(u.size).reshape(u.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    put('embers', points, faces.tolist(), _burning('embers', 55.0, 0.62))


def _log(start, end, radius):
    """Adds a split log between two points."""
    rod(_burning('log', 34.0, 0.30), start, end, radius, random.choice((7, 8, 9)))


def fire(x0, x1, y0, y1, z, height, watts=8.0):
    """
    Adds a wood fire on the rectangle from (x0, y0) to (x1, y1) at the height `z`: embers, four logs, flames up to about
    `height` metres, and the light of the fire.
    """
    wide, deep, thick = x1 - x0, y1 - y0, min(0.055, (x1 - x0) * 0.09)
    _embers(x0, x1, y0, y1, z)
    base = z + 0.02 + thick
    _log((x0 + wide * 0.06, y0 + deep * 0.35, base), (x1 - wide * 0.10, y0 + deep * 0.28, base), thick)
    _log((x0 + wide * 0.12, y0 + deep * 0.80, base), (x1 - wide * 0.04, y0 + deep * 0.72, base), thick)
    _log((x0 + wide * 0.20, y0 + deep * 0.15, base + thick * 1.5), (x0 + wide * 0.62, y0 + deep * 0.92, base + thick * 2.0), thick * 0.85)
    _log((x0 + wide * 0.84, y0 + deep * 0.20, base + thick * 1.5), (x0 + wide * 0.46, y0 + deep * 0.90, base + thick * 2.6), thick * 0.8)
    for part in (0.12, 0.34, 0.56, 0.78, 0.95):
        own = random.uniform(0, 50)
        made = sheet(_flames(), ((x0 + x1) / 2 + random.uniform(-0.06, 0.06) * wide, y0 + deep * part, z + 0.03 + height / 2), (1, 0, 0), (0, 0, 1),
                     wide * random.uniform(0.72, 0.98), height * random.uniform(0.75, 1.1), lit=False)
        place = np.array([(u, v, own) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))], float)
        made.data.attributes['uv3'].data.foreach_set('vector', place.ravel())
    light.area(((x0 + x1) / 2, (y0 + y1) / 2, z + height * 0.55), (0, 0.2, -1), wide * 0.6, deep * 0.5, watts * 0.35, colour=(1, 0.36, 0.08))
    light.area(((x0 + x1) / 2, y0 - 0.03, z + height * 0.5), (0, -1, -0.1), wide * 0.8, height * 0.8, watts, colour=(1, 0.36, 0.08))


def wood_stove(x, y, z=0.0, width=0.46, depth=0.42, height=0.98, pipe=None):
    """
    Adds a black steel stove with stones on top and a fire behind glass. Its front is at `y`. `pipe` is the height at
    which the flue ends; None means no flue.
    """
    hearth, rim, floor = height * 0.56, width * 0.13, 0.15
    top = hearth - 0.07
    body = Boards('black steel', 0.006)
    body.box((x, y, z + 0.07), (x + width, y + depth, z + floor))
    body.box((x, y, z + top), (x + width, y + depth, z + hearth))
    body.box((x, y, z + floor), (x + rim, y + depth, z + top), 'z')
    body.box((x + width - rim, y, z + floor), (x + width, y + depth, z + top), 'z')
    body.box((x + rim, y + depth - 0.05, z + floor), (x + width - rim, y + depth, z + top))
    body.box((x + 0.04, y + 0.04, z), (x + width - 0.04, y + depth - 0.04, z + 0.08))
    a, b, low, high = x + rim, x + width - rim, z + floor, z + top
    for p, q in (((a - 0.025, y - 0.014, low - 0.025), (b + 0.025, y, low)), ((a - 0.025, y - 0.014, high), (b + 0.025, y, high + 0.025)),
                 ((a - 0.025, y - 0.014, low), (a, y, high)), ((b, y - 0.014, low), (b + 0.025, y, high))):
        body.box(p, q)
    body.box((b + 0.006, y - 0.05, (low + high) / 2 - 0.06), (b + 0.020, y - 0.036, (low + high) / 2 + 0.06), 'z')
    for level in (-0.05, 0.05):
        body.box((b + 0.009, y - 0.04, (low + high) / 2 + level - 0.004), (b + 0.017, y, (low + high) / 2 + level + 0.004))
    stone_cage(body, x, y, z, width, depth, hearth, height)
    body.done('stove')
    fire(a + 0.01, b - 0.01, y + 0.05, y + depth - 0.08, low, (high - low) * 0.85, 7)
    pane(((a + b) / 2, y - 0.006, (low + high) / 2), (1, 0, 0), (0, 0, 1), b - a, high - low)
    stones((x + 0.014, y + 0.014, z + hearth), (x + width - 0.014, y + depth - 0.014, z + height - 0.03), 0.056, 0.07)
    if pipe:
        rod('black steel', (x + width / 2, y + depth - 0.1, z + hearth), (x + width / 2, y + depth - 0.1, pipe), 0.065, 28)
