"""A thin fall of water: a clear sheet that narrows and tears on its way down, and the foam where it meets the pool."""
import math
import random
import numpy as np
from .nodes import fresh, rgba
from .shapes import put, sheet, turned


def _sheet():
    """
    Returns the material of the falling sheet. It is clear, with bright ropes at its edges and in a few streaks, and
    tears open towards its foot. It reads the attribute `at`: across and down, both from 0 to 1.
    """
    made, n, surface = fresh('fall')
    place = n.attribute('at')
    axes = n('SeparateXYZ', {0: place}).outputs
    bend = n.vector('MULTIPLY', n.vector('SUBTRACT', n.noise(place, (3.0, 3.4, 1.0), 4).outputs['Color'], (0.5,) * 3), (0.30, 0, 0))
    bent = n.vector('ADD', place, bend)
    streaks, broad = n.noise(bent, (21, 1.9, 1), 5, 0.62).outputs[0], n.noise(bent, (6, 1.2, 1), 2).outputs[0]
    beads = n.noise(bent, (26, 11, 1), 3, 0.6).outputs[0]
    edge = n.math('POWER', n.math('ABSOLUTE', n.math('MULTIPLY_ADD', axes[0], 2.0, -1.0)), 5.0)
    tear = n.math('MULTIPLY_ADD', axes[1], 0.27, n.math('MULTIPLY', n.math('MULTIPLY', edge, axes[1]), 0.10))
    solid = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', broad, 0.62), n.math('MULTIPLY', beads, 0.46)), tear)
    solid = n.ramp(solid, [(0.30, 0.0), (0.36, 1.0)])
    thick = n.ramp(n.math('ADD', streaks, n.math('MULTIPLY_ADD', edge, 0.16, n.math('MULTIPLY', axes[1], 0.07))), [(0.46, 0.05), (0.74, 0.50)])
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.02, 'Height': n.math('MULTIPLY_ADD', beads, 0.25, streaks)}).outputs[0]
    clear = n('BsdfTransparent', {'Color': rgba((0.90, 0.94, 0.95))})
    mirror = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.10, 'Normal': relief})
    shine = n.math('MULTIPLY_ADD', n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0], 1.4, 0.05)
    film = n('MixShader', {0: shine, 1: clear.outputs[0], 2: mirror.outputs[0]})
    foam = n('BsdfDiffuse', {'Color': rgba((0.72, 0.80, 0.84)), 'Normal': relief})
    water = n('MixShader', {0: thick, 1: film.outputs[0], 2: foam.outputs[0]})
    n.link(n('MixShader', {0: solid, 1: n('BsdfTransparent').outputs[0], 2: water.outputs[0]}).outputs[0], surface)
    return made


def _foam():
    """Returns the material of foam on the water: white, dense in the middle of its sheet, in flecks further out."""
    made, n, surface = fresh('foam')
    place = n('NewGeometry').outputs['Position']
    middle = n('VectorMath', {0: n.vector('SUBTRACT', n.attribute('uv3'), (0.5, 0.5, 0.5))}, operation='LENGTH').outputs['Value']
    bubbles = n.noise(place, (30, 30, 1), 5, 0.7).outputs[0]
    drift = n.noise(place, (7, 9, 1), 3).outputs[0]
    cover = n.math('SUBTRACT', n.math('MULTIPLY_ADD', bubbles, 0.55, n.math('MULTIPLY', drift, 0.65)), n.math('MULTIPLY', middle, 0.95))
    cover = n.ramp(cover, [(0.26, 0.0), (0.46, 0.85)])
    white = n('BsdfDiffuse', {'Color': rgba((0.74, 0.81, 0.84))})
    n.link(n('MixShader', {0: cover, 1: n('BsdfTransparent').outputs[0], 2: white.outputs[0]}).outputs[0], surface)
    return made


def waterfall(x, y, low, high, width):
    """
    Adds a thin fall that faces the camera, from a lip at the height `high` to the water at the height `low`. `width` is
    its width at the lip.
    """
    of, across, down = _sheet(), 60, 70
    for layer in range(2):
        points, places, faces = [], [], []
        for j in range(down + 1):
            v = j / down
            narrow = 1 - 0.20 * math.sqrt(v) - 0.16 * layer
            leap = 0.085 * math.sqrt(v) + 0.02 * layer
            for i in range(across + 1):
                u = i / across
                sway = 0.010 * v * math.sin(9 * u + 5 * layer) + 0.006 * math.sin(31 * u + 2.0 * v)
                points.append((x + (u - 0.5) * width * narrow + 0.012 * math.sin(3.1 * v + layer) * v, y - leap + sway, high - v * (high - low)))
                places.append((u, v, layer * 7.3))
        for j in range(down):
            for i in range(across):
                a = j * (across + 1) + i
                faces.append((a, a + 1, a + across + 2, a + across + 1))
        made = put('fall', points, faces, of, True)
        made.data.attributes.new('at', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(places, float).ravel())
        made.visible_shadow = made.visible_diffuse = False
    foam = _foam()
    for part, (wide, deep) in enumerate(((1.9 * width, 0.62), (1.3 * width, 0.40))):
        sheet(foam, (x, y - 0.10 - 0.04 * part, low + 0.004 + 0.004 * part), (1, 0, 0), (0, 1, 0), wide, deep, lit=False).data.attributes['uv3'].data.foreach_set(
            'vector', np.array([(0, 0, 0.5), (1, 0, 0.5), (1, 1, 0.5), (0, 1, 0.5)], float).ravel())
    for _ in range(70):
        far = abs(random.gauss(0, 0.5)) * width
        size = random.uniform(0.0016, 0.0042)
        spot = (x + random.choice((-1, 1)) * far, y - 0.10 + random.gauss(0, 0.06), low + abs(random.gauss(0, 0.07)) * max(0.15, 1 - far / width))
        turned('snow', spot, [(0.0001, -size), (size * 0.8, -size * 0.5), (size, 0), (size * 0.8, size * 0.5), (0.0001, size)], 8)
