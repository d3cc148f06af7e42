"""What a joiner's tools leave on a bench: curled cedar shavings, chips and sawdust. Shaving and dust are for close views."""
import math
import random
import numpy as np
from . import materials
from .boards import Boards
from .nodes import fresh, rgba
from .shapes import put


def _shaving_wood(name):
    """Returns the material of a thin shaving of cedar, which lets light through. `pl` runs along the shaving and across it."""
    made, n, surface = fresh(name)
    place = n.attribute('pl')
    broad, fine = n.noise(place, (1.6, 420.0, 1.0), 3).outputs[0], n.noise(place, (6.0, 1900.0, 1.0), 2).outputs[0]
    tone = n.math('MULTIPLY_ADD', fine, 0.5, n.math('MULTIPLY_ADD', broad, 1.8, -0.65))
    colour = n.mix(tone, rgba((0.36, 0.200, 0.100)), rgba((0.62, 0.425, 0.255)))
    relief = n('Bump', {'Strength': 0.4, 'Distance': 0.0003, 'Height': n.math('ADD', broad, fine)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.5, 'Specular': 0.3, 'Normal': relief})
    n.link(n('MixShader', {0: 0.32, 1: body.outputs[0], 2: n('BsdfTranslucent', {'Color': colour}).outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'cedar shaving': _shaving_wood,
    'sawdust': lambda name: materials._mottled(name, (0.46, 0.300, 0.175), (0.68, 0.500, 0.330), 0.9, 300, 0.0003),
})


def _wander(count, size, smooth):
    """Returns random values at `count` points with the standard deviation `size`, averaged over `smooth` neighbours."""
    values = np.random.default_rng(random.randrange(9999)).normal(0, 1, count + smooth)
    values = np.convolve(values, np.ones(smooth) / math.sqrt(smooth), 'same')[:count]
    return values * size


def curl(x, y, z, turn, radii, turns, wide, pitch):
    """
    Adds a shaving that lies at (x, y) on the height `z`, coiled like a corkscrew whose axis has the direction `turn` in degrees.
    Its radius changes from `radii[0]` to `radii[1]` metres over `turns` turns. It is `wide` metres wide, and each turn starts
    `pitch` metres after the one before.
    """
    count, a = max(24, int(turns * 56)), math.radians(turn)
    angle = random.uniform(0, math.tau) + np.linspace(0, math.tau * turns, count)
    share = np.linspace(0, 1, count)
    radius = (radii[0] + (radii[1] - radii[0]) * share) * (1 + _wander(count, 0.06, 23))
    first, last, shift = _wander(count, 0.020, 4), _wander(count, 0.020, 4), _wander(count, 0.05, 31)
    taper = np.clip(np.minimum(share * 9 + 0.25, (1 - share) * 6 + 0.08), 0, 1)
    length = np.concatenate([[0], np.cumsum(np.abs(np.diff(angle)) * radius[1:])])
    points, place = [], []
    for i in range(count):
        for side, edge in ((-0.5, first[i]), (-0.25, 0), (0, 0), (0.25, 0), (0.5, last[i])):
            u = pitch * turns * share[i] + wide * (side * taper[i] + edge + shift[i])
            # The edges of a shaving curl a little more than its middle.
            r = radius[i] * (1 - 0.10 * side * side)
            v, w = r * math.sin(angle[i]), radius[i] + r * math.cos(angle[i])
            points.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + w))
            place.append((length[i], wide * side, 0))
    faces = [(5 * i + k, 5 * i + k + 1, 5 * i + k + 6, 5 * i + k + 5) for i in range(count - 1) for k in range(4)]
    made = put('shaving', points, faces, 'cedar shaving', True)
    off = random.uniform(-20, 20)
    made.data.attributes.new('pl', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', (np.array(place) + off).ravel().astype(np.float32))


def chips(wood, places, z):
    """Adds chips from a chisel, about a centimetre long, at the `places` (x, y) on the height `z`."""
    made = Boards(wood, 0.0007)
    for x, y in places:
        a, lean = random.uniform(0, math.tau), random.uniform(-0.20, 0.20)
        along = np.array((math.cos(a) * math.cos(lean), math.sin(a) * math.cos(lean), math.sin(lean)))
        across = np.array((-math.sin(a), math.cos(a), 0))
        size = (random.uniform(0.006, 0.015), random.uniform(0.003, 0.008), random.uniform(0.0012, 0.0035))
        made.board((x, y, z + size[2] / 2 + abs(lean) * size[0] / 2), size, (along, across, np.cross(along, across)))
    made.done('chips')


def dust(places, size=0.0006):
    """Adds a grain of sawdust at each of the `places` (x, y, z). `size` is its mean size in metres."""
    dice = np.random.default_rng(random.randrange(9999))
    places = np.asarray(places, float)
    spread = size * np.exp(dice.normal(0, 0.45, (len(places), 1, 1)))
    grains = dice.normal(0, 0.55, (len(places), 4, 3)) * spread
    # Grains lie flat.
    grains[:, :, 2] *= 0.5
    grains[:, :, 2] -= grains[:, :, 2].min(axis=1, keepdims=True)
    points = (places[:, None] + grains).reshape(-1, 3)
    faces = [(4 * i + a, 4 * i + b, 4 * i + c) for i in range(len(places)) for a, b, c in ((0, 1, 2), (0, 3, 1), (1, 3, 2), (0, 2, 3))]
    put('dust', points, faces, 'sawdust')
