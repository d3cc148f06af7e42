"""Steam over water, as translucent sheets that only add light, so it needs no volume rendering."""
from .nodes import fresh, rgba
from .shapes import sheet


def _material(colour, strength, scale):
    made, n, surface = fresh('steam over water')
    part = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    spot = n('NewGeometry').outputs['Position']
    bend = n.noise_offset((0.9 / scale,) * 3, spot, scale * 0.7, 3)
    wisps = n.ramp(n.noise(n.vector('ADD', spot, bend), (scale, scale * 2, scale * 0.55), 6, 0.58).outputs[0], [(0.36, 0.0), (0.74, 1.0)], 'EASE')
    ends = n.ramp(n.math('ABSOLUTE', n.math('MULTIPLY_ADD', part[0], 2.0, -1.0)), [(0.45, 1.0), (1.0, 0.0)], 'EASE')
    fade = n.ramp(part[2], [(0.0, 0.25), (0.10, 1.0), (0.40, 0.45), (1.0, 0.0)], 'EASE')
    power = n.math('MULTIPLY', n.math('MULTIPLY', wisps, fade), n.math('MULTIPLY', ends, strength))
    glow = n('Emission', {'Color': rgba(colour), 'Strength': power})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent').outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def steam(x0, x1, y0, y1, level, height=0.8, strength=0.25, colour=(0.80, 0.86, 0.95), count=5, scale=2.4):
    """
    Adds steam over the water surface at `level`, between `x0` and `x1`, `y0` and `y1`. It rises `height` metres.
    `strength` is its brightness, `scale` the number of wisps per metre.
    """
    of = _material(colour, strength / count * 2, scale)
    for i in range(count):
        y = y0 + (y1 - y0) * (i + 0.5) / count
        made = sheet(of, ((x0 + x1) / 2, y, level + height / 2), (1, 0, 0), (0, 0, 1), x1 - x0, height, lit=False)
        made.visible_glossy = False
