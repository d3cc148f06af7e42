"""
Travertine and slate whose beds can be told from the grain of wood. Scenes name them in `finishes.refine`, for example
`travertine='cut travertine'`. They read the attributes of `boards.Boards`.
"""
from . import materials
from .nodes import fresh, rgba


def _travertine(name, tan, cream, ivory, rough):
    """
    Returns the material of travertine cut across its beds: wavy beds with cloudy edges, and rows of irregular voids. The
    beds are short and uneven, because long parallel lines look like oak.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    broad = n.noise_offset((0.0, 0.09, 0.09), domain, (2.2, 3.0, 3.0), 2)
    ragged = n.noise_offset((0.012, 0.012, 0.012), domain, (30.0, 42.0, 42.0), 3)
    bent = n.vector('ADD', n.vector('ADD', domain, broad), ragged)
    beds = n.noise(bent, (0.9, 17.0, 17.0), 2, 0.5).outputs[0]
    thin = n.noise(bent, (5.0, 58.0, 58.0), 3, 0.55).outputs[0]
    cloud = n.noise(domain, (13.0, 22.0, 22.0), 4, 0.62).outputs[0]
    grain = n.noise(domain, 210.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 1.90, n.math('MULTIPLY_ADD', cloud, 0.65, n.math('MULTIPLY_ADD', thin, 0.75, n.math('MULTIPLY_ADD', grain, 0.24, -1.27))))
    colour = n.ramp(tone, [(0.06, tan), (0.44, cream), (0.86, ivory)])
    # The voids lie in rows, where the beds change, and leave whole beds free.
    row = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(bent, (2.0, 30.0, 30.0), 2).outputs[0], 0.5)), [(0.0, 1.0), (0.10, 0.0)])
    small = n.noise(n.vector('ADD', domain, ragged), (105.0, 230.0, 230.0), 2, 0.5).outputs[0]
    large = n.noise(n.vector('ADD', domain, ragged), (38.0, 95.0, 95.0), 2, 0.5).outputs[0]
    small = n.ramp(n.math('MULTIPLY_ADD', row, 0.13, small), [(0.708, 0.0), (0.740, 1.0)])
    large = n.ramp(n.math('MULTIPLY_ADD', row, 0.15, large), [(0.765, 0.0), (0.788, 1.0)])
    void = n.math('MAXIMUM', small, large)
    colour = n.mix(n.math('MULTIPLY', void, 0.78), colour, rgba([c * 0.40 for c in tan]))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.16, 0.92), 'Color': colour}).outputs[0]
    relief = n.math('MULTIPLY_ADD', void, -1.0, n.math('MULTIPLY', grain, 0.10))
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0018, 'Height': relief}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', void, 0.3, n.math('MULTIPLY_ADD', cloud, 0.16, rough - 0.08))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [0.97 * c for c in cream])
    return made


def _cleft(name, dark, light, rough, depth=0.0016):
    """
    Returns the material of split slate: thin flakes with sharp edges, `depth` metres apart, and a fine grain along the
    cleavage. It has no veins, and its grey leans to green.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    ragged = n.noise_offset((0.016,) * 3, domain, 26.0, 4, 0.6)
    bent = n.vector('ADD', domain, ragged)
    hill = n.math('MULTIPLY', n.noise(bent, (2.2, 5.0, 5.0), 4, 0.5).outputs[0], 15.0)
    step = n.math('FRACT', hill)
    edge = n.ramp(step, [(0.0, 0.0), (0.86, 0.25), (0.985, 1.0)])
    flakes = n.math('ADD', n.math('FLOOR', hill), edge)
    cleavage = n.noise(domain, (11.0, 70.0, 70.0), 4, 0.62).outputs[0]
    grain, grit = n.noise(domain, (60.0, 190.0, 190.0), 3, 0.7).outputs[0], n.noise(domain, 520.0, 2, 0.6).outputs[0]
    cloud = n.noise(domain, (1.6, 3.2, 3.2), 3).outputs[0]
    level = n('TexWhiteNoise', {'W': n.math('FLOOR', hill)}, noise_dimensions='1D').outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.40, n.math('MULTIPLY_ADD', cleavage, 0.55, n.math('MULTIPLY_ADD', grain, 0.45, n.math('MULTIPLY_ADD', grit, 0.30, n.math('MULTIPLY_ADD', level, 0.14, -0.47)))))
    colour = n.mix(tone, rgba(dark), rgba(light))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.24, 0.88), 'Color': colour}).outputs[0]
    relief = n.math('ADD', flakes, n.math('MULTIPLY_ADD', cleavage, 0.55, n.math('MULTIPLY', grain, 0.22)))
    height = n('Bump', {'Strength': 0.8, 'Distance': depth, 'Height': relief}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', cleavage, 0.22, n.math('MULTIPLY_ADD', level, 0.08, rough - 0.15))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.42, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers.update({
    'cut travertine': lambda name: _travertine(name, (0.43, 0.335, 0.240), (0.60, 0.520, 0.415), (0.76, 0.700, 0.600), 0.44),
    # On whole walls, the beds of many slabs add up to stripes, so they differ less in colour.
    'laid travertine': lambda name: _travertine(name, (0.515, 0.440, 0.345), (0.585, 0.515, 0.420), (0.640, 0.578, 0.487), 0.46),
    'cleft slate': lambda name: _cleft(name, (0.024, 0.028, 0.0305), (0.098, 0.111, 0.119), 0.48),
})
