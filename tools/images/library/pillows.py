"""A linen pillow that lies on a plane, with a dent where a head has lain. Its shape comes from a simulation (see `cloth`)."""
import numpy as np
from . import cloth, materials, textiles, weaves
from .drapery import tailor
from .fields import fractal, grid_faces
from .things import tube

materials._makers.update({
    'pillow linen': lambda name: textiles._weave(name, (0.50, 0.46, 0.395), (0.70, 0.655, 0.58), 0.0022, 0.0004),
    'pillow seam': lambda name: textiles._weave(name, (0.40, 0.36, 0.30), (0.58, 0.53, 0.455), 0.0016, 0.0003),
    'flax linen': lambda name: weaves._basket(name, (0.355, 0.303, 0.228), (0.575, 0.508, 0.408), 0.0021, 0.0008, 0.22),
    'flax cord': lambda name: weaves._basket(name, (0.230, 0.188, 0.132), (0.385, 0.326, 0.245), 0.0016, 0.0004, 0.22),
})


def _case(wide, deep, step):
    """
    Returns a flat pillow case sewn along its edges: its points with a slight swell, its pattern, the faces of both
    sides, and the numbers of the points along its seam.
    """
    columns, rows = round(wide / step) + 1, round(deep / step) + 1
    y, x = np.meshgrid(np.linspace(-deep / 2, deep / 2, rows), np.linspace(-wide / 2, wide / 2, columns), indexing='ij')
    inner = np.zeros((rows, columns), bool)
    inner[1:-1, 1:-1] = True
    top = np.arange(rows * columns).reshape(rows, columns)
    under = top.copy()
    under[inner] = rows * columns + np.arange(inner.sum())
    rise = 0.018 * ((1 - (2 * x / wide) ** 4) * (1 - (2 * y / deep) ** 4)) ** 0.5 * (1 + 0.2 * fractal(x / 0.09, y / 0.09, 4, 2))
    upper = np.stack([x, y, rise], axis=-1).reshape(-1, 3)
    lower = np.stack([x, y, -rise], axis=-1)[inner]
    flat = np.concatenate([upper[:, :2], lower[:, :2]])
    numbers = grid_faces(rows, columns)
    faces = np.concatenate([numbers, under.ravel()[numbers][:, ::-1]])
    seam = np.concatenate([top[0, :-1], top[:-1, -1], top[-1, :0:-1], top[:0:-1, 0], top[0, :1]])
    return np.concatenate([upper, lower]), flat, faces, seam


def pillow(to_world, wide=0.50, deep=0.27, swell=5.5e4, step=0.0095, seed=3, of='pillow linen', cord='pillow seam'):
    """
    Adds a pillow that lies on the plane z = 0, with a dent where a head has lain. `to_world` moves an array of points to
    their place. `of` and `cord` are the materials of the case and of the cord along its seam.
    """
    points, flat, faces, seam = _case(wide, deep, step)
    points = points + (0, 0, 0.045)
    head = cloth.bar((-0.05, 0.01, 0.175), (0.05, 0.012, 0.175), 0.10)
    found = cloth.settle(points, faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1), [cloth.plane((0, 0, 0), (0, 0, 1)), head],
                         1.5, 1 / 500, bend=6e-4, layers=0.0105, drag=14, grip=1.0, swell=np.full(len(faces), swell))
    case = to_world(found)
    tailor(of, case, faces, np.column_stack([flat, 0 * flat[:, 0] + 0.5]), 0.001, 0.0010, seed)
    tube(cord, case[seam][::2], 0.0022)
