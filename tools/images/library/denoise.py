"""
Denoises an image that was rendered twice, each time with half of the samples and a different random seed. The
difference between the two renders is an estimate of the noise at each pixel. The lighting is separated from the surface
colour, and only the lighting is smoothed. Wood grain and textures therefore stay sharp.
"""
import numpy as np


def _box(values, radius):
    """Returns the mean of `values` around each pixel, over a square with sides of 2 * radius + 1 pixels."""
    size = 2 * radius + 1
    for axis in (0, 1):
        pad = [(0, 0)] * values.ndim
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, pad, mode='edge'), axis=axis, dtype=np.float64)
        length = values.shape[axis]
        after = np.take(sums, range(size, size + length), axis=axis)
        before = np.take(sums, range(0, length), axis=axis)
        values = ((after - before) / size).astype(np.float32)
    return values


def _tame(half, other):
    """
    Returns `half` without bright outliers (fireflies). Each pixel is capped at the mean plus three standard deviations
    of the surrounding pixels in the `other` half.
    """
    mean = _box(other, 3)
    spread = np.sqrt(np.maximum(_box(other * other, 3) - mean * mean, 0))
    return np.minimum(half, mean + 3 * spread + 1e-4)


def _smooth(first, second, guides, radius, strength):
    """
    Denoises the lighting with non-local means: each pixel becomes a weighted average of the pixels within `radius`. The
    weight of a pixel is lower if its lighting differs by more than the estimated noise, or if a guide differs. `guides`
    are (image, tolerance) pairs, such as normals and depth; they preserve edges.
    """
    first, second = _tame(first, second), _tame(second, first)
    light = (first + second) / 2
    variance = _box(((first - second) ** 2).sum(axis=2) / 12, 2) + 1e-7
    grey = light.mean(axis=2)
    total, weight = light.copy(), np.ones_like(grey)
    height, width = grey.shape
    shifts = [(y, x) for y in range(0, radius + 1) for x in range(-radius, radius + 1)
              if (y > 0 or x > 0) and y * y + x * x <= radius * radius]
    for y, x in shifts:
        here = (slice(0, height - y), slice(max(0, -x), width - max(0, x)))
        there = (slice(y, height), slice(max(0, x), width - max(0, -x)))
        both = variance[here] + variance[there]
        unlike = ((light[here] - light[there]) ** 2).mean(axis=2) * 1.0
        unlike -= variance[here] + np.minimum(variance[here], variance[there])
        unlike /= strength * strength * both
        unlike = _box(unlike, 2)
        np.maximum(unlike, 0, out=unlike)
        for guide, reach in guides:
            apart = guide[here] - guide[there]
            apart = apart * apart if apart.ndim == 2 else (apart * apart).sum(axis=2)
            np.maximum(unlike, apart / (reach * reach), out=unlike)
        share = np.exp(-unlike)
        total[here] += share[..., None] * light[there]
        total[there] += share[..., None] * light[here]
        weight[here] += share
        weight[there] += share
    smooth = total / weight[..., None]
    return 0.97 * smooth + 0.03 * light


def _despeckle(values):
    """
    Clamps each pixel to the range of its eight neighbours: at most 1.3 times the second brightest, at least 0.75 times
    the second darkest.
    """
    height, width = values.shape[:2]
    padded = np.pad(values, ((1, 1), (1, 1), (0, 0)), mode='edge')
    near = np.stack([padded[y:y + height, x:x + width] for y in range(3) for x in range(3) if (y, x) != (1, 1)])
    near.sort(axis=0)
    return np.clip(values, 0.75 * near[1], 1.3 * near[-2])


def clean(first, second):
    """
    Denoises two renders of a scene and returns one image in linear RGB. `first` and `second` are dictionaries of render
    passes; their keys are the values of `film._PASSES`.
    """
    mean = {name: (first[name] + second[name]) / 2 for name in first}
    depth = np.log(np.clip(mean['depth'][..., 0], 0.05, 5000))
    guides = [(mean['normal'], 0.35), (depth, 0.04)]
    diffuse = _smooth(first['dd'] + first['di'], second['dd'] + second['di'], guides + [(mean['dc'], 0.35)], 8, 0.5)
    gloss = _smooth(first['gd'] + first['gi'], second['gd'] + second['gi'], guides, 5, 0.5)
    diffuse, gloss = _despeckle(diffuse), _despeckle(gloss)
    rest = mean['all'] - (mean['dd'] + mean['di']) * mean['dc'] - (mean['gd'] + mean['gi']) * mean['gc']
    return np.maximum(diffuse * mean['dc'] + gloss * mean['gc'] + np.maximum(rest, 0), 0)
