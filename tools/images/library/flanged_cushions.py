"""
A linen cushion with a flange for close views: a border of two layers around the seam, which gathers the cloth, so that folds run
from it into the swell. Its shape comes from a simulation (see `cloth`).
"""
import numpy as np
from . import cloth, materials, weaves
from .drapery import tailor
from .fields import fractal
from .pillows import _case

materials._makers['washed linen'] = lambda name: weaves._basket(name, (0.345, 0.308, 0.250), (0.700, 0.650, 0.565), 0.0026, 0.0007, 0.30)


def _folds(x, y, wide, deep, seed):
    """
    Returns the height in metres of the folds at (x, y) on a cushion whose seam measures `wide` by `deep`: puckers along the seam,
    drags from its corners, and shallow folds around the dent. They are finer than the simulation resolves.
    """
    height = 0 * x
    for index, (along, inside) in enumerate(((x, deep / 2 - y), (x, deep / 2 + y), (y, wide / 2 - x), (y, wide / 2 + x))):
        strength = 0.6 + 0.8 * fractal(along / 0.11, 0 * along, seed + index, 2)
        height += 0.0095 * strength * fractal(along / 0.023, inside / 0.16 + 9 * index, seed + 10, 2) * np.exp(-(np.maximum(inside, 0) / 0.040))
    for index, (side, end) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        dx, dy = wide / 2 - side * x, deep / 2 - end * y
        far, turn = np.hypot(dx, dy), np.arctan2(dy, dx)
        height += 0.0130 * fractal(turn / 0.26 + 7 * index, far / 0.35, seed + 20, 2) * np.exp(-((far - 0.075) / 0.060) ** 2)
    far, turn = np.hypot(x / 1.5, y), np.arctan2(y, x / 1.5)
    return height + 0.0085 * fractal(np.abs(turn) / 0.42, far / 0.12, seed + 30, 2) * np.exp(-((far - 0.070) / 0.035) ** 2)


def cushion(to_world, wide=0.52, deep=0.31, flange=0.030, swell=1.25e5, gather=0.88, step=0.0066, seed=3):
    """
    Adds a cushion that lies on the plane z = 0, with a dent where a head has lain. `to_world` moves an array of points to their
    place. `flange` is the width of the border in metres, which `wide` and `deep` include; `swell` is the pressure of the filling
    (see `cloth.settle`), and `gather` the length of the seam as a share of the cloth that is sewn to it.
    """
    points, flat, faces, _ = _case(wide, deep, step)
    columns, rows, band = round(wide / step) + 1, round(deep / step) + 1, round(flange / step)
    upper = np.arange(rows * columns).reshape(rows, columns)
    lower = upper.copy()
    lower[1:-1, 1:-1] = rows * columns + np.arange((rows - 2) * (columns - 2)).reshape(rows - 2, columns - 2)
    ring = np.zeros((rows, columns), bool)
    ring[band:-band, band:-band] = True
    ring[band + 1:-band - 1, band + 1:-band - 1] = False
    sewn = np.zeros(len(points), bool)
    sewn[upper[ring]] = sewn[lower[ring]] = True
    # The layers of the flange start flat on each other.
    out = np.maximum(np.abs(flat[:, 0]) - wide / 2 + flange, np.abs(flat[:, 1]) - deep / 2 + flange) / flange
    points[:, 2] = np.where(out > 0, np.sign(points[:, 2]) * 0.004, points[:, 2])
    points[:, :2] *= 0.96
    pressure = np.where(out[faces].max(axis=1) > 0.5 / band, 0.0, swell)
    head = cloth.bar((-0.05, 0.01, 0.180), (0.06, 0.016, 0.180), 0.10)
    found = cloth.settle(points + (0, 0, 0.05), faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1) * np.where(sewn[a] & sewn[b], gather, 1),
                         [cloth.plane((0, 0, 0), (0, 0, 1)), head], 1.6, 1 / 500, shear=2e-4, bend=3e-3, layers=0.0065, drag=14, grip=1.0, swell=pressure,
                         ties=[(a, b, 0.0015) for a, b in zip(upper[ring], lower[ring])])
    face = upper.ravel()
    found[face, 2] += _folds(*flat[face].T, wide - 2 * flange, deep - 2 * flange, seed)
    return tailor('washed linen', to_world(found), faces, np.column_stack([flat, 0 * flat[:, 0] + 0.5]), 0.0018, 0.0013, seed)
