"""Thin wisps of steam over water: many small soft patches at all depths, which leave no edges or bands."""
import math
import random
from .nodes import fresh, rgba
from .shapes import sheet


def _material(colour, strength):
    made, n, surface = fresh('steam')
    part = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    spot = n('VectorMath', {0: n('NewGeometry').outputs['Position'], 1: n('ObjectInfo').outputs['Random']}, operation='ADD').outputs[0]
    bend = n.noise_offset((0.45,) * 3, spot, 2.2, 4)
    curls = n.noise(n.vector('ADD', spot, bend), (4.2, 4.2, 2.0), 6, 0.56).outputs[0]
    curls = n.ramp(curls, [(0.40, 0.0), (0.78, 1.0)], 'EASE')
    across = n.math('POWER', n.math('MULTIPLY_ADD', part[0], 2.0, -1.0), 2.0)
    soft = n.math('MULTIPLY', n.ramp(across, [(0.0, 1.0), (1.0, 0.0)], 'EASE'), n.ramp(part[2], [(0.0, 0.0), (0.22, 1.0), (1.0, 0.0)], 'EASE'))
    power = n.math('MULTIPLY', n.math('MULTIPLY', curls, soft), strength)
    glow = n('Emission', {'Color': rgba(colour), 'Strength': power})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent').outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def vapour(x0, x1, y0, y1, level, height=0.7, strength=0.2, colour=(0.80, 0.86, 0.95), count=14, seed=1):
    """
    Adds steam over the water surface at `level`, between `x0` and `x1`, `y0` and `y1`. The wisps rise up to `height`
    metres. `strength` is the brightness of one wisp, of which there are `count`; a view crosses at most 16.
    """
    of, chance = _material(colour, strength), random.Random(seed)
    for i in range(count):
        tall = height * chance.uniform(0.45, 1.0)
        wide = min(tall * chance.uniform(0.9, 1.5), (x1 - x0) * 0.9)
        x, y = chance.uniform(x0 + wide * 0.4, x1 - wide * 0.4), y0 + (y1 - y0) * (i + chance.random()) / count
        turn = chance.uniform(-0.5, 0.5)
        made = sheet(of, (x, y, level + tall * 0.42), (math.cos(turn), math.sin(turn), 0), (0, 0, 1), wide, tall, lit=False)
        made.visible_glossy = False
