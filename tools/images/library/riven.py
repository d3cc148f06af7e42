"""
Riven slate for close views of a dry-stacked wall: stones that lie tightly on each other, with broad planes of fracture, thin
sheets that have broken off along them, and edges that are a little worn.
"""
import bpy
import numpy as np
from . import dry_stone, materials
from .fields import fractal, lattice
from .nodes import fresh, rgba

STEP = 0.0018, 0.0009  # distance of two points of a stone's face along and across its layers, in metres


def _riven(name, dark, light):
    """Returns the material of dry riven slate. It reads `pn`, the position on the stone, and `lay`, whose first part is the tone of the stone."""
    made, n, surface = fresh(name)
    domain, lay = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('lay')}).outputs
    cloud, grain = n.noise(domain, (14.0, 20.0, 60.0), 4, 0.6).outputs[0], n.noise(domain, (220.0, 220.0, 420.0), 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.9, n.math('MULTIPLY_ADD', grain, 0.55, n.math('MULTIPLY_ADD', lay[1], 0.35, -0.40)))
    colour = n.mix(tone, rgba(dark), rgba(light))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', lay[0], 0.5, 0.75), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.6, 'Distance': 0.0004, 'Height': grain}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.35, 'Roughness': n.math('MULTIPLY_ADD', grain, 0.2, 0.45), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['riven slate'] = lambda name: _riven(name, (0.070, 0.077, 0.083), (0.170, 0.181, 0.190))


def _step(values, sharp):
    """Returns `values` rounded to whole numbers, with slopes instead of jumps between these. `sharp` is above 1."""
    whole = np.floor(values)
    part = values - whole - 0.5
    return whole + 0.5 + 0.5 * np.clip(part * 2 * sharp, -1, 1)


def _face(along, up, half, tall, seed, choose):
    """
    Returns two arrays for the points of a stone's face: how far each lies behind the front, in metres, and the tone of the
    sheet that shows there. `half` is half the length of the stone, `tall` half its height.
    """
    back = choose.normal(0, 0.02) * along + choose.normal(0, 0.10) * up
    for _ in range(choose.integers(1, 4)):
        # A plane of fracture with a slightly uneven ridge.
        ridge = choose.uniform(-half, half) + 0.012 * fractal(up / 0.02 + seed, along / 0.3, seed + 2, 2)
        back = np.maximum(back, choose.choice((-1, 1)) * choose.uniform(0.05, 0.22) * (along - ridge) + choose.normal(0, 0.25) * up - 0.002)
    back = np.minimum(back, 0.010 + 0.15 * np.maximum(back - 0.010, 0))
    # Thin sheets have broken off: broad terraces with ragged outlines that run along the stone.
    field = fractal(along / 0.11 + 3.1 * seed, up / 0.010 + 0.8 * fractal(along / 0.05, up / 0.02, seed + 6, 3), seed + 5, 3, 0.55)
    terrace = _step(field * 2.6, 3.0)
    rough = 0.00045 * fractal(along / 0.010, up / 0.0035, seed + 13, 4, 0.6) + 0.0007 * fractal(along / 0.05, up / 0.012, seed + 14, 3)
    # Worn arrises, and chips at some places along them.
    chip = np.clip(fractal(along / 0.040 + seed, up / 0.05, seed + 21, 3) - 0.10, 0, 1)
    edge = tall - np.abs(up) + 0.0006 * fractal(along / 0.012, up * 0, seed + 23, 3)
    end = half - np.abs(along) + 0.0020 * fractal(up / 0.010, along * 0, seed + 27, 3)
    worn = 0.0045 * np.exp(-np.maximum(edge, 0) / 0.0007) + 0.010 * chip * np.exp(-np.maximum(edge, 0) / 0.0030)
    worn = worn + 0.0060 * np.exp(-np.maximum(end, 0) / 0.0010) + 0.012 * chip * np.exp(-np.maximum(end, 0) / 0.0045)
    return back + 0.0013 * terrace + rough + worn, 0.5 + 0.25 * lattice(terrace * 3.7, along * 0, seed + 31)


def _stone(centre, axes, halves, seed, choose):
    """Returns the points, faces, `pn` and `lay` of one stone. For the arguments see `dry_stone.body`."""
    face = lambda along, up: _face(along, up, halves[0], halves[2], seed, choose)
    points, faces, domain, _, tone = dry_stone.body(face, STEP, centre, axes, halves, choose)
    lay = np.stack(np.broadcast_arrays(choose.uniform(), tone, 0.0), axis=-1)
    return points, faces, domain, lay


def wall(y, x0, x1, z0, z1, seed=1):
    """Adds a wall of riven stones that faces -y, in courses of different heights, with its front near `y`."""
    choose, stones, z = np.random.default_rng(seed), [], z0
    while z < z1:
        high, x = choose.choice((0.024, 0.030, 0.036, 0.044, 0.056), p=(0.2, 0.25, 0.25, 0.2, 0.1)), x0 - choose.uniform(0, 0.3)
        while x < x1:
            long = choose.uniform(0.14, 0.46)
            turn = choose.normal(0, 0.018)
            axes = np.array(((np.cos(turn), np.sin(turn), 0), (-np.sin(turn), np.cos(turn), 0), (0, 0, 1)))
            centre = (x + long / 2, y + 0.05 - choose.uniform(0.0, 0.014), z + high / 2)
            halves = (long - 0.0012) / 2, 0.05, (high - 0.0008) / 2
            stones.append(_stone(centre, axes, halves, int(choose.integers(1, 9000)), choose))
            x += long
        z += high
    return dry_stone.join('riven stones', stones, 'riven slate')


def remove_split_stones():
    """Removes the wall of split slate from the scene."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'split stones']:
        bpy.data.objects.remove(made)
