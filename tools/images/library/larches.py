"""Larches and birches without leaves, in winter: a trunk, branches and fine twigs, some broken off, with a little snow."""
import math
import random
import bpy
import numpy as np
from .daylight import veil
from .fields import mesh
from .nodes import fresh, rgba

# Branches leave the trunk above the share `clear` of its height. `rise` is their angle above the horizon in degrees at the
# foot and at the top, `reach` the length of the longest as a share of the height, `bend` how far their tips turn upwards.
KINDS = {
    'larch': dict(clear=0.12, rise=(-6, 38), reach=0.24, bend=0.45, branches=120, twigs=22, bark=((0.060, 0.047, 0.038), (0.155, 0.120, 0.090)), twig=(0.200, 0.140, 0.085)),
    'birch': dict(clear=0.22, rise=(42, 68), reach=0.26, bend=0.15, branches=42, twigs=26, bark=((0.10, 0.095, 0.090), (0.56, 0.54, 0.51)), twig=(0.085, 0.055, 0.045)),
}


def _material(name, bark, twig, snow):
    """Returns the material of bark, which on thin twigs passes into the colour `twig`, with snow on their upper sides."""
    made, n, surface = fresh(name)
    at, thin = n('NewGeometry').outputs, n('SeparateXYZ', {0: n.attribute('thin')}).outputs[0]
    ring = n.noise(n('TexCoord').outputs['Object'], (3.0, 3.0, 7.0), 4, 0.65).outputs[0]
    colour = n.mix(thin, n.mix(n.ramp(ring, [(0.35, 0.0), (0.55, 1.0)]), rgba(bark[0]), rgba(bark[1])), rgba(twig))
    up = n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    lies = n.ramp(n.math('MULTIPLY_ADD', n.noise(at['Position'], 1.6, 3).outputs[0], 0.8, up), [(1.25 - snow, 0.0), (1.40 - snow, 1.0)])
    n.link(veil(n, n('BsdfDiffuse', {'Color': n.mix(lies, colour, rgba((0.78, 0.82, 0.88)))}).outputs[0]), surface)
    return made


def _limb(chance, start, way, length, steps, bend, wander):
    """Returns the points of a limb that starts at `start` in the direction `way` and turns upwards by `bend`."""
    points, way = [np.array(start, float)], np.array(way, float)
    for _ in range(steps):
        way = way + (0, 0, bend / steps) + chance.normal(0, wander, 3)
        way /= np.linalg.norm(way)
        points.append(points[-1] + way * length / steps)
    return np.array(points)


def _branches(chance, kind, trunk, height):
    """Returns the limbs of a tree as (points, radius at the start, radius at the end). One branch in eight is broken off."""
    limbs = []
    for i in range(kind['branches']):
        part = kind['clear'] + (0.98 - kind['clear']) * ((i + chance.random()) / kind['branches'])
        share = (part - kind['clear']) / (1 - kind['clear'])
        start = trunk[0] + np.array([np.interp(part, np.linspace(0, 1, len(trunk)), trunk[:, k]) for k in range(3)]) - trunk[0]
        rise, turn = math.radians(np.interp(share, (0, 1), kind['rise']) + chance.normal(0, 9)), chance.uniform(0, 6.28)
        long = height * kind['reach'] * (1 - share) ** 0.75 * chance.uniform(0.55, 1.1) * min(1.0, 0.55 + 2.0 * share) + 0.25
        broken = chance.random() < 0.125
        way = (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))
        limb = _limb(chance, start, way, long * (0.35 if broken else 1), 6, kind['bend'], 0.07)
        thick = 0.010 + 0.011 * long
        limbs.append((limb, thick, 0.6 * thick if broken else 0.010))
        for _ in range(0 if broken else int(kind['twigs'] * (0.3 + 0.7 * long / (height * kind['reach'])))):
            at, side = chance.uniform(0.2, 1.0), chance.normal(0, 1, 3) * (1, 1, 0.55)
            foot = np.array([np.interp(at, np.linspace(0, 1, 7), limb[:, k]) for k in range(3)])
            limbs.append((_limb(chance, foot, side / np.linalg.norm(side) + np.array(way) * 0.9, long * chance.uniform(0.12, 0.36), 3, 0.1, 0.16), 0.012, 0.006))
    return limbs


def _tubes(limbs):
    """Returns the points, the faces, and for each point how thin its limb is, of three-sided tubes around the limbs."""
    points, faces, thin, count = [], [], [], 0
    for path, first, last in limbs:
        ways = np.gradient(path, axis=0)
        ways /= np.linalg.norm(ways, axis=1, keepdims=True)
        side = np.cross(ways, (0.31, 0.17, 0.93))
        side /= np.linalg.norm(side, axis=1, keepdims=True)
        other, radius = np.cross(ways, side), np.linspace(first, last, len(path))[:, None]
        sides = 8 if first > 0.06 else 3
        ring = [path + radius * (side * math.cos(a) + other * math.sin(a)) for a in np.arange(sides) * 2 * math.pi / sides]
        points.append(np.stack(ring, 1).reshape(-1, 3))
        thin.append(np.repeat(np.clip(1.3 - radius[:, 0] / 0.03, 0, 1), sides))
        i, j = np.meshgrid(np.arange(len(path) - 1), np.arange(sides), indexing='ij')
        a, b = i * sides + j, i * sides + (j + 1) % sides
        faces.append(np.stack([a, b, b + sides, a + sides], -1).reshape(-1, 4) + count)
        count += len(points[-1])
    return np.concatenate(points), np.concatenate(faces), np.concatenate(thin)


def tree(kind, height=12.0, seed=1, snow=0.35):
    """Returns the mesh of a tree. `kind` is a key of KINDS."""
    form, chance = KINDS[kind], np.random.default_rng(seed)
    trunk = _limb(chance, (0, 0, 0), (0, 0, 1), height, 14, 0.2, 0.018)
    limbs = [(trunk, 0.011 * height, 0.012)] + _branches(chance, form, trunk, height)
    points, faces, thin = _tubes(limbs)
    of = _material(kind, form['bark'], form['twig'], snow)
    return mesh(kind, points, faces, [of], True, thin=np.stack([thin] * 3, -1))


def larches(places, ground, kind='larch', heights=(8, 15), shapes=3, snow=0.35, seed=1):
    """Adds a tree at each (x, y) in `places`, on the height that `ground(x, y)` returns. They share `shapes` meshes."""
    meshes = [tree(kind, 12.0, seed * 17 + i, snow) for i in range(shapes)]
    for i, (x, y) in enumerate(places):
        made, size = bpy.data.objects.new(kind, meshes[i % shapes]), random.uniform(*heights) / 12.0
        made.location = (x, y, float(ground(x, y)) - 0.1)
        made.rotation_euler = (random.gauss(0, 0.03), random.gauss(0, 0.03), random.uniform(0, 6.28))
        made.scale = (size * random.uniform(0.9, 1.15),) * 2 + (size,)
        bpy.context.collection.objects.link(made)
