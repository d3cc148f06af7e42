"""A wooden hand plane for close views, and the shavings that it takes off."""
import math
import random
import bpy
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import put, turned
from .things import grained, sawn

BED = 0.046  # where the edge of the iron meets the sole, in metres in front of the middle of the plane


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


def _smooth(outline, steps=6):
    """Returns a closed outline with a Catmull-Rom curve through its points."""
    p = np.array(outline, float)
    made = []
    for a, b, c, d in zip(np.roll(p, 1, 0), p, np.roll(p, -1, 0), np.roll(p, -2, 0)):
        for t in np.arange(steps) / steps:
            made.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)))
    return made


def _body(origin, along, long, wide, high):
    """Adds the body: a block of wood with rounded ends and an opening for the iron."""
    up = (0, 0, 1)
    end, nose = -long / 2, long / 2
    outline = [(end + 0.001, 0), (nose - 0.001, 0), (nose, 0.004), (nose, high - 0.020), (nose - 0.005, high - 0.008), (nose - 0.016, high),
               (end + 0.016, high), (end + 0.005, high - 0.008), (end, high - 0.020), (end, 0.004)]
    body = sawn('planed oak', outline, origin, along, up, wide, edge=0.0025)
    cutter = sawn('planed oak', [(BED + 0.01, -0.01), (BED + 0.017, -0.01), (BED + 0.044, high + 0.02), (BED - high - 0.02, high + 0.02)], origin, along, up, wide - 0.017)
    cutter.modifiers.clear()
    body.modifiers.clear()
    cut = body.modifiers.new('opening', 'BOOLEAN')
    cut.object, cut.operation = cutter, 'DIFFERENCE'
    body.data = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.clear()
    soft = body.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.0025, 3, 'ANGLE'
    bpy.data.objects.remove(cutter)


def plane(x, y, z, turn, long=0.29, wide=0.066, high=0.062):
    """
    Adds a plane that stands on its sole at the height `z` and points in the direction `turn`, in degrees anticlockwise
    from +x. Returns a function from (along, across, up) in metres from the middle of the sole to world coordinates.
    """
    a = math.radians(turn)
    along, across, up = np.array((math.cos(a), math.sin(a), 0)), np.array((-math.sin(a), math.cos(a), 0)), np.array((0, 0, 1.0))
    at = lambda u, v, w: np.array((x, y, z)) + along * u + across * v + up * w
    _body(at(0, 0, 0), along, long, wide, high)
    lean, out = (up - along) / math.sqrt(2), (up + along) / math.sqrt(2)
    for of, low, top, half, off, thick in (('steel', 0.0, 0.172, 0.0235, 0.0022, 0.0038), ('black steel', 0.008, 0.142, 0.0225, 0.0058, 0.0028)):
        arc = [(half * math.cos(t), top - half * 0.75 + half * 0.75 * math.sin(t)) for t in np.linspace(0, math.pi, 16)]
        sawn(of, [(-half, low), (half, low)] + arc, at(BED, 0, 0) + out * off, across, lean, thick, edge=0.0006)
    wedge = [(0.024, 0.0), (0.140, 0.0), (0.151, 0.004), (0.153, 0.011), (0.146, 0.017), (0.118, 0.0155), (0.030, 0.004)]
    sawn('planed walnut', wedge, at(BED, 0, 0) + out * 0.0074, lean, out, 0.042, edge=0.0018)
    tote = _smooth([(-0.036, 0.0), (0.052, 0.0), (0.050, 0.010), (0.028, 0.022), (0.017, 0.042), (0.022, 0.066), (0.023, 0.084), (0.008, 0.097),
                    (-0.018, 0.101), (-0.040, 0.097), (-0.041, 0.089), (-0.024, 0.080), (-0.016, 0.066), (-0.021, 0.042), (-0.021, 0.022), (-0.035, 0.010)])
    handle = sawn('planed walnut', tote, at(-long / 2 + 0.062, 0, high - 0.002), along, up, 0.027, 'z', 0.0095)
    handle.modifiers['edge'].segments = 5
    handle.modifiers['edge'].angle_limit = math.radians(60)
    grained(turned('planed walnut', at(long / 2 - 0.034, 0, high - 0.001), [(0.0001, 0), (0.0105, 0), (0.0105, 0.002), (0.0085, 0.0042), (0.0001, 0.0052)], 32))
    return at


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


def rising(at, wide=0.040):
    """Adds the shaving that comes out of the plane in front of its iron and curls forwards. `at` is what `plane` has returned."""
    ribbon(_curve((BED + 0.006, 0.004), 132, [(0.085, 0, -4), (0.080, -12, -40), (0.24, -40, -66)]), at, wide)


def lying(x, y, z, turn, tight, turns, wide):
    """Adds a shaving that lies at (x, y): `turns` turns whose radius is about `tight` metres."""
    a = math.radians(turn)
    path = _curve((0, 0), random.uniform(0, 360), [(tight * 6.283 * turns, 0.75 / tight, 1.35 / tight)])
    tilt = random.uniform(-0.25, 0.25)
    path[:, 1] -= path[:, 1].min()
    rest = z + abs(tilt) * wide / 2
    ribbon(path, lambda u, v, w: np.array((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), rest + w + v * tilt)), wide)
