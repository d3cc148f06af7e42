"""Draped cloth: towels over bars, whose folds come from a simulation (see `cloth`)."""
import bpy
import numpy as np
from . import cloth, textiles  # noqa: F401 (textiles adds the linen)
from .fields import fractal, grid_faces, mesh, place
from .materials import material


def tailor(of, points, faces, on, thick=0.003, crease=0.0006, seed=1, smooth=2):
    """
    Adds the finished cloth: subdivided, creased and with a thickness, and returns it. `on` is the `uv3` attribute of
    each point: two coordinates on the cloth, and the distance from the hem. `crease` is the height of the fine wrinkles
    of washed cloth.
    """
    made = place(mesh('draped', points, faces, [material(of)], True, uv3=on))
    round_ = made.modifiers.new('round', 'SUBSURF')
    round_.levels = round_.render_levels = smooth
    fine = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    made = place(fine)
    where, out, at = (np.empty(len(fine.vertices) * 3) for _ in range(3))
    fine.vertices.foreach_get('co', where)
    fine.vertices.foreach_get('normal', out)
    fine.attributes['uv3'].data.foreach_get('vector', at)
    at = at.reshape(-1, 3)
    wrinkles = fractal(at[:, 0] / 0.045, at[:, 1] / 0.075, seed, 4) + 0.5 * fractal(at[:, 0] / 0.016, at[:, 1] / 0.020, seed + 5, 2)
    fine.vertices.foreach_set('co', (where + out * np.repeat(wrinkles * crease, 3)).astype(np.float32))
    fine.update()
    body = made.modifiers.new('thick', 'SOLIDIFY')
    body.thickness, body.offset = thick, 0.0
    return made


def towel(of, x, y, z, width, front, back, radius, bodies=(), step=0.012, loose=0.10, seconds=1.5, thick=0.003, seed=1, crease=0.0006, skew=0.0, bend=5e-4):
    """
    Adds a towel that hangs over a round bar along x at (y, z), with its middle at `x`. `front` and `back` are the
    lengths in metres that hang down before and behind the bar. The cloth is gathered by the share `loose` of its width,
    which gives folds. `skew` is by how many metres the right side hangs lower at the front than the left one.
    """
    columns, rows = round(width / step) + 1, round((front + back) / step) + 1
    v, u = np.meshgrid(np.linspace(-back, front, rows), np.linspace(-width / 2, width / 2, columns), indexing='ij')
    flat = np.stack([u, v], axis=-1).reshape(-1, 2)
    r, slant = radius + 0.004, v + skew * u / width
    turn = np.clip(slant / r, -np.pi / 2, np.pi / 2)
    fall = np.abs(slant) - np.minimum(np.abs(slant), r * np.pi / 2)
    wave = fractal(u / 0.085, 0.4 * np.sign(v) + v / 0.6, seed, 2)
    out = (r + 0.004 * np.abs(wave)) * np.sin(turn) + np.sign(v) * np.minimum(fall, 0.10) * (0.12 + 6 * loose * wave)
    start = np.stack([x + u * (1 - loose), y - out, z + (r + 0.003 * np.abs(wave)) * np.cos(turn) - fall], axis=-1).reshape(-1, 3)
    before = np.sign(slant).ravel()

    def apart(points):
        """Keeps the front of the towel before the bar, and its back behind it, also before and behind other bars."""
        far = np.where(points[:, 2] < z - radius, before * (y - points[:, 1]) - radius, 1.0)
        return far, np.stack([0 * before, -before, 0 * before], axis=-1)
    faces = grid_faces(rows, columns)
    rail = cloth.bar((x - width, y, z), (x + width, y, z), radius)
    # The cloth keeps the gathers that it was hung with, because it lies on the bar with its whole weight.
    still = np.nonzero(np.abs(turn.ravel()) < 0.9)[0]
    points = cloth.settle(start, faces, lambda a, b: np.linalg.norm(flat[a] - flat[b], axis=1), [rail, apart, *bodies], seconds, pins=still, bend=bend)
    on = np.stack([u + width / 2, v + back, front - v], axis=-1).reshape(-1, 3)
    return tailor(of, points, faces, on, thick, crease, seed)
