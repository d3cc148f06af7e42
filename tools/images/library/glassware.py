"""Blown glass for close views of single objects."""
from . import materials
from .nodes import fresh, rgba


def _blown(name, tint, edge, shine=1.6):
    """
    Returns the material of thin blown glass. It transmits light without refraction. Where the wall is seen edge on, it
    takes the colour `edge`. `shine` multiplies its reflections, because a single face stands for both sides of the wall.
    """
    made, n, surface = fresh(name)
    facing = n('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    colour = n.mix(n.ramp(facing, [(0.55, 0.0), (0.86, 0.35), (1.0, 1.0)], 'EASE'), rgba(tint), rgba(edge))
    seen = n('LightPath').outputs['Is Camera Ray']
    factor = n.math('MULTIPLY', n.math('MULTIPLY', n('Fresnel', {'IOR': 1.5}).outputs[0], shine), seen)
    mirror = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.02})
    # Shadows keep the pale tint only: a dark ring below each bulb would look like a second object.
    clear = n('BsdfTransparent', {'Color': n.mix(seen, rgba(tint), colour)})
    n.link(n('MixShader', {0: n.math('MINIMUM', factor, 0.9), 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


materials._makers['blown glass'] = lambda name: _blown(name, (0.975, 0.985, 0.978), (0.20, 0.36, 0.30))
