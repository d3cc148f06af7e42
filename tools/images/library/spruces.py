"""
Spruces that differ from each other. They are grown by `conifers`, in several shapes, and every mesh gets an uneven outline and
a bent trunk of its own.
"""
import math
import random
from dataclasses import replace
import bpy
import numpy as np
from . import conifers
from .fields import lattice

_base = conifers.KINDS['spruce']
# 'broad' stands alone in a meadow, 'old' has lost branches, 'slender' grew in a dense forest, 'young' is not yet tall.
SHAPES = {
    'broad': replace(_base, height=13, reach=3.5, crown=0.02, sag=0.34, lift=(40, -20), whorl=0.38),
    'old': replace(_base, height=16, reach=3.3, crown=0.10, branches=5, whorl=0.52, sag=0.38, tip=0.26, hang=0.75, lift=(34, -28)),
    'slender': replace(_base, height=15, reach=2.3, crown=0.16, whorl=0.44, branches=5, lift=(32, -30)),
    'young': replace(_base, height=7, reach=2.2, crown=0.02, whorl=0.27, sag=0.22, lift=(44, -8), side=0.42, trunk=0.10),
}
conifers.KINDS.update({f'{shape} spruce': kind for shape, kind in SHAPES.items()})


def _warp(data, height, seed, uneven, bend):
    """
    Pulls the outline of the tree `data` in and out by the share `uneven`, differently on each side and at each height, and
    bends its trunk by `bend` metres at the top, in place.
    """
    points = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    x, y, z = points.reshape(-1, 3).T
    angle = np.arctan2(y, x)
    bulge = sum(lattice(np.cos(angle) * far + 7.0, np.sin(angle) * far + z / tall, seed + k) * weight
                for k, (far, tall, weight) in enumerate(((1.1, 2.6, 1.0), (2.3, 0.9, 0.55))))
    scale = 1 + uneven * np.clip(bulge * 1.5, -1.1, 0.9) * np.clip(1.15 - z / height, 0, 1)
    way, part = seed * 2.4, np.clip(z / height, 0, 1.1)
    shift = bend * part ** 1.7 + 0.35 * bend * np.sin(part * 5.0 + seed)
    warped = np.stack([x * scale + math.cos(way) * shift, y * scale + math.sin(way) * shift, z], -1)
    data.vertices.foreach_set('co', warped.astype(np.float32).ravel())
    data.update()


def spruce(shape, seed=1, snow=0.6, uneven=0.45, bend=0.35, far=False):
    """Returns the mesh of a spruce. `shape` is a key of SHAPES; for `uneven` and `bend` see `_warp`, for `far` `conifers.tree`."""
    data = conifers.tree(f'{shape} spruce', seed, snow, far)
    _warp(data, SHAPES[shape].height, seed, uneven, bend)
    return data


def _put(data, shape, x, y, height, ground, turn):
    """Adds a tree of the mesh `data`, `height` metres tall."""
    made, size = bpy.data.objects.new('spruce', data), height / SHAPES[shape].height
    made.location = (x, y, float(ground(x, y)) - 0.12)
    made.rotation_euler = (random.gauss(0, 0.015), random.gauss(0, 0.015), turn)
    made.scale = (size * random.uniform(0.94, 1.08),) * 2 + (size,)
    bpy.context.collection.objects.link(made)


def single(trees, ground, snow=0.6, seed=1, uneven=0.45):
    """Adds one tree, with a mesh of its own, for each (x, y, height in metres, shape) in `trees`."""
    for i, (x, y, height, shape) in enumerate(trees):
        _put(spruce(shape, seed * 31 + 7 * i, snow + random.uniform(-0.15, 0.15), uneven), shape, x, y, height, ground, random.uniform(0, 6.28))


def forest(places, ground, heights=(7, 16), mix=('broad', 'old', 'slender', 'young'), snow=0.55, seed=1):
    """
    Adds a forest: a tree at each (x, y) in `places`, an instance of one mesh for each shape in `mix`. The heights
    between `heights`, in metres, have many medium and few tall trees. It must be further away than about 15 metres.
    """
    meshes = [(shape, spruce(shape, seed * 53 + 11 * i, snow + random.uniform(-0.1, 0.1), far=True)) for i, shape in enumerate(mix)]
    for x, y in places:
        shape, data = random.choice(meshes)
        tall = random.triangular(heights[0], heights[1], heights[0] + 0.4 * (heights[1] - heights[0]))
        _put(data, shape, x, y, tall * (0.6 if shape == 'young' else 1.0), ground, random.uniform(0, 6.28))


def renew(mix=('broad', 'old', 'slender', 'young'), snow=0.6, seed=1, widen=1.0):
    """
    Gives the spruces that `conifers.forest` has added the shapes in `mix`. Each tree keeps its place and its height, and grows
    `widen` times as wide.
    """
    meshes = [(shape, spruce(shape, seed * 41 + 13 * i, snow + random.uniform(-0.1, 0.1))) for i, shape in enumerate(mix)]
    trees = [made for made in bpy.data.objects if made.name.startswith('tree') and made.data.name.startswith('spruce')]
    for made in trees:
        shape, data = random.choice(meshes)
        size = made.scale[2] * _base.height / SHAPES[shape].height
        made.data = data
        made.scale = (size * widen * random.uniform(0.94, 1.06),) * 2 + (size,)
