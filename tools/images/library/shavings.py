"""Cedar shavings for close views."""
import math
import random
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import put


def _shaving_wood(name):
    """Returns the material of a thin shaving of cedar, which lets light through. `pl` runs along the shaving and across it."""
    made, n, surface = fresh(name)
    place = n.attribute('pl')
    broad, fine = n.noise(place, (2.0, 130.0, 1.0), 3).outputs[0], n.noise(place, (9.0, 900.0, 1.0), 2).outputs[0]
    tone = n.math('MULTIPLY_ADD', fine, 0.5, n.math('MULTIPLY_ADD', broad, 1.3, -0.4))
    colour = n.mix(tone, rgba((0.40, 0.235, 0.125)), rgba((0.62, 0.430, 0.265)))
    relief = n('Bump', {'Strength': 0.4, 'Distance': 0.0003, 'Height': n.math('ADD', broad, fine)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.5, 'Specular': 0.3, 'Normal': relief})
    n.link(n('MixShader', {0: 0.38, 1: body.outputs[0], 2: n('BsdfTranslucent', {'Color': colour}).outputs[0]}).outputs[0], surface)
    return made


materials._makers['cedar shaving'] = _shaving_wood


def _spiral(radius, turns, step=0.0012):
    """Returns the points of a spiral from the inside out. `radius` is its mean radius, `step` the distance of the points."""
    count = int(math.tau * radius * turns / step)
    angles = random.uniform(0, math.tau) + np.cumsum(np.linspace(0.75, 1.35, count) / radius * step)
    return np.cumsum(step * np.stack([np.cos(angles), np.sin(angles)], -1), axis=0)


def _ragged(count):
    """Returns the deviation of a ragged edge at `count` points, as shares of the width."""
    return np.convolve(np.random.default_rng(random.randrange(9999)).normal(0, 0.02, count), np.ones(5) / 5, 'same')


def shaving(x, y, z, turn, radius, turns, wide):
    """
    Adds a shaving that lies at (x, y) on the height `z`, rolled into a spiral of `turns` turns with the mean radius `radius`,
    which ends as a helix. It is `wide` metres wide. `turn` is the direction in degrees in which it would unroll.
    """
    path, a, tilt = _spiral(radius, turns), math.radians(turn), random.uniform(-0.25, 0.25)
    path[:, 1] -= path[:, 1].min()
    count, shares = len(path), np.linspace(0, 1, len(path))
    drift, first, last = random.uniform(-0.6, 0.6) * wide, _ragged(count), _ragged(count)
    taper = np.clip(np.minimum(shares * 14 + 0.4, (1 - shares) * 7 + 0.12), 0, 1)
    points, place = [], []
    for i, (u, w) in enumerate(path):
        for side, edge in ((-0.5, first[i]), (-0.25, 0), (0, 0), (0.25, 0), (0.5, last[i])):
            v = drift * shares[i] ** 1.3 + wide * (side * taper[i] + edge)
            points.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + abs(tilt) * wide / 2 + w + v * tilt))
            place.append((i * 0.0012, wide * side, 0))
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(count - 1) for k in range(4)]
    made = put('shaving', points, faces, 'cedar shaving', True)
    off = random.uniform(-20, 20)
    made.data.attributes.new('pl', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', (np.array(place) + off).ravel().astype(np.float32))
