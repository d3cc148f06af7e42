"""
High mountains in winter whose rock and snow pass into each other. Hard and soft rock weather to walls and slopes of
different steepness, wind-blown snow dusts the rock, and the edges of the snow fields break up into small patches.
"""
import numpy as np
from .daylight import veil
from .erosion import FINER, _carve, _soften
from .fields import fractal, grid_faces, lattice, mesh, place, ridged
from .mountains import CELL, _enlarge, _erode
from .nodes import fresh, rgba
from .shapes import put


def _massif(peaks, seed):
    """
    Returns (x, y, z), the points of the eroded massif on the coarse grid. `peaks` are the same as in
    `mountains.heights`.
    """
    x0, x1 = min(p[0] - 1.15 * p[3] for p in peaks), max(p[0] + 1.15 * p[3] for p in peaks)
    y0, y1 = min(p[1] - 1.15 * p[3] for p in peaks), max(p[1] + 0.5 * p[3] for p in peaks)
    x, y = np.meshgrid(np.arange(x0, x1, CELL), np.arange(y0, y1, CELL))
    bend = 420 * fractal(x / 1100, y / 1100, seed + 60, 4), 420 * fractal(x / 1100, y / 1100, seed + 80, 4)
    uplift = np.zeros_like(x)
    for px, py, height, width in peaks:
        apart = np.hypot(x + bend[0] - px, y + bend[1] - py) / width
        uplift = np.maximum(uplift, height * np.clip(1 - apart, 0, 1) ** 1.25)
    # Hard rock stands steeper. One slope angle for all of it would look like the folds of a curtain.
    talus = 1.05 + 0.60 * fractal(x / 620, y / 620, seed + 17, 4)
    z = _erode(uplift / 60 * (0.60 + 0.70 * ridged(x / 1500, y / 1500, seed + 5, 4)), seed, talus=np.clip(talus, 0.62, 1.9))
    return x, y, z * max(p[2] for p in peaks) / z.max()


def _rugged(x, y, z, cell, seed):
    """Returns `z` with buttresses, ledges and fine breaks where it is steep."""
    steep = np.clip(np.hypot(*np.gradient(_soften(z, 5), cell)) - 0.50, 0, 0.8) / 0.8
    bend = 60 * fractal(x / 240, y / 240, seed + 91, 3)
    z = z + steep * 95 * (ridged((x + bend) / 330, (y - bend) / 330, seed + 31, 5, 0.55) - 0.5)
    layer = z + 0.16 * x - 0.10 * y + 90 * fractal(x / 900, y / 900, seed + 44, 3)
    hard = np.clip(0.2 + 1.3 * lattice(x / 520, y / 520, seed + 9) + 0.6 * lattice(x / 190, y / 190, seed + 19), 0, 1)
    wave = layer / 120 + 0.35 * lattice(layer / 210, 0 * layer, seed + 3)
    return z + steep * hard * 11 * np.tanh(2.2 * np.sin(wave * 2 * np.pi))


def _relief(peaks, seed):
    """Returns (x, y, z, cell): the points of the range in metres, and the width of a cell of the finest grid."""
    x, y, z = _massif(peaks, seed)
    x, y, z = (_enlarge(part, FINER) for part in (x, y, z))
    cell = CELL / FINER
    z = _carve(_rugged(x, y, z, cell, seed), cell, 14, 0.035, 2.2)
    x, y, z = (_enlarge(part, 2) for part in (x, y, z))
    steep = np.clip(np.hypot(*np.gradient(_soften(z, 4), cell / 2)) - 0.55, 0, 0.8) / 0.8
    return x, y, z + steep * 16 * (ridged(x / 62, y / 62, seed + 51, 4, 0.6) - 0.5), cell / 2


def _cover(x, y, z, cell, seed, snow, snow_line):
    """
    Returns two fields. The first is how safely a snow field lies, above 0 where it stays. The second is how much snow
    the wind leaves on bare rock. `snow` is the share of the heights above `snow_line` that is white.
    """
    near, wide, broad = (_soften(z, reach) for reach in (2, 7, 22))
    slope, mean = np.hypot(*np.gradient(near, cell)), np.hypot(*np.gradient(wide, cell))
    hollow = np.clip((wide - z) / 6, -1.5, 1.5)
    basin = np.clip((broad - wide) / 24, -1.5, 1.5)
    lee = np.clip(-0.22 * np.gradient(wide, cell)[1], -0.2, 0.2)  # The wind blows from -x.
    patches = 0.26 * fractal(x / 330, y / 330, seed + 71, 5, 0.6)
    height = np.clip((z - snow_line) / 700, -0.5, 0.10)
    hold = height + patches - 0.50 * mean - 0.42 * slope + 0.24 * hollow + 0.24 * basin + lee
    hold -= np.quantile(hold[z > snow_line], 1 - snow)
    return hold, 0.75 - 0.26 * slope + 0.25 * hollow + 0.6 * patches


def _rock(n, at, strata, ribs, fine):
    """Returns the colour of the rock: greys with a blue or brown cast in layers and broad patches."""
    tone = n.math('MULTIPLY_ADD', strata, 1.3, n.math('MULTIPLY_ADD', fine, 1.1, n.math('MULTIPLY_ADD', ribs, 0.8, -1.10)))
    cold = n.mix(tone, rgba((0.062, 0.068, 0.082)), rgba((0.205, 0.212, 0.225)))
    warm = n.mix(tone, rgba((0.072, 0.068, 0.066)), rgba((0.235, 0.220, 0.202)))
    return n.mix(n.ramp(n.noise(at, 0.0026, 4, 0.6).outputs[0], [(0.40, 0.0), (0.62, 1.0)]), cold, warm)


def _forest(n, at, height, broad, trees, snow):
    """Returns (share, colour) of the forest below the height `trees`."""
    up = n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2]
    stand = n.noise(at, 0.055, 4, 0.7).outputs[0]
    limit = n.math('DIVIDE', n.math('SUBTRACT', n.math('MULTIPLY_ADD', broad, 300.0, trees - 150.0), height), 220.0)
    share = n.ramp(n.math('ADD', limit, n.math('MULTIPLY_ADD', stand, 2.6, -1.45)), [(0.0, 0.0), (0.5, 1.0)])
    share = n.math('MULTIPLY', share, n.ramp(up, [(0.45, 0.0), (0.62, 1.0)]))
    frosted = tuple(base + part * snow for base, part in ((0.13, 0.14), (0.145, 0.145), (0.165, 0.155)))
    crowns = n.ramp(n.noise(at, 0.16, 3, 0.7).outputs[0], [(0.36, 0.0), (0.72, 1.0)], 'EASE')
    return share, n.mix(crowns, rgba((0.030, 0.040, 0.042)), rgba(frosted))


def _material(trees, snow):
    """Returns the material of a range with forest below the height `trees` in metres. `snow` is the amount of snow."""
    made, n, surface = fresh('range')
    at = n('NewGeometry').outputs['Position']
    shape = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    height = n('SeparateXYZ', {0: at}).outputs[2]
    broad, fine = n.noise(at, 0.006, 5, 0.6).outputs[0], n.noise(at, (0.030, 0.030, 0.045), 7, 0.68).outputs[0]
    bent = n.vector('ADD', at, n.vector('MULTIPLY', n.noise(at, 0.004, 4, 0.6).outputs['Color'], (190, 190, 190)))
    strata = n.noise(bent, (0.0026, 0.0026, 0.024), 6, 0.64).outputs[0]
    ribs = n.noise(bent, (0.020, 0.020, 0.0042), 5, 0.64).outputs[0]
    # Three thicknesses of snow: closed fields, torn edges, and a dusting on ledges too small for the mesh.
    edge = n.math('MULTIPLY_ADD', fine, 1.20, n.math('MULTIPLY_ADD', strata, 0.45, n.math('MULTIPLY', ribs, 0.35)))
    field = n.ramp(n.math('ADD', n.math('MULTIPLY_ADD', shape[0], 0.85, -0.5), edge), [(0.36, 0.0), (0.53, 0.62), (0.74, 1.0)], 'EASE')
    dust = n.math('ADD', n.math('MULTIPLY_ADD', shape[1], 0.40, -0.80), edge)
    dust = n.ramp(dust, [(0.22, 0.0), (0.42, 0.30), (0.70, 0.72)], 'EASE')
    cover = n.math('MAXIMUM', field, dust)
    rough = n.math('ADD', fine, n.math('MULTIPLY_ADD', strata, 0.30, n.math('MULTIPLY', ribs, 0.25)))
    relief = n('Bump', {'Strength': n.math('MULTIPLY_ADD', cover, -0.80, 0.9), 'Distance': 11.0, 'Height': rough}).outputs[0]
    white = n.mix(n.math('MULTIPLY_ADD', broad, 1.4, -0.35), rgba((0.73, 0.77, 0.84)), rgba((0.86, 0.88, 0.92)))
    share, crowns = _forest(n, at, height, broad, trees, snow)
    colour = n.mix(share, n.mix(cover, _rock(n, at, strata, ribs, fine), white), crowns)
    n.link(veil(n, n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]), surface)
    return made


def ranges(peaks, seed=1, foot=0.0, snow_line=300.0, trees=330.0, snow=0.7):
    """
    Adds a mountain range; `peaks`, `seed` and `foot` are those of `mountains.mountains`. Above `snow_line` the slopes are
    white; below `trees` there is forest. Both are heights in metres above `foot`. `snow` from 0 to 1 is the amount of snow.
    """
    x, y, z, cell = _relief(peaks, seed)
    hold, dust = _cover(x, y, z, cell, seed, snow, snow_line)
    shape = np.stack([np.clip(hold, -1, 1), dust, z], -1).reshape(-1, 3)
    points = np.stack([x, y, z + foot - 25], -1).reshape(-1, 3)
    return place(mesh('range', points, grid_faces(*x.shape), [_material(trees + foot, snow)], True, uv3=shape))


def shade(x, y0, y1, top, seed=4):
    """
    Adds a ridge along the y axis that only casts shadows. It stands between a low sun and the scene, so that the last
    light reaches the summits but not the valley. `top` is its mean height in metres.
    """
    y = np.linspace(y0, y1, 160)
    crest = top + 0.22 * abs(top) * fractal(y / 900, 0 * y, seed, 5)
    points = [(x, a, -200.0) for a in y] + [(x, a, b) for a, b in zip(y, crest)]
    made = put('shade', points, [(i, i + 1, i + 161, i + 160) for i in range(159)], 'void')
    made.visible_camera = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False
    return made
