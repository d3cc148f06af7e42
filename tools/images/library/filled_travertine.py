"""Filled and honed travertine for whole rooms: few voids, so that walls stay calm."""
from . import materials
from .nodes import fresh, rgba


def _filled(name):
    """
    Returns the material of filled and honed travertine. Voids remain in a few of its beds, in clusters, and most slabs
    have almost none.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    wave = n.noise_offset((0.0, 0.10, 0.10), domain, (1.4, 2.0, 2.0), 3)
    ragged = n.noise_offset((0.010, 0.008, 0.008), domain, (30.0, 42.0, 42.0), 3)
    bent = n.vector('ADD', n.vector('ADD', domain, wave), ragged)
    beds, thin = n.noise(bent, (0.8, 9.0, 9.0), 3, 0.5).outputs[0], n.noise(bent, (4.0, 50.0, 50.0), 3, 0.55).outputs[0]
    cloud, grain = n.noise(domain, (5.0, 9.0, 9.0), 4, 0.62).outputs[0], n.noise(domain, 240.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', beds, 1.10, n.math('MULTIPLY_ADD', cloud, 0.75, n.math('MULTIPLY_ADD', thin, 0.40, n.math('MULTIPLY_ADD', grain, 0.30, -0.78))))
    colour = n.ramp(tone, [(0.06, (0.525, 0.452, 0.362)), (0.46, (0.595, 0.526, 0.432)), (0.88, (0.655, 0.595, 0.505))])
    row = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', beds, 0.46)), [(0.0, 1.0), (0.05, 0.0)])
    cluster = n.ramp(n.noise(domain, (2.6, 4.0, 4.0), 2).outputs[0], [(0.46, 0.0), (0.62, 1.0)])
    porous = n.math('MULTIPLY', n.math('MULTIPLY', row, cluster), n.ramp(own[1], [(0.45, 0.25), (0.85, 1.0)]))
    voids = n.noise(n.vector('ADD', domain, ragged), (55.0, 190.0, 190.0), 3, 0.55).outputs[0]
    void = n.ramp(n.math('MULTIPLY_ADD', porous, 0.24, voids), [(0.730, 0.0), (0.765, 1.0)])
    colour = n.mix(n.math('MULTIPLY', void, 0.65), colour, rgba((0.20, 0.16, 0.115)))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.16, 0.92), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.7, 'Distance': 0.0014, 'Height': n.math('MULTIPLY_ADD', void, -1.0, n.math('MULTIPLY', grain, 0.10))}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Roughness': n.math('MULTIPLY_ADD', cloud, 0.16, 0.38), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], (0.57, 0.50, 0.41))
    return made


materials._makers['filled travertine'] = _filled
