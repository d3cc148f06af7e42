"""A terrace of irregular flagstones: matt riven slate with chipped edges, and snow in the joints and in patches on the stones."""
import numpy as np
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba

CELL = 0.005  # distance of the points of the terrace in metres


def _riven():
    """
    Returns the material. It reads the attribute `stone`: the tone of a flagstone and the amount of snow on it, both from 0 to 1.
    """
    made, n, surface = fresh('riven flagstone')
    at, own = n('NewGeometry').outputs, n('SeparateXYZ', {0: n.attribute('stone')}).outputs
    spot = n.vector('ADD', at['Position'], n('CombineXYZ', {0: n.math('MULTIPLY', own[0], 37.0), 1: n.math('MULTIPLY', own[0], 11.0)}).outputs[0])
    broad, fine, grit = (n.noise(spot, scale, detail, 0.65).outputs[0] for scale, detail in ((2.6, 4), (17.0, 5), (110.0, 3)))
    tone = n.math('MULTIPLY_ADD', grit, 0.9, n.math('MULTIPLY_ADD', fine, 0.9, n.math('MULTIPLY_ADD', broad, 0.8, -0.90)))
    stone = n.mix(tone, rgba((0.036, 0.039, 0.043)), rgba((0.150, 0.152, 0.150)))
    stone = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.60, 0.75), 'Color': stone}).outputs[0]
    layers = n.noise(spot, (3.0, 3.0, 46.0), 3).outputs[0]
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.006, 'Height': n.math('MULTIPLY_ADD', grit, 0.35, n.math('MULTIPLY_ADD', layers, 0.5, fine))}).outputs[0]
    cover = n.ramp(n.math('MULTIPLY_ADD', grit, 0.35, n.math('MULTIPLY_ADD', fine, 0.45, n.math('ADD', own[1], -0.40))), [(0.30, 0.0), (0.62, 1.0)], 'EASE')
    white = n.mix(n.noise(at['Position'], 140.0, 3, 0.7).outputs[0], rgba((0.64, 0.68, 0.73)), rgba((0.94, 0.95, 0.96)))
    colour = n.mix(cover, stone, white)
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': n.math('MULTIPLY_ADD', cover, 0.2, 0.70), 'Specular': 0.25, 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


def _nearest(x, y, seeds):
    """
    Returns the index of the nearest seed and of the next one for each point (x, y), and its distance in metres from the edge
    of its Voronoi cell.
    """
    first, second = np.full(x.shape, 1e9), np.full(x.shape, 1e9)
    index, other = np.zeros(x.shape, int), np.zeros(x.shape, int)
    for i, (a, b) in enumerate(seeds):
        apart = (x - a) ** 2 + (y - b) ** 2
        closer, next_ = apart < first, (apart >= first) & (apart < second)
        second = np.where(closer, first, np.where(next_, apart, second))
        other = np.where(closer, index, np.where(next_, i, other))
        first, index = np.where(closer, apart, first), np.where(closer, i, index)
    between = np.linalg.norm(np.array(seeds)[index] - np.array(seeds)[other], axis=-1)
    return index, other, (second - first) / (2 * np.maximum(between, 1e-6))


def flagstones(seeds, beyond, x0, x1, y0, y1, top, joint=0.028, deep=0.035, snow=0.5, seed=1):
    """
    Adds flagstones between `x0`, `x1`, `y0` and `y1`, one around each (x, y) of `seeds`. The terrace ends halfway towards the
    points `beyond`. `top` is the height of the upper side of the stones. The joints are twice `joint` metres wide, and the
    snow in them lies `deep` metres below the stones. `snow` from 0 to 1 is the amount of snow on the stones.
    """
    chance = np.random.default_rng(seed)
    x, y = np.meshgrid(np.arange(x0, x1, CELL), np.arange(y0, y1, CELL))
    bend = 0.035 * fractal(x / 0.5, y / 0.5, seed + 2, 3), 0.035 * fractal(x / 0.5, y / 0.5, seed + 6, 3)
    index, other, inside = _nearest(x + bend[0], y + bend[1], [*seeds, *beyond])
    chips = 0.010 * fractal(x / 0.10, y / 0.10, seed + 9, 4, 0.6) - 0.030 * np.clip(fractal(x / 0.16, y / 0.16, seed + 15, 2) - 0.34, 0, 1)
    inside = inside - joint + chips
    outer, count = other >= len(seeds), len(seeds) + len(beyond)
    tones, lift = chance.uniform(0, 1, count), chance.normal(0, 0.006, count)
    lean = chance.normal(0, 0.010, (count, 2))
    middle = np.array([*seeds, *beyond])[index]
    stone = top + lift[index] + lean[index, 0] * (x - middle[..., 0]) + lean[index, 1] * (y - middle[..., 1])
    stone += 0.005 * fractal(x / 0.35, y / 0.30, seed + 20, 5, 0.5) - 0.006 * np.clip(1 - inside / 0.030, 0, 1) ** 2
    ground = top - deep + 0.016 * fractal(x / 0.16, y / 0.16, seed + 25, 4) - 0.30 * outer
    rise = np.clip(inside / 0.030 + 0.5, 0, 1)
    rise = rise * rise * (3 - 2 * rise)
    drift = 0.75 * fractal(x / 0.75, y / 0.55, seed + 30, 4, 0.55) + 0.14 * np.clip(1 - inside / 0.10, 0, 1) + snow - 0.5
    joints = np.clip(1 - rise / 0.6, 0, 1) ** 0.5 * np.clip(0.72 + 1.1 * fractal(x / 0.45, y / 0.45, seed + 40, 4, 0.6), 0, 1) * (1 - outer)
    cover = np.maximum(joints, np.clip(0.5 + drift, 0, 1) * np.clip((rise - 0.7) / 0.3, 0, 1))
    z = ground * (1 - rise) + stone * rise + 0.008 * np.clip(drift, 0, 1) * rise
    faces = grid_faces(*x.shape)
    faces = faces[(index < len(seeds)).ravel()[faces].any(axis=1)]
    place(mesh('flagstones', np.stack([x, y, z], -1).reshape(-1, 3), faces, [_riven()], True, stone=np.stack([tones[index], cover, 0 * z], -1).reshape(-1, 3)))
