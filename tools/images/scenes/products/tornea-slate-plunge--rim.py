"""
Scene: a corner of the slate rim above courses of riven slate, close, in low sun. The rim is wet along the dark water; the
underwater lamp is off.
"""
import bpy
import numpy as np
from library import clear, clearwater, dry_stone, light, materials, riven, slabs, sunlit, wetting
from library.boards import Boards
from library.fields import fractal
from library.views import compose_product

ALT = 'A corner of the riven slate rim in low sun, damp along dark clear water, above courses of split slate'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'contrast': 1.12, 'balance': 0.3}
X0, X1, Y0, Y1, TALL = 0.55, 2.55, 1.0, 2.0, 1.05  # outer faces of the cladding and height of the rim, in metres
OVER, WIDE, THICK = 0.03, 0.20, 0.05  # overhang, width and thickness of the rim
NEAR = 1.75  # stones left of this x position are close enough to need a relief

materials._makers['dark riven slate'] = lambda name: riven._riven(name, (0.036, 0.041, 0.045), (0.112, 0.121, 0.128))


def _grid(low, high, axis, side, step=0.0022):
    """Returns the points, with shape (rows, columns, 3), of one face of the box between `low` and `high`."""
    u, v = [i for i in range(3) if i != axis]
    count = lambda i: max(6, round((high[i] - low[i]) / step))
    points = np.empty((count(v), count(u), 3))
    points[..., v], points[..., u] = np.meshgrid(np.linspace(low[v], high[v], count(v)), np.linspace(low[u], high[u], count(u)), indexing='ij')
    points[..., axis] = high[axis] if side > 0 else low[axis]
    return points


def _relief(points, axis, seed):
    """
    Returns how far the riven slate stands back at `points` of a face perpendicular to `axis`, in metres. The sheets of the
    slate lie flat: its top has low terraces, and its sides show their edges.
    """
    x, y, z = np.moveaxis(points, -1, 0)
    if axis == 2:
        terrace = riven._step(1.5 * fractal(x / 0.16 + seed, y / 0.11 + 0.3 * fractal(x / 0.05, y / 0.05, seed, 3), seed + 1, 4, 0.55), 3.5)
        return 0.0009 - 0.0012 * terrace - 0.0008 * fractal(x / 0.06, y / 0.05, seed + 2, 4) + 0.0002 * fractal(x / 0.006, y / 0.006, seed + 3, 3)
    along = y if axis == 0 else x
    ledge = riven._step(2.0 * fractal(along / 0.07 + seed, z / 0.007 + 0.5 * fractal(along / 0.03, z / 0.02, seed + 4, 3), seed + 5, 3), 3.0)
    return 0.0025 - 0.0014 * ledge - 0.0020 * fractal(along / 0.05, z / 0.03, seed + 6, 4) - 0.0003 * fractal(along / 0.006, z / 0.003, seed + 7, 3)


def _slab(low, high, seed, choose, soft=0.004):
    """Returns a riven slab between two corners as a tuple for `dry_stone.join`. Its edges are rounded by about `soft` metres."""
    low, high = np.array(low), np.array(high)
    points, faces, start = [], [], 0
    for axis, side in ((2, 1), (0, -1), (0, 1), (1, -1), (1, 1)):
        face = _grid(low, high, axis, side)
        worn = soft * (1 + 0.45 * fractal(face[..., 0] / 0.03 + face[..., 2] / 0.05, face[..., 1] / 0.03, seed + 9, 3))[..., None]
        inner = np.clip(face, low + worn, high - worn)
        way = (face - inner) / np.maximum(np.linalg.norm(face - inner, axis=-1, keepdims=True), 1e-9)
        # The relief fades at the edges, where two faces meet.
        inside = np.min(np.minimum(face - low, high - face)[..., [i for i in range(3) if i != axis]], axis=-1)
        back = _relief(face, axis, seed) * np.clip(inside / 0.006, 0, 1)
        moved = inner + way * (worn - back[..., None])
        rows, columns = face.shape[:2]
        index = start + np.arange(rows * columns).reshape(rows, columns)
        quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
        points.append(moved.reshape(-1, 3))
        faces.append(quads if (side > 0) == (axis != 1) else quads[:, ::-1])
        start += rows * columns
    points = np.concatenate(points)
    lay = np.tile((choose.uniform(0.1, 0.35), 0.45, 0.0), (len(points), 1))
    return points, np.concatenate(faces), points + choose.uniform(-40, 40, 3), lay


def rim():
    """Replaces the smooth slabs of the rim with riven ones. Those along x run through, and are wet along the water."""
    slabs.remove('slab')
    choose, low, gap = np.random.default_rng(4), TALL - THICK, 0.001
    left, right, front, back = X0 - OVER, X1 + OVER, Y0 - OVER, Y1 + OVER
    boxes = (((left, front, low), (right, front + WIDE, TALL)), ((left, back - WIDE, low), (right, back, TALL)),
             ((left, front + WIDE + gap, low), (left + WIDE, back - WIDE - gap, TALL)), ((right - WIDE, front + WIDE + gap, low), (right, back - WIDE - gap, TALL)))
    made = dry_stone.join('riven rim', [_slab(*box, 31 + 17 * i, choose) for i, box in enumerate(boxes)], 'dark riven slate')
    wetting.wet(made, ((left + WIDE, right - WIDE), (front + WIDE, back - WIDE)), reach=0.06, dark=0.55)


def cladding():
    """Replaces the stones of the cladding that are near the camera with riven ones."""
    signs = np.repeat(np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float), 3, axis=0)
    choose, stones = np.random.default_rng(9), []
    for wall in [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'courses']:
        boards = np.array([vertex.co for vertex in wall.data.vertices]).reshape(-1, 24, 3)
        if boards[..., 0].min() > NEAR or boards[..., 1].min() > Y1 - 0.1:
            continue
        bpy.data.objects.remove(wall)
        front = None
        for number, board in enumerate(boards):
            spans = (board[:, :, None] * signs[:, None, :]).mean(axis=0).T
            halves = np.linalg.norm(spans, axis=1)
            along, up, out = spans / halves[:, None]
            # Stones that stand far out would show their ends, which the sun lights, as pale pegs.
            face = board.mean(axis=0) @ out + halves[2]
            front = face if front is None else front
            middle = board.mean(axis=0) - out * 0.65 * (face - front)
            if board[..., 0].min() < NEAR and board[..., 2].max() > 0.35:
                stones.append(riven._stone(middle, np.array((along, -out, up)), halves[[0, 2, 1]], 11 + 17 * number, choose))
    dry_stone.join('riven stones', stones, 'dark riven slate')


def water():
    """Replaces the lining and the lamp of the pool: without the lamp, the water is dark and clear."""
    clear.clear((1.4, 1.7, 0.5), (1.7, 1.85, 0.7), 'turned')
    lined = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0] and made.data.materials[0].name.startswith('lining of'))
    at = np.array([vertex.co for vertex in lined.data.vertices])
    box = tuple(zip(at.min(axis=0), at.max(axis=0)))
    lined.data.materials[0] = clearwater.lining('slate', box, TALL - 0.065, lamps=[(1.55, 1.7, 0.6, 0.0)], above=(0.20, 0.23, 0.24), net=0.0, joint=0)
    clear.clear((X0, Y0, TALL - 0.07), (X1, Y1, TALL - 0.055), 'waterline')
    # The lining above the water is wet; dry, it would be a pale line below the rim.
    (x0, x1), (y0, y1), _ = box
    wet = Boards('wet honed slate', 0.0005)
    for low, high in (((x0, y0, 0), (x1, y0 + 0.004, 0)), ((x0, y1 - 0.004, 0), (x1, y1, 0)), ((x0, y0, 0), (x0 + 0.004, y1, 0)), ((x1 - 0.004, y0, 0), (x1, y1, 0))):
        wet.box((*low[:2], TALL - 0.068), (*high[:2], TALL - THICK + 0.004))
    wet.done('wet lining')


def sun():
    """Lets the sun in low from the left, through a window that the image does not show, instead of the one of the main image."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    clear.clear((-0.75, -3.2, -0.2), (-0.5, 3.2, 3.3), 'wall', 'behind')
    # It reaches the corner and the cladding, but not the wall behind the pool.
    sunlit.through((X0, Y0, TALL), 250, 17, [(-1.3, 0.42, -1.5, 0.6)], 4.2, 4700, away=3.0, soft=0.8)


def compose():
    compose_product('tornea-slate-plunge')
    rim()
    cladding()
    water()
    sun()
    slabs.remove('step')  # Its upper tread would cover the stones.
    light.camera((0.06, 0.36, 1.50), 46, 52, (0.0, 0.0), 0.92, 9.0, pitch=26)
