"""Dressed stone for masonry: calm blocks without beds or veins, which would look like the grain of wood on a whole wall."""
from . import materials
from .nodes import fresh, rgba


def _dressed(name, dark, light, rough):
    """
    Returns the material of rubbed stone: fine grain, small pores, and broad, very faint clouds. All of it looks the same
    in every direction, so blocks may be laid any way round. It reads the attributes of `boards.Boards`.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    cloud, spots = n.noise(domain, 4.5, 3, 0.5).outputs[0], n.noise(domain, 38.0, 4, 0.6).outputs[0]
    grain = n.noise(domain, 260.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.55, n.math('MULTIPLY_ADD', spots, 0.55, n.math('MULTIPLY_ADD', grain, 0.50, -0.30)))
    colour = n.mix(tone, rgba(dark), rgba(light))
    # Pores gather where the spots are dark.
    pores = n.noise(domain, 150.0, 2, 0.5).outputs[0]
    pores = n.ramp(n.math('MULTIPLY_ADD', spots, -0.35, pores), [(0.520, 0.0), (0.560, 1.0)])
    colour = n.mix(n.math('MULTIPLY', pores, 0.55), colour, rgba([c * 0.5 for c in dark]))
    # Blocks of one quarry differ a little in tone and in warmth.
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.15, 0.925), 'Saturation': n.math('MULTIPLY_ADD', own[1], 0.35, 0.82),
                                 'Color': colour}).outputs[0]
    relief = n.math('MULTIPLY_ADD', pores, -0.9, n.math('MULTIPLY_ADD', spots, 0.5, n.math('MULTIPLY', grain, 0.3)))
    height = n('Bump', {'Strength': 0.7, 'Distance': 0.0014, 'Height': relief}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.35, 'Roughness': n.math('MULTIPLY_ADD', spots, 0.2, rough - 0.1), 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light)])
    return made


materials._makers['dressed travertine'] = lambda name: _dressed(name, (0.445, 0.378, 0.295), (0.630, 0.560, 0.465), 0.55)
