"""Arched ribs of bent timber for vaults. Each is glued from thin layers, whose grain follows the curve without a joint."""
import math
import random
import numpy as np
from .shapes import put


def _section(low, high, wide, edge):
    """Returns the outline of a layer with chamfered edges, as (out, across) points: `out` is the distance from the axis."""
    half = wide / 2
    return [(low, -half + edge), (low + edge, -half), (high - edge, -half), (high, -half + edge),
            (high, half - edge), (high - edge, half), (low + edge, half), (low, half - edge)]


def _layer(of, centre, low, high, wide, edge, steps):
    """Adds one layer of a rib between the radii `low` and `high`, with the attributes that the woods read."""
    outline = _section(low, high, wide, edge)
    count, mean = len(outline), (low + high) / 2
    points, local = [], []
    for i in range(steps + 1):
        angle = math.pi * i / steps
        for out, across in outline:
            points.append((centre[0] + out * math.cos(angle), centre[1] + across, centre[2] + out * math.sin(angle)))
            local.append((angle * mean, across, out - mean))
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j) for i in range(steps) for j in range(count)]
    made = put('rib', points, faces, of)
    local, angle, reach = np.array(local), random.uniform(0, 6.283), random.uniform(0.05, 0.14)
    values = {'pl': local + (random.uniform(-3, 3), reach * math.cos(angle), reach * math.sin(angle)), 'pn': local + [random.uniform(-40, 40) for _ in range(3)],
              'rnd': np.tile([random.uniform(0.35, 0.65), random.random(), random.random()], (len(local), 1))}
    for key, value in values.items():
        made.data.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', value.astype(np.float32).ravel())


def rib(of, centre, radius, wide=0.045, deep=0.045, layers=3, edge=0.0016, steps=96):
    """
    Adds a half circle of bent timber in the plane y = centre[1], from one spring to the other over `centre`. `radius` is
    the radius of its outer face, `deep` its height towards the centre.
    """
    for i in range(layers):
        low = radius - deep * (i + 1) / layers
        _layer(of, centre, low, low + deep / layers - 0.0003, wide, edge if i == layers - 1 else edge * 0.5, steps)
