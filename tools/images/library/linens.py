"""Towels that lie: over the edge of a ledge, and folded in piles. Their shape comes from a simulation (see `cloth`)."""
import numpy as np
from . import cloth
from .drapery import tailor
from .fields import fractal, grid_faces


def over_edge(of, x, y, z, width, lying, hanging, turn=0.0, step=0.011, loose=0.10, seconds=1.3, thick=0.005, seed=1, crease=0.0007, bend=5e-4, bodies=()):
    """
    Adds a towel that lies on a ledge and hangs over its front edge, which runs along x at (y, z). `lying` and `hanging`
    are the lengths on the ledge and before it in metres, `turn` is the direction of the towel in degrees.
    """
    columns, rows = round(width / step) + 1, round((lying + hanging) / step) + 1
    v, u = np.meshgrid(np.linspace(-lying, hanging, rows), np.linspace(-width / 2, width / 2, columns), indexing='ij')
    flat = np.stack([u, v], axis=-1).reshape(-1, 2)
    a = np.radians(turn)
    across, along = u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a)
    fall = np.maximum(along - 0.012, 0)
    wave = fractal(u / 0.10, v / 0.5, seed, 2)
    share = np.clip(1 + along / lying * 1.3, 0, 1)
    start = np.stack([x + across * (1 - loose * share), y - np.minimum(along, 0.012) - np.minimum(fall, 0.1) * (0.25 + 5 * loose * np.abs(wave)),
                      z + 0.010 - fall + 0.15 * loose * np.maximum(wave, 0) * (along < 0.012) * share], axis=-1).reshape(-1, 3)
    faces = grid_faces(rows, columns)
    ledge = cloth.block((x - 2, y, z - 0.6), (x + 2, y + 2, z), 0.006)
    points = cloth.settle(start, faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1), [ledge, *bodies], seconds, bend=bend, grip=4.0, drag=4, gap=thick / 2 + 0.0005)
    return tailor(of, points, faces, np.stack([u + width / 2, v + lying, hanging - v], axis=-1).reshape(-1, 3), thick, crease, seed)


def _fold(width, depth, layers, gap, step, seed):
    """
    Returns a towel folded back and forth: its points around the middle of its lowest layer, its flat pattern, and the
    number of its columns. The folds are at the front and the back, and the last layer ends at the back.
    """
    choose = np.random.default_rng(seed)
    path, run = [], [0.0]
    for layer in range(layers):
        ends = np.array((-depth / 2, depth / 2)) + choose.uniform(-0.006, 0.006, 2)
        ways = np.linspace(*(ends if (layer + layers) % 2 else ends[::-1]), round(depth / step))
        path += [(y, layer * gap) for y in ways]
        if layer < layers - 1:
            sign = np.sign(ways[-1] - ways[0])
            path += [(ways[-1] + sign * gap * 0.7 * np.cos(a), (layer + 0.5) * gap + gap / 2 * np.sin(a)) for a in (-0.8, 0.0, 0.8)]
    path = np.array(path)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    rows, columns = round(run[-1] / step) + 1, round(width / step) + 1
    even = np.linspace(0, run[-1], rows)
    y, z = (np.interp(even, run, path[:, k])[:, None] for k in (0, 1))
    u = np.linspace(-width / 2, width / 2, columns)[None]
    # A towel is never folded quite square: its layers wander to the side by a few millimetres.
    aside = 0.010 * fractal(even / (depth * 1.7), 0 * even, seed, 2)[:, None]
    wave = 0.004 * fractal(u / 0.10 + 5 * z / gap, y / 0.12, seed + 1, 2)
    points = np.stack(np.broadcast_arrays(u + aside, y, z + wave), axis=-1)
    return points.reshape(-1, 3), np.stack(np.broadcast_arrays(u + width / 2, even[:, None]), axis=-1).reshape(-1, 2), columns


def pile(of, x, y, z, towels, bodies=(), layer=0.0085, step=0.0105, seconds=1.1, thick=0.006, seed=1, bend=2e-3, crease=0.0007):
    """
    Adds towels that lie folded on each other at the height `z`, around (x, y). `towels` are tuples: width, depth,
    number of layers, direction in degrees, and an offset (x, y) in metres.
    """
    starts, flats, faces, parts, low, count = [], [], [], [], z + 0.006, 0
    for number, (width, depth, layers, turn, aside) in enumerate(towels):
        points, flat, columns = _fold(width, depth, layers, layer * 1.25, step, seed + 10 * number)
        a = np.radians(turn)
        points = points @ np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]]) + (x + aside[0], y + aside[1], low)
        own = grid_faces(len(points) // columns, columns)
        starts.append(points)
        flats.append(flat + (0, 100 * number))
        faces.append(own + count)
        parts.append((slice(count, count + len(points)), own, flat))
        count += len(points)
        low += layers * layer * 1.3
    flat = np.concatenate(flats)
    points = cloth.settle(np.concatenate(starts), np.concatenate(faces), lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1),
                          [cloth.plane((0, 0, z + thick / 2 - 0.003), (0, 0, 1)), *bodies], seconds, bend=bend, layers=layer, drag=6, grip=0.8, gravity=0.7)
    for part, own, flat in parts:
        on = np.column_stack([flat, flat[:, 1].max() - flat[:, 1]])
        tailor(of, points[part], own, on, thick, crease, seed)
    return points[:, 2].max() + thick / 2
