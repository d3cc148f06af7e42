"""Cloth with texture coordinates in metres, so that weave and stripes follow every fold."""
import math
import random
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import put


def _weave(name, dark, light, pitch, relief, stripes=(), stripe=(0.035, 0.034, 0.034)):
    """
    Returns the material of a waffle weave with square cells, `pitch` metres wide. It reads the `uv3` attribute, which
    holds three lengths in metres: two coordinates on the cloth, and the distance from the hem. Each of
    `stripes` is a pair of distances from the hem, between which the stripe lies.
    """
    made, n, surface = fresh(name)
    place = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    cell = [n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', place[i], pitch)), 0.5)), 2.0)
            for i in (0, 1)]
    ridge = n.math('POWER', n.math('MAXIMUM', *cell), 2.0)
    yarn = n.noise(n.attribute('uv3'), 900.0, 2, 0.6).outputs[0]
    broad = n.noise(n.attribute('uv3'), 9.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', ridge, 0.55, n.math('MULTIPLY_ADD', yarn, 0.3, n.math('MULTIPLY_ADD', broad, 0.5, -0.15)))
    colour = n.mix(tone, rgba(dark), rgba(light))
    for start, end in stripes:
        inside = n.math('MULTIPLY', n.math('GREATER_THAN', place[2], start), n.math('LESS_THAN', place[2], end))
        colour = n.mix(inside, colour, rgba(stripe))
    height = n.math('MULTIPLY_ADD', yarn, 0.35, ridge)
    bump = n('Bump', {'Strength': 0.9, 'Distance': relief, 'Height': height}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.15, 'Sheen': 0.5, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers.update({
    'striped linen': lambda name: _weave(name, (0.46, 0.415, 0.345), (0.77, 0.725, 0.645), 0.0042, 0.0007, ((0.05, 0.078), (0.088, 0.094))),
    'plain linen': lambda name: _weave(name, (0.46, 0.415, 0.345), (0.77, 0.725, 0.645), 0.0042, 0.0007),
    'waffle': lambda name: _weave(name, (0.50, 0.445, 0.36), (0.82, 0.775, 0.69), 0.0085, 0.0016),
})


def cloth(of, surface, nu, nv, measure, thick=0.004):
    """
    Adds a sheet of cloth. `surface(u, v)` returns positions for arrays u and v between 0 and 1. `measure(u, v)` returns
    the values of the `uv3` attribute at these positions: two coordinates on the cloth, and the distance from the hem.
    """
    v, u = np.meshgrid(np.linspace(0, 1, nv), np.linspace(0, 1, nu), indexing='ij')
    points = np.stack(np.broadcast_arrays(*surface(u, v)), axis=-1).reshape(-1, 3)
    place = np.stack(np.broadcast_arrays(*(np.asarray(part, float) + 0 * u for part in measure(u, v))), axis=-1).reshape(-1, 3)
    index = np.arange(nu * nv).reshape(nv, nu)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    made = put('cloth', points, faces.tolist(), of, True)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', place.ravel())
    body = made.modifiers.new('thick', 'SOLIDIFY')
    body.thickness, body.offset = thick, 0.0
    return made


def _along(path):
    """
    Returns a function and the length of the path. The function takes a fraction of that length, from 0 to 1, and
    returns the point there.
    """
    path = np.array(path, float)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    return (lambda t: [np.interp(t * length[-1], length, path[:, i]) for i in range(path.shape[1])]), length[-1]


def folded(of, x, y, z, width, depth, layers=6, thick=0.005, turn=0.0, loose=0.0022):
    """
    Adds a towel that is folded back and forth in `layers` layers. Its hem is on top, at the front. Its front left
    corner is at (x, y). Returns the height of the top of the towel.
    """
    step = thick * 1.32
    path, radius = [], step / 2
    for layer in range(layers):
        level = step * (layer + 0.5)
        ways = np.linspace(0, 1, 14)
        forward = layer % 2 == (layers - 1) % 2
        slack = random.uniform(-0.004, 0.004)
        for t in (ways[::-1] if forward else ways):
            path.append((t * (depth + slack), level + loose * math.sin(t * 9 + layer * 2.1) * layer / layers))
        if layer < layers - 1:
            end = path[-1][0]
            sign = -1 if forward else 1
            for a in np.linspace(-1.3, 1.3, 7):
                path.append((end + sign * radius * 1.5 * math.cos(a), level + step / 2 + radius * math.sin(a)))
    at, length = _along(path)
    shift = random.uniform(0, 9)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def surface(u, v):
        back, up = at(v)
        edge = np.sin(v * 31 + shift) * 0.0016
        across = (u - 0.5) * (width + edge) + width / 2
        lift = np.clip(up / (step * layers), 0, 1) * loose * (np.sin(u * 7 + shift) + np.sin(u * 17 + back * 20 + shift) * 0.4)
        front = back + np.sin(u * 5 + shift) * 0.0018
        return x + across * c - front * s, y + across * s + front * c, z + np.maximum(up + lift, thick / 2)
    cloth(of, surface, 60, int(length / 0.006), lambda u, v: (u * width, v * length, (1 - v) * length), thick)
    return z + step * layers


def hung(of, x, y, z, width, front, back, radius=0.014, thick=0.005, waves=3.0, depth=0.012):
    """
    Adds a towel that hangs over a bar. The bar runs along x at (y, z), and the left edge of the towel is at `x`.
    `front` and `back` are the lengths in metres that hang down in front of the bar and behind it.
    """
    r = radius + thick / 2 + 0.001
    path = [(r, -back + back * t) for t in np.linspace(0, 1, 30)][:-1]
    path += [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, math.pi, 16)]
    path += [(-r, -front * t) for t in np.linspace(0, 1, 60)][1:]
    at, length = _along(path)
    phase = random.uniform(0, 6.28)

    def surface(u, v):
        out, down = at(v)
        fall = np.clip(-down / 0.35, 0, 1) ** 1.2
        fold = (np.sin(u * waves * 6.28 + phase) + 0.5 * np.sin(u * waves * 13.7 + 1.7 * phase + down * 3)) * depth * fall
        sway = np.sign(out + 1e-9) * np.where(np.abs(down) > 0.001, 1, 0)
        across = (u - 0.5) * width * (1 - 0.05 * fall) + width / 2
        return x + across + 0.004 * fall * np.sin(down * 11 + phase), y + out + sway * np.abs(depth * fall) * 0.9 + fold, z + down
    return cloth(of, surface, 110, int(length / 0.006), lambda u, v: (u * width, v * length, (1 - v) * length), thick)
