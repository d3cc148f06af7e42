"""Blankets thrown over beds and benches, with loose folds and a part that hangs over an edge. Their shape comes from a simulation (see `cloth`)."""
import numpy as np
from . import cloth
from .drapery import tailor
from .fields import fractal, grid_faces


def throw(of, x, y, z, wide, deep, bodies, turn=0.0, crush=0.20, fold=0.15, step=0.014, thick=0.007, seed=1):
    """
    Adds a blanket that was thrown on `bodies` (see `cloth`) around (x, y) at the height `z`. Spread out, it would be `wide` by
    `deep` metres. It is pushed together by the share `crush` of its width, which gives folds about `fold` metres apart that run
    along its depth. `turn` is its direction in degrees.
    """
    columns, rows = round(wide / step) + 1, round(deep / step) + 1
    v, u = np.meshgrid(np.linspace(-deep / 2, deep / 2, rows), np.linspace(-wide / 2, wide / 2, columns), indexing='ij')
    flat = np.stack([u, v], axis=-1).reshape(-1, 2)
    waves = fractal((u + 0.30 * v) / fold, v / (4 * fold), seed, 3)
    # The folds are closer at one end than at the other, and the hems are not straight.
    narrow = 1 - crush * (1 + 0.6 * v / deep)
    px = u * narrow + 0.10 * fold * fractal(u / 0.3, v / 0.3, seed + 3, 2)
    py = v * (1 - crush * 0.2) + 0.25 * fold * fractal(u / (1.3 * fold), v / 0.8, seed + 6, 2)
    a = np.radians(turn)
    start = np.stack([x + px * np.cos(a) - py * np.sin(a), y + px * np.sin(a) + py * np.cos(a), z + 0.03 + 0.45 * fold * np.maximum(waves, -0.1)], axis=-1)
    faces = grid_faces(rows, columns)
    points = cloth.settle(start.reshape(-1, 3), faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1), bodies, 1.1,
                          gap=thick / 2 + 0.0005, bend=3e-4, layers=thick + 0.003, drag=7, grip=3.0)
    on = np.stack([u + wide / 2, v + deep / 2, deep / 2 - v], axis=-1).reshape(-1, 3)
    return tailor(of, points, faces, on, thick, 0.0012, seed)
