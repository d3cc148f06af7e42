"""Fittings for a garden wall: a screen of upright slats, and a bar for towels."""
import numpy as np
from .boards import Boards
from .shapes import rod


def screen(wood, x0, x1, y, low, high, slat=0.046, gap=0.016, thick=0.026, seed=2):
    """
    Adds a screen of upright slats in front of a wall that faces -y at `y`. The slats are fixed to two battens, and their
    ends are not cut to exactly one length. Returns the y position of the front of the slats.
    """
    choose = np.random.default_rng(seed)
    count = round((x1 - x0 + gap) / (slat + gap))
    pitch = (x1 - x0 + gap) / count
    front = y - 0.030
    made = Boards(wood, 0.004)
    for z in (low + 0.25, high - 0.25):
        made.box((x0 + 0.01, front, z - 0.03), (x1 - 0.01, y - 0.002, z + 0.03))
    for i in range(count):
        x = x0 + i * pitch
        made.box((x, front - thick, low), (x + pitch - gap, front - 0.0005, high + choose.uniform(-0.002, 0.002)), 'z')
    made.done('screen')
    return front - thick


def bar(x0, x1, y, z, of='black steel', out=0.07):
    """Adds a steel bar for towels, `out` metres in front of a surface that faces -y at `y`."""
    rod(of, (x0 - 0.03, y - out, z), (x1 + 0.03, y - out, z), 0.008, 20)
    for x in (x0, x1):
        rod(of, (x, y + 0.001, z), (x, y - out, z), 0.007, 16)
        rod(of, (x, y + 0.001, z), (x, y - 0.005, z), 0.016, 24)
