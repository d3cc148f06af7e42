"""
The water and the worn stones of a brook at dusk. Their materials compute the light below the surface themselves, because
sampling it would take long.
"""
import bmesh
import numpy as np
from mathutils import noise
from .fields import mesh, place
from .nodes import fresh, rgba

LEVEL = -0.06  # height of the water surface in metres


def worn_rock():
    """
    Returns the material of the stones: snow on top, rock that is dark and wet near the water, and below the surface rock
    with the daylight that the water leaves, which the material computes itself.
    """
    made, n, surface = fresh('worn rock')
    at, spot = n('NewGeometry').outputs, n.attribute('own')
    broad, fine, grit = (n.noise(spot, scale, detail, rough).outputs[0] for scale, detail, rough in ((2.2, 5, 0.6), (15.0, 6, 0.66), (90.0, 4, 0.7)))
    tone = n.math('MULTIPLY_ADD', grit, 1.4, n.math('MULTIPLY_ADD', fine, 1.3, n.math('MULTIPLY_ADD', broad, 1.2, -1.50)))
    colour = n.mix(tone, rgba((0.034, 0.035, 0.037)), rgba((0.185, 0.180, 0.170)))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', n('SeparateXYZ', {0: n.attribute('tone')}).outputs[0], 0.8, 0.6), 'Color': colour}).outputs[0]
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.012, 'Height': n.math('MULTIPLY_ADD', grit, 0.25, fine)}).outputs[0]
    high = n.math('SUBTRACT', n('SeparateXYZ', {0: at['Position']}).outputs[2], LEVEL)
    up = n('SeparateXYZ', {0: relief}).outputs[2]
    damp = n.ramp(n.math('MULTIPLY_ADD', fine, 0.10, high), [(0.075, 1.0), (0.115, 0.0)], 'EASE')
    lie = n.math('ADD', n('SeparateXYZ', {0: at['Normal']}).outputs[2], n.math('MULTIPLY_ADD', fine, 0.5, n.math('MULTIPLY_ADD', broad, 0.9, -0.72)))
    snow = n.math('MULTIPLY', n.ramp(lie, [(0.80, 0.0), (0.92, 1.0)], 'EASE'), n.ramp(n.math('MULTIPLY_ADD', fine, 0.12, high), [(0.17, 0.0), (0.24, 1.0)], 'EASE'))
    shown = n.mix(snow, n.mix(n.math('MULTIPLY', damp, 0.55), colour, rgba(0.0)), rgba((0.74, 0.78, 0.85)))
    dry = n('BsdfPrincipled', {'Base Color': shown, 'Specular': 0.45, 'Normal': relief, 'Roughness': n.math('MULTIPLY_ADD', damp, -0.34, 0.60)})
    depth = n.math('MAXIMUM', n.math('MULTIPLY', high, -1.0), 0.0)
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY', depth, 3.4)) for i, part in enumerate((0.34, 0.58, 0.62))}).outputs[0]
    hidden = n('AmbientOcclusion', {'Distance': 0.30}, samples=6, only_local=True).outputs['AO']
    lit = n.math('MULTIPLY', n.math('MULTIPLY', hidden, hidden), n.math('MULTIPLY_ADD', n.math('MAXIMUM', up, 0.0), 0.36, 0.03))
    below = n('Emission', {'Color': n.vector('MULTIPLY', colour, left), 'Strength': lit})
    n.link(n('MixShader', {0: n.math('GREATER_THAN', depth, 0.0), 1: dry.outputs[0], 2: below.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def depths():
    """Returns the material of the pool's lining in the shade: the little light that deep water scatters."""
    made, n, surface = fresh('depths')
    n.link(n('Emission', {'Color': rgba((0.0022, 0.0052, 0.0060)), 'Strength': 1.0}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def dark_water():
    """Returns the material of the water surface: long ripples with finer ones, a mirror at flat angles and clear at steep ones."""
    made, n, surface = fresh('calm dark water')
    at = n('NewGeometry').outputs['Position']
    bent = n.vector('ADD', at, n.vector('MULTIPLY', n.noise(at, 0.9, 2).outputs['Color'], (0.6, 0.6, 0)))
    height = n.math('MULTIPLY_ADD', n.noise(bent, (1.8, 4.2, 1), 2).outputs[0], 1.0, n.math('MULTIPLY', n.noise(bent, (7.0, 15.0, 1), 2).outputs[0], 0.17))
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.016, 'Height': height}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.004, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.45, 'Normal': relief}).outputs[0], 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def _ball(steps):
    """Returns the unit vectors and the faces of a fine sphere."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=steps, radius=1)
    points, faces = np.array([vertex.co for vertex in body.verts]), np.array([[corner.index for corner in face.verts] for face in body.faces])
    body.free()
    return points, faces


def stones(places, name='stones', steps=6, seed=7, sharp=7, sides=13):
    """
    Adds worn stones as one object. Each of `places` is (x, y, z, radius, height divided by width): the middle of a stone and
    its size. Its shape is the rounded intersection of `sides` random half-spaces, with an uneven surface. A higher
    `sharp` gives harder edges. A stone has 10 × 4 ** (`steps` - 1) points.
    """
    ways, faces = _ball(steps)
    chance, points, own, tones = np.random.default_rng(seed), [], [], []
    for x, y, z, radius, flat in places:
        planes = chance.normal(size=(sides, 3))
        planes /= np.linalg.norm(planes, axis=1)[:, None]
        reach = chance.uniform(0.66, 1.05, sides)
        shape = ((np.maximum(ways @ planes.T, 0) / reach) ** sharp).sum(axis=1) ** (-1 / sharp)
        shape = ways * np.clip(shape, 0, 1.25)[:, None]
        far = chance.uniform(-50, 50, 3)
        rough = np.array([noise.fractal(tuple(point * 1.5 + far), 1.0, 2.0, 6) for point in shape])
        shape = shape * (1 + 0.075 * rough[:, None]) * (1.12, 0.88, flat)
        turn, lean = chance.uniform(0, 6.28), chance.normal(0, 0.12)
        c, s = np.cos(turn), np.sin(turn)
        shape = shape @ np.array(((np.cos(lean), 0, np.sin(lean)), (0, 1, 0), (-np.sin(lean), 0, np.cos(lean)))) @ np.array(((c, s, 0), (-s, c, 0), (0, 0, 1)))
        points.append(shape * radius + (x, y, z))
        own.append(shape * radius + far)
        tones.append(np.full((len(ways), 3), chance.uniform()))
    count = len(ways)
    return place(mesh(name, np.concatenate(points), np.concatenate([faces + i * count for i in range(len(places))]), [worn_rock()], True,
                      own=np.concatenate(own), tone=np.concatenate(tones)))
