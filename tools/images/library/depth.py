"""
Shadows under water, for pools that are seen from above. The bed of a pool (`water.bed`) has the light painted on it, so
it receives no shadows.
"""
from .nodes import fresh, rgba
from .shapes import sheet


def _fading(strength):
    """Returns the material of a shadow that fades along the first coordinate of `uv3`."""
    made, n, surface = fresh('shadow under water')
    part = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs[0]
    dark = n.math('MULTIPLY', n.ramp(part, [(0.0, 1.0), (0.25, 0.55), (1.0, 0.0)], 'EASE'), strength)
    black = n('BsdfDiffuse', {'Color': rgba((0.0, 0.004, 0.006))}).outputs[0]
    n.link(n('MixShader', {0: dark, 1: n('BsdfTransparent').outputs[0], 2: black}).outputs[0], surface)
    return made


def shadow(start, way, reach, length, z, strength=0.7):
    """
    Adds a shadow at the height `z`, which is darkest along the line of `length` metres through `start` (x, y) and fades within
    `reach` metres in the direction `way` (x, y).
    """
    middle = (start[0] + way[0] * reach / 2, start[1] + way[1] * reach / 2, z)
    sheet(_fading(strength), middle, (*way, 0), (-way[1], way[0], 0), reach, length, lit=False)
