"""Loose fibres that stand out of cloth, for close views. They soften the outline of folds and edges."""
import numpy as np
from . import materials
from .fields import mesh, place

materials._makers['loose cotton'] = lambda name: materials._plain(name, (0.80, 0.755, 0.67), 1.0, sheen=0.5)


def fuzz(cloth, count, side=1, out=0.0, long=0.0022, of='loose cotton', seed=1):
    """
    Adds `count` fibres to the object `cloth`, on the side that its normals point to, or on the other if `side` is -1.
    They start `out` metres above its surface, which is half its thickness, and are about `long` metres long.
    """
    choose = np.random.default_rng(seed)
    size = len(cloth.data.vertices)
    points, normals = np.empty(size * 3), np.empty(size * 3)
    cloth.data.vertices.foreach_get('co', points)
    cloth.data.vertices.foreach_get('normal', normals)
    pick = choose.integers(0, size, count)
    start, up = points.reshape(-1, 3)[pick], side * normals.reshape(-1, 3)[pick]
    start = start + choose.normal(0, 0.0006, (count, 3)) + up * (out - 0.0004)
    way = up + choose.normal(0, 0.75, (count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    # Each fibre is a narrow kinked blade of two triangles.
    length = long * choose.uniform(0.4, 1.25, (count, 1))
    across = np.cross(way, choose.normal(0, 1, (count, 3)))
    across *= 0.00007 / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
    bend = start + way * length * 0.55 + choose.normal(0, 0.00025, (count, 3))
    tip = bend + (way + choose.normal(0, 0.5, (count, 3))) * length * 0.5
    made = np.stack([start - across, start + across, bend + across * 0.6, bend - across * 0.6, tip], axis=1).reshape(-1, 3)
    index = np.arange(count)[:, None] * 5
    faces = np.concatenate([index + np.array([[0, 1, 2]]), index + np.array([[0, 2, 3]]), index + np.array([[3, 2, 4]])])
    return place(mesh('fuzz', made, faces, [materials.material(of)]))
