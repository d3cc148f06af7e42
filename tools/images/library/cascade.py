"""
A small waterfall over a face of layered rock. The paths of many drops are computed, which fall, strike ledges and spread.
Their density gives the veils of water, as in a photograph with a long exposure.
"""
import bpy
import numpy as np
from .fields import fractal, grid_faces, lattice, mesh, place
from .nodes import fresh, rgba

STEP = 0.006  # distance of the points of the rock face in metres


def _beds(z, low, high, chance):
    """Returns the index of the bed of rock at each height `z`, and how far it lies from the next joint in metres."""
    edges = [low]
    while edges[-1] < high:
        edges.append(edges[-1] + chance.choice((0.035, 0.05, 0.075, 0.11, 0.15)))
    edges = np.array(edges)
    index = np.clip(np.searchsorted(edges, z) - 1, 0, len(edges) - 2)
    return index, np.minimum(z - edges[index], edges[index + 1] - z)


def _blocks(x, bed, chance):
    """Returns how far each block of a bed stands out, between -1 and 1, and how far it lies from the next joint in metres."""
    count = bed.max() + 1
    wide, shift, key = chance.uniform(0.22, 0.6, count), chance.uniform(0, 9, count), chance.uniform(-1, 1, (count, 64))
    at = (x + 4) / wide[bed] + shift[bed]
    within = at - np.floor(at)
    return key[bed, np.floor(at).astype(int) % 64], np.minimum(within, 1 - within) * wide[bed]


class Face:
    """A face of rock that looks towards the camera, from `low` to the height `high` of its lip, at about `y` metres."""
    def __init__(self, x0, x1, y, low, high, lip, seed=1):
        self.x0, self.low, self.high, self.lip = x0, low, high, lip
        x, z = np.meshgrid(np.arange(x0, x1, STEP), np.arange(low, high, STEP))
        chance = np.random.default_rng(seed)
        tilted = z - 0.06 * x + 0.03 * fractal(x / 0.6, z / 0.6, seed, 3)
        bed, joint = _beds(tilted, low - 0.4, high + 0.4, chance)
        out, end = _blocks(x, bed, chance)
        gaps = 0.020 * np.exp(-joint / 0.008) + 0.030 * np.exp(-end / 0.010)
        rough = 0.030 * fractal(x / 0.22, z / 0.12, seed + 5, 6, 0.55)
        ledges = 0.16 * np.clip((0.62 * high - z) / 0.05, 0, 1) * np.clip(2.0 * lattice(x / 0.4, 0 * x, seed + 8) + 0.9, 0, 1)
        ledges += 0.14 * np.clip((0.28 * high - z) / 0.05, 0, 1)
        middle = (lip[0] + lip[1]) / 2
        brow = 0.17 * np.exp(-(((x - middle) / (0.62 * (lip[1] - lip[0]))) ** 4)) * np.clip((z - high + 0.085) / 0.012, 0, 1)
        bank = np.clip((np.abs(x - middle) - 0.5 * (lip[1] - lip[0]) - 0.06) / 0.35, 0, 1)
        rise = bank * (0.10 + 0.12 * fractal(x / 0.45, 0 * x, seed + 12, 4))
        self.x, self.z = x, z + rise * np.clip((z - low) / (high - low), 0, 1)
        self.y = y + 0.20 * (z - low) + 0.16 * (x - middle) ** 2 - 0.055 * out + gaps - rough - ledges - brow
        self.y += 0.16 * fractal(x / 0.7, z / 0.9, seed + 14, 3) * np.clip(np.abs(x - middle) - 0.2, 0, 1)
        self.y += 0.05 * np.clip((z - high + 0.016) / 0.016, 0, 1) ** 2

    def at(self, x, z):
        """Returns the y of the face at the points (x, z)."""
        rows, columns = self.y.shape
        i = np.clip(((z - self.low) / STEP).astype(int), 0, rows - 1)
        return self.y[i, np.clip(((x - self.x0) / STEP).astype(int), 0, columns - 1)]


def _starts(streams, count, chance):
    """
    Returns the x of up to `count` drops at the lip, and their distances from the middles of their streams. `streams` are
    (x, width, share); some threads of a stream carry more water than others.
    """
    share = np.array([s[2] for s in streams])
    pick = chance.choice(len(streams), count, p=share / share.sum())
    middle, wide = (np.array([s[k] for s in streams])[pick] for k in (0, 1))
    x = middle + 0.40 * chance.normal(0, 1, count) * wide
    weight = 0.45 + 0.9 * fractal(x / 0.085, 0 * x, 3, 5, 0.6)
    kept = chance.random(count) < weight
    return x[kept], (middle - x)[kept]


def _fall(face, streams, level, count, seed):
    """Returns (x, y, z) of the drops at all times, as one long array of points, and the (x, y) where they reach the water."""
    chance = np.random.default_rng(seed)
    x, inwards = _starts(streams, count, chance)
    y, z = face.at(x, np.full_like(x, face.high - 0.02)) - 0.004, np.full_like(x, face.high + 0.004)
    speed = np.stack([0.45 * inwards + 0.09 * fractal(x / 0.09, 0 * x, 8, 3) + chance.normal(0, 0.012, x.size), -0.42 - 0.16 * fractal(x / 0.10, 0 * x, 5, 3) + chance.normal(0, 0.02, x.size), 0 * x - 0.05], 0)
    track, landed, dt = [], [], 0.003
    for _ in range(330):
        speed[2] -= 9.8 * dt
        x, y, z = (p + v * dt for p, v in zip((x, y, z), speed))
        rock = face.at(x, z)
        hit = (y > rock - 0.002) & (z < face.high)
        fast = np.where(hit, -speed[2], 0).clip(0, 4)
        y = np.where(hit, rock - 0.003, y)
        ledge = hit & (face.at(x, z - 0.02) < rock - 0.012)
        speed[2] = np.where(ledge, -0.15 * chance.random(x.size), np.where(hit, speed[2] * 0.90, speed[2]))
        speed[1] = np.where(ledge, -0.16 * fast * chance.uniform(0.4, 1.4, x.size) - 0.14, np.where(hit, -0.05, speed[1]))
        speed[0] = np.where(ledge, speed[0] * 0.6 + 0.085 * fast * chance.normal(0, 1, x.size), speed[0] * np.where(hit, 0.96, 1.0))
        done = z < level
        landed.append(np.stack([x[done], y[done]], 1))
        x, y, z, speed = x[~done], y[~done], z[~done], speed[:, ~done]
        early = dt * chance.random(x.size)
        track.append(np.stack([p - v * early for p, v in zip((x, y, z), speed)], 1))
    return np.concatenate(track), np.concatenate(landed)


def _blur(field, radius, axis):
    """Returns `field` after a blur along `axis` with a triangular kernel of `radius` cells."""
    weights = 1 - np.abs(np.arange(-radius, radius + 1)) / (radius + 1)
    wide = np.pad(field, [(radius, radius) if k == axis else (0, 0) for k in (0, 1)])
    take = lambda i: np.take(wide, np.arange(i, i + field.shape[axis]), axis)
    return sum(w * take(i) for i, w in enumerate(weights / weights.sum()))


def _water():
    """Returns the material of falling and foaming water: white, lit from both sides, as opaque as the attribute `veil` says."""
    made, n, surface = fresh('falling water')
    cover = n('SeparateXYZ', {0: n.attribute('veil')}).outputs[0]
    front = n('BsdfDiffuse', {'Color': rgba((0.80, 0.86, 0.90))})
    through = n('BsdfTranslucent', {'Color': rgba((0.78, 0.86, 0.92))})
    white = n('MixShader', {0: 0.45, 1: front.outputs[0], 2: through.outputs[0]})
    n.link(n('MixShader', {0: cover, 1: n('BsdfTransparent').outputs[0], 2: white.outputs[0]}).outputs[0], surface)
    return made


def _add(name, x, y, z, cover, of):
    """Adds a sheet through the grid of points (x, y, z), without the parts that the water does not cover."""
    faces = grid_faces(*x.shape)
    faces = faces[cover.ravel()[faces].max(axis=1) > 0.004]
    made = place(mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), faces, [of], True, veil=np.stack([cover] * 3, -1).reshape(-1, 3)))
    made.visible_shadow = False


def _veils(points, step, of, opaque):
    """Adds the veils: a sheet through the mean of the drops' paths, as opaque as they are dense. Returns (x, z, density)."""
    x0, z0 = points[:, 0].min() - 0.02, points[:, 2].min()
    columns, rows = int((points[:, 0].max() + 0.02 - x0) / step) + 1, int((points[:, 2].max() - z0) / step) + 1
    cell = ((points[:, 2] - z0) / step).astype(int) * columns + ((points[:, 0] - x0) / step).astype(int)
    count = np.bincount(cell, minlength=rows * columns).reshape(rows, columns).astype(float)
    total = np.bincount(cell, points[:, 1], rows * columns).reshape(rows, columns)
    dense = _blur(_blur(count, 3, 0), 1, 1)
    wide, depth = (_blur(_blur(part, 7, 0), 5, 1) for part in (count, total))
    y = np.where(wide > 1e-6, depth / np.maximum(wide, 1e-6), points[:, 1].mean())
    x, z = np.meshgrid(x0 + np.arange(columns) * step, z0 + np.arange(rows) * step)
    cover = 1 - np.exp(-opaque * dense / np.quantile(dense[dense > 0], 0.9))
    cover *= 0.86 - 0.40 * np.clip(fractal(x / 0.016, z / 0.14, 21, 4, 0.6), -0.3, 1)
    _add('veils', x, y - 0.012, z, np.where(wide > 1e-3, cover, 0), of)
    return x, z, wide / wide.max()


def _foam(landed, level, of):
    """Adds the foam on the water: dense where the drops land, and thinner patches that drift away from there."""
    step, spread = 0.006, 0.45
    x, y = np.meshgrid(np.arange(landed[:, 0].min() - spread, landed[:, 0].max() + spread, step), np.arange(landed[:, 1].min() - 0.75, landed[:, 1].max() + 0.2, step))
    cell = ((landed[:, 1] - y[0, 0]) / step).astype(int) * x.shape[1] + ((landed[:, 0] - x[0, 0]) / step).astype(int)
    hits = np.bincount(cell, minlength=x.size).reshape(x.shape).astype(float)
    close, far = _blur(_blur(hits, 9, 0), 9, 1), _blur(_blur(_blur(_blur(hits, 40, 0), 45, 1), 40, 0), 45, 1)
    close, far = close / close.max(), far / far.max()
    bend = 0.05 * fractal(x / 0.16, y / 0.16, 4, 3)
    drift = 0.5 + 0.9 * fractal((x + bend) / 0.13, (y - bend) / 0.10, 7, 5, 0.6)
    cover = 1 - np.exp(-(1.7 * close * np.clip(1.5 * drift, 0.25, 1) + 2.6 * far ** 1.2 * np.clip(drift, 0, 1) ** 1.6))
    z = level + 0.004 + 0.030 * close * (1 + 0.6 * fractal(x / 0.05, y / 0.05, 9, 3))
    edge = np.minimum.reduce([np.indices(x.shape)[0], np.indices(x.shape)[1], x.shape[0] - 1 - np.indices(x.shape)[0], x.shape[1] - 1 - np.indices(x.shape)[1]])
    _add('foam', x, y, z, cover * np.clip(edge / 12, 0, 1) * 0.94, of)


def _rock(snow):
    """
    Returns the material of the rock. It reads the attribute `wet`, from 0 to 1: wet rock is dark and shines, moss grows at
    the edge of the spray, and snow lies on dry ledges.
    """
    made, n, surface = fresh('wet rock')
    at, wet = n('NewGeometry').outputs, n('SeparateXYZ', {0: n.attribute('wet')}).outputs[0]
    broad, fine = n.noise(at['Position'], 3.0, 5).outputs[0], n.noise(at['Position'], (26, 26, 60), 7, 0.68).outputs[0]
    tone = n.math('MULTIPLY_ADD', fine, 1.2, n.math('MULTIPLY_ADD', broad, 1.1, -0.68))
    colour = n.mix(tone, rgba((0.045, 0.046, 0.048)), rgba((0.235, 0.225, 0.210)))
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.012, 'Height': n.math('MULTIPLY_ADD', broad, 0.4, fine)}).outputs[0]
    up = n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    soaked = n.ramp(n.math('MULTIPLY_ADD', fine, 0.4, n.math('ADD', wet, -0.2)), [(0.06, 0.0), (0.30, 1.0)], 'EASE')
    colour = n.mix(soaked, colour, n.mix(1.0, colour, rgba((0.30, 0.31, 0.32)), 'MULTIPLY'))
    rim = n.math('MULTIPLY', n.ramp(wet, [(0.02, 0.0), (0.10, 1.0), (0.45, 1.0), (0.75, 0.0)]), n.ramp(n.math('MULTIPLY_ADD', broad, 0.9, up), [(0.45, 0.0), (0.85, 0.9)]))
    colour = n.mix(rim, colour, n.mix(fine, rgba((0.012, 0.020, 0.006)), rgba((0.075, 0.095, 0.030))))
    lies = n.math('MULTIPLY_ADD', fine, 0.35, n.math('MULTIPLY_ADD', broad, 0.35, up))
    cover = n.math('MULTIPLY', n.ramp(lies, [(1.02 - snow, 0.0), (1.16 - snow, 1.0)], 'EASE'), n.ramp(wet, [(0.03, 1.0), (0.12, 0.0)]))
    colour = n.mix(cover, colour, rgba((0.78, 0.82, 0.88)))
    rough = n.math('MULTIPLY_ADD', soaked, -0.38, n.math('MULTIPLY_ADD', fine, 0.12, n.math('MULTIPLY_ADD', cover, 0.2, 0.50)))
    n.link(n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.5, 'Normal': relief}).outputs[0], surface)
    return made


def _wetness(face, water, level, spread):
    """
    Returns how wet each point of the rock face is, from 0 to about 1: behind the veils, whose points (x, z, density) are
    `water`, with a margin of about `spread` points, and just above the pool, whose surface is at `level`.
    """
    reach = np.zeros_like(face.x)
    x, z, dense = water
    i, j = ((z[:, 0] - face.low) / STEP).astype(int), ((x[0] - face.x0) / STEP).astype(int)
    inside = (i >= 0) & (i < reach.shape[0])
    reach[np.ix_(i[inside], j)] = (dense > 0.004)[inside]
    return _blur(_blur(reach, spread, 0), spread, 1) + np.exp(-np.clip(face.z - level, 0, 9) / 0.05)


def _stone(face, water, level, bed, snow, depth):
    """
    Adds the rock face and the ground behind its lip. `water` are the points (x, z, density) of the veils, `bed` is the
    material below the surface of the pool.
    """
    wet = _wetness(face, water, level, 22)
    back = np.arange(0.012, depth, 0.012)
    xs, row = np.meshgrid(face.x[0], back)
    top = face.y[-1][None] + row
    high = face.z[-1][None] + 0.02 * fractal(xs / 0.3, top / 0.3, 6, 4) * np.clip(row / 0.1, 0, 1) + 0.16 * np.clip(row - 0.12, 0, 9)
    channel = np.clip(1 - np.abs(xs - sum(face.lip) / 2) / (face.lip[1] - face.lip[0]), 0, 1)
    channel = channel - 0.30 * row + 0.22 * fractal(xs / 0.25, row / 0.3, 11, 4)
    high += 0.10 * (1 - np.clip(2.2 * channel, 0, 1)) * np.clip(row / 0.3, 0, 1)
    points = np.concatenate([np.stack([face.x, face.y, face.z], -1), np.stack([xs, top, high], -1)])
    soaked = np.concatenate([wet, np.clip(3.0 * channel - 0.6, 0, 0.8)])
    faces = grid_faces(*points.shape[:2])
    below = points[..., 2].ravel()[faces].max(axis=1) < level
    place(mesh('rock face', points.reshape(-1, 3), faces, [_rock(snow), bed], True, below, wet=np.stack([soaked] * 3, -1).reshape(-1, 3)))


def _rings(x, y):
    """Gives the surface of the pool fine waves that run out in rings from (x, y), where the water lands."""
    made, n, surface = fresh('ringed water')
    at = n('NewGeometry').outputs['Position']
    bend = n.noise_offset((0.30, 0.30, 0), at, 2.2, 3)
    way = n.vector('MULTIPLY', n.vector('SUBTRACT', n.vector('ADD', at, bend), (x, y, 0)), (0.8, 1.0, 0))
    far = n('VectorMath', {0: way}, operation='LENGTH').outputs['Value']
    waves = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', far, 44.0)), n.math('EXPONENT', n.math('MULTIPLY', far, -1.5)))
    height = n.math('MULTIPLY_ADD', waves, 0.35, n.math('MULTIPLY_ADD', n.noise(at, (3.0, 4.5, 1), 3).outputs[0], 0.9, n.math('MULTIPLY', n.noise(at, (13, 17, 1), 2).outputs[0], 0.22)))
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.010, 'Height': height}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.97), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.97), 'Roughness': 0.02, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0], 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    for pool in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials[0].name.startswith('skin')]:
        pool.data.materials[0] = made


def cascade(face, streams, level, bed, snow=0.3, count=60000, opaque=1.5, seed=2, depth=1.2):
    """
    Adds the rock of `face`, the water that falls over it, and foam and rings on the pool, whose surface is at `level`.
    `streams` are (x, width, share of the water) at the lip, `bed` is the material of the pool's floor. `snow` is the amount of snow on dry ledges, `depth` the metres of ground
    behind the lip.
    """
    points, landed = _fall(face, streams, level, count, seed)
    of = _water()
    water = _veils(points, 0.003, of, opaque)
    _foam(landed, level, of)
    _stone(face, water, level, bed, snow, depth)
    _rings(*landed.mean(axis=0))
