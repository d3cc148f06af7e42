"""
Distant mountains in winter, seen through much air: a few broad ridges behind each other, each paler than the one in front,
with forest below and snow above. Banks of cloud lie in the valleys between them.
"""
import numpy as np
from .erosion import _carve
from .daylight import veil
from .fields import fractal, grid_faces, lattice, mesh, place, ridged
from .nodes import fresh, rgba
from .shapes import sheet


def _crags(x, y, seed, octaves=9):
    """
    Returns ridged noise, 0 to about 1, whose small ridges grow only on the large ones, so that valleys are smooth and crests
    are rugged.
    """
    total, weight, gain, full = 0.0, 1.0, 1.0, 0.0
    for octave in range(octaves):
        crest = (1 - np.abs(lattice(x, y, seed + octave))) ** 2
        total, full = total + crest * weight * gain, full + gain
        weight = np.clip(crest * 1.9, 0, 1)
        x, y = (0.8 * x - 0.6 * y) * 2.13 + 5.3, (0.6 * x + 0.8 * y) * 2.13 + 11.9
        gain *= 0.52
    return total / full


def _material(trees, snow, warm):
    """
    Returns the material of a ridge. Below the height `trees` in metres there is forest. `snow`, from 0 to 1, is the share of
    white; `warm` tints the rock.
    """
    made, n, surface = fresh('distant ridge')
    at = n('NewGeometry').outputs
    height, up = n('SeparateXYZ', {0: at['Position']}).outputs[2], n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    broad, fine = n.noise(at['Position'], 0.0035, 5, 0.6).outputs[0], n.noise(at['Position'], (0.020, 0.020, 0.036), 7, 0.68).outputs[0]
    hold = n.math('ADD', up, n.math('MULTIPLY_ADD', fine, 0.85, n.math('MULTIPLY_ADD', broad, 0.45, -0.66 + 0.45 * (snow - 0.6))))
    cover = n.ramp(hold, [(0.50, 0.0), (0.66, 0.55), (0.86, 1.0)], 'EASE')
    rock = n.mix(fine, rgba((0.070, 0.072, 0.078)), rgba(tuple(c + w * warm for c, w in zip((0.20, 0.20, 0.21), (0.05, 0.01, -0.03)))))
    colour = n.mix(cover, rock, rgba((0.80, 0.83, 0.88)))
    stand = n.noise(at['Position'], 0.030, 5, 0.7).outputs[0]
    limit = n.math('DIVIDE', n.math('SUBTRACT', n.math('MULTIPLY_ADD', broad, 420.0, trees - 210.0), height), 200.0)
    wood = n.ramp(n.math('ADD', limit, n.math('MULTIPLY_ADD', stand, 2.4, -1.2)), [(0.0, 0.0), (0.6, 1.0)])
    stems = n.noise(at['Position'], (0.17, 0.17, 0.045), 4, 0.75).outputs[0]
    crowns = n.mix(n.ramp(stems, [(0.38, 0.0), (0.72, 1.0)]), rgba((0.018, 0.025, 0.027)), rgba((0.13, 0.145, 0.165)))
    gaps = n.ramp(n.noise(at['Position'], (0.012, 0.012, 0.004), 5, 0.65).outputs[0], [(0.56, 0.0), (0.64, 0.75)])
    crowns = n.mix(gaps, crowns, rgba((0.55, 0.58, 0.63)))
    relief = n('Bump', {'Strength': 0.7, 'Distance': 9.0, 'Height': n.math('ADD', fine, n.math('MULTIPLY', stems, wood))}).outputs[0]
    body = n('BsdfDiffuse', {'Color': n.mix(wood, colour, crowns), 'Normal': relief})
    n.link(veil(n, body.outputs[0]), surface)
    return made


def _relief(x, v, heights, deep, foot, seed, rugged):
    """Returns the height of a ridge at `x` metres and the share `v` of the way from its foot to its crest."""
    cell = x[0, 1] - x[0, 0]
    bend = deep * 0.30 * fractal(x / deep / 0.9, v * 1.1, seed + 7, 4) * np.clip(1 - v, 0, 1)
    along = np.clip((x + bend - x[0, 0]) / (x[0, -1] - x[0, 0]), 0, 1) * (len(heights) - 1)
    left = np.clip(along.astype(int), 0, len(heights) - 2)
    part = along - left
    part = part * part * (3 - 2 * part)
    crest = np.take(heights, left) * (1 - part) + np.take(heights, left + 1) * part - foot
    crest *= 1 + 0.30 * rugged * (fractal(x / deep / 0.28, 0 * x, seed + 3, 2) + 0.8 * (ridged(x / deep / 0.16, 0.3 * v, seed + 5, 5, 0.5) - 0.5))
    slope = np.where(v < 1, v ** 1.15, 1 - 2.0 * (v - 1))
    scale = deep * 0.55
    spurs = _crags((x + bend) / scale, (v * deep + 0.5 * bend) / scale * 0.7, seed)
    # Spurs are high on the flanks. The crest itself stays calm.
    z = crest * (slope * (1 - rugged) + rugged * 1.3 * (spurs - 0.35) * np.sin(np.clip(v, 0, 1) * 2.9) + 0.10 * rugged * fractal(x / 420, v * deep / 420, seed + 17, 6, 0.55))
    z = z - z.min()
    for steps, cut in ((10, 0.03), (4, 0.05)):
        z = _carve(z, cell, steps, cut, 1.3)
    return foot + z


def ridge(x0, x1, y, heights, deep=2200, foot=-200.0, seed=1, trees=500.0, snow=0.6, warm=0.0, rugged=0.45, cell=12.0):
    """
    Adds and returns a ridge between `x0` and `x1` at the distance `y`, `deep` metres from its foot to its crest. `heights` are the
    heights of the crest, evenly spaced from left to right, before spurs and gullies lower it by the share `rugged`; `foot`
    is the height of its base.
    """
    x, v = np.meshgrid(np.arange(x0, x1, cell), np.arange(0, 1.15, cell / deep))
    points = np.stack([x, y - deep * (1 - v), _relief(x, v, heights, deep, foot, seed, rugged)], -1)
    return place(mesh('ridge', points.reshape(-1, 3), grid_faces(*x.shape), [_material(trees, snow, warm)], True))


def _cloud(colour, dense, seed, puff):
    """Returns the material of a bank of cloud on a sheet: an uneven upper edge, open holes, and soft ends."""
    made, n, surface = fresh('cloud bank')
    part = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    at = n.vector('ADD', n('NewGeometry').outputs['Position'], (seed * 911.0, 0, 0))
    bend = n.noise_offset((puff * 0.9,) * 3, at, 1.6 / puff, 4)
    shape = n.noise(n.vector('ADD', at, bend), (0.55 / puff, 0.55 / puff, 1.5 / puff), 6, 0.52).outputs[0]
    ends = n.ramp(n.math('ABSOLUTE', n.math('MULTIPLY_ADD', part[0], 2.0, -1.0)), [(0.55, 1.0), (1.0, 0.0)], 'EASE')
    tall = n.ramp(n.math('MULTIPLY_ADD', shape, 0.9, n.math('MULTIPLY_ADD', part[1], -1.0, 0.05)), [(0.0, 0.0), (0.42, 1.0)], 'EASE')
    low = n.ramp(part[1], [(0.0, 0.0), (0.16, 1.0)], 'EASE')
    cover = n.math('MULTIPLY', n.math('MULTIPLY', n.math('MULTIPLY', ends, tall), low), dense)
    lit = n.mix(n.ramp(part[1], [(0.1, 0.0), (0.6, 1.0)]), rgba(tuple(c * 0.82 for c in colour)), rgba(colour))
    glow = n('Emission', {'Color': lit, 'Strength': 1.0})
    n.link(n('MixShader', {0: cover, 1: n('BsdfTransparent').outputs[0], 2: glow.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def cloud(x, y, low, high, width, colour=(0.5, 0.52, 0.56), dense=0.9, seed=1.0, puff=260.0):
    """
    Adds a bank of cloud `width` metres wide around `x`, at the distance `y`, between the heights `low` and `high`. `puff` is
    the size of its billows in metres; `dense` is its opacity.
    """
    sheet(_cloud(colour, dense, seed, puff), (x, y, (low + high) / 2), (1, 0, 0), (0, 0, 1), width, high - low, lit=False)
