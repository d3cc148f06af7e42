"""Ankle boots of waxed leather with a felt lining and a rubber sole, for entrances and benches."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree
from . import materials
from .shapes import put
from .things import tube

SOLE = 0.024  # thickness of the sole in metres

materials._makers.update({
    'waxed leather': lambda name: materials._mottled(name, (0.060, 0.032, 0.017), (0.165, 0.092, 0.050), 0.46, 60, 0.0004),
    'boot felt': lambda name: materials._mottled(name, (0.30, 0.27, 0.225), (0.52, 0.475, 0.405), 0.95, 420, 0.0014, 0.4),
})


def _rings(name, of, rings):
    """Adds a closed body through `rings`, which have the same number of points each."""
    rings = np.array(rings, float)
    rows, count = rings.shape[:2]
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(rows - 1) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range((rows - 1) * count, rows * count))]
    return put(name, rings.reshape(-1, 3), faces, of, True)


def _foot(count=40):
    """Returns the rings of the foot from its heel to its toe: flat below and round above. The toe points to +y."""
    rings = []
    turns = np.linspace(0, 2 * math.pi, count, endpoint=False)
    for y in np.linspace(-0.088, 0.196, 34):
        wide = 0.001 + np.interp(y, [-0.088, -0.080, -0.055, 0.02, 0.10, 0.155, 0.182, 0.196], [0.004, 0.020, 0.034, 0.036, 0.047, 0.043, 0.026, 0.004])
        high = np.interp(y, [-0.088, -0.06, 0.0, 0.05, 0.10, 0.15, 0.185, 0.196], [0.075, 0.10, 0.115, 0.098, 0.074, 0.060, 0.042, 0.018])
        x = wide * np.sign(np.cos(turns)) * np.abs(np.cos(turns)) ** 0.75
        z = SOLE - 0.004 + np.where(np.sin(turns) > 0, high * np.abs(np.sin(turns)) ** 0.85, 0.0)
        rings.append(np.stack([x, np.full(count, y), z], axis=-1))
    return rings


def _shaft(top, count=40):
    """Returns the rings of the shaft, up its outside, over its rim and down its inside. It ends at the height `top`."""
    turns = np.linspace(0, 2 * math.pi, count, endpoint=False)
    ring = lambda z, inset: np.stack([(np.interp(z, [0.05, 0.14, 0.22], [0.036, 0.041, 0.049]) - inset) * np.cos(turns),
                                      np.interp(z, [0.05, 0.14, 0.22], [-0.026, -0.030, -0.034]) + (np.interp(z, [0.05, 0.14, 0.22], [0.056, 0.056, 0.060]) - inset) * np.sin(turns),
                                      np.full(count, z)], axis=-1)
    return [ring(z, 0.0) for z in np.linspace(0.045, top, 12)] + [ring(z, 0.010) for z in np.linspace(top, 0.09, 8)]


def _upper(top):
    """Adds the upper: the foot and the shaft, joined without a seam."""
    made = _rings('boot', 'waxed leather', _foot())
    shaft = _rings('shaft', 'waxed leather', _shaft(top))
    points = [tuple(vertex.co) for part in (made, shaft) for vertex in part.data.vertices]
    start = len(made.data.vertices)
    faces = [tuple(part.vertices) for part in made.data.polygons] + [tuple(i + start for i in part.vertices) for part in shaft.data.polygons]
    for part in (made, shaft):
        bpy.data.objects.remove(part)
    made = put('boot', points, faces, 'waxed leather', True)
    joined = made.modifiers.new('joined', 'REMESH')
    joined.mode, joined.voxel_size, joined.use_smooth_shade = 'VOXEL', 0.0035, True
    soft = made.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 8
    return made


def _sole():
    """Adds the rubber sole, a little wider than the upper, with a heel."""
    outline = []
    for y in np.linspace(-0.093, 0.201, 40):
        wide = 0.004 + np.interp(y, [-0.093, -0.084, -0.055, 0.02, 0.10, 0.155, 0.184, 0.201], [0.008, 0.024, 0.036, 0.036, 0.048, 0.045, 0.029, 0.002])
        outline.append((wide, y))
    around = np.array(outline + [(-x, y) for x, y in outline[::-1]])
    arch = lambda low: np.where((around[:, 1] > -0.02) & (around[:, 1] < 0.035), low + 0.009, low)
    level = lambda share, z: np.column_stack([around * share, z if np.ndim(z) else np.full(len(around), z)])
    return _rings('sole', 'rubber', [level(0.985, arch(0.0)), level(1.0, arch(0.002)), level(1.0, SOLE - 0.003), level(0.985, SOLE)])


def _laces(upper):
    """Adds the laces: crosses over the tongue, which lie on the leather of `upper`."""
    tree = BVHTree.FromObject(upper, bpy.context.evaluated_depsgraph_get())
    made = []
    for low in np.linspace(0.0, 1.0, 6)[:-1]:
        for side in (-1, 1):
            path = []
            for share in np.linspace(0, 1, 7):
                along, x = low + 0.2 * share, side * (2 * share - 1) * 0.020
                aim = Vector((x, 0.062 - 0.058 * along, 0.100 + 0.095 * along))
                way = Vector((0, 0.85 - 0.1 * along, 0.55 - 0.4 * along)).normalized()
                hit = tree.ray_cast(aim + way * 0.12, -way)[0]
                if hit:
                    path.append(hit + way * 0.0014)
            if len(path) > 3:
                made.append(tube('hemp', path, 0.0021))
    return made


def boot(x, y, z, turn, top=0.205):
    """
    Adds a boot whose ankle stands at (x, y) on a floor at the height `z`, in metres. `turn` is the direction of its toe in
    degrees, anticlockwise from +y, and `top` the height of its shaft in metres.
    """
    upper = _upper(top)
    bpy.context.view_layer.update()
    ring = np.array(_shaft(top))[11]
    middle = ring.mean(axis=0)
    rim = tube('boot felt', list(middle + (ring - middle) * 0.93) + [middle + (ring[0] - middle) * 0.93], 0.0075)
    for part in (upper, _sole(), rim, *_laces(upper)):
        part.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
