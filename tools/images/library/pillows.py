"""A linen pillow with a towel over it, as they lie on a plane. Their shape comes from a simulation (see `cloth`)."""
import numpy as np
from . import cloth, materials, textiles
from .drapery import tailor
from .fields import fractal, grid_faces
from .things import tube

materials._makers.update({
    'pillow linen': lambda name: textiles._weave(name, (0.50, 0.46, 0.395), (0.70, 0.655, 0.58), 0.0022, 0.0004),
    'pillow seam': lambda name: textiles._weave(name, (0.40, 0.36, 0.30), (0.58, 0.53, 0.455), 0.0016, 0.0003),
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


def pillow(to_world, wide=0.50, deep=0.29, swell=5.5e4, towel=(0.115, 0.23, 0.40, 0.175), step=0.0105, seed=3):
    """
    Adds a pillow that lies on the plane z = 0, with a dent where a head has lain, and a towel across it. `to_world`
    moves an array of points to their place. `towel` is the position of its middle, its width, and its reach to the
    front and to the back of the pillow's middle, in metres.
    """
    points, flat, faces, seam = _case(wide, deep, step)
    points = points + (0, 0, 0.045)
    middle, width, front, back = towel
    v, u = np.meshgrid(np.linspace(-front, back, round((front + back) / step) + 1), np.linspace(-width / 2, width / 2, round(width / step) + 1), indexing='ij')
    wave = fractal(u / 0.09, v / 0.4, seed, 2)
    sheet = np.stack([middle + u * 0.90 + 0.03 * v, v, 0.175 + 0.012 * wave], axis=-1).reshape(-1, 3)
    count, own = len(points), grid_faces(*u.shape)
    pattern = np.concatenate([flat, np.stack([u, v + 100], axis=-1).reshape(-1, 2)])
    pressure = np.concatenate([np.full(len(faces), swell), np.zeros(len(own))])
    head = cloth.bar((-0.13, 0.01, 0.170), (-0.08, 0.012, 0.170), 0.10)
    found = cloth.settle(np.concatenate([points, sheet]), np.concatenate([faces, own + count]), lambda a, b: np.linalg.norm(pattern[a] - pattern[b], axis=1),
                         [cloth.plane((0, 0, 0), (0, 0, 1)), head], 1.5, 1 / 500, bend=6e-4, layers=0.0105, drag=14, grip=1.0, swell=pressure)
    case, sheet = to_world(found[:count]), to_world(found[count:])
    tailor('pillow linen', case, faces, np.column_stack([flat, 0 * flat[:, 0] + 0.5]), 0.001, 0.0010, seed)
    cord = case[seam]
    tube('pillow seam', cord[::2], 0.0022)
    on = np.stack([u + width / 2, v + front, np.minimum(v + front, back - v)], axis=-1).reshape(-1, 3)
    tailor('striped linen', sheet, own, on, 0.0035, 0.0007, seed + 1)
