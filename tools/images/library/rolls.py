"""Rolled towels for close views. From the end, the turns of the cloth show, with dark gaps between them."""
import math
import bpy
import numpy as np
from .fields import fractal
from .terry import _bounds
from .textiles import _along, cloth


def rolled(x, y, z, length, radius, of='terry', seed=1, turns=4.3):
    """Adds a rolled towel along y whose middle lies at (x, y) on a surface at height `z`. A spiral is at each end."""
    core = 0.006
    step = (radius - core) / (turns + 0.5)
    thick = step * 0.74
    angles = np.linspace(0, turns * 2 * math.pi, round(turns * 48))
    start = math.radians(205) - angles[-1]
    wobble = 1 + 0.02 * np.sin(2 * (angles + start) + seed) * angles / angles[-1]
    reach = (core + step * 0.5 + step * angles / (2 * math.pi)) * wobble
    # The free end lies against the turn below it instead of ending in the air.
    last = np.clip((angles - angles[-1] + 0.9) / 0.9, 0, 1)
    reach = reach - 0.35 * step * last ** 2
    at, long = _along([(r * math.cos(b + start), r * math.sin(b + start)) for r, b in zip(reach, angles)])
    lowest = min(r * math.sin(b + start) for r, b in zip(reach, angles)) - thick / 2

    def surface(u, v):
        across, up = at(v)
        far = np.hypot(across, up)
        out = 0.0004 * fractal(u * length / 0.005, v * long / 0.005, seed, 2) + 0.0011 * fractal(u * length / 0.04, v * long / 0.05, seed + 3, 2) * (v > 1 - 1 / turns)
        # The turns are not quite flush at the ends: some stand out by a few millimetres.
        flush = 0.0030 * fractal(v * turns * 1.3, 0 * v, seed + 9, 2) + 0.004 * (1 - far / radius)
        along = (u - 0.5) * (length + 2 * flush)
        scale = 1 + out / np.maximum(far, core)
        sag = np.maximum(up * scale, lowest * 0.95)
        return x + across * scale * 1.02, y + along, z + sag - lowest * 0.95
    return cloth(of, surface, round(length / 0.0032), round(long / 0.0032), lambda u, v: (u * length, v * long, (1 - v) * long), thick)


def renew():
    """Replaces all rolled towels of the scene, whether `fittings.roll` or `terry.rolled` has added them."""
    bpy.context.view_layer.update()
    seed = 3
    for made in list(bpy.context.collection.objects):
        if made.type != 'MESH' or made.name.split('.')[0] not in ('roll', 'cloth') or not made.data.materials:
            continue
        low, high = _bounds(made)
        if made.name.startswith('cloth'):
            low[2] -= made.modifiers['thick'].thickness / 2
        size, middle = high - low, (low + high) / 2
        if abs(size[0] - size[2]) < 0.03 and size[1] > 1.5 * size[2]:
            of = 'terry' if made.data.materials[0].name in ('linen', 'terry') else 'grey terry'
            bpy.data.objects.remove(made)
            seed += 1
            rolled(middle[0], middle[1], low[2], size[1], size[2] / 2, of, seed)
