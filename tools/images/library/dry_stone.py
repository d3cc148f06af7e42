"""
Split slate for close views of a dry-stacked wall: stones whose faces are broken into layers, each with a ragged edge that
casts its own shadow.
"""
import bpy
import numpy as np
from . import materials
from .fields import fractal, mesh, place
from .materials import material
from .nodes import fresh, rgba

STEP = 0.0042, 0.0019  # distance of two points of a stone's face along and across its layers, in metres


def _layered(name, dark, light, rust):
    """
    Returns the material of freshly split slate. It reads `pn`, the position on the stone, and `lay`: the tone of the layer,
    the tone of the stone, and how far the point lies behind the front of the stone, from 0 to 1.
    """
    made, n, surface = fresh(name)
    domain, lay = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('lay')}).outputs
    streak = n.noise(domain, (9.0, 60.0, 420.0), 3, 0.55).outputs[0]
    grain, grit = n.noise(domain, (190.0, 190.0, 260.0), 3, 0.7).outputs[0], n.noise(domain, 900.0, 2, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', streak, 0.42, n.math('MULTIPLY_ADD', grain, 0.55, n.math('MULTIPLY_ADD', grit, 0.45, n.math('MULTIPLY_ADD', lay[0], 0.42, -0.62))))
    colour = n.mix(tone, rgba(dark), rgba(light))
    # Water has left a little iron in the seams of some stones.
    stain = n.ramp(n.noise(domain, (7.0, 30.0, 30.0), 4, 0.6).outputs[0], [(0.58, 0.0), (0.72, 0.6)])
    colour = n.mix(n.math('MULTIPLY', stain, n.ramp(lay[1], [(0.55, 0.0), (0.9, 1.0)])), colour, rgba(rust))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', lay[1], 0.45, n.math('MULTIPLY_ADD', lay[2], -0.35, 0.85)), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0005, 'Height': n.math('ADD', streak, n.math('MULTIPLY', grain, 0.6))}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.5, 'Roughness': n.math('MULTIPLY_ADD', grain, 0.3, 0.36), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['split slate'] = lambda name: _layered(name, (0.013, 0.0175, 0.022), (0.098, 0.116, 0.131), (0.13, 0.078, 0.045))


def _relief(along, up, half, tall, seed, choose):
    """
    Returns two arrays for the points of a stone's face: how far each lies behind the front, in metres, and the tone of
    its layer. `half` is half the length of the stone, `tall` half its height.
    """
    thick = choose.uniform(0.0045, 0.0085)
    bent = up + 0.0022 * fractal(along / 0.07 + seed, up * 0 + seed, seed, 3) + along * choose.normal(0, 0.012)
    layer = np.floor((bent + tall) / thick).astype(int)
    own = choose.uniform(0, 1, layer.max() - layer.min() + 1)[layer - layer.min()]
    # Each layer breaks along a line of its own; some break off far behind the others.
    broken = 0.006 * own + 0.0075 * np.clip(fractal(along / 0.080 + layer * 7.3, layer * 3.1 + seed, seed + 5, 3) - 0.05, 0, 1)
    step = 0.0024 * np.round(1.9 * fractal(along / 0.085 + layer * 5.7, bent / 0.020, seed + 9, 3))
    rough = 0.0005 * fractal(along / 0.011, up / 0.006, seed + 13, 3)
    # The corners of the stone are chipped.
    worn = 0.010 * np.exp(-(half - np.abs(along)) / (0.006 + 0.006 * own)) + 0.0035 * np.exp(-(tall - np.abs(up)) / 0.0016)
    return broken + step + rough + worn, own


def _stone(centre, axes, halves, seed, choose):
    """Returns the points, faces, `pn` and `lay` of one stone. `axes` point along it, into the wall and upwards."""
    half, _, tall = halves
    columns, rows = max(8, round(2 * half / STEP[0])), max(8, round(2 * tall / STEP[1]))
    up, along = np.meshgrid(np.linspace(-tall, tall, rows), np.linspace(-half, half, columns), indexing='ij')
    back, own = _relief(along, up, half, tall, seed, choose)
    # An outer ring of points runs back into the wall and closes the sides of the stone.
    along, up, back, own = (np.pad(part, 1, mode='edge') for part in (along, up, back, own))
    rim = np.zeros(back.shape, bool)
    rim[[0, -1]], rim[:, [0, -1]] = True, True
    back[rim] = 0.09
    front = -halves[1]
    points = np.array(centre) + along[..., None] * axes[0] + (front + back)[..., None] * axes[1] + up[..., None] * axes[2]
    index = np.arange(back.size).reshape(back.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    domain = np.stack([along, back, up], axis=-1) + choose.uniform(-40, 40, 3)
    lay = np.stack(np.broadcast_arrays(own, choose.uniform(), np.clip(back / 0.022, 0, 1)), axis=-1)
    return points.reshape(-1, 3), faces, domain.reshape(-1, 3), lay.reshape(-1, 3)


def renew(name='split slate', seed=1):
    """
    Replaces the boards of the object `name`, each of which is a stone, with split stones in the same places. Their
    second axis must point into the wall.
    """
    wall = bpy.data.objects[name]
    boards = np.array([vertex.co for vertex in wall.data.vertices]).reshape(-1, 24, 3)
    bpy.data.objects.remove(wall)
    signs = np.repeat(np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float), 3, axis=0)
    choose, parts, count = np.random.default_rng(seed), [], 0
    for number, board in enumerate(boards):
        spans = (board[:, :, None] * signs[:, None, :]).mean(axis=0).T
        halves = np.linalg.norm(spans, axis=1)
        made = _stone(board.mean(axis=0), spans / halves[:, None], halves, seed + 17 * number, choose)
        parts.append((made[0], made[1] + count, *made[2:]))
        count += len(made[0])
    points, faces, domain, lay = (np.concatenate(part) for part in zip(*parts))
    return place(mesh('split stones', points, faces, [material('split slate')], False, pn=domain, lay=lay))
