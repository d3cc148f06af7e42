"""A clipped yew hedge under snow, for parks. It stands in front of the trunks of trees, whose feet would end on blank snow."""
import numpy as np
from .daylight import veil
from .fields import fractal, grid_faces, mesh, place
from .nodes import fresh, rgba


def _yew():
    """Returns the material of the hedge: dark needles, with snow that lies on its top and clings to its sides."""
    made, n, surface = fresh('clipped yew')
    at = n('NewGeometry').outputs
    needles = n.noise(at['Position'], 34.0, 4, 0.7).outputs[0]
    up = n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    clings = n.math('MULTIPLY_ADD', n.noise(at['Position'], 6.0, 5, 0.68).outputs[0], 0.9, n.math('MULTIPLY', up, 0.9))
    snow = n.ramp(clings, [(0.56, 0.0), (0.70, 1.0)])
    colour = n.mix(snow, n.mix(needles, rgba((0.012, 0.015, 0.012)), rgba((0.062, 0.069, 0.054))), rgba((0.80, 0.83, 0.87)))
    n.link(veil(n, n('BsdfDiffuse', {'Color': colour}).outputs[0]), surface)
    return made


def hedge(x0, x1, y, base, tall=1.15, deep=0.9, seed=1):
    """
    Adds a hedge along x whose front is at `y`, from the height `base`, `tall` metres high and `deep` metres thick. Call it after the
    time of day (see `daylight`).
    """
    half = deep / 2
    outline = np.array([(-half, 0.0), (-half, 0.3 * tall), (-half * 0.97, 0.6 * tall), (-half * 0.93, 0.9 * tall), (-half * 0.80, tall), (-half * 0.4, 1.06 * tall),
                        (half * 0.4, 1.06 * tall), (half * 0.80, tall), (half * 0.93, 0.9 * tall), (half, 0.0)])
    along, across = np.arange(x0, x1, 0.06), np.linspace(0, len(outline) - 1, 60)
    shape = np.stack([np.interp(across, np.arange(len(outline)), outline[:, i]) for i in (0, 1)])
    x, v = np.meshgrid(along, across, indexing='ij')
    rough = 0.045 * fractal(x / 0.22, v / 2.4, seed, 4) + 0.05 * fractal(x / 2.1, v / 9.0, seed + 3, 2)
    out, up = shape[0][None] + rough * np.sign(shape[0])[None], shape[1][None] + rough * (shape[1] > 0.9 * tall)[None]
    points = np.stack([x, y + half + out, base + up], axis=-1).reshape(-1, 3)
    return place(mesh('hedge', points, grid_faces(len(along), len(across)), [_yew()], True))
