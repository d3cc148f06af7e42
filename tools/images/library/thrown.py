"""A small cloth as it was put down after use, and daylight through a window beside the picture."""
import numpy as np
from . import cloth, light
from .boards import Boards
from .drapery import tailor
from .fields import fractal, grid_faces


def thrown(of, x, y, z, wide, deep, turn=0.0, step=0.0075, crush=0.28, thick=0.0028, seed=1):
    """
    Adds a cloth that lies crumpled around (x, y) at the height `z`. Spread out, it would be `wide` by `deep` metres.
    `crush` is the share by which it is pushed together, `turn` its direction in degrees.
    """
    columns, rows = round(wide / step) + 1, round(deep / step) + 1
    v, u = np.meshgrid(np.linspace(-deep / 2, deep / 2, rows), np.linspace(-wide / 2, wide / 2, columns), indexing='ij')
    flat = np.stack([u, v], axis=-1).reshape(-1, 2)
    waves = fractal((u + 0.35 * v) / 0.075, v / 0.30, seed, 2)
    # The cloth is pushed together across its folds, so that its folds keep their length.
    px, py = u * (1 - crush) + 0.010 * fractal(u / 0.12, v / 0.12, seed + 3, 2), v * (1 - crush * 0.25)
    a = np.radians(turn)
    start = np.stack([x + px * np.cos(a) - py * np.sin(a), y + px * np.sin(a) + py * np.cos(a), z + 0.035 + 0.045 * waves], axis=-1).reshape(-1, 3)
    start[:, 2] = np.maximum(start[:, 2], z + 0.002)
    faces = grid_faces(rows, columns)
    points = cloth.settle(start, faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1), [cloth.plane((0, 0, z), (0, 0, 1))], 1.0, 1 / 500,
                          gap=thick / 2 + 0.0004, bend=1.5e-4, layers=0.0062, drag=10, grip=3.0, gravity=5.0)
    on = np.stack([u + wide / 2, v + deep / 2, deep / 2 - v], axis=-1).reshape(-1, 3)
    return tailor(of, points, faces, on, thick, 0.0005, seed)


def window(place, towards, watts, bars=4, temperature=4300, angle=34):
    """
    Adds low sun from `place` in the direction `towards`, through a window with upright glazing bars half a metre in
    front of the lamp. Place both outside the picture.
    """
    light.spot(place, towards, watts, angle, temperature, soft=0.014, blend=0.35)
    way = np.array(towards, float) / np.linalg.norm(towards)
    side = np.cross(way, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, way)
    frame = Boards('void', 0.001)
    middle, reach = np.array(place, float) + way * 0.5, 0.5 * np.tan(np.radians(angle / 2))
    for i in range(bars):
        at = (i - (bars - 1) / 2) * 2 * reach / bars
        frame.board(middle + side * at, (reach * 3, 0.020, 0.004), (up, side, way))
    frame.board(middle + up * reach * 0.35, (reach * 3, 0.016, 0.004), (side, up, way))
    frame.done('glazing bars')
