"""Winter landscapes: snow-covered ground with wind drifts and tracks, and whole views with forest and mountains."""
import math
import random
import numpy as np
from .daylight import veil
from .fields import fractal, grid_faces, lattice, mesh, place
from .nodes import fresh, rgba


def drifts(x, y):
    """
    Returns the height in metres of the wind-blown snow at (x, y): long soft waves with steeper lee sides, and fine
    ripples.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    along, across = 0.93 * x + 0.37 * y, -0.37 * x + 0.93 * y
    broad = lattice(along / 7.5, across / 4.6, 1) * 0.15
    bend = along + 1.4 * lattice(along / 4, across / 3, 6)
    crest = np.abs(lattice(bend / 3.1, across / 1.5, 2))
    ripple = fractal(bend / 0.55, across / 0.24, 3, 2) * 0.006
    return broad + (0.5 - crest) * 0.07 + lattice(x / 1.1, y / 0.9, 4) * 0.018 + ripple


def _spacing(low, high, focus, fine, growth):
    """
    Returns positions from `low` to `high`. They are `fine` metres apart inside the interval `focus`, and further apart
    outside it by `growth` metres for each metre of distance.
    """
    made = list(np.arange(focus[0], focus[1], fine))
    for end, limit in ((focus[0], low), (focus[1], high)):
        at, side = end, 1 if limit > end else -1
        while (limit - at) * side > 0:
            at += side * (fine + growth * abs(at - end))
            made.append(at)
    return np.unique(np.round(made, 4))


def footprints(start, way, count, step=0.62, bend=0.0):
    """
    Returns a trail of footprints as (x, y, heading) from `start` in the direction `way` (x, y). `step` is the distance
    of two steps in metres; `bend` turns the trail, in radians for each step.
    """
    heading, (x, y), trail = math.atan2(way[1], way[0]), start, []
    for i in range(count):
        side = 0.13 if i % 2 else -0.13
        trail.append((x - math.sin(heading) * side, y + math.cos(heading) * side, heading + random.gauss(0, 0.08)))
        long = step * random.uniform(0.9, 1.1)
        x, y, heading = x + math.cos(heading) * long, y + math.sin(heading) * long, heading + bend
    return trail


def _press(x, y, z, trail, depth):
    """Presses boot prints with a raised rim into the height field `z`, in place."""
    for px, py, heading in trail:
        c, s = math.cos(heading), math.sin(heading)
        near = (np.abs(x - px) < 0.45) & (np.abs(y - py) < 0.45)
        along, across = (x[near] - px) * c + (y[near] - py) * s, -(x[near] - px) * s + (y[near] - py) * c
        apart = np.hypot(along / 0.155, across / (0.062 + 0.012 * np.tanh(along * 12)))
        hole = 1 / (1 + np.exp((apart - 1.05) * 9))
        rim = np.exp(-((apart - 1.55) / 0.35) ** 2) * (0.6 + 0.4 * np.sin(along * 31 + across * 47))
        z[near] += depth * (0.22 * rim - hole)


def _tracks(x, y, z, lines, depth=0.045):
    """
    Presses pairs of grooves into the height field `z`, in place. `lines` holds (points, gauge, width): the polyline of
    the track, and the distance and width of its two grooves in metres. Skis: 0.22 and 0.09; a sledge: 0.42 and 0.05.
    """
    for points, gauge, width in lines:
        ys = np.array([p[1] for p in points], float)
        xs = np.array([p[0] for p in points], float)
        middle = np.interp(y, ys, xs)
        inside = (y > ys[0]) & (y < ys[-1])
        apart = np.abs(np.abs(x - middle) - gauge / 2) / (width / 2)
        z -= inside * depth / (1 + np.exp((apart - 1) * 6))


def snow_material(name='ground snow', relief=0.022):
    """
    Returns the material of snow on the ground: soft, almost white, with bluish shade and no sparkle. `relief` is the
    depth in metres of the fine bumps. In low sun use less, about 0.006.
    """
    made, n, surface = fresh(name)
    spot = n('NewGeometry').outputs['Position']
    grain, soft = n.noise(spot, 38.0, 4, 0.6).outputs[0], n.noise(spot, 3.2, 4).outputs[0]
    bumps = n('Bump', {'Strength': 0.55, 'Distance': relief, 'Height': n.math('MULTIPLY_ADD', grain, 0.35, soft)}).outputs[0]
    colour = n.mix(soft, rgba((0.80, 0.835, 0.885)), rgba((0.885, 0.90, 0.925)))
    body = n('BsdfDiffuse', {'Color': colour, 'Roughness': 0.4, 'Normal': bumps}).outputs[0]
    n.link(veil(n, body), surface)
    return made


def ground(shape=lambda x, y: 0 * x, flats=(), near=-14.0, far=260.0, side=200.0, focus=((-3.0, 4.0), (-9.0, 1.0)), prints=(), tracks=(), fine=0.03, hole=None,
           relief=0.022):
    """
    Adds snow-covered ground and returns its height as a function of (x, y). `shape(x, y)` is the height of the terrain
    without drifts. `flats` are areas (x0, x1, y0, y1, height) that are levelled for a house. `focus` is the area
    ((x0, x1), (y0, y1)) with the finest mesh, `fine` metres, for `prints` (see `footprints`) and `tracks` (see
    `_tracks`). `hole` (x0, x1, y0, y1) is left open. For `relief` see `snow_material`.
    """
    def height(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        z = drifts(x, y) + shape(x, y)
        for x0, x1, y0, y1, level in flats:
            apart = np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))
            close = np.exp(-(apart / 0.9) ** 2)
            z = z * (1 - close) + level * close
        return z
    x, y = np.meshgrid(_spacing(-side, side, focus[0], fine, 0.016), _spacing(near, far, focus[1], fine, 0.016))
    z = height(x, y)
    _tracks(x, y, z, tracks)
    _press(x, y, z, prints, 0.085)
    faces = grid_faces(*x.shape)
    if hole:
        inside = ((x > hole[0]) & (x < hole[1]) & (y > hole[2]) & (y < hole[3])).ravel()
        faces = faces[~inside[faces].any(axis=1)]
    place(mesh('snow', np.stack([x, y, z], -1).reshape(-1, 3), faces, [snow_material(relief=relief)], True))
    return lambda a, b: float(height(a, b))


def hill(rise, at, width=4.0):
    """Returns a terrain shape: the ground rises by `rise` metres around y = `at`, over about 4 × `width` metres."""
    return lambda x, y: rise / (1 + np.exp(-(np.asarray(y, float) - at) / width)) + 0 * np.asarray(x, float)


def scatter(count, x0, x1, y0, y1, apart=1.5, free=lambda x, y: False):
    """
    Returns up to `count` random (x, y) positions in a rectangle, at least `apart` metres from each other, denser in
    some places than in others. `free(x, y)` returns True for positions that must stay empty.
    """
    places = []
    for _ in range(count * 40):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        if random.random() > 0.55 + 0.9 * float(lattice(x / 14, y / 11, 21)) or free(x, y):
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > apart ** 2 for a, b in places):
            places.append((x, y))
            if len(places) == count:
                break
    return places
