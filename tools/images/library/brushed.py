"""Brushed black steel for outdoor basins, with a soft gradient instead of clouds."""
from . import materials
from .nodes import fresh, rgba


def _brushed(name):
    """Returns the material of bead-blasted and brushed black steel: very fine horizontal lines, and a sheen that varies little."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    lines, fine = n.noise(place, (1.6, 1.6, 420.0), 3, 0.6).outputs[0], n.noise(place, (9.0, 9.0, 1400.0), 2, 0.5).outputs[0]
    tone = n.math('MULTIPLY_ADD', lines, 0.55, n.math('MULTIPLY', fine, 0.35))
    relief = n('Bump', {'Strength': 0.30, 'Distance': 0.0003, 'Height': tone}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.085, 0.088, 0.093)), rgba((0.135, 0.139, 0.145))), 'Metallic': 0.85,
                                'Roughness': n.math('MULTIPLY_ADD', lines, 0.10, 0.30), 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


materials._makers['brushed black steel'] = _brushed
