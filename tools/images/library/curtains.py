"""Linen curtains: heavy cloth that hangs from a track in pleats, which merge into uneven folds further down."""
import random
import numpy as np
from .boards import Boards
from .fields import fractal, grid_faces
from .nodes import fresh, rgba
from .shapes import put


def _linen(name, dark, light, through):
    """
    Returns the material of undyed linen. `through` is the share of the light that passes the cloth. It reads the `uv3`
    attribute: metres across the cloth, metres down from the track, and metres above the hem.
    """
    made, n, surface = fresh(name)
    place = n.attribute('uv3')
    above = n('SeparateXYZ', {0: place}).outputs[2]
    # Single threads are finer than a pixel. Their irregularities, the slubs, are not.
    warp, weft = n.noise(place, (620.0, 7.0, 0.0), 3, 0.6).outputs[0], n.noise(place, (7.0, 620.0, 0.0), 3, 0.6).outputs[0]
    broad = n.noise(place, (5.0, 2.0, 0.0), 3).outputs[0]
    weave = n.math('ADD', warp, weft)
    tone = n.math('MULTIPLY_ADD', weave, 0.62, n.math('MULTIPLY_ADD', broad, 0.30, -0.27))
    colour = n.mix(tone, rgba(dark), rgba(light))
    bump = n('Bump', {'Strength': 0.6, 'Distance': 0.0012, 'Height': weave}).outputs[0]
    front = n('BsdfDiffuse', {'Color': colour, 'Roughness': 0.6, 'Normal': bump}).outputs[0]
    back = n('BsdfTranslucent', {'Color': colour, 'Normal': bump}).outputs[0]
    # The hem is folded over twice, so three layers of cloth hold back the light.
    hem = n.ramp(above, [(0.088, 0.25), (0.091, 1.0)])
    share = n.math('MULTIPLY', hem, n.math('MULTIPLY_ADD', weave, 0.25 * through, 0.75 * through))
    n.link(n('MixShader', {0: share, 1: front, 2: back}).outputs[0], surface)
    return made


def _folds(here, length, pleat, seed):
    """
    Returns the phase of the folds at the positions `here` along the track, and their depth as a share of the deepest.
    `pleat` is the usual width of half a fold; no two are alike.
    """
    choose, at, middles, depths = random.Random(seed), 0.0, [], []
    while at < length:
        wide = pleat * choose.uniform(0.62, 1.50)
        middles.append(at + wide / 2)
        depths.append(choose.uniform(0.40, 1.0))
        at += wide
    return np.interp(here, middles, np.pi * np.arange(len(middles))), np.interp(here, middles, depths)


def curtain(start, end, top, hem=0.012, pleat=0.095, depth=0.105, through=0.34, tint=((0.36, 0.325, 0.265), (0.66, 0.615, 0.53)), seed=1):
    """
    Adds a linen curtain between the points `start` and `end` (x, y), from the height `top` down to `hem`. `pleat` is
    the usual width of half a fold, and `depth` how far the deepest folds stand out to either side, in metres. `through`
    is the share of light that the cloth lets through, and `tint` its darkest and lightest colour.
    """
    start, end = np.array(start, float), np.array(end, float)
    length = np.linalg.norm(end - start)
    along = (end - start) / length
    out = np.array((along[1], -along[0]))
    columns, rows = round(length / 0.0035), round((top - hem) / 0.035)
    s, d = np.meshgrid(np.linspace(0, length, columns), np.linspace(0, 1, rows), indexing='xy')
    # A heavy cloth falls almost straight: the folds wander only a few centimetres from top to hem.
    here = s + 0.030 * d * fractal(s / 0.30, d * 0.9, seed, 2)
    tight_phase, tight_depth = _folds(here, length, pleat, seed)
    loose_phase, loose_depth = _folds(here, length, pleat * 1.5, seed + 1)
    # The pleats are sewn, so they are even at the top. Below, neighbours merge into wider and deeper folds.
    merge = d ** 0.7 * np.clip(0.60 + 0.8 * fractal(s / 0.35, d * 0.6, seed + 3, 2), 0.1, 0.9)
    aside = (1 - merge) * tight_depth * np.cos(tight_phase) * (0.55 + 0.35 * d) + merge * loose_depth * np.cos(loose_phase)
    aside = depth * aside + 0.006 * fractal(s / 0.10, d * 3.0, seed + 5, 3) * d
    # The sides of a fold overhang a little, which makes its edge round.
    over = depth * 0.36 * ((1 - merge) * np.sin(2 * tight_phase) * tight_depth + merge * np.sin(2 * loose_phase) * loose_depth) * (0.3 + 0.7 * d)
    across = np.clip(s - over, -0.02, length + 0.02)
    z = top - (top - hem) * d + 0.006 * d ** 8 * fractal(s / 0.22, 0 * s, seed + 7, 2)
    points = np.stack([start[0] + along[0] * across + out[0] * aside, start[1] + along[1] * across + out[1] * aside, z], axis=-1)
    cloth = np.concatenate([np.zeros((rows, 1)), np.cumsum(np.linalg.norm(np.diff(points[..., :2], axis=1), axis=2), axis=1)], axis=1)
    made = put('curtain', points.reshape(-1, 3), grid_faces(rows, columns).tolist(), _linen('curtain linen', *tint, through), True)
    place = np.stack([cloth, top - z, z - hem], axis=-1)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(place).ravel())
    return made


def track(start, end, z, of='black steel', wide=0.022, tall=0.030):
    """Adds a ceiling track from `start` to `end` (x, y). Its upper side is at the height `z`."""
    a, b = np.array((*start, z - tall / 2), float), np.array((*end, z - tall / 2), float)
    along = (b - a) / np.linalg.norm(b - a)
    rail = Boards(of, 0.003)
    rail.board((a + b) / 2, (np.linalg.norm(b - a), wide, tall), (along, np.cross((0, 0, 1), along), (0, 0, 1)))
    rail.done('track')
