"""The linen pillow of `pillows` without the towel over it."""
import numpy as np
from . import cloth, materials, weaves
from .drapery import tailor
from .pillows import _case
from .things import tube

materials._makers.update({
    'flax linen': lambda name: weaves._basket(name, (0.355, 0.303, 0.228), (0.575, 0.508, 0.408), 0.0021, 0.0008, 0.22),
    'flax cord': lambda name: weaves._basket(name, (0.230, 0.188, 0.132), (0.385, 0.326, 0.245), 0.0016, 0.0004, 0.22),
})


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
