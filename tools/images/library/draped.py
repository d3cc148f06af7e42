"""
Towels over the edge of a bench, which fall into place in a simulation. The solver is position-based dynamics on a grid
of points; Blender's own takes minutes for one towel. Lengths are in metres.
"""
import math
import numpy as np
from . import terry  # noqa: F401 (adds the material terry)
from .fields import fractal
from .textiles import cloth

GRID = 0.0125  # distance of two points of the simulated cloth
STEP = 1 / 260  # duration of one step of the simulation in seconds


def box(low, high):
    """Returns a solid that cloth can fall on: a function of points that returns distances and the ways out."""
    low, high = np.array(low, float), np.array(high, float)
    middle, half = (low + high) / 2, (high - low) / 2

    def solid(points):
        local = points - middle
        over = np.abs(local) - half
        sign = np.where(local < 0, -1.0, 1.0)
        aside = np.maximum(over, 0)
        far = np.linalg.norm(aside, axis=-1)
        inside = np.zeros_like(local)
        np.put_along_axis(inside, over.argmax(axis=-1)[..., None], 1.0, axis=-1)
        way = np.where((far > 0)[..., None], aside / np.maximum(far, 1e-9)[..., None], inside) * sign
        return np.where(far > 0, far, over.max(axis=-1)), way
    return solid


def _links(rows, columns):
    """
    Returns the pairs of points that keep their distance, as (index of the first, index of the second, kind). No two
    pairs of one entry share a point, so that each entry can be solved at once.
    """
    steps = (0, 1, 'weave'), (1, 0, 'weave'), (1, 1, 'shear'), (1, -1, 'shear'), (0, 2, 'bend'), (2, 0, 'bend'), (0, 4, 'bend'), (5, 0, 'bend')
    every, found = slice(None), []
    for down, right, kind in steps:
        reach = down or right
        for part in range(2):
            chosen = np.arange((rows if down else columns) - reach)
            chosen = chosen[(chosen // reach) % 2 == part]
            if not down:
                first, second = (every, chosen), (every, chosen + reach)
            elif right:
                here, there = (slice(-1), slice(1, None))[::right]
                first, second = (chosen, here), (chosen + 1, there)
            else:
                first, second = (chosen, every), (chosen + reach, every)
            found.append((first, second, kind))
    return found


def settle(points, flat, solids, seconds, thick, stiff, friction):
    """
    Returns the points of a cloth after it has fallen onto `solids`. `points` is a grid of shape (rows, columns, 3), and
    `flat` the same grid before it is gathered, from which the cloth has its measures. `stiff` from 0 to 1 is the
    resistance to bending, and `friction` is 1 for cloth that does not slide at all.
    """
    links = [(a, b, np.linalg.norm(flat[a] - flat[b], axis=-1), {'weave': 0.95, 'shear': 0.35, 'bend': stiff}[kind]) for a, b, kind in _links(*points.shape[:2])]
    now, before = points.astype(float), points.astype(float)
    for _ in range(round(seconds / STEP)):
        speed = np.clip((now - before) * 0.988, -0.008, 0.008)
        before = now.copy()
        now = now + speed
        now[..., 2] -= 9.8 * STEP ** 2
        for a, b, rest, strength in links:
            gap = now[b] - now[a]
            far = np.linalg.norm(gap, axis=-1)
            push = gap * (strength * 0.5 * (far - rest) / np.maximum(far, 1e-9))[..., None]
            now[a] += push
            now[b] -= push
        for solid in solids:
            far, way = solid(now)
            deep = np.maximum(thick / 2 - far, 0)[..., None]
            now += way * deep
            slide = now - before
            slide -= way * (slide * way).sum(axis=-1, keepdims=True)
            now -= np.where(deep > 0, slide * friction, 0)
    return _smooth(now)


def _smooth(points, passes=5):
    """Returns the points without the small creases that the solver leaves: its folds are wider than four points."""
    for _ in range(passes):
        wide = np.pad(points, ((1, 1), (1, 1), (0, 0)), mode='reflect', reflect_type='odd')
        around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
        points = points * 0.5 + around * 0.125
    return points


def _spline(count, into):
    """Returns the matrix that interpolates `count` points of a row to `into` points with a Catmull-Rom spline."""
    at = np.linspace(0, count - 1, into)
    first = np.clip(np.floor(at).astype(int), 0, count - 2)
    t = at - first
    weights = [-0.5 * t + t ** 2 - 0.5 * t ** 3, 1 - 2.5 * t ** 2 + 1.5 * t ** 3, 0.5 * t + 2 * t ** 2 - 1.5 * t ** 3, -0.5 * t ** 2 + 0.5 * t ** 3]
    made = np.zeros((into, count))
    for k in range(4):
        np.add.at(made, (np.arange(into), np.clip(first + k - 1, 0, count - 1)), weights[k])
    return made


def normals(points):
    """Returns the normals of a grid of points."""
    across = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    return across / np.maximum(np.linalg.norm(across, axis=2, keepdims=True), 1e-9)


def woven(of, points, width, length, thick, seed, fine=0.0034):
    """
    Adds the cloth of a settled grid of points, refined to a distance of `fine` metres, with the unevenness of its pile.
    Returns the object.
    """
    rows, columns = round(length / fine), round(width / fine)
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    smooth = np.einsum('ri,ijk,cj->rck', _spline(points.shape[0], rows), points, _spline(points.shape[1], columns))
    rough = 0.0008 * fractal(u * width / 0.0048, v * length / 0.0048, seed, 2) + 0.0016 * fractal(u * width / 0.034, v * length / 0.024, seed + 3, 3)
    # The borders at both ends are woven without pile, and so are the selvedges.
    end, edge = np.minimum(v, 1 - v) * length, np.minimum(u, 1 - u) * width
    bare = np.exp(-np.abs((end - 0.062) / 0.014) ** 6) + np.exp(-(edge / 0.007) ** 2)
    rough = rough * (1 - np.clip(bare, 0, 0.9)) - 0.0016 * np.clip(bare, 0, 1)
    smooth = smooth + normals(smooth) * rough[..., None]
    return cloth(of, lambda *_: (smooth[..., 0], smooth[..., 1], smooth[..., 2]), columns, rows,
                 lambda *_: (u * width, v * length, np.minimum(1 - v, v) * length), thick)


def _grid(width, length):
    """Returns two arrays: the distances from the middle of a cloth across its width, and along its length."""
    rows, columns = round(length / GRID), round(width / GRID)
    return np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(0, length, rows))


def over_edge(x, y, z, solids, width, length, hang, turn=0.0, slack=0.45, stiff=0.02, seed=1, of='terry', thick=0.009):
    """
    Adds a towel that lies on a bench and hangs over its edge. (x, y, z) is the point of the edge, at the height of the
    seat, under the middle of the towel. `turn` is the direction in which it hangs, in degrees: 0 for -y, 90 for +x,
    -90 for -x. `hang` is the length beyond the edge. `slack` is the part of its width by which the towel is gathered.
    The `solids` should be 5 mm larger than the bench at its edge, because the cloth cuts the corner.
    """
    across, along = _grid(width, length)
    # Folds along the towel, uneven, as deep as the width that is gathered needs. On the seat they are lower and broader.
    pitch = 0.17 + 0.04 * math.sin(seed * 2.3)
    phase = across / pitch + 0.45 * fractal(across / 0.25 + seed, along / 0.4, seed, 2) + 0.12 * seed
    wave = 0.30 * pitch * math.sqrt(slack * 4) * np.sin(2 * math.pi * phase) * (1 + 0.5 * fractal(across / 0.3, along / 0.9, seed + 2, 2))
    out = hang - along + 0.02 * fractal(across / 0.4, 0 * along, seed + 4, 1)  # metres in front of the edge
    loose = np.clip(out / 0.1 + 0.9, 0.22, 1.0)
    a, slope = math.radians(turn), math.radians(48)
    side = across * (1 - slack * loose) + 0.02 * fractal(along / 0.3, 0 * along, seed + 5, 2)
    lift = 0.008 + (wave - wave.min()) * loose - math.sin(slope) * np.maximum(out, 0)
    far = np.where(out > 0, math.cos(slope) * out, out)
    place = lambda side, out, lift: np.stack([x + side * math.cos(a) + out * math.sin(a), y + side * math.sin(a) - out * math.cos(a), z + lift], axis=2)
    fallen = settle(place(side, far, lift), place(across, out, 0 * out), solids, 0.9, thick, stiff, 0.9)
    return woven(of, fallen, width, length, thick, seed)
