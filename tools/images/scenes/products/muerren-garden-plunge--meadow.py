"""Scene: the garden plunge in the first sun, wide, with a trodden path across the meadow to the barn, and the far peaks behind it."""
import random
import bpy
import numpy as np
from library import light, linens, near_snow
from library.fields import fractal
from library.views import compose_product

ALT = 'A garden plunge on shovelled slate in the first sun, a towel over its folded lid, a trodden path leading from it across a meadow to a hay barn, high peaks beyond the valley'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.95, 'contrast': 1.25}
SLATE = -1.85, 2.30  # x of the left and y of the far edge of the paving, in metres
SWEPT = -1.50, 1.48, -0.40, 1.95  # the part of the paving that is shovelled, (x0, x1, y0, y1) in metres, as in the main image
FLOOR = 0.06  # height of the paving in metres
PATH = [(-1.35, 0.70), (-1.75, 0.85), (-2.10, 1.35), (-2.25, 2.4), (-2.45, 4.2), (-2.95, 6.2), (-3.75, 8.4), (-4.35, 10.6), (-4.7, 12.9), (-4.85, 16.0), (-4.6, 20.5), (-4.9, 25.0), (-5.6, 29.5)]  # (x, y) from the terrace to the barn, in metres


def open_up():
    """Removes the fence, which would bar the path."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('fence', 'snow on the fence')]:
        bpy.data.objects.remove(made)


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


def gap(x, y, z):
    """Returns the heights `z` of the snow with a gap in the bank along the paving, where the path begins."""
    x0, x1, y0, y1 = SWEPT
    out = np.maximum(np.maximum(x0 - x, x - x1), np.maximum(y0 - y, y - y1))
    share = np.exp(-((y - PATH[1][1]) / 0.36) ** 2) * (x < x0) * np.clip((1.3 - out) / 0.5, 0, 1)
    return z - 0.7 * share * np.maximum(z - FLOOR, 0)


def tread(line):
    """
    Opens the bank beside the paving, and presses the path into the snow: a trough 45 cm wide with soft, crumbled sides, deeper where
    more steps have fallen.
    """
    snow = bpy.data.objects['snow']
    points = np.empty(len(snow.data.vertices) * 3)
    snow.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    beside = (np.abs(points[:, 0]) < 3.5) & (points[:, 1] > -2.5) & (points[:, 1] < 4)
    points[beside, 2] = gap(*points[beside].T)
    near = (points[:, 0] > line[:, 0].min() - 1) & (points[:, 0] < line[:, 0].max() + 1) & (points[:, 1] > line[0, 1] - 1) & (points[:, 1] < line[-1, 1] + 1)
    x, y = points[near, 0], points[near, 1]
    apart = np.full(len(x), 9.0)
    for px, py in line[::2]:
        apart = np.minimum(apart, np.hypot(x - px, y - py))
    apart += 0.05 * fractal(x / 0.30, y / 0.30, 23, 3) + 0.02 * fractal(x / 0.08, y / 0.08, 27, 2)
    trough = 1 / (1 + np.exp((apart - 0.25) * 26))
    lip = 0.028 * np.exp(-((apart - 0.40) / 0.10) ** 2) * (1 + fractal(x / 0.2, y / 0.2, 29, 3))
    before = points[near, 2]
    pressed = before + np.clip((SWEPT[0] - x) / 0.12, 0, 1) * (lip - trough * (0.105 + 0.035 * fractal(x / 0.35, y / 0.45, 33, 3)))
    # Beside the paving a little snow stays on the ground, otherwise the path would bare the edge of the slate.
    past = np.hypot(np.maximum(SLATE[0] - x, 0), np.maximum(y - SLATE[1], 0))
    points[near, 2] = np.where(past < 0.6, np.maximum(pressed, np.minimum(before, FLOOR + 0.012)), pressed)
    snow.data.vertices.foreach_set('co', points.ravel())
    snow.data.update()


def steps(line):
    """
    Returns the footprints of several walks along the path there and back, so that they overlap, as (x, y, heading). Beside the
    paving there are none: the snow is too thin there, and they would be holes.
    """
    ways, prints = np.gradient(line, axis=0), []
    for walk in range(4):
        at, side = random.uniform(0.0, 0.6), 1
        while at < 0.05 * (len(line) - 1):
            i = int(at / 0.05)
            heading = np.arctan2(ways[i, 1], ways[i, 0])
            aside = 0.085 * side + random.gauss(0, 0.045)
            turn = random.gauss(0, 0.16) + (np.pi if walk % 2 else 0)
            if line[i, 0] < SLATE[0] - 0.3:
                prints.append((line[i, 0] - np.sin(heading) * aside, line[i, 1] + np.cos(heading) * aside, heading + turn))
            at, side = at + random.uniform(0.48, 0.74), -side
    return prints


def compose():
    compose_product('muerren-garden-plunge')
    open_up()
    line = course()
    tread(line)
    linens.over_edge('plain linen', 0.80, 0.572, 1.036, 0.36, 0.26, 0.38, 3, loose=0.15, seed=4)
    light.camera((-2.2, -2.9, 1.7), 14, 24.5, (0.0, -0.115), 4.6, 8.0)
    near_snow.renew('snow', reach=18.0, size=0.012, strength=0.22, floor=FLOOR, prints=steps(line), depth=0.042, clods=30)
    # A second, weaker relief reaches as far as the knolls, so that the first one does not end at a line.
    near_snow.renew('snow near the camera', reach=44.0, strength=0.18, floor=FLOOR, clods=0, seed=2)
