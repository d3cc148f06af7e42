"""Shavings of cedar that a plane has taken off, for close views."""
import math
import random
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import put


def _shaving(name):
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


materials._makers['cedar shaving'] = _shaving


def ribbon(path, aside, wide):
    """
    Adds a shaving along `path`, whose points are (along, up) from a function `aside(along, across, up)` that returns world
    coordinates. Its edges are slightly ragged, and it twists into a helix.
    """
    count = len(path)
    shift, s = np.linspace(0, 1, count), np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    drift, ragged = random.uniform(-0.6, 0.6) * wide, [np.convolve(np.random.default_rng(random.randrange(9999)).normal(0, 0.02, count), np.ones(5) / 5, 'same') for _ in (0, 1)]
    taper = np.clip(np.minimum(shift * 14 + 0.4, (1 - shift) * 7 + 0.12), 0, 1)
    points, place = [], []
    for i, (u, w) in enumerate(path):
        for k, side in enumerate(np.linspace(-0.5, 0.5, 5)):
            edge = ragged[0][i] if k == 0 else ragged[1][i] if k == 4 else 0
            v = drift * shift[i] ** 1.3 + wide * (side * taper[i] + edge)
            points.append(aside(u, v, w))
            place.append((s[i], wide * side, 0))
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(count - 1) for k in range(4)]
    made = put('shaving', points, faces, 'cedar shaving', True)
    off = random.uniform(-20, 20)
    made.data.attributes.new('pl', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', (np.array(place) + off).ravel().astype(np.float32))


def _curve(start, heading, bends, step=0.0012):
    """Returns the points of a curve whose heading in degrees changes by the bends (length in metres, curvature at both ends in 1/m)."""
    points, angle = [np.array(start, float)], math.radians(heading)
    for length, first, last in bends:
        for t in np.linspace(0, 1, max(2, int(length / step))):
            angle += (first + (last - first) * t) * step
            points.append(points[-1] + step * np.array((math.cos(angle), math.sin(angle))))
    return np.array(points)


def lying(x, y, z, turn, tight, turns, wide):
    """Adds a shaving that lies at (x, y): `turns` turns whose radius is about `tight` metres."""
    a = math.radians(turn)
    path = _curve((0, 0), random.uniform(0, 360), [(tight * 6.283 * turns, 0.75 / tight, 1.35 / tight)])
    tilt = random.uniform(-0.25, 0.25)
    path[:, 1] -= path[:, 1].min()
    rest = z + abs(tilt) * wide / 2
    ribbon(path, lambda u, v, w: np.array((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), rest + w + v * tilt)), wide)
