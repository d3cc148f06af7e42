"""
Mountains. A height field is shaped by uplift and by the erosion of streams, which gives ridges and branching gullies.
The material lays snow on gentle slopes, in gullies and on the ledges of the rock layers, and forest at the foot.
"""
import numpy as np
from .daylight import veil
from .fields import fractal, grid_faces, lattice, mesh, place, ridged
from .nodes import fresh, rgba

CELL = 26.0  # width in metres of a cell of the eroded grid


def _neighbours(z):
    """Returns the height of the lowest of the eight neighbours of each cell, its distance in cells, and its index."""
    rows, columns = z.shape
    index = np.arange(z.size).reshape(z.shape)
    best, low, far, to = np.zeros_like(z), z.copy(), np.ones_like(z), index.copy()
    wide, wide_index = np.pad(z, 1, mode='edge'), np.pad(index, 1, mode='edge')
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dx or dy:
                other = wide[1 + dy:1 + dy + rows, 1 + dx:1 + dx + columns]
                apart = np.hypot(dx, dy)
                drop = (z - other) / apart
                lower = drop > best
                best[lower], low[lower], far[lower] = drop[lower], other[lower], apart
                to[lower] = wide_index[1 + dy:1 + dy + rows, 1 + dx:1 + dx + columns][lower]
    return low, far, to


def _erode(uplift, seed, steps=230, cut=0.055, talus=1.15):
    """
    Returns the heights that result from `uplift` (height per step for each cell) and stream erosion. `cut` is the
    strength of the erosion; `talus` is the steepest slope that does not collapse, as height divided by width.
    """
    rows, columns = uplift.shape
    y, x = np.mgrid[:rows, :columns]
    z = uplift * 40 + 8 * fractal(x / 9.0, y / 9.0, seed, 4)
    area = np.ones(z.size)
    for step in range(steps):
        low, far, to = _neighbours(z)
        flat = to.ravel()
        sink = flat == np.arange(z.size)
        for _ in range(9):
            area = 1 + np.bincount(flat, np.where(sink, 0, area), z.size)
        strength = cut * np.sqrt(area).reshape(z.shape) / far
        z = (z + uplift + strength * low) / (1 + strength)
        steep = z - low > talus * CELL * far
        z[steep] -= 0.45 * (z - low - talus * CELL * far)[steep]
        z[0], z[-1], z[:, 0], z[:, -1] = 0, 0, 0, 0
        if step % 10 == 9:
            wide = np.pad(z, 1, mode='edge')
            z += 0.10 * (wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:] - 4 * z)
    return z


def _enlarge(z, times):
    """Returns the field `z` with `times` as many rows and columns, interpolated with cubic splines (Catmull-Rom)."""
    for axis in (0, 1):
        count = z.shape[axis]
        at = np.linspace(0, count - 1, (count - 1) * times + 1)
        i = np.minimum(at.astype(int), count - 2)
        t = (at - i).reshape([-1 if k == axis else 1 for k in (0, 1)])
        p0, p1, p2, p3 = (np.take(z, np.clip(i + k, 0, count - 1), axis) for k in (-1, 0, 1, 2))
        z = 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
    return z


def heights(peaks, seed=1, times=3):
    """
    Returns (x, y, z), the points of a range in metres. `peaks` are (x, y, height, width): the position and height of
    each summit, and the distance at which its massif ends.
    """
    x0, x1 = min(p[0] - 1.15 * p[3] for p in peaks), max(p[0] + 1.15 * p[3] for p in peaks)
    y0, y1 = min(p[1] - 1.15 * p[3] for p in peaks), max(p[1] + 0.9 * p[3] for p in peaks)
    x, y = np.meshgrid(np.arange(x0, x1, CELL), np.arange(y0, y1, CELL))
    bend = 260 * fractal(x / 900, y / 900, seed + 60, 3), 260 * fractal(x / 900, y / 900, seed + 80, 3)
    uplift = np.zeros_like(x)
    for px, py, height, width in peaks:
        apart = np.hypot(x + bend[0] - px, y + bend[1] - py) / width
        uplift = np.maximum(uplift, height * np.clip(1 - apart, 0, 1) ** 1.15)
    z = _erode(uplift / 60 * (0.72 + 0.5 * ridged(x / 1300, y / 1300, seed + 5, 3)), seed)
    z *= max(p[2] for p in peaks) / z.max()
    x, y, z = (_enlarge(part, times) for part in (x, y, z))
    rock = np.clip(np.hypot(*np.gradient(z, CELL / times)) - 0.35, 0, 0.9)
    z += rock * (ridged(x / 210, y / 210, seed + 31, 5, 0.62) - 0.45) * 70
    layer = z + 0.20 * x - 0.11 * y + 60 * fractal(x / 620, y / 620, seed + 44, 4)
    bands = np.sin(layer * 2 * np.pi / 74) + 0.7 * np.sin(layer * 2 * np.pi / 31 + 1.3)
    z += rock * 5.5 * np.tanh(1.6 * bands) * np.clip(0.35 + 0.9 * lattice(x / 420, y / 420, seed + 9), 0, 1)
    return x, y, z


def _hollow(z, reach=4):
    """Returns how far each point lies below its surroundings, in metres. `reach` is in grid cells."""
    wide = np.pad(z, reach, mode='edge')
    mean = sum(wide[reach + dy:reach + dy + z.shape[0], reach + dx:reach + dx + z.shape[1]]
               for dx, dy in ((-reach, 0), (reach, 0), (0, -reach), (0, reach)))
    return mean / 4 - z


def _material(name, top, snow_line, trees, snow):
    """
    Returns the material of a range whose summit has the height `top`. Above `snow_line` gentle slopes are white; below
    `trees` there is forest (both in metres). `snow` from 0 to 1 is the amount of snow.
    """
    made, n, surface = fresh(name)
    place_ = n('NewGeometry').outputs['Position']
    shape = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    height = n('SeparateXYZ', {0: place_}).outputs[2]
    broad, fine = n.noise(place_, 0.006, 5, 0.6).outputs[0], n.noise(place_, (0.03, 0.03, 0.05), 6, 0.66).outputs[0]
    strata = n.noise(n.vector('ADD', place_, n.vector('MULTIPLY', n.noise(place_, 0.004, 3).outputs['Color'], (160, 160, 160))), (0.0028, 0.0028, 0.030), 6, 0.66).outputs[0]
    relief = n('Bump', {'Strength': 1.0, 'Distance': 9.0, 'Height': n.math('ADD', fine, n.math('MULTIPLY', strata, 0.45))}).outputs[0]
    up = n('SeparateXYZ', {0: relief}).outputs[2]
    hold = n.math('ADD', up, n.math('MULTIPLY', shape[0], 0.012))
    hold = n.math('MULTIPLY_ADD', broad, 0.22, n.math('ADD', hold, snow * 0.30 - 0.26))
    rise = n.math('DIVIDE', n.math('SUBTRACT', height, snow_line), 700.0)
    hold = n.math('ADD', hold, n.math('MINIMUM', rise, 0.10))
    cover = n.ramp(hold, [(0.60, 0.0), (0.72, 1.0)])
    dark, pale = (0.050, 0.050, 0.052), (0.185, 0.172, 0.158)
    tone = n.math('MULTIPLY_ADD', strata, 1.5, n.math('MULTIPLY_ADD', fine, 0.7, -0.62))
    colour = n.mix(tone, rgba(dark), rgba(pale))
    colour = n.mix(cover, colour, rgba((0.84, 0.87, 0.92)))
    stand = n.noise(place_, 0.055, 4, 0.7).outputs[0]
    limit = n.math('DIVIDE', n.math('SUBTRACT', n.math('MULTIPLY_ADD', broad, 260.0, trees - 130.0), height), 160.0)
    wood = n.math('MULTIPLY', n.ramp(n.math('ADD', limit, n.math('MULTIPLY_ADD', stand, 2.4, -1.35)), [(0.0, 0.0), (0.25, 1.0)]), n.ramp(up, [(0.45, 0.0), (0.62, 1.0)]))
    crowns = n.mix(n.ramp(n.noise(place_, 0.16, 2, 0.7).outputs[0], [(0.42, 0.0), (0.68, 1.0)]), rgba((0.018, 0.026, 0.024)), rgba((0.20 + 0.15 * snow, 0.22 + 0.15 * snow, 0.24 + 0.16 * snow) if snow > 0.3 else (0.040, 0.058, 0.034)))
    colour = n.mix(wood, colour, crowns)
    body = n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]
    n.link(veil(n, body), surface)
    return made


def mountains(peaks, seed=1, foot=0.0, snow_line=300.0, trees=330.0, snow=0.7, times=3):
    """
    Adds a mountain range. For `peaks` see `heights`. `foot` is the height of its base. Above `snow_line` gentle slopes
    are white; below `trees` there is forest; both are heights in metres above the foot. `snow` from 0 to 1 is the amount
    of snow. `times` is the number of points for each cell of the eroded grid.
    """
    x, y, z = heights(peaks, seed, times)
    shape = np.stack([np.clip(_hollow(z), -14, 14), z, z], -1).reshape(-1, 3)
    of = _material('mountains', z.max(), snow_line + foot, trees + foot, snow)
    return place(mesh('mountains', np.stack([x, y, z + foot - 25], -1).reshape(-1, 3), grid_faces(*x.shape), [of], True, uv3=shape))
