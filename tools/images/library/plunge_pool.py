"""The pool below a waterfall: dark water that mirrors the rocks, broken foam where the water lands, and a fine spray."""
import bpy
import numpy as np
from .fields import fractal
from .nodes import fresh, rgba
from .vapour import vapour


def _dark_water(x, y):
    """Returns the material of deep water: nearly black, with a mirror of small waves that run out in rings from (x, y)."""
    made, n, surface = fresh('dark water')
    at = n('NewGeometry').outputs['Position']
    bend = n.vector('MULTIPLY', n.vector('SUBTRACT', n.noise(at, 3.1, 4).outputs['Color'], (0.5,) * 3), (0.24, 0.24, 0))
    way = n.vector('MULTIPLY', n.vector('SUBTRACT', n.vector('ADD', at, bend), (x, y, 0)), (0.7, 1.0, 0))
    far = n('VectorMath', {0: way}, operation='LENGTH').outputs['Value']
    rings = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', far, 58.0)), n.math('EXPONENT', n.math('MULTIPLY', far, -2.0)))
    chop = n.math('MULTIPLY', n.noise(at, (17, 24, 1), 4, 0.6).outputs[0], n.math('EXPONENT', n.math('MULTIPLY', far, -1.4)))
    height = n.math('MULTIPLY_ADD', rings, 0.30, n.math('MULTIPLY_ADD', chop, 1.1, n.math('MULTIPLY', n.noise(at, (2.4, 5.0, 1), 3).outputs[0], 0.55)))
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.010, 'Height': height}).outputs[0]
    depth = n('BsdfDiffuse', {'Color': rgba((0.012, 0.021, 0.026))})
    mirror = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.03, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 2.3, 'Normal': relief}).outputs[0], 1: depth.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def _break_up(foam):
    """Lowers the foam of `library/cascade.py` onto the water and tears it into froth. Returns the mean (x, y) of its dense part."""
    data = foam.data
    points, cover = np.empty(len(data.vertices) * 3, np.float32), np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', points)
    data.attributes['veil'].data.foreach_get('vector', cover)
    x, y, z = points.reshape(-1, 3).T
    dense = cover[::3].copy()
    bend = 0.03 * fractal(x / 0.09, y / 0.09, 31, 3)
    froth = 0.52 + 1.3 * fractal((x + bend) / 0.045, (y - bend) / 0.032, 33, 5, 0.62)
    torn = np.clip(dense * 1.2 - 0.12, 0, 1) * np.clip(froth, 0, 1) ** 1.3
    points.reshape(-1, 3)[:, 2] = z.min() + 0.25 * (z - z.min())
    data.vertices.foreach_set('co', points)
    data.attributes['veil'].data.foreach_set('vector', np.repeat(torn, 3).astype(np.float32))
    return x[dense > 0.6].mean(), y[dense > 0.6].mean()


def plunge_pool(level, wide=1.1, height=0.34, strength=0.075, dark=True):
    """
    Replaces the foam that `cascade.cascade` has added, and with `dark` the water of the pool. The spray rises `height` metres
    above the water at `level` and is `wide` metres across; `strength` is the brightness of one wisp.
    """
    foam = bpy.data.objects['foam']
    x, y = _break_up(foam)
    of = _dark_water(x, y) if dark else None
    for made in bpy.data.objects:
        if dark and made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('ringed water'):
            made.data.materials[0] = of
    vapour(x - wide / 2, x + wide / 2, y - 0.28, y + 0.02, level - 0.04, height, strength, (0.56, 0.68, 0.95), 16)
