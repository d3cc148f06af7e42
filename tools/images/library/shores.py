"""The winter shore of still water, seen from above: torn edges of snow and of thin ice, and dry reeds."""
import numpy as np
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba
from .shapes import put
from .winter import snow_material


def _ice():
    """Returns the material of thin ice: grey-blue, with white blown over it in streaks and patches."""
    made, n, surface = fresh('thin ice')
    at = n('NewGeometry').outputs['Position']
    broad, fine = n.noise(at, 1.1, 5, 0.62).outputs[0], n.noise(at, 7.0, 5, 0.65).outputs[0]
    white = n.ramp(n.math('MULTIPLY_ADD', fine, 0.45, broad), [(0.60, 0.0), (0.86, 1.0)], 'EASE')
    colour = n.mix(white, rgba((0.085, 0.115, 0.135)), rgba((0.60, 0.66, 0.72)))
    rough = n.math('MULTIPLY_ADD', white, 0.5, 0.22)
    n.link(n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.35}).outputs[0], surface)
    return made


def _torn(x, y, edge, seed, rough):
    """Returns how many metres (x, y) lies inside the line y = `edge(x)`, whose torn edge deviates by about `rough` metres."""
    return y - edge(x) + rough * (fractal(x / 1.9, y / 1.9, seed, 6, 0.58) + 0.35 * fractal(x / 0.35, y / 0.35, seed + 40, 3))


def _grid(x0, x1, y0, y1, step):
    return np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step))


def snow(x0, x1, y0, y1, edge, level, rise=0.16, seed=3, rough=0.45, step=0.025):
    """Adds snow that begins at the line y = `edge(x)` and lies `rise` metres deep. `level` is the height of the water."""
    x, y = _grid(x0, x1, y0, y1, step)
    inside = _torn(x, y, edge, seed, rough)
    lie = rise * np.clip(inside / 0.40, 0, 1) ** 0.55 * (1 + 0.25 * fractal(x / 0.8, y / 0.8, seed + 9, 4)) + 0.02 * inside.clip(0, 2)
    z = level + np.where(inside > 0, lie, -0.4)
    place(mesh('snow on the shore', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [snow_material(relief=0.010)], True))


def ice(x0, x1, y0, y1, edge, level, seed=5, rough=0.8, step=0.025):
    """Adds a sheet of thin ice that begins at the line y = `edge(x)`."""
    x, y = _grid(x0, x1, y0, y1, step)
    inside = _torn(x, y, edge, seed, rough)
    z = level + np.where(inside > 0, 0.006, -0.3)
    place(mesh('ice', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [_ice()], False))


def _straw():
    made, n, surface = fresh('dry reed')
    tone = n.noise(n('NewGeometry').outputs['Position'], 6.0, 2).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, rgba((0.16, 0.115, 0.06)), rgba((0.46, 0.37, 0.22)))}).outputs[0], surface)
    return made


def reeds(clumps, level, tall=1.1, seed=2):
    """Adds dry reeds: for each (x, y, radius, count) in `clumps`, stalks that stand in the water and lean with the wind."""
    chance, points = np.random.default_rng(seed), []
    for x, y, radius, count in clumps:
        foot = np.array((x, y)) + chance.normal(0, radius * 0.5, (count, 2)) * (1.6, 0.8)
        high = tall * chance.uniform(0.4, 1.1, count)
        lean = (chance.normal(0, 0.28, (count, 2)) + (0.22, -0.16)) * high[:, None]
        side = chance.normal(0, 1, (count, 2))
        side *= 0.006 / np.linalg.norm(side, axis=1, keepdims=True)
        at = lambda xy, z: np.concatenate([xy, z[:, None]], axis=1)
        low, middle = np.full(count, level - 0.1), level + high * 0.6
        points.append(np.stack([at(foot - side, low), at(foot + side, low), at(foot + lean * 0.45 + side, middle), at(foot + lean, level + high), at(foot + lean * 0.45 - side, middle)], axis=1))
    points = np.concatenate(points).reshape(-1, 3)
    put('reeds', points, np.arange(len(points)).reshape(-1, 5).tolist(), _straw())
