"""
Granite boulders at the edge of water, for close views: worn ledges where flakes have split off, lichen, a dark wet band above
the water, and caps of snow with thickness. They replace the material and the faces of stones from `brook.py`.
"""
import numpy as np
from mathutils import noise
from .brook import LEVEL
from .fields import mesh, place
from .nodes import fresh, rgba


def _crystals(n, spot):
    """Returns the colour of fresh granite: pale feldspar and grey quartz, crystals of 3 to 8 mm, with black flakes of mica."""
    small, large = (n('SeparateXYZ', {0: n('TexVoronoi', {'Vector': spot, 'Scale': scale}).outputs['Color']}).outputs for scale in (280.0, 125.0))
    tone = n.ramp(small[0], [(0.10, (0.020, 0.020, 0.021)), (0.17, (0.105, 0.103, 0.100)), (0.55, (0.165, 0.162, 0.157)), (0.92, (0.270, 0.262, 0.248))])
    return n.mix(n.ramp(large[1], [(0.80, 0.0), (0.90, 0.75)]), tone, rgba((0.300, 0.286, 0.268)))


def _lichen(n, spot, fine):
    """Returns the colour of the crusts of lichen and their share: round, ragged patches of 2 to 14 cm, in some areas."""
    bent = n.vector('ADD', spot, n.vector('MULTIPLY', n.noise(spot, 16.0, 3).outputs['Color'], (0.05, 0.05, 0.05)))
    share, colour = 0.0, rgba((0.270, 0.285, 0.230))
    for scale, rare in ((7.0, 0.47), (19.0, 0.58)):
        cell = n('TexVoronoi', {'Vector': bent, 'Scale': scale})
        own = n('SeparateXYZ', {0: cell.outputs['Color']}).outputs
        radius = n.math('MULTIPLY', n.math('SUBTRACT', own[0], rare), 1.25)
        within = n.math('SUBTRACT', n.math('MULTIPLY_ADD', fine, 0.26, radius), n.math('ADD', cell.outputs['Distance'], 0.13))
        kind = n.ramp(own[1], [(0.0, (0.235, 0.262, 0.205)), (0.40, (0.330, 0.340, 0.300)), (0.72, (0.050, 0.050, 0.046)), (0.93, (0.300, 0.225, 0.075))], 'CONSTANT')
        patch = n.ramp(within, [(0.0, 0.0), (0.025, 1.0)])
        colour = n.mix(patch, colour, kind)
        share = n.math('MAXIMUM', share, patch)
    areas = n('MapRange', {'Value': n.noise(spot, 2.3, 3).outputs[0], 'From Min': 0.42, 'From Max': 0.56}).outputs[0]
    crumbs = n.ramp(n.noise(spot, 240.0, 3, 0.7).outputs[0], [(0.30, 0.45), (0.62, 1.0)])
    return n.mix(1.0, colour, crumbs, 'MULTIPLY'), n.math('MULTIPLY', n.math('MULTIPLY', share, areas), 0.82)


def granite():
    """
    Returns the material: weathered granite with streaks and lichen, dark and glossy above the water as far as it laps. Below
    the surface the material computes the daylight that the water leaves, like that of `brook.stones`, whose attributes it reads.
    """
    made, n, surface = fresh('granite')
    at, spot = n('NewGeometry').outputs, n.attribute('own')
    broad, mid, fine = (n.noise(spot, scale, detail, rough).outputs[0] for scale, detail, rough in ((1.7, 4, 0.6), (8.0, 5, 0.62), (42.0, 5, 0.68)))
    axes = n('SeparateXYZ', {0: at['Normal']}).outputs
    high = n.math('SUBTRACT', n('SeparateXYZ', {0: at['Position']}).outputs[2], LEVEL)
    colour = n.mix(n.math('MULTIPLY_ADD', broad, 0.7, 0.05), _crystals(n, spot), rgba((0.150, 0.147, 0.142)))
    rusty = n.ramp(n.noise(spot, 3.4, 5, 0.6).outputs[0], [(0.50, 0.0), (0.68, 0.75)])
    colour = n.mix(rusty, colour, n.mix(1.0, colour, rgba((1.02, 0.80, 0.58)), 'MULTIPLY'))
    steep = n('MapRange', {'Value': axes[2], 'From Min': 0.85, 'From Max': 0.45}).outputs[0]
    streaks = n.math('MULTIPLY', n.ramp(n.noise(spot, (15.0, 15.0, 1.6), 4, 0.6).outputs[0], [(0.50, 0.0), (0.66, 0.62)]), steep)
    colour = n.mix(streaks, colour, n.mix(1.0, colour, rgba((0.30, 0.30, 0.30)), 'MULTIPLY'))
    crust, share = _lichen(n, spot, fine)
    colour = n.mix(n.math('MULTIPLY', share, n.ramp(high, [(0.13, 0.0), (0.17, 1.0)])), colour, crust)
    own = n('SeparateXYZ', {0: n.attribute('tone')}).outputs[0]
    value = n.math('MULTIPLY_ADD', mid, 0.85, n.math('MULTIPLY_ADD', own, 0.35, n.math('MULTIPLY_ADD', fine, 0.70, -0.02)))
    colour = n('HueSaturation', {'Value': value, 'Color': colour}).outputs[0]
    lap = n.math('MULTIPLY_ADD', mid, -0.07, n.math('MULTIPLY_ADD', fine, -0.02, high))
    wet = n.ramp(lap, [(0.020, 1.0), (0.045, 0.0)], 'EASE')
    damp = n.ramp(lap, [(0.03, 0.55), (0.13, 0.0)], 'EASE')
    dark = n.math('SUBTRACT', 1.0, n.math('MAXIMUM', n.math('MULTIPLY', wet, 0.72), damp))
    shown = n('HueSaturation', {'Value': dark, 'Saturation': 1.15, 'Color': colour}).outputs[0]
    # Powder around the caps of snow.
    lies = n.math('MULTIPLY_ADD', fine, 0.55, n.math('MULTIPLY_ADD', mid, 0.45, axes[2]))
    powder = n.math('MULTIPLY', n.ramp(n.math('MULTIPLY', lies, 0.5), [(0.585, 0.0), (0.68, 0.75)]), n.ramp(high, [(0.10, 0.0), (0.18, 1.0)]))
    shown = n.mix(powder, shown, rgba((0.74, 0.78, 0.84)))
    height = n.math('MULTIPLY_ADD', mid, 0.9, n.math('MULTIPLY_ADD', fine, 0.75, n.math('MULTIPLY', n.noise(spot, 210.0, 3, 0.7).outputs[0], 0.16)))
    relief = n('Bump', {'Strength': n.math('MULTIPLY_ADD', wet, -0.45, 0.85), 'Distance': 0.011, 'Height': height}).outputs[0]
    dry = n('BsdfPrincipled', {'Base Color': shown, 'Specular': 0.5, 'Normal': relief, 'Roughness': n.math('MULTIPLY_ADD', wet, -0.52, n.math('MULTIPLY_ADD', damp, -0.2, 0.68))})
    depth = n.math('MAXIMUM', n.math('MULTIPLY', high, -1.0), 0.0)
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY', depth, 3.4)) for i, part in enumerate((0.34, 0.58, 0.62))}).outputs[0]
    hidden = n('AmbientOcclusion', {'Distance': 0.30}, samples=6, only_local=True).outputs['AO']
    lit = n.math('MULTIPLY', n.math('MULTIPLY', hidden, hidden), n.math('MULTIPLY_ADD', n.math('MAXIMUM', n('SeparateXYZ', {0: relief}).outputs[2], 0.0), 0.21, 0.015))
    below = n('Emission', {'Color': n.vector('MULTIPLY', colour, left), 'Strength': lit})
    n.link(n('MixShader', {0: n.math('GREATER_THAN', depth, 0.0), 1: dry.outputs[0], 2: below.outputs[0]}).outputs[0], surface)
    return made


def _read(data, name):
    """Returns vectors of the points of a mesh: 'co', 'normal', or the attribute `name`."""
    values = np.empty(len(data.vertices) * 3, np.float32)
    if name in ('co', 'normal'):
        data.vertices.foreach_get(name, values)
    else:
        data.attributes[name].data.foreach_get('vector', values)
    return values.reshape(-1, 3).astype(float)


def _field(points, scale, octaves):
    """Returns fractal noise between about -1 and 1 at the points."""
    return np.array([noise.fractal(point, 1.0, 2.1, octaves) for point in (points * scale).tolist()])


def _smoothstep(value, low, high):
    """Returns 0 below `low`, 1 above `high`, and a smooth step in between."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _worn(own):
    """Returns how far each point is moved outwards, in metres: ledges where flakes of rock have split off, and a rough surface."""
    level = 2.6 * _field(own, 2.4, 3)
    ledge = np.floor(level) + _smoothstep(level - np.floor(level), 0.40, 0.60) - level
    return 0.017 * ledge * _smoothstep(_field(own + 9.0, 1.6, 2), -0.35, 0.25) + 0.0065 * _field(own + 4.0, 11.0, 5)


def _smoothed(values, faces, rounds):
    """Returns the values of the points of a closed mesh of triangles, averaged over their neighbours `rounds` times."""
    here, there = faces.ravel(), faces[:, (1, 2, 0)].ravel()
    count = np.bincount(here)[:, None]
    for _ in range(rounds):
        values = 0.4 * values + 0.6 * np.stack([np.bincount(here, weights=part[there]) for part in values.T], axis=1) / count
    return values


def _snow(points, faces, normals, own, deep, of):
    """Adds snow where a rock is flat. It thins out to its edge in a slope, and hides the unevenness of the rock."""
    high = points[:, 2] - LEVEL
    waves = 0.26 * _field(own + 20.0, 1.8, 3) + 0.065 * _field(own + 30.0, 11.0, 4)
    lies = _smoothed(normals, faces, 40)[:, 2] - 0.75 + waves - 4.0 * np.maximum(0.24 + 0.05 * _field(own + 50.0, 5.0, 3) - high, 0)
    # The spray melts the snow on the lowest stones.
    deep = deep * np.clip((high - 0.14) / 0.28, 0.4, 1)
    thick = np.where(lies > 0, deep * (1 - np.exp(-np.maximum(lies, 0) / 0.075)), np.maximum(0.35 * lies, -0.04))
    risen = _smoothed(points + np.outer(thick, (0, 0, 1)) + normals * np.minimum(thick, 0)[:, None], faces, 6)
    risen[:, 2] += 0.006 * _field(own + 40.0, 9.0, 5)
    kept = (thick[faces] > -0.03).any(axis=1)
    used, index = np.unique(faces[kept], return_inverse=True)
    place(mesh('snow on rock', risen[used], index.reshape(-1, 3), [of], True))


def renew(made, of, snow=None, deep=0.05):
    """
    Turns an object of `brook.stones` into granite and returns it. `of` is the material that `granite` returns. With the
    material `snow`, snow up to `deep` metres deep lies on the stones above the water.
    """
    data = made.data
    points, normals, own = _read(data, 'co'), _read(data, 'normal'), _read(data, 'own')
    if snow:
        faces = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', faces)
        _snow(points, faces.reshape(-1, 3), normals, own, deep, snow)
    data.vertices.foreach_set('co', np.ascontiguousarray(points + normals * _worn(own)[:, None], np.float32).ravel())
    data.materials[0] = of
    data.update()
    return made
