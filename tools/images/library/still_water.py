"""The surface of a lake without wind, which mirrors the far shore without streaks."""
from .nodes import fresh, rgba
from .shapes import sheet


def _material(body):
    made, n, surface = fresh('still lake')
    breeze = n.noise(n('NewGeometry').outputs['Position'], (0.004, 0.022, 1.0), 3, 0.5).outputs[0]
    rough = n.ramp(breeze, [(0.50, 0.015), (0.66, 0.07)], 'EASE')
    mirror = n('BsdfGlossy', {'Color': rgba((0.80, 0.88, 0.92)), 'Roughness': rough})
    deep = n('BsdfDiffuse', {'Color': rgba(body)})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33}).outputs[0], 1: deep.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def lake(x0, x1, y0, y1, level, body=(0.014, 0.024, 0.028)):
    """Adds a lake whose surface is at the height `level`. `body` is the colour of its depth."""
    sheet(_material(body), ((x0 + x1) / 2, (y0 + y1) / 2, level), (1, 0, 0), (0, 1, 0), x1 - x0, y1 - y0)
