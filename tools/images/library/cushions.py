"""
Upholstery and rugs for close views: mattresses with boxing, seams and piping, bolsters, and woven rugs with a fringe.
`renew` puts them in the place of the cushions that `suites.daybed` and `shapes.rounded` have added.
"""
import math
import random
import bpy
import numpy as np
from . import materials, textiles
from .fields import fractal, grid_faces
from .shapes import put
from .terry import _bounds

materials._makers.update({
    'upholstery linen': lambda name: textiles._weave(name, (0.275, 0.240, 0.190), (0.585, 0.530, 0.445), 0.0062, 0.0014),
    'piping': lambda name: textiles._weave(name, (0.165, 0.140, 0.108), (0.335, 0.295, 0.240), 0.0030, 0.0006),
    'upholstery wool': lambda name: textiles._weave(name, (0.090, 0.080, 0.070), (0.235, 0.212, 0.186), 0.0060, 0.0012),
    'dark rug': lambda name: textiles._weave(name, (0.060, 0.054, 0.048), (0.165, 0.150, 0.132), 0.0105, 0.0028),
    'woven rug': lambda name: textiles._weave(name, (0.225, 0.195, 0.155), (0.520, 0.468, 0.390), 0.0105, 0.0028),
})


def _cloth(points, place, rows, columns, of):
    """Adds a smooth grid of points with the `uv3` attribute `place`, which the weaves of `textiles` read."""
    made = put('upholstery', points.reshape(-1, 3), grid_faces(rows, columns).tolist(), of, True)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(place, float).ravel())
    return made


def _outline(wide, deep, corner, step=0.006):
    """
    Returns the outline of a rectangle with round corners around the origin, as arrays: points (n, 2), their outward
    normals (n, 2) and the distances along it in metres. The first point is repeated at the end.
    """
    points, normals = [], []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for a in np.radians(np.linspace(start, start + 90, 10)):
            normals.append((math.cos(a), math.sin(a)))
            points.append((cx * (wide / 2 - corner) + corner * math.cos(a), cy * (deep / 2 - corner) + corner * math.sin(a)))
    points, normals = np.array(points + points[:1]), np.array(normals + normals[:1])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    even = np.linspace(0, along[-1], round(along[-1] / step))
    stretch = lambda values: np.stack([np.interp(even, along, values[:, i]) for i in (0, 1)], axis=1)
    normals = stretch(normals)
    return stretch(points), normals / np.linalg.norm(normals, axis=1, keepdims=True), even


def _piping(path, normals, along, z, of, radius=0.0042):
    """Adds a cord along a closed outline at the height `z`."""
    turns = np.linspace(0, 2 * math.pi, 11)
    out = np.cos(turns)[None, :, None] * normals[:, None, :] * radius
    points = np.concatenate([path[:, None, :] + out, np.broadcast_to((z + np.sin(turns) * radius)[None, :, None] if np.isscalar(z) else (z[:, None] + np.sin(turns) * radius)[:, :, None], (len(path), 11, 1))], axis=2)
    place = np.stack(np.broadcast_arrays(along[:, None], turns[None, :] * radius, 1.0 + 0 * along[:, None]), axis=-1)
    _cloth(points, place, len(path), 11, of)


def mattress(low, high, of='upholstery linen', corner=0.045, sag=0.010, seed=1):
    """
    Adds a mattress between two opposite corners: a top panel that swells between its seams and sags in the middle, a
    band around the sides, and piping along both edges.
    """
    low, high = np.array(low, float), np.array(high, float)
    (cx, cy), (wide, deep, tall) = (low + high)[:2] / 2, high - low
    path, normals, along = _outline(wide, deep, corner)
    path = path + (cx, cy)
    edge = tall - 0.020
    # The piping follows the sag of the mattress.
    swell = 0.0025 * fractal(along / 0.35, 0 * along, seed, 2)
    # Rings from the seam inwards, close to each other at the seam.
    shares = np.concatenate([[0.0, 0.003, 0.008, 0.016, 0.028, 0.045, 0.07, 0.10], np.linspace(0.14, 1.0, 30)])
    inner = path[None] + (np.array((cx, cy)) - path)[None] * np.minimum(shares, 0.9995)[:, None, None]
    # The distance from the seam, also around the corners.
    past = np.stack([np.abs(inner[..., 0] - cx) - wide / 2 + corner, np.abs(inner[..., 1] - cy) - deep / 2 + corner])
    from_edge = (corner - np.hypot(*np.maximum(past, 0)) - np.minimum(past.max(axis=0), 0)).clip(0)
    rise = 1 - np.exp(-from_edge / 0.030)
    pucker = 0.0016 * np.sin(along / 0.0105 + 2.5 * fractal(along / 0.11, 0 * along, seed + 1, 2))[None] * np.exp(-((from_edge - 0.012) / 0.014) ** 2)
    u, v = (inner[..., 0] - cx) / wide * 2, (inner[..., 1] - cy) / deep * 2
    dent = sag * np.clip(1 - u * u, 0, 1) * np.clip(1 - v * v, 0, 1)
    waves = (0.0036 * fractal(inner[..., 0] / 0.30, inner[..., 1] / 0.24, seed + 2, 3) + 0.0008 * fractal(inner[..., 0] / 0.05, inner[..., 1] / 0.06, seed + 3, 2)) * rise
    z = low[2] + edge + swell[None] * (1 - rise) + (0.020 + sag * 0.4) * rise - dent + waves + pucker
    points = np.concatenate([inner, z[..., None]], axis=2)
    _cloth(points, np.stack([inner[..., 0], inner[..., 1], 1 + 0 * z], axis=-1), len(shares), len(along), of)
    # The band bulges between the two cords.
    levels = np.linspace(0, 1, 14)
    bulge = 0.007 * np.sin(math.pi * levels)[:, None] + 0.0012 * fractal(along[None] / 0.09, levels[:, None] * 2, seed + 4, 2) - 0.002
    side = path[None] + normals[None] * bulge[..., None]
    z = low[2] + 0.006 + levels[:, None] * (edge - 0.006 + swell[None])
    points = np.concatenate([side, z[..., None]], axis=2)
    _cloth(points, np.stack(np.broadcast_arrays(along[None], z, 1.0), axis=-1), len(levels), len(along), of)
    _piping(path, normals, along, low[2] + edge + swell, 'piping')
    _piping(path, normals, along, low[2] + 0.006, 'piping')


def bolster(low, high, of='upholstery wool', seed=1):
    """
    Adds a round bolster that fills the box between two opposite corners. It lies along the longer side of the box, and
    is a little flat where it lies. Its ends are gathered and piped.
    """
    low, high = np.array(low, float), np.array(high, float)
    middle, size = (low + high) / 2, high - low
    axis = 0 if size[0] > size[1] else 1
    long, wide, tall = size[axis], size[1 - axis], size[2]
    turns = np.linspace(0, 2 * math.pi, 121)
    ends = np.concatenate([[-0.5], np.linspace(-0.496, 0.496, 70), [0.5]])

    def put_at(a, b, c):
        points = np.stack([a, b, c] if axis == 0 else [-b, a, c], axis=-1)
        # A round bolster would touch the mattress in a line, so its lowest part is pressed flat.
        points[..., 2] = np.maximum(points[..., 2], -tall * 0.46)
        return points + (middle[0], middle[1], low[2] + tall * 0.46)
    at, angle = np.meshgrid(ends * long, turns, indexing='ij')
    shape = 1 - 0.06 * (np.abs(at / long) * 2) ** 6 - 0.035 * (1 - (at / long * 2) ** 2)
    shape = shape + 0.022 * fractal(at / 0.16, angle / 0.9, seed, 3)
    points = put_at(at, np.cos(angle) * wide / 2 * shape, np.sin(angle) * tall / 2 * shape)
    _cloth(points, np.stack([at, angle * (wide + tall) / 4, 1 + 0 * at], axis=-1), len(ends), len(turns), of)
    for side in (-1, 1):
        shares, t = np.meshgrid(np.linspace(1.0, 0.02, 24), turns, indexing='ij')
        gather = 0.0022 * np.sin(t * 26 + 2 * np.sin(t * 5 + seed)) * shares * (1 - shares) * 4
        out = side * (long / 2 - 0.030 * (1 - shares) ** 2.0 * 0.5 + 0.014 * np.sin(math.pi * shares) + gather)
        reach = shares * 0.905
        points = put_at(out + 0 * t, np.cos(t) * wide / 2 * reach, np.sin(t) * tall / 2 * reach)
        _cloth(points, np.stack([np.cos(t) * reach * wide / 2, np.sin(t) * reach * tall / 2, 1 + 0 * t], axis=-1), 24, len(turns), of)
        ring, cord = np.meshgrid(turns, np.linspace(0, 2 * math.pi, 11), indexing='ij')
        reach = 0.915 + np.cos(cord) * 0.004 / (wide / 2)
        points = put_at(side * long / 2 + np.sin(cord) * 0.004, np.cos(ring) * wide / 2 * reach, np.sin(ring) * tall / 2 * reach)
        _cloth(points, np.stack([ring * wide / 2, cord * 0.004, 1 + 0 * ring], axis=-1), len(turns), 11, of)


def rug(x0, x1, y0, y1, z=0.0, of='woven rug', thick=0.013, fringe=0.055, seed=1):
    """
    Adds a woven rug whose edges are not quite straight and do not lie quite flat. Strands of `fringe` metres hang from its
    two short sides.
    """
    choose = random.Random(seed)
    wide, deep = x1 - x0, y1 - y0
    rows, columns = round(deep / 0.006), round(wide / 0.006)
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    long_x = wide >= deep
    x = x0 + u * wide + (0.0035 * fractal(v * deep / 0.16, 0 * v, seed, 3) + 0.0008 * np.sin(v * deep / 0.0033)) * (2 * u - 1)
    y = y0 + v * deep + (0.0035 * fractal(u * wide / 0.16, 0 * u, seed + 5, 3) + 0.0008 * np.sin(u * wide / 0.0033)) * (2 * v - 1)
    ways = np.minimum(np.minimum(u, 1 - u) * wide, np.minimum(v, 1 - v) * deep)
    # Rounded edge, ribs across the rug, and slow waves.
    body = np.sqrt(np.clip(1 - (1 - np.clip(ways / (thick * 0.8), 0, 1)) ** 2, 0, 1))
    ribs = 0.0007 * np.sin((u * wide if long_x else v * deep) / 0.0105 * 2 * math.pi)
    top = z + body * (thick + ribs * 0.8 + 0.0022 * fractal(x / 0.30, y / 0.26, seed + 9, 3) + 0.001 * fractal(x / 0.03, y / 0.03, seed + 4, 2)) + 0.0006
    _cloth(np.stack([x, y, top], axis=-1), np.stack([u * wide, v * deep, 1 + 0 * u], axis=-1), rows, columns, of)
    points, faces, place = [], [], []
    across, sides, steps = (deep, 5, 9) if long_x else (wide, 5, 9)
    for end in (-1, 1):
        count = int(across / 0.0095)
        for k in range(count):
            at, own = (k + 0.5) / count * across + choose.uniform(-0.0015, 0.0015), fringe * choose.uniform(0.82, 1.08)
            lean, curl, phase, r = choose.gauss(0, 0.16), choose.gauss(0, 0.008), choose.uniform(0, 6.28), choose.uniform(0.0019, 0.0027)
            start = len(points)
            for i in range(steps):
                t = i / (steps - 1)
                out, off = t * own, at + lean * t * own + curl * math.sin(3.1 * t + phase) * t
                height = z + r + (thick * 0.5 - r) * max(0.0, 1 - t * 4.0) + 0.0015 * abs(math.sin(5 * t + phase)) * (t < 0.9)
                thin = r * (1.0 - 0.35 * t)
                for j in range(sides):
                    b = 2 * math.pi * j / sides
                    local = (out, off + math.cos(b) * thin, height + math.sin(b) * thin)
                    if long_x:
                        points.append(((x1 - 0.004 + local[0]) if end > 0 else (x0 + 0.004 - local[0]), y0 + local[1], local[2]))
                    else:
                        points.append((x0 + local[1], (y1 - 0.004 + local[0]) if end > 0 else (y0 + 0.004 - local[0]), local[2]))
                    place.append((t * own, at, 1.0))
            for i in range(steps - 1):
                for j in range(sides):
                    a, b = start + i * sides + j, start + i * sides + (j + 1) % sides
                    faces.append((a, b, b + sides, a + sides))
    made = put('fringe', points, faces, of, True)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(place).ravel())


def renew(linen='upholstery linen', wool='upholstery wool', corner=0.045):
    """
    Replaces the cushions of the scene that `shapes.rounded` has added: those of linen, 8 to 30 cm high and longer than
    half a metre, with mattresses, and those of wool with bolsters.
    """
    bpy.context.view_layer.update()
    seed = 5
    for made in list(bpy.context.collection.objects):
        if made.type != 'MESH' or made.name.split('.')[0] != 'rounded' or not made.data.materials:
            continue
        low, high = _bounds(made)
        size, of = high - low, made.data.materials[0].name
        if of not in ('linen', 'wool') or not 0.08 < size[2] < 0.30 or max(size) < 0.5:
            continue
        bpy.data.objects.remove(made)
        seed += 11
        if of == 'linen':
            mattress(low, high, linen, corner, seed=seed)
        else:
            bolster(low, high, wool, seed)
