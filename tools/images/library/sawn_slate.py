"""
Sawn and brushed slate for floors and walls, where the beds of `honed slate` look smeared. It has a dense speckle instead of
clouds and veins. Scenes name it in `finishes.refine`, for example `slate='sawn slate'`.
"""
from . import materials
from .nodes import fresh, rgba


def _sawn(name, dark, light):
    """
    Returns the material of sawn and brushed slate: a dense speckle, slabs that differ a little in tone, and a gentle unevenness
    that breaks its sheen. It reads the attributes of `boards.Boards`.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    speckle, grit = n.noise(domain, (55.0, 85.0, 85.0), 4, 0.72).outputs[0], n.noise(domain, 300.0, 2, 0.6).outputs[0]
    cloud, dent = n.noise(domain, 3.4, 4, 0.55).outputs[0], n.noise(domain, (4.5, 8.0, 8.0), 3, 0.55).outputs[0]
    tone = n.math('MULTIPLY_ADD', speckle, 0.72, n.math('MULTIPLY_ADD', grit, 0.45, n.math('MULTIPLY_ADD', cloud, 0.36, -0.30)))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.30, 0.85), 'Color': n.mix(tone, rgba(dark), rgba(light))}).outputs[0]
    height = n('Bump', {'Strength': 0.8, 'Distance': 0.0035, 'Height': n.math('MULTIPLY_ADD', speckle, 0.10, dent)}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', cloud, 0.16, n.math('MULTIPLY_ADD', speckle, 0.22, 0.17))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.42, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['sawn slate'] = lambda name: _sawn(name, (0.030, 0.033, 0.035), (0.092, 0.096, 0.098))
