"""
High mountains in winter. Streams carve a coarse height field first and a finer one afterwards, so that gullies branch
from valleys down to a few metres. Snow lies where it would not slide: on slopes, in gullies and on ledges. Walls and
crests are bare rock.
"""
import numpy as np
from .daylight import veil
from .fields import fractal, grid_faces, lattice, mesh, place, ridged
from .mountains import CELL, _enlarge, _erode, _neighbours
from .nodes import fresh, rgba
from .shapes import put

FINER = 3  # points of the fine grid for each cell of the coarse one


def _soften(z, reach, passes=2):
    """Returns `z` after a box blur with a radius of `reach` cells, applied `passes` times."""
    for _ in range(passes):
        for axis in (0, 1):
            pad = [(reach + 1, reach) if k == axis else (0, 0) for k in (0, 1)]
            total = np.cumsum(np.pad(z, pad, mode='edge'), axis)
            count = z.shape[axis]
            take = lambda start: np.take(total, np.arange(start, start + count), axis)
            z = (take(2 * reach + 1) - take(0)) / (2 * reach + 1)
    return z


def _carve(z, cell, steps, cut, talus):
    """Returns `z` after `steps` of stream erosion and rockfall. `talus` is the steepest slope that stays, rise over run."""
    index = np.arange(z.size)
    area = np.ones(z.size)
    for _ in range(steps):
        low, far, to = _neighbours(z)
        flat = to.ravel()
        sink = flat == index
        for _ in range(6):
            area = 1 + np.bincount(flat, np.where(sink, 0, area), z.size)
        strength = cut * np.minimum(area, 400).reshape(z.shape) ** 0.45 / far
        z = (z + strength * low) / (1 + strength)
        over = z - low - talus * cell * far
        z = np.where(over > 0, z - 0.35 * over, z)
    return z


def _relief(peaks, seed):
    """Returns (x, y, z): the points of the range in metres. `peaks` are the same as in `mountains.heights`."""
    x0, x1 = min(p[0] - 1.15 * p[3] for p in peaks), max(p[0] + 1.15 * p[3] for p in peaks)
    y0, y1 = min(p[1] - 1.15 * p[3] for p in peaks), max(p[1] + 0.5 * p[3] for p in peaks)
    x, y = np.meshgrid(np.arange(x0, x1, CELL), np.arange(y0, y1, CELL))
    bend = 260 * fractal(x / 900, y / 900, seed + 60, 3), 260 * fractal(x / 900, y / 900, seed + 80, 3)
    uplift = np.zeros_like(x)
    for px, py, height, width in peaks:
        apart = np.hypot(x + bend[0] - px, y + bend[1] - py) / width
        uplift = np.maximum(uplift, height * np.clip(1 - apart, 0, 1) ** 1.15)
    z = _erode(uplift / 60 * (0.72 + 0.5 * ridged(x / 1300, y / 1300, seed + 5, 3)), seed)
    z *= max(p[2] for p in peaks) / z.max()
    x, y, z = (_enlarge(part, FINER) for part in (x, y, z))
    cell = CELL / FINER
    steep = np.clip(np.hypot(*np.gradient(_soften(z, 4), cell)) - 0.45, 0, 0.8) / 0.8
    z = z + (6 + 22 * steep) * fractal(x / 130, y / 130, seed + 31, 4, 0.55)
    # Hard layers stand as walls between softer ones, which weather back to ledges.
    layer = z + 0.16 * x - 0.10 * y + 90 * fractal(x / 900, y / 900, seed + 44, 3)
    hard = np.clip(0.15 + 1.3 * lattice(x / 520, y / 520, seed + 9) + 0.6 * lattice(x / 190, y / 190, seed + 19), 0, 1)
    wave = layer / 150 + 0.35 * lattice(layer / 210, 0 * layer, seed + 3)
    z = z + steep * hard * 15 * np.tanh(2.2 * np.sin(wave * 2 * np.pi))
    z = _carve(z, cell, 26, 0.045, 1.75)
    return x, y, z, cell


def _cover(x, y, z, cell, seed, snow, snow_line):
    """
    Returns how safely snow lies at each point: above 0 it stays, below 0 the rock is bare. `snow` is the share of the
    heights above `snow_line` that is white, whatever the slopes of the range.
    """
    slope = np.hypot(*np.gradient(z, cell))
    wide = np.hypot(*np.gradient(_soften(z, 3), cell))
    hollow = np.clip((_soften(z, 3) - z) / 5, -1.5, 1.5)
    broad_hollow = np.clip((_soften(z, 10) - z) / 22, -1.5, 1.5)
    lee = np.gradient(_soften(z, 3), cell)[1] * 0.22  # The wind blows from -x and fills the slopes behind the crests.
    patches = 0.22 * fractal(x / 330, y / 330, seed + 71, 4)
    height = np.clip((z - snow_line) / 700, -0.5, 0.10)
    hold = height + patches - 0.62 * wide - 0.34 * slope + 0.22 * hollow + 0.22 * broad_hollow + np.clip(-lee, -0.2, 0.2)
    return hold - np.quantile(hold[z > snow_line], 1 - snow)


def _material(trees, snow):
    """Returns the material of a range with forest below the height `trees` in metres. `snow` is the amount of snow."""
    made, n, surface = fresh('alps')
    at = n('NewGeometry').outputs['Position']
    shape = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    height = n('SeparateXYZ', {0: at}).outputs[2]
    broad, fine = n.noise(at, 0.006, 5, 0.6).outputs[0], n.noise(at, (0.035, 0.035, 0.045), 6, 0.62).outputs[0]
    bent = n.vector('ADD', at, n.vector('MULTIPLY', n.noise(at, 0.004, 3).outputs['Color'], (160, 160, 160)))
    strata = n.noise(bent, (0.0022, 0.0022, 0.022), 5, 0.6).outputs[0]
    ribs = n.noise(bent, (0.020, 0.020, 0.0030), 4, 0.6).outputs[0]
    rough = n.math('ADD', fine, n.math('MULTIPLY_ADD', strata, 0.30, n.math('MULTIPLY', ribs, 0.35)))
    edge = n.math('MULTIPLY_ADD', fine, 0.85, n.math('MULTIPLY_ADD', ribs, 0.35, -0.60))
    cover = n.ramp(n.math('ADD', n.math('ADD', shape[0], edge), 0.5), [(0.44, 0.0), (0.56, 1.0)])
    # Ledges and cracks too small for the mesh hold a little snow, most of it near the snow fields.
    ledges = n.math('MULTIPLY_ADD', strata, 1.25, n.math('MULTIPLY_ADD', fine, 1.15, n.math('MULTIPLY_ADD', shape[0], 0.55, -1.03)))
    cover = n.math('MAXIMUM', cover, n.ramp(ledges, [(0.06, 0.0), (0.22, 0.75)]))
    relief = n('Bump', {'Strength': n.math('MULTIPLY_ADD', cover, -0.88, 1.0), 'Distance': 16.0, 'Height': rough}).outputs[0]
    tone = n.math('MULTIPLY_ADD', strata, 1.2, n.math('MULTIPLY_ADD', fine, 1.2, n.math('MULTIPLY_ADD', ribs, 0.9, -1.15)))
    colour = n.mix(tone, rgba((0.030, 0.031, 0.035)), rgba((0.170, 0.158, 0.146)))
    white = n.mix(n.math('MULTIPLY_ADD', broad, 1.4, -0.35), rgba((0.74, 0.78, 0.85)), rgba((0.87, 0.89, 0.93)))
    colour = n.mix(cover, colour, white)
    up = n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2]
    stand = n.noise(at, 0.055, 4, 0.7).outputs[0]
    limit = n.math('DIVIDE', n.math('SUBTRACT', n.math('MULTIPLY_ADD', broad, 260.0, trees - 130.0), height), 160.0)
    wood = n.math('MULTIPLY', n.ramp(n.math('ADD', limit, n.math('MULTIPLY_ADD', stand, 2.4, -1.35)), [(0.0, 0.0), (0.25, 1.0)]), n.ramp(up, [(0.45, 0.0), (0.62, 1.0)]))
    frosted = tuple(base + part * snow for base, part in ((0.10, 0.12), (0.115, 0.125), (0.13, 0.135)))
    crowns = n.mix(n.ramp(n.noise(at, 0.16, 2, 0.7).outputs[0], [(0.42, 0.0), (0.68, 1.0)]), rgba((0.018, 0.026, 0.024)), rgba(frosted))
    colour = n.mix(wood, colour, crowns)
    body = n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]
    n.link(veil(n, body), surface)
    return made


def alps(peaks, seed=1, foot=0.0, snow_line=300.0, trees=330.0, snow=0.7):
    """
    Adds a mountain range; the arguments are those of `mountains.mountains`. Above `snow_line` the slopes are white; below
    `trees` there is forest. Both are heights in metres above `foot`. `snow` from 0 to 1 is the amount of snow.
    """
    x, y, z, cell = _relief(peaks, seed)
    cover = _cover(x, y, z, cell, seed, snow, snow_line)
    shape = np.stack([np.clip(cover, -1, 1), z, z], -1).reshape(-1, 3)
    of = _material(trees + foot, snow)
    return place(mesh('alps', np.stack([x, y, z + foot - 25], -1).reshape(-1, 3), grid_faces(*x.shape), [of], True, uv3=shape))


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
