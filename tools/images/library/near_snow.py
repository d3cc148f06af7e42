"""
The snow within a few metres of the camera: crusts, ripples, lumps and hollows as geometry, crystals in its material, and loose
clods. The snow of `winter.py` is too smooth there.
"""
import bpy
import numpy as np
from .daylight import veil
from .fields import fractal, grid_faces, lattice, mesh, place
from .nodes import fresh, rgba


def _smooth(value, low, high):
    """Returns 0 where `value` is below `low`, 1 where it is above `high`, and a smooth step in between."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _relief(x, y, wind):
    """
    Returns the height in metres of the relief at (x, y): scalloped crusts, ripples across the direction `wind` (in radians),
    lumps of 2 to 8 cm, and a few hollows. Every part is absent in some places.
    """
    along, across = x * np.cos(wind) + y * np.sin(wind), -x * np.sin(wind) + y * np.cos(wind)
    bend = along + 0.10 * lattice(across / 0.35, along / 0.6, 3)
    sheltered = fractal(x / 1.3, y / 1.1, 5, 3)
    crust = 0.011 * _smooth(fractal(along / 0.50, across / 0.26, 11, 5, 0.55), 0.02, 0.10) * _smooth(sheltered, -0.20, 0.10)
    crust += 0.006 * _smooth(fractal(along / 0.21, across / 0.13, 17, 4, 0.55), 0.06, 0.12)
    phase = (bend / 0.115 + 0.5 * fractal(x / 0.22, y / 0.22, 23, 3)) % 1.0
    ripple = 0.007 * np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28) * _smooth(sheltered, 0.12, -0.12)
    lumps = 0.060 * np.maximum(fractal(x / 0.075, y / 0.07, 31, 4, 0.55) - 0.16, 0) * _smooth(fractal(x / 0.8, y / 0.7, 37, 3), -0.16, 0.22)
    hollow = 0.030 * _smooth(fractal(x / 0.42, y / 0.34, 41, 3), 0.24, 0.46)
    return crust + ripple + lumps - hollow + 0.0030 * fractal(x / 0.022, y / 0.022, 47, 3, 0.6)


def _pressed(x, y, trail, depth):
    """
    Returns the change of height in metres that boots leave: steep walls, a flat sole with its profile, and clods that they
    have thrown up. `trail` is from `winter.footprints`.
    """
    z = np.zeros_like(x)
    for px, py, heading in trail:
        near = (np.abs(x - px) < 0.40) & (np.abs(y - py) < 0.40)
        c, s = np.cos(heading), np.sin(heading)
        along, across = (x[near] - px) * c + (y[near] - py) * s, -(x[near] - px) * s + (y[near] - py) * c
        apart = np.hypot(along / 0.150, across / (0.056 + 0.010 * np.tanh(along * 12))) + 0.16 * fractal(x[near] / 0.06, y[near] / 0.06, 53, 3)
        hole = 1 / (1 + np.exp((apart - 1.05) * 22))
        sole = 0.004 * np.sign(np.sin(along / 0.0048)) * hole
        rim = np.exp(-((apart - 1.45) / 0.32) ** 2) * np.maximum(0.25 + 1.3 * fractal(x[near] / 0.07, y[near] / 0.07, 59, 3), 0)
        z[near] += depth * (0.45 * rim - hole) + sole
    return z


def _material(reach):
    """
    Returns the material: crystals of 1 to 3 mm, some bright and some in faint bluish shade, which fade out at the distance
    `reach`. It reads the vector `relief` of each point, whose first number is 1 in hollows and 0 on crests.
    """
    made, n, surface = fresh('near snow')
    at = n('NewGeometry').outputs['Position']
    close = n('MapRange', {'Value': n('CameraData').outputs['View Distance'], 'From Min': 0.35 * reach, 'From Max': reach, 'To Min': 1.0, 'To Max': 0.25}).outputs[0]
    crystal, grain, soft = n.noise(at, 420.0, 2, 0.7).outputs[0], n.noise(at, 120.0, 4, 0.7).outputs[0], n.noise(at, 2.7, 4).outputs[0]
    height = n.math('MULTIPLY_ADD', crystal, 0.45, grain)
    bumps = n('Bump', {'Strength': n.math('MULTIPLY', close, 0.75), 'Distance': 0.0042, 'Height': height}).outputs[0]
    colour = n.mix(soft, rgba((0.825, 0.850, 0.890)), rgba((0.890, 0.903, 0.925)))
    low = n('SeparateXYZ', {0: n.attribute('relief')}).outputs[0]
    colour = n.mix(n.math('MULTIPLY', low, 0.50), colour, rgba((0.705, 0.765, 0.860)))
    shade = n.ramp(height, [(0.58, 0.75), (0.74, 0.0)])
    colour = n.mix(n.math('MULTIPLY', shade, close), colour, rgba((0.660, 0.725, 0.820)))
    bright = n.ramp(height, [(0.80, 0.0), (0.92, 0.9)])
    colour = n.mix(n.math('MULTIPLY', bright, close), colour, rgba((0.965, 0.970, 0.975)))
    n.link(veil(n, n('BsdfDiffuse', {'Color': colour, 'Roughness': 0.4, 'Normal': bumps}).outputs[0]), surface)
    return made


def _divided(points, faces, chosen, parts):
    """Returns the points and faces of a mesh of quads whose `chosen` faces are divided into `parts` by `parts`."""
    v, u = np.meshgrid(np.linspace(0, 1, parts + 1), np.linspace(0, 1, parts + 1))
    u, v = u.ravel()[None, :, None], v.ravel()[None, :, None]
    a, b, c, d = (points[faces[chosen, i]][:, None, :] for i in range(4))
    fine = ((a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v).reshape(-1, 3)
    each = grid_faces(parts + 1, parts + 1)[:, ::-1]
    added = (each[None] + (np.arange(chosen.sum()) * (parts + 1) ** 2)[:, None, None]).reshape(-1, 4) + len(points)
    every = np.concatenate([points, fine])
    # Points of neighbouring faces are merged, so that the shading is smooth.
    grid = np.round((every - every.min(axis=0)) / 2e-4).astype(np.int64)
    _, first, index = np.unique((grid[:, 0] << 42) ^ (grid[:, 1] << 21) ^ grid[:, 2], return_index=True, return_inverse=True)
    return every[first], index.reshape(-1)[np.concatenate([faces[~chosen], added])]


def _clods(places, of, seed):
    """Adds loose clods of snow at `places`, a list of (x, y, z). Most are as large as a hazelnut, a few as large as a fist."""
    chance, shapes = np.random.default_rng(seed), []
    for i in range(6):
        azimuth, polar = np.meshgrid(np.linspace(0, 2 * np.pi, 25), np.linspace(0, np.pi, 13))
        way = np.stack([np.sin(polar) * np.cos(azimuth), np.sin(polar) * np.sin(azimuth), np.cos(polar)], -1).reshape(-1, 3)
        uneven = fractal(way[:, 0] * 1.3 + 7 * i, way[:, 1] * 1.3 + way[:, 2] * 1.7, 61 + i, 3, 0.6)
        shapes.append(mesh('clod', way * (1 + 0.55 * uneven)[:, None] * (1.0, 0.85, 0.65), grid_faces(*azimuth.shape)[:, ::-1], [of], True))
    for x, y, z in places:
        size = min(0.0045 * (1 + chance.pareto(1.7)), 0.032)
        made = place(shapes[chance.integers(6)])
        made.location, made.rotation_euler, made.scale = (x, y, z + 0.2 * size), chance.uniform(0, 6.28, 3), (size,) * 3


def renew(*names, reach=7.0, size=0.009, strength=1.0, wind=0.4, floor=None, prints=(), depth=0.07, clods=300, seed=1):
    """
    Replaces the snow within `reach` metres of the camera in the objects with these names. Call it last, after `light.camera`.

    `size` is the edge of the new faces and `depth` that of the footprints `prints` (see `winter.footprints`), in metres.
    `strength` scales the relief, `wind` is the direction of the wind in radians. With `floor`, the height of a paved floor, snow
    that lies thinly on it stays thin. `clods` loose lumps are added, most of them on the slopes of the snow.
    """
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera.matrix_world
    eye, ahead = np.array(camera.translation), -np.array(camera.col[2])[:3]
    of, chance = _material(reach), np.random.default_rng(seed)
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.name.split('.')[0] in names]:
        points = np.empty(len(made.data.vertices) * 3, np.float32)
        made.data.vertices.foreach_get('co', points)
        matrix = np.array(made.matrix_world)
        points = points.reshape(-1, 3).astype(float) @ matrix[:3, :3].T + matrix[:3, 3]
        faces = np.empty(len(made.data.loops), np.int32)
        made.data.loops.foreach_get('vertex_index', faces)
        faces = faces.reshape(-1, 4)
        middle = points[faces].mean(axis=1) - eye
        chosen = (np.linalg.norm(middle, axis=1) < reach) & (middle @ ahead > -0.4)
        if not chosen.any():
            continue
        edge = np.median(np.linalg.norm(points[faces[chosen, 1]] - points[faces[chosen, 0]], axis=1))
        parts = int(np.clip(np.round(edge / size), 1, max(1, (2.5e6 / chosen.sum()) ** 0.5)))
        points, faces = _divided(points, faces, chosen, parts)
        x, y = points[:, 0].copy(), points[:, 1].copy()
        near = np.linalg.norm(points - eye, axis=1)
        amount = strength * _smooth(near, 0.97 * reach, 0.55 * reach)
        if floor is not None:
            amount *= np.clip((points[:, 2] - floor) / 0.07, 0.06, 1)
        within = near < reach
        rise = np.zeros(len(points))
        rise[within] = amount[within] * _relief(x[within], y[within], wind)
        data = mesh(made.name, points, faces, [of], True)
        normals = np.empty(len(points) * 3, np.float32)
        data.vertices.foreach_get('normal', normals)
        normals = normals.reshape(-1, 3)
        normals *= np.where(normals[:, 2:] < 0, -1, 1)
        bpy.data.meshes.remove(data)
        points += normals * rise[:, None]
        if len(prints):
            points[within, 2] += _pressed(x[within], y[within], prints, depth)
        low = np.clip(0.5 - rise / 0.022, 0, 1) * (amount > 0.01)
        bpy.data.objects.remove(made)
        place(mesh('snow near the camera', points, faces, [of], True, relief=np.stack([low, low, low], -1)))
        weight = within * (amount > 0.15) * np.clip((0.97 - normals[:, 2]) * 6, 0.02, 1)
        if clods and weight.sum() > 0:
            _clods(points[chance.choice(len(points), clods, p=weight / weight.sum())], of, seed)
