"""Landscapes: snow, spruces, mountains."""
import math
import random
import bpy
import numpy as np
from .nodes import fresh, rgba
from .shapes import put


def _lattice(x, y, seed):
    """Returns value noise between -1 and 1 at the points (x, y), which are arrays."""
    ix, iy = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)

    def corner(a, b):
        h = (a * 374761393 + b * 668265263 + seed * 982451653) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((h ^ (h >> 16)) & 0xFFFF) / 32767.5 - 1
    upper = corner(ix, iy) * (1 - fx) + corner(ix + 1, iy) * fx
    lower = corner(ix, iy + 1) * (1 - fx) + corner(ix + 1, iy + 1) * fx
    return upper * (1 - fy) + lower * fy


def drift(x, y):
    """
    Returns the height of the snow in metres at the points (x, y), which are arrays. The surface has long, soft waves.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    return (_lattice(x / 5.5, y / 3.7, 1) * 0.13 + _lattice(x / 1.7, y / 1.2, 2) * 0.035 + _lattice(x / 0.5, y / 0.4, 3) * 0.008)


def snowfield(flat=None, shape=lambda x, y: 0 * x, near=-14, far=70, side=60, steps=360, prints=()):
    """
    Adds the snow-covered ground. `flat` is an area that is levelled for a house: (x0, x1, y0, y1, height).
    `shape(x, y)` returns the height of the hills. `prints` are the (x, y) positions of footprints.
    """
    u = np.linspace(-1, 1, steps)
    xs = np.sign(u) * np.abs(u) ** 2.2 * side
    v = np.linspace(0, 1, steps)
    ys = near + v ** 2.2 * (far - near)
    x, y = np.meshgrid(xs, ys)
    z = drift(x, y) + shape(x, y)
    if flat:
        x0, x1, y0, y1, height = flat
        apart = np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))
        near_by = np.exp(-(apart / 0.9) ** 2)
        z = z * (1 - near_by) + height * near_by
    for px, py in prints:
        z -= 0.07 * np.exp(-(((x - px) / 0.10) ** 2 + ((y - py) / 0.17) ** 2) ** 2)
    index = np.arange(steps * steps).reshape(steps, steps)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    return put('snowfield', np.stack([x, y, z], -1).reshape(-1, 3), faces.tolist(), 'snow', True)


def _needles():
    """Returns the material of spruce needles with snow on top. The x component of `uv3` is the amount of snow."""
    material_, n, surface = fresh('needles')
    snow = n.attribute('uv3')
    place = n('TexCoord').outputs['Object']
    cover = n.math('ADD', n('SeparateXYZ', {0: snow}).outputs[0], n.math('MULTIPLY_ADD', n.noise(place, 3.0, 3).outputs[0], 1.6, -1.0))
    up = n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2]
    cover = n.ramp(n.math('MULTIPLY', cover, n.math('ABSOLUTE', up)), [(0.22, 0.0), (0.42, 1.0)])
    colour = n.mix(cover, rgba((0.012, 0.022, 0.016)), rgba((0.56, 0.62, 0.72)))
    n.link(n('BsdfDiffuse', {'Color': colour}).outputs[0], surface)
    return material_


def _spruce_mesh(needles, height=12.0, reach=2.1, snow=0.8):
    """Returns the mesh of a spruce, `height` metres tall, with branches up to `reach` metres long."""
    points, faces, cover = [], [], []

    def triangle(a, b, c, white):
        start = len(points)
        points.extend((a, b, c))
        cover.extend([(white, 0, 0)] * 3)
        faces.append((start, start + 1, start + 2))
    whorls = 44
    for row in range(whorls):
        part = row / (whorls - 1)
        z = height * (0.05 + 0.94 * part ** 0.92)
        length = reach * (1 - part) ** 0.82 + 0.12
        count = max(5, int(15 - 8 * part))
        turn = random.uniform(0, 6.28)
        for k in range(count):
            angle = turn + 2 * math.pi * (k + random.uniform(-0.25, 0.25)) / count
            out = np.array((math.cos(angle), math.sin(angle), 0))
            side = np.array((-math.sin(angle), math.cos(angle), 0))
            own = length * random.uniform(0.72, 1.12)
            sag = random.uniform(0.30, 0.5)
            steps = max(3, int(own / 0.095))
            for i in range(steps):
                t = i / steps
                at = np.array((0, 0, z)) + out * own * t + np.array((0, 0, -sag * own * t ** 1.3 + 0.14 * own * t ** 3))
                wide = own * 0.25 * (1 - t) ** 0.7 * (0.35 + t) + 0.05
                ahead = out * wide * 0.9
                for way in (-1, 1):
                    tip = at + side * way * wide * random.uniform(0.7, 1.25) + ahead + np.array((0, 0, -wide * random.uniform(0.25, 0.6)))
                    triangle(at - out * 0.01, at + out * own / steps * 0.95, tip, snow * random.uniform(0.4, 1))
            end = at + out * 0.16 + np.array((0, 0, -0.02))
            triangle(at - side * 0.05, at + side * 0.05, end, snow)
    triangle((-0.05, 0, height * 0.95), (0.05, 0, height * 0.95), (0, 0, height * 1.04), snow)
    for k in range(6):
        a, b = 2 * math.pi * k / 6, 2 * math.pi * (k + 1) / 6
        triangle((0.14 * math.cos(a), 0.14 * math.sin(a), -0.5), (0.14 * math.cos(b), 0.14 * math.sin(b), -0.5), (0, 0, height), 0)
    mesh = bpy.data.meshes.new('spruce')
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(cover, np.float32).ravel())
    mesh.materials.append(needles)
    return mesh


def forest(places, ground=drift, sizes=(0.7, 1.3), snow=0.8):
    """
    Adds a spruce for each (x, y) or (x, y, size) in `places`. There are four meshes, each used with random rotation and
    scale; size 1 is 12 m tall.
    """
    needles = _needles()
    kinds = [_spruce_mesh(needles, 12.0, random.uniform(1.7, 2.4), snow) for _ in range(4)]
    for place in places:
        x, y = place[:2]
        tree = bpy.data.objects.new('spruce', random.choice(kinds))
        size = place[2] if len(place) > 2 else random.uniform(*sizes)
        tree.location = (x, y, float(ground(x, y)) - 0.25)
        tree.rotation_euler = (random.gauss(0, 0.015), random.gauss(0, 0.015), random.uniform(0, 6.28))
        tree.scale = (size * random.uniform(0.85, 1.1),) * 2 + (size,)
        bpy.context.collection.objects.link(tree)


def scatter(count, x0, x1, y0, y1, apart=1.5, free=lambda x, y: False):
    """
    Returns up to `count` random (x, y) positions in a rectangle, at least `apart` metres from each other. `free(x, y)`
    returns True for positions that must stay empty.
    """
    places = []
    for _ in range(count * 30):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        if not free(x, y) and all((x - a) ** 2 + (y - b) ** 2 > apart ** 2 for a, b in places):
            places.append((x, y))
            if len(places) == count:
                break
    return places


def _rock_and_snow(name, haze, glow, sun):
    """
    Returns the material of a distant mountain with rock and snow. `haze` is the colour of the haze, which is thickest
    at the foot. `glow` is the strength of the sunset light on slopes that face the direction `sun`.
    """
    made, n, surface = fresh(name)
    geometry = n('NewGeometry').outputs
    place = n('TexCoord').outputs['Object']
    fine = n.noise(place, 0.011, 8, 0.68).outputs[0]
    relief = n('Bump', {'Strength': 0.9, 'Distance': 55.0, 'Height': fine}).outputs[0]
    up = n('SeparateXYZ', {0: relief}).outputs[2]
    cover = n.ramp(n.math('ADD', up, n.math('MULTIPLY_ADD', fine, 0.5, -0.25)), [(0.50, 0.0), (0.66, 1.0)])
    colour = n.mix(cover, rgba((0.055, 0.058, 0.070)), rgba((0.66, 0.70, 0.80)))
    dot = n('VectorMath', {0: relief, 1: sun}, operation='DOT_PRODUCT').outputs['Value']
    warm = n.math('MULTIPLY', n.math('MAXIMUM', dot, 0.0), glow)
    height = n('SeparateXYZ', {0: geometry['Position']}).outputs[2]
    warm = n.math('MULTIPLY', warm, n.ramp(n.math('DIVIDE', height, 900.0), [(0.2, 0.0), (0.8, 1.0)]))
    lit = n('Emission', {'Color': n.mix(1.0, colour, rgba((1.0, 0.52, 0.42)), 'MULTIPLY'), 'Strength': warm})
    body = n('AddShader', {0: n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0], 1: lit.outputs[0]})
    veil = n('Emission', {'Color': rgba(haze), 'Strength': 1.0})
    thick = n.ramp(n.math('DIVIDE', height, 900.0), [(0.0, 0.88), (0.35, 0.5), (1.0, 0.28)])
    n.link(n('MixShader', {0: thick, 1: body.outputs[0], 2: veil.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def mountains(peaks, haze=(0.085, 0.095, 0.150), glow=0.35, sun=(-0.75, -0.3, 0.5), seed=5, steps=300):
    """
    Adds a distant mountain range. `peaks` are (x, y, height, width) in metres. `haze` is the colour of the haze in
    front of the range. `glow` is the strength of the sunset light on slopes that face the direction `sun`.
    """
    x0, x1 = min(p[0] - 3 * p[3] for p in peaks), max(p[0] + 3 * p[3] for p in peaks)
    y0, y1 = min(p[1] - 1.6 * p[3] for p in peaks), max(p[1] + 1.2 * p[3] for p in peaks)
    x, y = np.meshgrid(np.linspace(x0, x1, int(steps * 1.8)), np.linspace(y0, y1, steps))
    ridges, weight, gain = np.zeros_like(x), np.ones_like(x), 0.5
    scale = 1 / 900
    wx, wy = x + _lattice(x / 700, y / 700, 77) * 220, y + _lattice(x / 700, y / 700, 78) * 220
    for octave in range(8):
        angle = octave * 0.7
        rx, ry = wx * math.cos(angle) - wy * math.sin(angle), wx * math.sin(angle) + wy * math.cos(angle)
        signal = (1 - np.abs(_lattice(rx * scale, ry * scale, seed + octave))) ** 2 * weight
        ridges += signal * gain
        weight = np.clip(signal * 1.6, 0, 1)
        gain *= 0.52
        scale *= 2.03
    z = np.zeros_like(x)
    for px, py, height, width in peaks:
        apart = np.hypot((x - px) / width, (y - py) / width)
        z = np.maximum(z, height * np.maximum(0, 1 - apart * 0.62) ** 1.25)
    z = z * (0.52 + 0.62 * ridges) - 30
    index = np.arange(x.size).reshape(x.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    return put('mountains', np.stack([x, y, z], -1).reshape(-1, 3), faces.tolist(),
               _rock_and_snow('mountain', haze, glow, sun), True)
