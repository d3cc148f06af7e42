"""
Slate for close views of a clad wall: stones split along their cleavage, which lies in the face, so that broad low terraces with
uneven outlines show. The rims of such walls are honed.
"""
import bpy
import numpy as np
from . import dry_stone, materials
from .fields import fractal, lattice
from .nodes import fresh, rgba

STEP = 0.0016, 0.0016  # distance of two points of a stone's face along and across it, in metres


def _cleaved(name, dark, light):
    """Returns the material of slate on its cleavage. It reads `pn`, the position on the stone, and `lay`: the tones of the stone and of the terrace."""
    made, n, surface = fresh(name)
    domain, lay = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('lay')}).outputs
    cloud, grain = n.noise(domain, 9.0, 4, 0.6).outputs[0], n.noise(domain, 170.0, 4, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.75, n.math('MULTIPLY_ADD', grain, 0.75, n.math('MULTIPLY_ADD', lay[1], 0.30, -0.45)))
    colour = n.mix(tone, rgba(dark), rgba(light))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', lay[0], 0.5, 0.75), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.6, 'Distance': 0.0005, 'Height': grain}).outputs[0]
    rough = n.math('MULTIPLY_ADD', cloud, 0.22, n.math('MULTIPLY_ADD', grain, 0.2, 0.28))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.45, 'Roughness': rough, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


def _finely_honed(name, dark, light):
    """Returns the material of finely honed slate: nearly one grey, with faint clouds, a fine grain and a dull sheen."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    cloud, grain = n.noise(place, 5.0, 5, 0.6).outputs[0], n.noise(place, 230.0, 3, 0.7).outputs[0]
    wear = n.noise(place, 16.0, 4, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.80, n.math('MULTIPLY_ADD', grain, 0.75, -0.30))
    height = n('Bump', {'Strength': 0.4, 'Distance': 0.0002, 'Height': grain}).outputs[0]
    rough = n.math('MULTIPLY_ADD', wear, 0.16, n.math('MULTIPLY_ADD', grain, 0.10, 0.26))
    full = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba(dark), rgba(light)), 'Specular': 0.45, 'Roughness': rough, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers.update({
    'cleaved slate': lambda name: _cleaved(name, (0.026, 0.030, 0.033), (0.098, 0.108, 0.116)),
    'finely honed slate': lambda name: _finely_honed(name, (0.034, 0.038, 0.041), (0.080, 0.086, 0.091)),
})


def _terraces(along, up, size, seed):
    """Returns whole numbers with short slopes between them: the terraces that thin sheets leave, about `size` metres wide."""
    field = fractal(along / size + 3.7 * seed, up / size, seed, 4, 0.5) * 2.2
    whole = np.floor(field)
    return whole + np.clip((field - whole - 0.84) / 0.16, 0, 1)


def _face(along, up, half, tall, seed, choose):
    """
    Returns two arrays for the points of a stone's face: how far each lies behind the front, in metres, and the tone of its
    terrace. `half` is half the length of the stone, `tall` half its height.
    """
    broad, thin = _terraces(along, up, 0.13, seed), _terraces(along, up, 0.05, seed + 7)
    lean = choose.normal(0, 0.004) * along + choose.normal(0, 0.03) * up
    back = 0.0015 * broad + 0.0005 * thin + lean + 0.0012 * fractal(along / 0.10, up / 0.08, seed + 11, 3)
    # The edges are cut with a guillotine, which leaves them a little ragged and chips them at a few places.
    chip = np.clip(fractal(along / 0.05 + seed, up / 0.05, seed + 21, 3) - 0.25, 0, 1)
    ragged = 0.0008 * fractal(along / 0.018, up / 0.018, seed + 23, 4, 0.6)
    edge = np.minimum(tall - np.abs(up), half - np.abs(along)) + ragged
    worn = 0.0022 * np.exp(-np.maximum(edge, 0) / 0.0012) + 0.012 * chip * np.exp(-np.maximum(edge, 0) / 0.004)
    return back + worn, 0.5 + 0.5 * lattice(broad * 3.7, 0 * along, seed + 31)


def _stone(centre, axes, halves, seed, choose):
    """Returns the points, faces, `pn` and `lay` of one stone. For the arguments see `dry_stone.body`."""
    face = lambda along, up: _face(along, up, halves[0], halves[2], seed, choose)
    points, faces, domain, _, tone = dry_stone.body(face, STEP, centre, axes, halves, choose)
    lay = np.stack(np.broadcast_arrays(choose.uniform(), tone, 0.0), axis=-1)
    return points, faces, domain, lay


def renew(near, seed=1):
    """
    Replaces the courses of `plunges.clad_in_courses` by cleaved stones of the same size in the same places, for each wall of which
    `near(low, high)` is true. `low` and `high` are the opposite corners of a wall.
    """
    signs = np.repeat(np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float), 3, axis=0)
    choose, stones = np.random.default_rng(seed), []
    for wall in [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'courses']:
        boards = np.array([vertex.co for vertex in wall.data.vertices]).reshape(-1, 24, 3)
        if near(boards.min(axis=(0, 1)), boards.max(axis=(0, 1))):
            bpy.data.objects.remove(wall)
            for number, board in enumerate(boards):
                spans = (board[:, :, None] * signs[:, None, :]).mean(axis=0).T
                halves = np.linalg.norm(spans, axis=1)
                along, up, out = spans / halves[:, None]
                stones.append(_stone(board.mean(axis=0), np.array((along, -out, up)), halves[[0, 2, 1]], seed + 17 * number, choose))
    return dry_stone.join('cleaved stones', stones, 'cleaved slate')
