"""Erosion of height fields by streams and rockfall, for `ranges` and `distant`."""
import numpy as np
from .mountains import _neighbours

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
