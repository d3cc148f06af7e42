"""A young olive tree in a clay pot, for rooms that would look uninhabited."""
import numpy as np
from . import materials
from .nodes import fresh, rgba
from .shapes import put, turned
from .things import tube


def _leaf(name):
    """Returns the material of olive leaves: grey-green above, silvery below, each leaf with its own tone."""
    made, n, surface = fresh(name)
    own = n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    above = n.mix(own[0], rgba((0.035, 0.058, 0.022)), rgba((0.105, 0.135, 0.060)))
    colour = n.mix(n('NewGeometry').outputs['Backfacing'], above, rgba((0.20, 0.23, 0.17)))
    solid = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.5, 'Specular': 0.35})
    through = n('BsdfTranslucent', {'Color': n.mix(0.5, colour, rgba((0.20, 0.24, 0.06)))})
    n.link(n('MixShader', {0: 0.25, 1: solid.outputs[0], 2: through.outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'olive leaf': _leaf,
    'olive bark': lambda name: materials._mottled(name, (0.085, 0.070, 0.055), (0.21, 0.185, 0.150), 0.85, 70, 0.002),
    'pale clay': lambda name: materials._mottled(name, (0.40, 0.355, 0.30), (0.52, 0.47, 0.41), 0.88, 30, 0.0012),
    'soil': lambda name: materials._mottled(name, (0.018, 0.013, 0.010), (0.065, 0.050, 0.038), 0.95, 160, 0.006),
})


def _grow(chance, start, way, length, radius, depth, limbs, twigs):
    """
    Adds a limb and those that grow from it. `limbs` collects their points and radii, and `twigs` the points and directions
    that leaves grow from.
    """
    points, here = [start], start
    for _ in range(5):
        way = way + chance.normal(0, 0.13, 3) + (0, 0, 0.06)
        way /= np.linalg.norm(way)
        here = here + way * length / 5
        points.append(here)
    limbs.append((points, radius))
    if depth < 2:
        twigs += [(p, way) for a, b in zip(points[1:], points[2:]) for p in np.linspace(a, b, 6)]
    if depth:
        for k in range(4):
            aside = chance.normal(0, 1, 3)
            aside -= way * aside.dot(way)
            turned_ = way * 0.75 + aside / np.linalg.norm(aside) * 0.75
            _grow(chance, points[2 + k % 4], turned_ / np.linalg.norm(turned_), length * chance.uniform(0.55, 0.8), radius * 0.55, depth - 1, limbs, twigs)


def _leaves(chance, twigs):
    """Adds two narrow leaves, folded along the middle, at each point of `twigs`."""
    points, faces, tones = [], [], []
    for place, way in twigs:
        for _ in range(2):
            aside = chance.normal(0, 1, 3)
            out = way * 0.5 + aside / np.linalg.norm(aside)
            out /= np.linalg.norm(out)
            across = np.cross(out, chance.normal(0, 1, 3))
            across /= np.linalg.norm(across)
            up, long = np.cross(across, out), chance.uniform(0.035, 0.06)
            wide, first = long * 0.11, len(points)
            for along, side, rise in ((0, 0, 0), (0.35, 1, 0.05), (0.35, 0, 0), (0.35, -1, 0.05), (0.7, 0.85, 0.0), (0.7, 0, -0.05), (0.7, -0.85, 0.0), (1, 0, -0.14)):
                points.append(place + out * along * long + across * side * wide + up * rise * long)
            faces += [tuple(first + i for i in face) for face in ((0, 2, 1), (0, 3, 2), (1, 2, 5, 4), (2, 3, 6, 5), (4, 5, 7), (5, 6, 7))]
            tones += [[chance.uniform()] * 3] * 8
    made = put('leaves', points, faces, 'olive leaf')
    made.data.attributes.new('rnd', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.asarray(tones, float).ravel())


def olive(x, y, z=0.0, tall=1.75, pot=0.21, seed=1):
    """Adds an olive tree that is about `tall` metres high, in a pot with the radius `pot`."""
    chance = np.random.default_rng(seed)
    high = pot * 1.75
    turned('pale clay', (x, y, z), [(0.001, 0.0), (pot * 0.72, 0.0), (pot * 0.76, 0.012), (pot * 0.97, high - 0.03), (pot, high - 0.008), (pot * 0.99, high),
                                    (pot * 0.93, high), (pot * 0.91, high - 0.03)], 64)
    turned('soil', (x, y, z), [(pot * 0.92, high - 0.05), (pot * 0.5, high - 0.035), (0.001, high - 0.03)], 40)
    rise = (tall - high) * 0.42
    limbs, twigs = [], []
    trunk = [np.array((x, y, z + high - 0.05)) + (0.03 * np.sin(5 * t), 0.02 * np.sin(4 * t + 1), t * rise) for t in np.linspace(0, 1, 6)]
    limbs.append((trunk, 0.017))
    for k in range(5):
        a = 2 * np.pi * (k + chance.uniform(-0.2, 0.2)) / 5
        way = np.array((np.cos(a) * 0.55, np.sin(a) * 0.55, 1.0))
        _grow(chance, trunk[-1 - k % 2], way / np.linalg.norm(way), (tall - high - rise) * chance.uniform(0.5, 0.7), 0.008, 2, limbs, twigs)
    for points, radius in limbs:
        tube('olive bark', points, radius)
    _leaves(chance, twigs)
