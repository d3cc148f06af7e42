"""Scene: the upper edge of the glass side, 5 cm thick, close and from above, with the lit water behind it."""
from library import clear, finishes, light, materials
from library.nodes import fresh, rgba
from library.views import compose_product

ALT = 'The polished edge of the thick laminated glass of a slate plunge, the lit water behind it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0}


def _lit_edge(name):
    """Returns the material of a polished glass edge that carries the light of the water: a pale green, paler in some places."""
    made, n, surface = fresh(name)
    glow = n.ramp(n.noise(n('NewGeometry').outputs['Position'], (3.5, 3.5, 1.6), 3).outputs[0], [(0.3, (0.034, 0.070, 0.063)), (0.7, (0.095, 0.160, 0.144))])
    n.link(n('BsdfPrincipled', {'Base Color': rgba((0.05, 0.085, 0.075)), 'Roughness': 0.12, 'Emission': glow, 'Emission Strength': 1.0}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


materials._makers['lit glass edge'] = _lit_edge


def compose():
    compose_product('silvaplana-glass-plunge')
    clear.clear((3.1, 1.3, 0.47), (3.8, 1.9, 0.8))  # the towels, of which the frame would leave a corner
    # From above, the edge would look like painted steel.
    finishes.refine('edge', **{'polished glass edge': 'lit glass edge'})
    light.camera((0.80, 0.50, 1.60), 55, 46, (0.0, -0.34), 1.3, 4.0)
