"""
Cloth, rugs and leather whose threads show in their colour as well as in their relief, because the denoiser keeps colours
but smooths the shadows of a fine relief. All of them read the `uv3` attribute: two lengths on the cloth in metres, and
the distance from the hem.
"""
import math
from . import materials
from .nodes import fresh, rgba


def _finish(n, surface, made, colour, height, relief, dark, light, sheen=0.4, rough=0.95):
    """Connects the shader of a cloth to `surface` and returns the material. `relief` is the depth of the bump in metres."""
    bump = n('Bump', {'Strength': 0.9, 'Distance': relief, 'Height': height}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.12, 'Sheen': sheen, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [0.4 * a + 0.6 * b for a, b in zip(dark, light)])
    return made


def _half(n, value):
    """Returns a wave over each whole number of `value`: 1 in the middle between two of them, 0 at both."""
    return n.math('SINE', n.math('MULTIPLY', n.math('FRACT', value), math.pi))


def _basket(name, dark, light, pitch, relief, slub=0.35):
    """
    Returns the material of a plain weave with threads `pitch` metres wide. `slub` is how much single threads differ in
    tone.
    """
    made, n, surface = fresh(name)
    cloth = n.attribute('uv3')
    bend = n.noise_offset((pitch, pitch, 0), cloth, 0.06 / pitch, 2)
    place = n('SeparateXYZ', {0: n.vector('ADD', cloth, bend)}).outputs
    warp, weft = (n.math('DIVIDE', place[i], pitch) for i in (0, 1))
    columns, rows = (n.math('FLOOR', value) for value in (warp, weft))
    over = n.math('GREATER_THAN', n.math('FRACT', n.math('MULTIPLY', n.math('ADD', columns, rows), 0.5)), 0.25)
    across, along = _half(n, warp), _half(n, weft)
    bulge = [n.math('MULTIPLY', a, n.math('MULTIPLY_ADD', b, 0.5, 0.5)) for a, b in ((across, along), (along, across))]
    own = [n('TexWhiteNoise', {'W': value}, noise_dimensions='1D').outputs[0] for value in (columns, n.math('ADD', rows, 0.5))]
    height, thread = (n.mix(over, *pair) for pair in (bulge[::-1], own[::-1]))
    yarn, broad = n.noise(cloth, 2.2 / pitch, 2, 0.6).outputs[0], n.noise(cloth, 8.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', height, 0.62, n.math('MULTIPLY_ADD', thread, slub, n.math('MULTIPLY_ADD', yarn, 0.30, n.math('MULTIPLY_ADD', broad, 0.25, -0.42))))
    return _finish(n, surface, made, n.mix(tone, rgba(dark), rgba(light)), n.math('MULTIPLY_ADD', yarn, 0.3, height), relief, dark, light)


def _herringbone(name, dark, light, pitch, wide, relief):
    """
    Returns the material of a herringbone twill. Its ribs are `pitch` metres apart, and change their direction every
    `wide` metres.
    """
    made, n, surface = fresh(name)
    cloth = n.attribute('uv3')
    bend = n.noise_offset((pitch, pitch, 0), cloth, 0.05 / pitch, 2)
    place = n('SeparateXYZ', {0: n.vector('ADD', cloth, bend)}).outputs
    twill = n.math('DIVIDE', n.math('ADD', place[1], n.math('PINGPONG', place[0], wide)), pitch)
    rib = _half(n, twill)
    threads = _half(n, n.math('DIVIDE', place[0], pitch * 0.5))
    own = n('TexWhiteNoise', {'W': n.math('FLOOR', twill)}, noise_dimensions='1D').outputs[0]
    yarn, broad = n.noise(cloth, 2.0 / pitch, 2, 0.6).outputs[0], n.noise(cloth, 7.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', rib, 0.72, n.math('MULTIPLY_ADD', threads, 0.16, n.math('MULTIPLY_ADD', own, 0.22, n.math('MULTIPLY_ADD', yarn, 0.30, n.math('MULTIPLY_ADD', broad, 0.25, -0.50)))))
    return _finish(n, surface, made, n.mix(tone, rgba(dark), rgba(light)), n.math('MULTIPLY_ADD', yarn, 0.3, rib), relief, dark, light)


def _looped(name, dark, light, pitch, relief):
    """
    Returns the material of a rug with a pile of loops `pitch` metres wide, in rows along the second length. Each loop has
    a tone of its own.
    """
    made, n, surface = fresh(name)
    cloth = n.attribute('uv3')
    place = n.vector('MULTIPLY', cloth, (1 / pitch, 0.62 / pitch, 0))
    loops = n('TexVoronoi', {'Vector': place, 'Scale': 1.0, 'Randomness': 0.55})
    own = n('SeparateXYZ', {0: loops.outputs['Color']}).outputs[0]
    yarn, broad = n.noise(cloth, 2.6 / pitch, 2, 0.6).outputs[0], n.noise(cloth, 2.6, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', loops.outputs['Distance'], -1.05, n.math('MULTIPLY_ADD', own, 0.38, n.math('MULTIPLY_ADD', yarn, 0.40, n.math('MULTIPLY_ADD', broad, 0.55, 0.24))))
    height = n.math('MULTIPLY_ADD', yarn, 0.3, n.math('SUBTRACT', 1.0, loops.outputs['Distance']))
    return _finish(n, surface, made, n.mix(tone, rgba(dark), rgba(light)), height, relief, dark, light, 0.6, 1.0)


def _leather(name, dark, light, half=0.0, seam=(0.80, 0.72, 0.58)):
    """
    Returns the material of saddle leather. With `half`, half the width of a strap in metres, a seam of pale thread runs
    along both of its edges; the second length is then measured from the middle of the strap.
    """
    made, n, surface = fresh(name)
    cloth = n.attribute('uv3')
    place = n('SeparateXYZ', {0: cloth}).outputs
    pores = n('TexVoronoi', {'Vector': cloth, 'Scale': 900.0}).outputs['Distance']
    broad = n.noise(cloth, 45.0, 4, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', pores, 0.50, n.math('MULTIPLY_ADD', broad, 0.8, -0.22))
    colour, height = n.mix(tone, rgba(dark), rgba(light)), pores
    if half:
        off = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ABSOLUTE', place[1]), half - 0.0034))
        stitch = n.math('MULTIPLY', n.math('LESS_THAN', off, 0.0007), n.math('LESS_THAN', n.math('FRACT', n.math('DIVIDE', place[0], 0.0052)), 0.72))
        colour = n.mix(stitch, colour, rgba(seam))
        rim = n.ramp(n.math('ABSOLUTE', place[1]), [(half - 0.0012, 0.0), (half, 1.0)])
        colour = n.mix(n.math('MULTIPLY', rim, 0.7), colour, rgba([c * 0.4 for c in dark]))
        height = n.math('MULTIPLY_ADD', stitch, 2.0, pores)
    bump = n('Bump', {'Strength': 0.5, 'Distance': 0.0004, 'Height': height}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': n.math('MULTIPLY_ADD', broad, 0.2, 0.38), 'Specular': 0.42, 'Normal': bump})
    n.link(full.outputs[0], surface)
    return made


materials._makers.update({
    'ecru herringbone': lambda name: _herringbone(name, (0.185, 0.150, 0.108), (0.640, 0.560, 0.440), 0.0042, 0.017, 0.0012),
    'grey herringbone': lambda name: _herringbone(name, (0.060, 0.055, 0.050), (0.270, 0.248, 0.224), 0.0075, 0.028, 0.0016),
    'bone basket': lambda name: _basket(name, (0.330, 0.290, 0.232), (0.735, 0.680, 0.590), 0.0036, 0.0010),
    'pale basket': lambda name: _basket(name, (0.300, 0.262, 0.208), (0.680, 0.622, 0.535), 0.0080, 0.0020, 0.20),
    'umber loops': lambda name: _looped(name, (0.045, 0.036, 0.028), (0.290, 0.238, 0.186), 0.015, 0.0030),
    'charcoal rug': lambda name: _basket(name, (0.038, 0.035, 0.031), (0.205, 0.187, 0.165), 0.0125, 0.0022, 0.30),
    'saddle leather': lambda name: _leather(name, (0.085, 0.033, 0.013), (0.250, 0.110, 0.046), 0.015),
})
