"""
Travertine for close views, cut across its beds: short wavy bands with cloudy edges, and small voids that are drawn out along them. Scenes name it
in `finishes.refine`, for example `travertine='vein-cut travertine'`. It reads the attributes of `boards.Boards`.
"""
from . import materials
from .nodes import fresh, rgba


def _voids(n, bent, beds):
    """Returns where the stone has voids, as 0 or 1. They lie in a few of the beds, and are four times as long as high."""
    row = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', beds, 0.57)), [(0.0, 1.0), (0.055, 0.0)])
    large = n.noise(bent, (34.0, 130.0, 130.0), 3, 0.55).outputs[0]
    small = n.noise(bent, (110.0, 360.0, 360.0), 2, 0.5).outputs[0]
    large = n.ramp(n.math('MULTIPLY_ADD', row, 0.13, large), [(0.735, 0.0), (0.760, 1.0)])
    small = n.ramp(n.math('MULTIPLY_ADD', row, 0.09, small), [(0.735, 0.0), (0.775, 1.0)])
    return n.math('MAXIMUM', large, n.math('MULTIPLY', small, 0.7))


def _vein_cut(name, tan, cream, ivory, rough):
    """Returns the material of vein-cut travertine in three tones, from its darkest beds to its lightest."""
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    wave = n.noise_offset((0.0, 0.05, 0.05), domain, (1.6, 2.2, 2.2), 3)
    ragged = n.noise_offset((0.006, 0.0028, 0.0028), domain, (50.0, 90.0, 90.0), 3)
    bent = n.vector('ADD', n.vector('ADD', domain, wave), ragged)
    beds = n.noise(bent, (1.5, 21.0, 21.0), 3, 0.55).outputs[0]
    thin = n.noise(bent, (9.0, 95.0, 95.0), 3, 0.6).outputs[0]
    cloud, grain = n.noise(domain, (9.0, 14.0, 14.0), 4, 0.6).outputs[0], n.noise(domain, 320.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 0.85, n.math('MULTIPLY_ADD', thin, 0.50, n.math('MULTIPLY_ADD', cloud, 0.75, n.math('MULTIPLY_ADD', grain, 0.30, -0.72))))
    colour = n.ramp(tone, [(0.10, tan), (0.48, cream), (0.88, ivory)])
    void = _voids(n, bent, beds)
    colour = n.mix(n.math('MULTIPLY', void, 0.72), colour, rgba([c * 0.42 for c in tan]))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.12, 0.94), 'Color': colour}).outputs[0]
    relief = n.math('MULTIPLY_ADD', void, -1.0, n.math('MULTIPLY_ADD', thin, 0.16, n.math('MULTIPLY', grain, 0.10)))
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0014, 'Height': relief}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', void, 0.3, n.math('MULTIPLY_ADD', cloud, 0.14, rough - 0.07))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [0.97 * c for c in cream])
    return made


materials._makers['vein-cut travertine'] = lambda name: _vein_cut(name, (0.500, 0.430, 0.345), (0.605, 0.545, 0.462), (0.700, 0.648, 0.568), 0.42)
