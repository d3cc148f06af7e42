"""Exercise mats of felted wool, flat or partly rolled up."""
import math
import numpy as np
from . import materials
from .fields import fractal, grid_faces
from .nodes import fresh, rgba
from .shapes import put


def _felt(name, dark, light):
    """Returns the material of felted wool: short fibres in all directions, and slightly lighter flecks."""
    made, n, surface = fresh(name)
    place = n.attribute('uv3')
    bend = n.vector('MULTIPLY', n.noise(place, 60.0, 2).outputs['Color'], (0.03, 0.03, 0.03))
    bent = n.vector('ADD', place, bend)
    fibres = n.math('MAXIMUM', n.noise(bent, (900.0, 130.0, 130.0), 3, 0.6).outputs[0], n.noise(bent, (130.0, 900.0, 130.0), 3, 0.6).outputs[0])
    tufts, broad = n.noise(place, 210.0, 3, 0.6).outputs[0], n.noise(place, 5.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', fibres, 0.85, n.math('MULTIPLY_ADD', tufts, 0.75, n.math('MULTIPLY_ADD', broad, 0.25, -0.52)))
    bump = n('Bump', {'Strength': 0.9, 'Distance': 0.0016, 'Height': n.math('ADD', fibres, tufts)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba(dark), rgba(light)), 'Roughness': 1.0, 'Specular': 0.06, 'Sheen': 0.6, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['felt'] = lambda name: _felt(name, (0.085, 0.080, 0.074), (0.255, 0.240, 0.222))


def _path(long, thick, core, rolled):
    """
    Returns the (y, z) points of the middle of the mat, every 4 mm along its length. Its last `rolled` metres are wound
    up to a spiral around a hollow core with the radius `core`.
    """
    if not rolled:
        s = np.linspace(0, long, round(long / 0.004))
        return np.stack([s, thick / 2 + 0 * s], axis=1)
    pitch = thick * 1.07
    turns = (math.sqrt(core ** 2 + pitch * rolled / math.pi) - core) / pitch
    angles = np.linspace(0, turns * 2 * math.pi, round(rolled / 0.004))
    reach = core + pitch * (turns - angles / (2 * math.pi))
    flat = np.linspace(0, long - rolled, round((long - rolled) / 0.004))[:-1]
    middle = long - rolled, thick / 2 + reach[0]
    spiral = np.stack([middle[0] + reach * np.sin(angles), middle[1] - reach * np.cos(angles)], axis=1)
    return np.concatenate([np.stack([flat, thick / 2 + 0 * flat], axis=1), spiral])


def mat(x, y, z, wide=0.60, long=1.78, thick=0.008, rolled=0.0, corner=0.03, core=0.020, of='felt', seed=1):
    """
    Adds a mat along y. (x, y) is its near left corner and `z` the height of the floor. Its last `rolled` metres, at the
    far end, are wound up. `corner` is the radius of its corners.
    """
    path = _path(long, thick, core, rolled)
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    s = np.concatenate([[0], np.cumsum(steps)])
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    normal = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    from_end = np.minimum(s, s[-1] - s)
    half = wide / 2 - corner + np.sqrt(np.clip(corner ** 2 - np.clip(corner - from_end, 0, corner) ** 2, 0, None))
    # The edges are rounded all around, also at the two ends.
    body = thick / 2 * np.sqrt(np.clip(1 - (1 - np.clip(from_end / (thick / 2), 0, 1)) ** 2, 0.0004, 1))
    # The outline of the section: (share of the half width, share of the round edge, share of the thickness).
    middle = np.linspace(-1, 1, 60)
    edge = thick / 2
    ring = np.concatenate([np.array([(-1.0, -math.cos(a), math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 7)]),
                          np.stack([middle, 0 * middle, 1 + 0 * middle], axis=1),
                          np.array([(1.0, math.cos(a), math.sin(a)) for a in np.linspace(math.pi / 2, -math.pi / 2, 7)]),
                          np.stack([-middle, 0 * middle, -1 + 0 * middle], axis=1)])
    across = (half - edge)[:, None] * ring[None, :, 0] + edge * ring[None, :, 1]
    lift = body[:, None] * ring[None, :, 2]
    across = across + 0.0015 * fractal(s[:, None] / 0.08, 0 * across, seed, 2) * np.abs(ring[None, :, 0])
    lift = lift + 0.0004 * fractal(across / 0.05, s[:, None] / 0.05, seed + 1, 3) * (lift > 0)
    points = np.stack([x + wide / 2 + across, y + path[:, None, 0] + normal[:, None, 0] * lift,
                       z + path[:, None, 1] + normal[:, None, 1] * lift], axis=-1)
    points = np.concatenate([points, points[:, :1]], axis=1)
    rows, columns = points.shape[:2]
    made = put('mat', points.reshape(-1, 3), grid_faces(rows, columns).tolist(), of, True)
    place = np.stack(np.broadcast_arrays(np.concatenate([across, across[:, :1]], axis=1), s[:, None], np.concatenate([lift, lift[:, :1]], axis=1)), axis=-1)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(place).ravel())
    return made
