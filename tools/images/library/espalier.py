"""A fruit tree trained along a garden wall, in winter: a trunk, tiers of level arms on wires, spurs, and snow on them."""
import numpy as np
from .fields import fractal, mesh, place
from .larches import _material
from .shapes import rod
from .winter import snow_material

BARK = (0.050, 0.043, 0.037), (0.135, 0.118, 0.100)


def _tube(path, radius, sides=9):
    """Returns the points and the faces of a tube around `path` with a radius at each of its points."""
    way = np.gradient(path, axis=0)
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-9)
    side = np.cross(way, (0.31, 0.17, 0.93) if abs(way[0, 2]) < 0.7 else (0.9, 0.3, 0.1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other, turns = np.cross(way, side), np.arange(sides) * 2 * np.pi / sides
    ring = path[:, None] + np.asarray(radius)[:, None, None] * (side[:, None] * np.cos(turns)[:, None] + other[:, None] * np.sin(turns)[:, None])
    i, j = np.meshgrid(np.arange(len(path) - 1), np.arange(sides), indexing='ij')
    a, b = i * sides + j, i * sides + (j + 1) % sides
    return ring.reshape(-1, 3), np.stack([a, b, b + sides, a + sides], -1).reshape(-1, 4)


def _joined(name, tubes, of):
    """Adds one object of all `tubes`, each (points, faces)."""
    starts = np.cumsum([0] + [len(points) for points, _ in tubes])
    place(mesh(name, np.concatenate([points for points, _ in tubes]), np.concatenate([faces + start for (_, faces), start in zip(tubes, starts)]), [of], True))


def _arm(foot, way, long, chance, count=60):
    """Returns the path and the radii of an arm that leaves the trunk at `foot`, droops a little at first and ends in a young tip."""
    t = np.linspace(0, 1, count)
    wander = 0.014 * fractal(t * 6, 0 * t + chance.uniform(0, 50), 7, 3) * np.clip(t * 8, 0, 1)
    path = foot + t[:, None] * long * way + wander[:, None] * (0, 0, 1.0) + (0.05 * np.maximum(t - 0.88, 0) / 0.12)[:, None] * (0, 0, 1.0)
    radius = np.interp(t, (0, 0.05, 0.9, 1), (0.026, 0.019, 0.009, 0.004)) * (1 + 0.16 * fractal(t * 14, 0 * t + chance.uniform(0, 50), 9, 2))
    return path, radius


def _spurs(path, radius, chance):
    """Returns short knotted shoots along the upper side of an arm, as paths with radii."""
    made = []
    for part in np.cumsum(chance.uniform(0.03, 0.14, 14)):
        for _ in range(chance.integers(1, 4) if part < 0.93 else 0):
            i = int(part * len(path))
            lean, long = chance.normal(0, 0.55, 3) * (1, 1, 0), chance.uniform(0.03, 0.12)
            steps, bend = np.linspace(0, 1, 6)[:, None], chance.normal(0, 0.014, 3)
            shoot = path[i] + steps * long * (lean + (0, 0, 1)) + bend * np.sin(steps * 5)
            made.append((shoot, np.array((0.008, 0.0055, 0.0045, 0.004, 0.0052, 0.002)) * (0.6 + radius[i] / 0.03)))
    return made


def espalier(foot, along, out, tiers=(0.72, 1.16, 1.60), reach=1.25, seed=1):
    """
    Adds the tree with its wires. `foot` is where its trunk leaves the ground, `along` the direction of the wall and `out` the one
    away from it. `tiers` are the heights of the arms above the foot, `reach` is the length of an arm in metres.
    """
    chance, up = np.random.default_rng(seed), np.array((0, 0, 1.0))
    foot, along, out = (np.array(each, float) for each in (foot, along, out))
    t = np.linspace(0, 1, 50)
    lean = 0.022 * fractal(t * 3, 0 * t, seed, 3) * np.clip(t * 6, 0, 1)
    trunk = foot - 0.1 * up + t[:, None] * (tiers[-1] + 0.1) * up + lean[:, None] * along
    limbs = [(trunk, np.interp(t, (0, 0.08, 0.9, 1), (0.055, 0.040, 0.026, 0.020)) * (1 + 0.10 * fractal(t * 16, 0 * t, seed + 3, 2)))]
    snow = []
    for tall in tiers:
        rod('steel', foot + tall * up - (reach + 0.18) * along - 0.02 * out, foot + tall * up + (reach + 0.18) * along - 0.02 * out, 0.0016, 8)
        for side in (-1, 1):
            path, radius = _arm(foot + (tall - 0.01) * up, side * along, reach * chance.uniform(0.86, 1.0), chance)
            limbs += [(path, radius)] + _spurs(path, radius, chance)
            lies = np.clip(fractal(np.arange(60) / 7.0, 0 * path[:, 0] + tall * 9 + side, 31, 3) * 3 + 0.55, 0.04, 1)
            snow.append((path + (0.62 * radius * lies)[:, None] * up, radius * 1.05 * lies))
    _joined('pear', [_tube(*limb) for limb in limbs], _material('pear bark', BARK, BARK[1], 0.30))
    _joined('snow on the pear', [_tube(*each) for each in snow], snow_material('snow on branches', 0.004))
