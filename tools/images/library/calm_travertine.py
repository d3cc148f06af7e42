"""
Honed travertine for whole walls and close views: level veins of little contrast, and voids that were filled before the stone was
honed, so that no dark pits gather. Scenes name it in `finishes.refine`. It reads the attributes of `boards.Boards`.
"""
from . import materials
from .nodes import fresh, rgba


def _filled(n, bent, beds):
    """Returns where the stone has filled voids, from 0 to 1. They lie along some of its beds and are drawn out with them."""
    row = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', beds, 0.55)), [(0.0, 1.0), (0.09, 0.0)])
    spots = n.noise(bent, (26.0, 120.0, 120.0), 3, 0.55).outputs[0]
    return n.ramp(n.math('MULTIPLY_ADD', row, 0.12, spots), [(0.705, 0.0), (0.765, 1.0)])


def _calm(name, tan, cream, ivory, rough):
    """Returns the material in three tones, from its darkest veins to its lightest. `rough` is its mean roughness."""
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    wave = n.noise_offset((0.0, 0.060, 0.060), domain, (1.3, 2.0, 2.0), 3)
    ragged = n.noise_offset((0.006, 0.003, 0.003), domain, (42.0, 80.0, 80.0), 3)
    bent = n.vector('ADD', n.vector('ADD', domain, wave), ragged)
    beds = n.noise(bent, (0.7, 13.0, 13.0), 3, 0.5).outputs[0]
    thin = n.noise(bent, (4.0, 85.0, 85.0), 3, 0.6).outputs[0]
    cloud, grain = n.noise(domain, (6.0, 11.0, 11.0), 4, 0.6).outputs[0], n.noise(domain, 300.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 1.00, n.math('MULTIPLY_ADD', thin, 0.55, n.math('MULTIPLY_ADD', cloud, 0.60, n.math('MULTIPLY_ADD', grain, 0.35, -0.78))))
    colour = n.ramp(tone, [(0.08, tan), (0.48, cream), (0.90, ivory)])
    colour = n.mix(n.math('MULTIPLY', _filled(n, bent, beds), 0.34), colour, rgba([0.86 * c for c in tan]))
    pores = n.ramp(n.noise(bent, (150.0, 330.0, 330.0), 2, 0.5).outputs[0], [(0.735, 0.0), (0.775, 1.0)])
    colour = n.mix(n.math('MULTIPLY', pores, 0.55), colour, rgba([0.45 * c for c in tan]))
    # Slabs of one quarry differ a little in tone.
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.17, 0.915), 'Color': colour}).outputs[0]
    relief = n.math('MULTIPLY_ADD', pores, -0.8, n.math('MULTIPLY_ADD', thin, 0.22, n.math('MULTIPLY', grain, 0.14)))
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0014, 'Height': relief}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', cloud, 0.16, rough - 0.08)
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [0.97 * c for c in cream])
    return made


materials._makers['calm travertine'] = lambda name: _calm(name, (0.420, 0.348, 0.266), (0.540, 0.472, 0.384), (0.630, 0.570, 0.482), 0.44)
