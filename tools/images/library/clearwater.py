"""
Clear water for close views of a pool. The lining is one smooth surface, and its joints are drawn in its material: gaps
between slabs are black, and the refraction of the water widens them and breaks them into scribbles.
"""
import bpy
import numpy as np
from . import water
from .nodes import fresh, rgba
from .shapes import put

# What one metre of water leaves of red, green and blue light, and the light that it scatters itself.
_LEFT, _SCATTERED = (0.62, 0.91, 0.955), (0.030, 0.095, 0.120)
_STONES = {'travertine': ((0.40, 0.33, 0.255), (0.66, 0.585, 0.485)), 'slate': ((0.085, 0.094, 0.100), (0.185, 0.198, 0.205)),
           'steel': ((0.115, 0.120, 0.125), (0.165, 0.170, 0.175))}


def _body(n, stone, place):
    """Returns the colour of a stone or of brushed steel at `place`, with a grain that survives the denoiser."""
    dark, pale = _STONES[stone]
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 2.2, 3).outputs['Color'], (0.10,) * 3))
    beds = n.noise(bent, {'travertine': (1.6, 1.6, 15.0), 'slate': (2.6, 2.6, 9.0), 'steel': (0.8, 0.8, 0.8)}[stone], 4, 0.55).outputs[0]
    cloud, grain = n.noise(place, 7.0, 4, 0.6).outputs[0], n.noise(place, 120.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 1.3, n.math('MULTIPLY_ADD', cloud, 0.7, n.math('MULTIPLY_ADD', grain, 1.1, -1.05)))
    return n.mix(tone, rgba(dark), rgba(pale))


def _apart(n, value, spacing, origin):
    """Returns the distance in metres of a coordinate from the nearest joint. Joints are `spacing` apart, one at `origin`."""
    share = n.math('FRACT', n.math('MULTIPLY_ADD', value, 1 / spacing, 0.5 - origin / spacing))
    return n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', share, 0.5)), spacing)


def _joints(n, axes, across, box, slab, depth):
    """
    Returns the strength of the joints between slabs of `slab` (x, y, z) metres. `across` are three factors, 0 where a
    surface is perpendicular to the axis. Joints are 3 mm wide, and softer the deeper they lie.
    """
    soft = n.math('MULTIPLY_ADD', depth, 0.0045, 0.0030)
    lines = 0.0
    for axis in range(3):
        apart = _apart(n, axes[axis], slab[axis], box[axis][0])
        line = n('MapRange', {'Value': apart, 'From Min': 0.0010, 'From Max': soft, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
        lines = n.math('MAXIMUM', lines, n.math('MULTIPLY', line, across[axis]))
    return lines


def _corners(n, axes, across, box):
    """Returns a factor that darkens the inner corners of the basin, because less light reaches them."""
    factor = 1.0
    for axis in range(3):
        low, high = box[axis]
        apart = n.math('SUBTRACT', axes[axis], low)
        if axis < 2:
            apart = n.math('MINIMUM', apart, n.math('SUBTRACT', high, axes[axis]))
        dark = n.math('MULTIPLY', n.math('EXPONENT', n.math('MULTIPLY', n.math('MAXIMUM', apart, 0.0), -9.0)), across[axis])
        factor = n.math('MULTIPLY', factor, n.math('MULTIPLY_ADD', dark, -0.42, 1.0))
    return factor


def _lamplight(n, place, normal, lamps):
    """Returns the light of the underwater `lamps`, each (x, y, z, strength)."""
    lit = 0.0
    for x, y, z, strength in lamps:
        way = n.vector('SUBTRACT', (x, y, z), place)
        far = n('VectorMath', {0: way}, operation='LENGTH').outputs['Value']
        faces = n('VectorMath', {0: n.vector('NORMALIZE', way), 1: normal}, operation='DOT_PRODUCT').outputs['Value']
        falls = n.math('DIVIDE', n.math('MULTIPLY_ADD', n.math('MAXIMUM', faces, 0.0), 0.75, 0.25), n.math('MULTIPLY_ADD', far, far, 0.16))
        lit = n.math('MULTIPLY_ADD', falls, strength, lit)
    return lit


def _daylight(n, normal, depth, wide):
    """Returns the light that falls from above through the surface of a pool `wide` metres wide: walls get less the deeper."""
    up = n('SeparateXYZ', {0: normal}).outputs[2]
    slope = n.math('DIVIDE', depth, n.math('SQRT', n.math('MULTIPLY_ADD', depth, depth, wide * wide)))
    wall = n.math('MULTIPLY_ADD', slope, -0.5, 0.78)
    return n.math('MAXIMUM', wall, n.math('MULTIPLY', up, 0.86))


def _light(n, axes, across, depth, box, lamps, above, lamp, net):
    """Returns the light that reaches the lining under water. For the arguments see `lining` and `_joints`."""
    geometry = n('NewGeometry').outputs
    place, normal = geometry['Position'], geometry['Normal']
    waves = n.math('ADD', water._net(n, place, 3.6), n.math('MULTIPLY', water._net(n, n.vector('ADD', place, (7.3, 2.1, 0)), 6.5), 0.5))
    waves = n.math('MULTIPLY', waves, n.math('MULTIPLY_ADD', n.noise(place, 1.7, 2).outputs[0], 1.6, -0.15))
    shade = n.math('MULTIPLY', _corners(n, axes, across, box), n.math('MULTIPLY_ADD', waves, net, 1.0 - net * 0.3))
    fallen = n.mix(1.0, rgba(above), n('CombineXYZ', {i: _daylight(n, normal, depth, box[0][1] - box[0][0]) for i in range(3)}).outputs[0], 'MULTIPLY')
    cast = n('VectorMath', {0: tuple(lamp), 'Scale': _lamplight(n, place, normal, lamps)}, operation='SCALE').outputs[0] if lamps else rgba(0.0)
    return n('VectorMath', {0: n.vector('ADD', fallen, cast), 'Scale': shade}, operation='SCALE').outputs[0]


def lining(stone, box, level, lamps=(), above=(0.5, 0.5, 0.5), lamp=(0.86, 0.97, 1.0), net=0.2, slab=(0.8, 0.8, 0.5), joint=0.55, scatter=1.0):
    """
    Returns the material of a pool's floor and walls, whose inner faces are the `box` ((x0, x1), (y0, y1), (floor, top)).
    Below the height `level` it computes its own light, as `water.bed` does: `above` is the light from above, `lamp` the
    colour of the underwater `lamps`, each (x, y, z, strength), and `net` the strength of the caustics. Joints between
    slabs of `slab` metres are darker than the stone by the part `joint`. `scatter` is how strongly the water is tinted.
    """
    made, n, surface = fresh(f'lining of {stone}')
    geometry = n('NewGeometry').outputs
    place, normal = geometry['Position'], geometry['Normal']
    axes = n('SeparateXYZ', {0: place}).outputs
    across = [n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', part)) for part in n('SeparateXYZ', {0: normal}).outputs]
    depth = n.math('MAXIMUM', n.math('SUBTRACT', level, axes[2]), 0.0)
    body = _body(n, stone, place)
    if joint:
        body = n.mix(n.math('MULTIPLY', _joints(n, axes, across, box, slab, depth), joint), body, rgba([c * 0.3 for c in _STONES[stone][0]]))
    lit = _light(n, axes, across, depth, box, lamps, above, lamp, net)
    path = n.math('MULTIPLY_ADD', depth, 1.9, 0.05)
    left = n('CombineXYZ', {i: n.math('POWER', part, path) for i, part in enumerate(_LEFT)}).outputs[0]
    veil = n('VectorMath', {0: tuple(c * scatter for c in _SCATTERED), 'Scale': n.math('MULTIPLY', depth, 1.2)}, operation='SCALE').outputs[0]
    seen = n.vector('MULTIPLY', lit, n.vector('ADD', n.vector('MULTIPLY', body, left), veil))
    camera = n.math('SUBTRACT', 1.0, n('LightPath').outputs['Is Diffuse Ray'])
    below = n('Emission', {'Color': seen, 'Strength': camera})
    # Stone is dark and shines up to 15 mm above the water.
    wet = n('MapRange', {'Value': axes[2], 'From Min': level + 0.010, 'From Max': level + 0.016, 'To Min': 1.0, 'To Max': 0.0}).outputs[0]
    shown = n.mix(n.math('MULTIPLY', wet, 0.35), body, rgba(0.0))
    # The light that the water throws on the wall above it would take many samples.
    dry = n('BsdfPrincipled', {'Base Color': shown, 'Specular': 0.45, 'Roughness': n.math('MULTIPLY_ADD', wet, -0.25, 0.48),
                               'Emission': n.vector('MULTIPLY', shown, lit), 'Emission Strength': n.math('MULTIPLY', camera, 0.4)})
    n.link(n('MixShader', {0: n.math('GREATER_THAN', depth, 0.0), 1: dry.outputs[0], 2: below.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def surface_of_water(ripple):
    """
    Returns the material of nearly still water: waves about 40 cm long and `ripple` metres high bend what lies below only
    gently.
    """
    made, n, surface = fresh('skin of clear water')
    place = n('TexCoord').outputs['Object']
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 1.1, 2).outputs['Color'], (0.5, 0.5, 0)))
    height = n.math('ADD', n.noise(bent, (2.0, 2.6, 1), 1).outputs[0], n.math('MULTIPLY', n.noise(bent, (6.5, 8.0, 1), 1).outputs[0], 0.13))
    relief = n('Bump', {'Strength': 1.0, 'Distance': ripple, 'Height': height}).outputs[0]
    fresnel = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.004, 'Normal': relief})
    n.link(n('MixShader', {0: fresnel, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def _walls(box):
    """Returns the points and the faces of a basin without its top. All faces point inwards."""
    (x0, x1), (y0, y1), (z0, z1) = box
    points = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    return points, [(0, 1, 2, 3)] + [(i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4) for i in range(4)]


def _waterline(box, level, colour):
    """Adds the narrow bright line where the water rises at the walls. `colour` is the light that it shows."""
    made, n, surface = fresh('waterline')
    n.link(n('Emission', {'Color': rgba(colour), 'Strength': 1.0}).outputs[0], surface)
    made.cycles.sample_as_light = False
    (x0, x1), (y0, y1), _ = box
    points = [(x, y, z) for inset, z in ((0.0005, level + 0.0030), (0.0030, level + 0.0006))
              for x, y in ((x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset), (x0 + inset, y1 - inset))]
    line = put('waterline', points, [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)], made)
    line.visible_shadow = line.visible_diffuse = False


def _found():
    """Returns the rectangular water surface of the finished scene, its lining, and the box of the lining's inner faces."""
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    old = [made for made in bpy.data.objects if made.name.split('.')[0] == 'lining' and made.data.materials[0].name.startswith('bed of')]
    at = np.array([vertex.co for vertex in skin.data.vertices])
    deep = np.array([vertex.co for made in old for vertex in made.data.vertices])
    low, high = at.min(axis=0), at.max(axis=0)
    # The slabs of the floor are 20 mm thick.
    return skin, old, ((low[0], high[0]), (low[1], high[1]), (deep[:, 2].min() + 0.02, deep[:, 2].max())), low[2]


def renew(stone, ripple=0.003, watts=None, colour=(0.75, 0.93, 1.0), line=(0.45, 0.5, 0.5), slab=(0.8, 0.8, 0.5), **lit):
    """
    Replaces the lining and the water that `water.pool` has added to the scene. `watts` and `colour` are those of the light
    that shines up from the water, `line` is the light of the waterline, and `lit` are arguments of `lining`. Returns the
    box of the lining's inner faces ((x0, x1), (y0, y1), (floor, top)) and the level of the water.
    """
    skin, old, box, level = _found()
    slab = [(b - a) / max(1, round((b - a) / size)) for (a, b), size in zip(box, slab)]
    made = lining(stone, box, level, slab=slab, **lit)
    for thing in old:
        bpy.data.objects.remove(thing)
    for thing in bpy.data.objects:
        if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0] and thing.data.materials[0].name.startswith('bed of'):
            thing.data.materials[0] = made
    put('lining', *_walls(box), made)
    skin.data.materials[0] = surface_of_water(ripple)
    _waterline(box, level, line)
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and abs(thing.location.z - level - 0.01) < 1e-4]:
        lamp.data.color = colour
        lamp.data.energy = lamp.data.energy if watts is None else watts
    return box, level
