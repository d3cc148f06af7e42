"""A rolled mat in a carrier: two straps of leather around the roll, joined by a handle."""
import math
import numpy as np
from . import weaves  # noqa: F401 (adds the cloth and the leather)
from .fields import grid_faces
from .mats import mat
from .shapes import put
from .things import tube


def _strap(path, normals, across, half, thick, of='saddle leather'):
    """
    Adds a strap along a path. `normals` are its outward directions and `across` its direction of width at each point;
    `half` is half its width. Its inner face lies on the path.
    """
    path, normals, across = (np.asarray(part, float) for part in (path, normals, across))
    ring = [(-1, 0.15), (-0.97, 0.7), (-0.9, 1.0), (-0.5, 1.06), (0, 1.08), (0.5, 1.06), (0.9, 1.0), (0.97, 0.7), (1, 0.15), (0.97, 0.0), (0, 0.0), (-0.97, 0.0), (-1, 0.15)]
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    points = np.stack([path + across * half * a + normals * thick * b for a, b in ring], axis=1)
    made = put('strap', points.reshape(-1, 3), grid_faces(len(path), len(ring)).tolist(), of, True)
    place = np.stack(np.broadcast_arrays(along[:, None], np.array([a for a, _ in ring])[None] * half, 0.0), axis=-1)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(place).ravel())


def _buckle(middle, along, across, out, half=0.019, long=0.013, of='brass'):
    """Adds a rectangular buckle with a tongue, flat on a strap that runs in the direction `along`."""
    corner = lambda a, b: np.array(middle) + np.array(along) * a * long + np.array(across) * b * half + np.array(out) * 0.002
    ring = [corner(a, b) for a, b in ((0, -1), (0.75, -1), (1, -0.8), (1, 0), (1, 0.8), (0.75, 1), (0, 1), (-0.75, 1), (-1, 0.8), (-1, 0), (-1, -0.8), (-0.75, -1), (0, -1))]
    tube(of, ring, 0.0019, False)
    tube(of, [corner(-1.0, 0), corner(0.2, 0) + np.array(out) * 0.0015, corner(1.15, 0)], 0.0014)


def carried_mat(x, y, z, wide=0.58, long=1.75, thick=0.0058, turn=0.0, of='ecru herringbone', straps=(-0.15, 0.15), seed=1):
    """
    Adds a mat that is rolled up and held by two leather straps with brass buckles, and the handle that joins them. (x, y)
    is the middle of the roll, `z` the height it lies at, and `turn` its direction in degrees, 0 for a roll along y.
    `straps` are the distances of the straps from the middle, in metres.
    """
    a = math.radians(turn)
    ahead, side, up = np.array((-math.sin(a), math.cos(a), 0)), np.array((math.cos(a), math.sin(a), 0)), np.array((0.0, 0.0, 1.0))
    made = mat(-wide / 2, 0, 0, wide, long, thick, long, 0.004, 0.016, of, seed)
    points = np.array([vertex.co for vertex in made.data.vertices])
    low, high = points[:, 2].min(), points[:, 2].max()
    radius, middle = (high - low) / 2, (points[:, 1].min() + points[:, 1].max()) / 2
    moved = np.array((x, y, z)) + points[:, :1] * ahead + (points[:, 1:2] - middle) * -side + (points[:, 2:] - low) * up
    made.data.vertices.foreach_set('co', moved.astype(np.float32).ravel())
    made.data.flip_normals()
    axis, turns = np.array((x, y, z + radius)), np.linspace(0, 2 * math.pi, 97)
    out = np.sin(turns)[:, None] * side + np.cos(turns)[:, None] * up
    for at in straps:
        _strap(axis + ahead * at + out * (radius + 0.0004), out, np.broadcast_to(ahead, out.shape), 0.015, 0.003)
        angle = math.radians(52)
        face = math.sin(angle) * side + math.cos(angle) * up
        _buckle(axis + ahead * at + face * (radius + 0.004), math.cos(angle) * side - math.sin(angle) * up, ahead, face)
    # The handle is slack: it rises from the top of one strap and sinks to the other.
    t = np.linspace(0, 1, 60)
    run = straps[0] + (straps[1] - straps[0]) * (t * 1.16 - 0.08)
    lift = 0.0034 + 0.050 * np.clip(np.sin(math.pi * np.clip((t - 0.07) / 0.86, 0, 1)), 0, 1) ** 1.5
    path = axis + ahead * run[:, None] + up * (radius + lift[:, None]) + side * (0.010 * np.sin(math.pi * t) ** 2)[:, None]
    slope = np.gradient(path, axis=0)
    slope /= np.linalg.norm(slope, axis=1, keepdims=True)
    outer = np.cross(slope, -side)
    outer /= np.linalg.norm(outer, axis=1, keepdims=True)
    _strap(path, outer * np.sign(outer[:, 2:3]), np.cross(slope, outer), 0.015, 0.003)
    return made
