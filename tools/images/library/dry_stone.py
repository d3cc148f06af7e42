"""
Split slate for close views of a dry-stacked wall: stones with flat planes of fracture and thin sheets, whose sharp edges
cast shadows.
"""
import bpy
import numpy as np
from . import materials
from .fields import fractal, lattice, mesh, place
from .materials import material
from .nodes import fresh, rgba

STEP = 0.0040, 0.0013  # distance of two points of a stone's face along and across its layers, in metres


def _cleft(name, dark, light, rust):
    """
    Returns the material of freshly split slate. It reads `pn`, the position on the stone, and `lay`: the tone of the sheet
    that shows, the tone of the stone, and how far the point lies behind the front of the stone, from 0 to 1.
    """
    made, n, surface = fresh(name)
    domain, lay = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('lay')}).outputs
    cloud, grain = n.noise(domain, (11.0, 30.0, 75.0), 5, 0.62).outputs[0], n.noise(domain, (150.0, 150.0, 240.0), 3, 0.7).outputs[0]
    grit = n.noise(domain, 800.0, 2, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.50, n.math('MULTIPLY_ADD', grain, 0.40, n.math('MULTIPLY_ADD', grit, 0.34, n.math('MULTIPLY_ADD', lay[0], 0.16, -0.37))))
    colour = n.mix(tone, rgba(dark), rgba(light))
    # Water has left a little iron on some stones.
    stain = n.ramp(n.noise(domain, (9.0, 16.0, 16.0), 4, 0.6).outputs[0], [(0.60, 0.0), (0.74, 0.35)])
    colour = n.mix(n.math('MULTIPLY', stain, n.ramp(lay[1], [(0.78, 0.0), (0.95, 1.0)])), colour, rgba(rust))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', lay[1], 0.55, n.math('MULTIPLY_ADD', lay[2], -0.30, 0.80)), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.7, 'Distance': 0.0006, 'Height': n.math('MULTIPLY_ADD', grit, 0.4, grain)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.5, 'Roughness': n.math('MULTIPLY_ADD', grain, 0.26, 0.34), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['split slate'] = lambda name: _cleft(name, (0.012, 0.0165, 0.0190), (0.076, 0.104, 0.118), (0.105, 0.074, 0.050))


def _relief(along, up, half, tall, seed, choose):
    """
    Returns two arrays for the points of a stone's face: how far each lies behind the front, in metres, and the tone of
    the sheet that shows there. `half` is half the length of the stone, `tall` half its height.
    """
    # A few flat planes of fracture cut the face.
    back = choose.uniform(-0.05, 0.05) * along + choose.uniform(-0.10, 0.10) * up
    for _ in range(choose.integers(2, 5)):
        slope, lean = choose.normal(0, 0.16), choose.normal(0, 0.22)
        back = np.maximum(back, slope * (along - choose.uniform(-half, half)) + lean * up - 0.003)
    back = np.clip(back, -0.004, 0.016)
    # The thin sheets of the slate have broken off at different depths, so the face has fine ledges along the stone.
    wave = up + 0.0018 * fractal(along / 0.12 + seed, 0 * up, seed + 3, 3)
    sheet = np.floor(wave / choose.uniform(0.0045, 0.0085) + 200)
    ragged = along + 0.014 * fractal(along / 0.020, up / 0.005 + seed, seed + 9, 3)
    depth = lattice(ragged / 0.085 + 13.7 * sheet, sheet, seed + 5)
    layers = 0.0019 * np.round(1.7 * depth) + 0.0008 * depth
    rough = 0.0007 * fractal(along / 0.014, up / 0.006, seed + 13, 4, 0.6)
    # The ends are oblique, and some edges are chipped.
    chip = np.clip(fractal(along / 0.045 + seed, up / 0.025, seed + 21, 3) - 0.02, 0, 1)
    worn = 0.016 * chip * np.exp(-(tall - np.abs(up)) / 0.0035)
    for side in (-1, 1):
        lean = choose.normal(0, 0.28)
        end = half - side * along - np.abs(lean) * tall + lean * up + 0.004 * fractal(up / 0.008, along / 0.05, seed + 25 + side, 3)
        worn = worn + 0.030 * np.clip(-end / 0.003, 0, 1) + 0.020 * chip * np.exp(-np.maximum(end, 0) / 0.010)
    return back + layers + rough + worn, 0.5 + 0.5 * depth


def body(face, step, centre, axes, halves, choose):
    """
    Returns the points and faces of a stone, and for each point its position on the stone, how far it lies behind the front,
    and its tone. `face` returns the last two for positions along and across the front, in metres; `step` is the distance of
    these positions. `axes` point along the stone, into the wall and upwards, and `halves` are half its size along them.
    """
    half, deep, tall = halves
    columns, rows = max(8, round(2 * half / step[0])), max(8, round(2 * tall / step[1]))
    up, along = np.meshgrid(np.linspace(-tall, tall, rows), np.linspace(-half, half, columns), indexing='ij')
    back, tone = face(along, up)
    # An outer ring of points runs back into the wall and closes the sides of the stone.
    along, up, back, tone = (np.pad(part, 1, mode='edge') for part in (along, up, back, tone))
    rim = np.zeros(back.shape, bool)
    rim[[0, -1]], rim[:, [0, -1]] = True, True
    back[rim] = 0.09
    points = np.array(centre) + along[..., None] * axes[0] + (back - deep)[..., None] * axes[1] + up[..., None] * axes[2]
    index = np.arange(back.size).reshape(back.shape)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    domain = np.stack([along, back, up], axis=-1) + choose.uniform(-40, 40, 3)
    return points.reshape(-1, 3), faces, domain.reshape(-1, 3), back.ravel(), tone.ravel()


def join(name, stones, of):
    """Adds stones as one object of the material `of`. Each is a tuple of points, faces, and the attributes `pn` and `lay`."""
    starts = np.cumsum([0, *(len(stone[0]) for stone in stones[:-1])])
    faces = np.concatenate([stone[1] + start for stone, start in zip(stones, starts)])
    points, domain, lay = (np.concatenate([stone[i] for stone in stones]) for i in (0, 2, 3))
    return place(mesh(name, points, faces, [material(of)], False, pn=domain, lay=lay))


def _stone(centre, axes, halves, seed, choose):
    """Returns the points, faces, `pn` and `lay` of one stone. For the arguments see `body`."""
    face = lambda along, up: _relief(along, up, halves[0], halves[2], seed, choose)
    points, faces, domain, back, tone = body(face, STEP, centre, axes, halves, choose)
    lay = np.stack(np.broadcast_arrays(tone, choose.uniform(), np.clip(back / 0.022, 0, 1)), axis=-1)
    return points, faces, domain, lay


def renew(name='split slate', seed=1):
    """
    Replaces the boards of the object `name`, each of which is a stone, with split stones in the same places. Their
    second axis must point into the wall.
    """
    wall = bpy.data.objects[name]
    boards = np.array([vertex.co for vertex in wall.data.vertices]).reshape(-1, 24, 3)
    bpy.data.objects.remove(wall)
    signs = np.repeat(np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float), 3, axis=0)
    choose, stones = np.random.default_rng(seed), []
    for number, board in enumerate(boards):
        spans = (board[:, :, None] * signs[:, None, :]).mean(axis=0).T
        halves = np.linalg.norm(spans, axis=1)
        stones.append(_stone(board.mean(axis=0), spans / halves[:, None], halves, seed + 17 * number, choose))
    return join('split stones', stones, 'split slate')
