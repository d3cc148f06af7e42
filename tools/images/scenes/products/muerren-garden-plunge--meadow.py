"""Scene: the garden plunge in the first sun, wide, with a trodden path into the meadow, the barn and the far peaks behind it."""
import random
import bpy
import numpy as np
from library import light, near_snow
from library.fields import fractal
from library.views import compose_product

ALT = 'A garden plunge on swept slate in the first sun, a trodden path leading from it into a meadow with a fence and a hay barn, high peaks beyond the valley'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.22}
SLATE = -1.85, 2.30  # x of the left and y of the far edge of the paving, in metres
PATH = [(-2.0, 1.1), (-2.25, 2.4), (-2.45, 4.2), (-2.95, 6.2), (-3.75, 8.4), (-4.35, 10.6), (-4.7, 12.9), (-4.95, 15.5)]  # (x, y) from the terrace to the fence, in metres


def course():
    """Returns points of the path 5 cm apart: its turns are round, and it wavers a little."""
    knots = np.array(PATH)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(knots, axis=0).T))])
    steps = np.arange(0, along[-1], 0.05)
    line = np.stack([np.interp(steps, along, knots[:, i]) for i in (0, 1)], axis=1)
    round_off = np.hanning(41) / np.hanning(41).sum()
    padded = np.pad(line, ((20, 20), (0, 0)), 'edge')
    line = np.stack([np.convolve(padded[:, i], round_off, 'valid') for i in (0, 1)], axis=1)
    line[:, 0] += 0.06 * fractal(steps / 1.4, 0 * steps, 21, 2)
    return line


def tread(line):
    """Presses the path into the snow: a trough 45 cm wide with soft, crumbled sides, deeper where more steps have fallen."""
    snow = bpy.data.objects['snow']
    points = np.empty(len(snow.data.vertices) * 3)
    snow.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    near = (points[:, 0] > line[:, 0].min() - 1) & (points[:, 0] < line[:, 0].max() + 1) & (points[:, 1] > line[0, 1] - 1) & (points[:, 1] < line[-1, 1] + 1)
    x, y = points[near, 0], points[near, 1]
    apart = np.full(len(x), 9.0)
    for px, py in line[::2]:
        apart = np.minimum(apart, np.hypot(x - px, y - py))
    apart += 0.05 * fractal(x / 0.30, y / 0.30, 23, 3) + 0.02 * fractal(x / 0.08, y / 0.08, 27, 2)
    trough = 1 / (1 + np.exp((apart - 0.25) * 26))
    lip = 0.028 * np.exp(-((apart - 0.40) / 0.10) ** 2) * (1 + fractal(x / 0.2, y / 0.2, 29, 3))
    # Beside the paving the snow stays level, otherwise the path would bare the edge of the slate.
    past = np.hypot(np.maximum(SLATE[0] - x, 0), np.maximum(y - SLATE[1], 0))
    points[near, 2] += np.clip((past - 0.04) / 0.45, 0, 1) * (lip - trough * (0.105 + 0.035 * fractal(x / 0.35, y / 0.45, 33, 3)))
    snow.data.vertices.foreach_set('co', points.ravel())
    snow.data.update()


def steps(line):
    """Returns the footprints of several walks along the path there and back, so that they overlap, as (x, y, heading)."""
    ways, prints = np.gradient(line, axis=0), []
    for walk in range(4):
        at, side = random.uniform(0.0, 0.6), 1
        while at < 0.05 * (len(line) - 1):
            i = int(at / 0.05)
            heading = np.arctan2(ways[i, 1], ways[i, 0])
            aside = 0.085 * side + random.gauss(0, 0.045)
            turn = random.gauss(0, 0.16) + (np.pi if walk % 2 else 0)
            prints.append((line[i, 0] - np.sin(heading) * aside, line[i, 1] + np.cos(heading) * aside, heading + turn))
            at, side = at + random.uniform(0.48, 0.74), -side
    return prints


def compose():
    compose_product('muerren-garden-plunge')
    line = course()
    tread(line)
    light.camera((-2.2, -2.9, 1.7), 14, 26, (0.0, -0.122), 4.6, 8.0)
    near_snow.renew('snow', reach=18.0, size=0.012, strength=0.22, floor=0.06, prints=steps(line), depth=0.042, clods=90)
    # A second, weaker relief reaches as far as the fence, so that the first one does not end at a line.
    near_snow.renew('snow near the camera', reach=44.0, strength=0.18, floor=0.06, clods=0, seed=2)
