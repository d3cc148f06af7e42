"""The surface of a calm lake."""
from .nodes import fresh, rgba


def calm():
    """
    Returns the material of a lake on a still day. It mirrors the far shore, a little blurred, and strips of breeze lie
    across the view as paler bands. Bumps would smear a reflection at this flat angle into vertical streaks, so the breeze
    only makes the surface rougher.
    """
    made, n, surface = fresh('calm lake')
    place = n('TexCoord').outputs['Object']
    breeze = n.noise(place, (0.006, 0.055, 1.0), 4, 0.6).outputs[0]
    rough = n.ramp(breeze, [(0.46, 0.02), (0.56, 0.16), (0.66, 0.03)])
    body = n('BsdfDiffuse', {'Color': rgba((0.020, 0.036, 0.042))})
    mirror = n('BsdfGlossy', {'Color': rgba((0.78, 0.88, 0.94)), 'Roughness': rough})
    shine = n('Fresnel', {'IOR': 1.33}).outputs[0]
    n.link(n('MixShader', {0: shine, 1: body.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made
