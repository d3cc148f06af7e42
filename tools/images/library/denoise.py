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


def _smooth(first, second, guides, radius, strength, stride=1, window=2):
    """
    Denoises two halves with non-local means: each pixel becomes a weighted average of the pixels within `radius`. The
    weight of a pixel is lower if its value differs by more than the estimated noise, or if a guide differs. `guides`
    are (image, tolerance) pairs, such as normals and depth; they preserve edges. `stride` is the distance in pixels
    between the pixels of the average. `window` is the radius of the noise estimate. Returns both halves, denoised with
    the same weights, so that their difference is again an estimate of the remaining noise.
    """
    light = (first + second) / 2
    variance = _box(((first - second) ** 2).sum(axis=2) / 12, window) + 1e-7
    pair = np.concatenate([first, second], axis=2)
    total, weight = pair.copy(), np.ones(light.shape[:2], np.float32)
    height, width = weight.shape
    shifts = [(y * stride, x * stride) for y in range(0, radius + 1) for x in range(-radius, radius + 1)
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
        total[here] += share[..., None] * pair[there]
        total[there] += share[..., None] * pair[here]
        weight[here] += share
        weight[there] += share
    smooth = total / weight[..., None]
    return smooth[..., :3], smooth[..., 3:]


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


def _guides(mean):
    """Returns the guides for `_smooth` from the surfaces' normals and depth."""
    depth = np.log(np.clip(mean['depth'][..., 0], 0.05, 5000))
    return [(mean['normal'], 0.35), (depth, 0.04)]


def clean(first, second):
    """
    Denoises two renders of a scene and returns one image in linear RGB. `first` and `second` are dictionaries of render
    passes; their keys are the values of `film._PASSES`.
    """
    mean = {name: (first[name] + second[name]) / 2 for name in first}
    guides = _guides(mean)

    def lighting(a, b, guides, radius):
        a, b = _tame(a, b), _tame(b, a)
        return _despeckle(0.97 * sum(_smooth(a, b, guides, radius, 0.5)) / 2 + 0.03 * (a + b) / 2)
    diffuse = lighting(first['dd'] + first['di'], second['dd'] + second['di'], guides + [(mean['dc'], 0.35)], 8)
    gloss = lighting(first['gd'] + first['gi'], second['gd'] + second['gi'], guides, 5)
    rest = mean['all'] - (mean['dd'] + mean['di']) * mean['dc'] - (mean['gd'] + mean['gi']) * mean['gc']
    return np.maximum(diffuse * mean['dc'] + gloss * mean['gc'] + np.maximum(rest, 0), 0)


def _halved(values):
    """Returns `values` at half the width and height. Each pixel is the mean of four."""
    height, width = values.shape[:2]
    return values.reshape(height // 2, 2, width // 2, 2, *values.shape[2:]).mean(axis=(1, 3))


def _doubled(small, small_guides, guides):
    """
    Returns the image `small` at twice its width and height. Each pixel is a weighted average of the nine nearest pixels
    of `small`. The weight of a pixel is lower if a guide differs, so edges are as sharp as those of `guides`.
    """
    height, width = guides[0][0].shape[:2]
    total, weight = np.zeros((height, width, 3), np.float32), np.full((height, width, 1), 1e-8, np.float32)
    rows, columns = ((np.arange(count) + 0.5) / 2 - 0.5 for count in (height, width))
    for y in (-1, 0, 1):
        for x in (-1, 0, 1):
            row = np.clip(np.round(rows).astype(int) + y, 0, small.shape[0] - 1)
            column = np.clip(np.round(columns).astype(int) + x, 0, small.shape[1] - 1)
            near = np.exp(-(row - rows) ** 2 / 0.7)[:, None] * np.exp(-(column - columns) ** 2 / 0.7)[None, :]
            unlike = np.zeros((height, width), np.float32)
            for (low, _), (full, reach) in zip(small_guides, guides):
                apart = low[row][:, column] - full
                apart = apart * apart if apart.ndim == 2 else (apart * apart).sum(axis=2)
                np.maximum(unlike, apart / (reach * reach), out=unlike)
            share = (near * (np.exp(-unlike) + 1e-6))[..., None].astype(np.float32)
            total += share * small[row][:, column]
            weight += share
    return total / weight


def clean_large(first, second):
    """
    Like `clean`, for a render with even width and height and few samples per pixel. Lighting changes slowly across a
    surface, so it is denoised at half the size, where a pixel has four times the samples, and in three passes that
    reach further and further. Colours keep the full size. They are denoised too, because a pane of glass makes the
    colour behind it noisy.
    """
    mean = {name: (first[name] + second[name]) / 2 for name in first}
    guides = _guides(mean)
    flat = lambda a, b: sum(_smooth(a, b, guides, 3, 0.5, window=1)) / 2

    def lighting(a, b, guides, radius):
        small_guides = [(_halved(guide), reach) for guide, reach in guides]
        a, b = _halved(a), _halved(b)
        a, b = _smooth(_tame(a, b), _tame(b, a), small_guides, radius, 0.5)
        for reach, stride in ((4, 4), (2, 2)):
            a, b = _smooth(a, b, small_guides, reach, 0.85, stride, window=6)
        return _doubled(_despeckle((a + b) / 2), small_guides, guides)
    colour, shine = flat(first['dc'], second['dc']), flat(first['gc'], second['gc'])
    diffuse = lighting(first['dd'] + first['di'], second['dd'] + second['di'], guides + [(colour, 0.35)], 8)
    gloss = lighting(first['gd'] + first['gi'], second['gd'] + second['gi'], guides, 5)
    rest = flat(*(np.maximum(one['all'] - (one['dd'] + one['di']) * one['dc'] - (one['gd'] + one['gi']) * one['gc'], 0)
                  for one in (first, second)))
    return np.maximum(diffuse * colour + gloss * shine + rest, 0)
