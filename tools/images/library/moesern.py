"""
The Mösern Hillside Suite: the slate front with its band of glass, the rooms behind it, the terrace with the plunge, and
the ground of the slope. `by_day` adds all of it in low sun, for views that do not show the landscape.
"""
import random
import numpy as np
from . import daylight, finishes, light, meadow, water  # `finishes` defines the honed slate.
from .boards import Boards, panels, plank_wall
from .fields import fractal
from .nodes import fresh, rgba
from .shapes import rod, rounded, turned
from .suites import cabin, glass_front

HIGH, EDGE = 2.5, 2.95
WEST, EAST = -1.2, 8.8
LAMPS = (-2.6, -0.75)
POOL = (0.6, 2.6, -3.1, -1.9)


def slope(x, y):
    """
    Returns the height of the meadow at (x, y). Above the house, the meadow rises from the edge of the roof to a crest,
    as seen from the terrace. Beside the house, it slopes down to the terrace.
    """
    swell = 0.55 * fractal(x / 9, y / 6, 12, 4) + 0.10 * fractal(x / 1.3, y / 1.1, 15, 3)
    up = np.maximum(y + 0.2, 0)
    over = EDGE + 0.05 + 10.5 * (1 - np.exp(-up / 22)) + 0.03 * up
    side = np.minimum(0.02 + 0.42 * np.maximum(y + 1.5, 0), over)
    beside = np.maximum(np.maximum(WEST - 0.5 - x, x - EAST - 0.5), 0)
    fade = 1 / (1 + np.exp((beside - 2.6) * 1.3))
    return (over + swell * np.clip(y * 0.5, 0.06, 1)) * fade + (1 - fade) * (side + swell * 0.6)


def turf(straw=1.0):
    """
    Returns the material of the ground under the grass: green, straw and earth colours in patches. `straw` from 0 to 1
    is the share of the straw colours.
    """
    made, n, surface = fresh('autumn turf')
    place = n('NewGeometry').outputs['Position']
    patch, spot, fine = n.noise(place, 0.16, 4, 0.65).outputs[0], n.noise(place, 1.1, 4, 0.65).outputs[0], n.noise(place, 22.0, 3, 0.7).outputs[0]
    green = n.mix(fine, rgba((0.040, 0.052, 0.018)), rgba((0.120, 0.125, 0.042)))
    dry = n.mix(fine, rgba((0.105, 0.080, 0.034)), rgba((0.235, 0.190, 0.088)))
    tone = n.ramp(n.math('MULTIPLY_ADD', spot, 0.35, n.math('MULTIPLY', patch, 0.75)), [(0.49, 0.0), (0.61, straw)])
    tufts = n('Bump', {'Strength': 1.0, 'Distance': 0.12, 'Height': n.noise(place, 4.5, 4, 0.65).outputs[0]}).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, green, dry), 'Normal': tufts}).outputs[0], surface)
    return made


def blades(straw=1.0):
    """
    Returns the material of the grass. It reads the vector `blade` of each point: 0 at the foot and 1 at the tip, and two
    random numbers for each blade, of which the second one chooses dry blades. `straw` from 0 to 1 is how dry these are.
    """
    made, n, surface = fresh('autumn grass')
    place, axes = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('blade')}).outputs
    patch, spot = n.noise(place, 0.16, 4, 0.65).outputs[0], n.noise(place, 1.1, 4, 0.65).outputs[0]
    green = n.mix(axes[1], rgba((0.045, 0.070, 0.016)), rgba((0.150, 0.180, 0.048)))
    dry = n.mix(axes[1], rgba((0.190, 0.118, 0.046)), rgba((0.440, 0.350, 0.170)))
    tone = n.math('ADD', n.math('MULTIPLY_ADD', spot, 0.35, n.math('MULTIPLY', patch, 0.75)), n.math('MULTIPLY_ADD', axes[2], 0.34, -0.17))
    colour = n.mix(n.ramp(tone, [(0.48, 0.0), (0.63, straw)]), green, dry)
    shade = n.ramp(axes[0], [(0.0, 0.34), (0.45, 0.85), (1.0, 1.12)])
    body = n('BsdfDiffuse', {'Color': n.mix(1.0, colour, shade, 'MULTIPLY')}).outputs[0]
    through = n('BsdfTranslucent', {'Color': n.mix(1.0, colour, shade, 'MULTIPLY')}).outputs[0]
    n.link(n('MixShader', {0: 0.3, 1: body, 2: through}).outputs[0], surface)
    return made


def mark(grass, of, seed, width=1.0):
    """
    Gives the blades of a `meadow.grass` object the material `of` and the vectors that it reads. `width` scales the width
    of the blades.
    """
    count = len(grass.data.vertices) // 3
    generator = np.random.default_rng(seed)
    values = np.repeat(generator.random((count, 3)), 3, axis=0)
    values[:, 0] = np.tile((0.0, 0.0, 1.0), count)
    grass.data.attributes.new('blade', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', values.astype(np.float32).ravel())
    grass.data.materials[0] = of
    if width != 1.0:
        points = np.empty(count * 9, np.float32)
        grass.data.vertices.foreach_get('co', points)
        feet = points.reshape(count, 3, 3)[:, :2]
        feet[:] = feet.mean(axis=1, keepdims=True) * (1 - width) + feet * width
        grass.data.vertices.foreach_set('co', points)


def _terrace(straw):
    """Adds a bed of grasses along the wall beside the glass, two wall lamps, and the border of the plunge."""
    edge = Boards('slate', 0.006)
    edge.box((-4.2, -0.62, 0), (-0.12, -0.56, 0.12))
    edge.box((-0.18, -0.56, 0), (-0.12, -0.03, 0.12), 'y')
    edge.done('edge')
    flat = lambda x, y: 0 * x + 0.06
    meadow.ground(-4.2, -0.18, -0.56, -0.03, flat, 12)
    mark(meadow.grass(-4.15, -0.22, -0.52, -0.08, flat, 2600, 0.62, 9), blades(straw), 9)
    for x in LAMPS:
        turned('black steel', (x, -0.09, 1.75), [(0.001, 0), (0.055, 0), (0.055, 0.22), (0.001, 0.22)], 28)
        rod('black steel', (x, -0.02, 1.86), (x, -0.09, 1.86), 0.018)
    x0, x1, y0, y1 = POOL
    border, wide, tall = Boards('honed slate', 0.008), 0.30, 0.05
    for a, b in ((x0 - wide, (x0 + x1) / 2 - 0.003), ((x0 + x1) / 2, x1 + wide)):
        border.box((a, y0 - wide, 0), (b, y0 + 0.02, tall))
        border.box((a, y1 - 0.02, 0), (b, y1 + wide, tall))
    border.box((x0 - wide, y0 + 0.023, 0), (x0 + 0.02, y1 - 0.023, tall), 'y')
    border.box((x1 - 0.02, y0 + 0.023, 0), (x1 + wide, y1 - 0.023, tall), 'y')
    border.done('border')


def suite(straw=1.0, lamps=(), watts=0):
    """
    Adds the suite with its terrace and the ground of the slope. `straw` is the same as in `blades`; `lamps` and `watts`
    light the plunge (see `water.pool`).
    """
    px0, px1, py0, py1 = POOL
    for a, b, c, d in ((-5, 12, -7, py0), (-5, px0, py0, py1), (px1, 12, py0, py1), (-5, 12, py1, 0.05)):
        panels('honed slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 0.9, 0.6, gap=0.008)
    water.pool(px0, px1, py0, py1, 0, -0.06, 1.0, 'slate', list(lamps), 2.4, colour=(1.0, 0.92, 0.86), watts=watts, rest=0.10,
               ripple=0.010, net=0.3, slab=0.5, gap=0.005)
    water.split_courses((-4.2, -0.02, 0), (1, 0, 0), (0, 0, 1), 4.2 - 0.0, EDGE)
    water.split_courses((7.6, -0.02, 0), (1, 0, 0), (0, 0, 1), 4.2, EDGE)
    water.split_courses((0.0, -0.02, HIGH), (1, 0, 0), (0, 0, 1), 7.6, EDGE - HIGH)
    cap = Boards('slate', 0.008)
    for i in range(8):
        cap.box((-4.3 + i * 2.03, -0.14, EDGE), (-4.3 + (i + 1) * 2.03 - 0.004, 0.22, EDGE + 0.05))
    cap.done('cap')
    steel = Boards('black steel', 0.004)
    steel.box((-0.05, -0.1, HIGH - 0.02), (7.65, 0.02, HIGH + 0.03))
    steel.done('lintel')
    cabin(0.05, 2.75, 0.35, 2.9, 0.0, HIGH)
    glass_front((0.0, 1.37, 2.75, 4.35, 5.95, 7.55), 0.0, HIGH, 0.08, door=2.62)
    plank_wall('hemlock', (2.85, 3.4, 0), (1, 0, 0), (0, 0, 1), 4.75, HIGH)
    plank_wall('hemlock', (2.85, 0.1, 0), (0, 1, 0), (0, 0, 1), 3.3, HIGH)
    plank_wall('hemlock', (7.6, 3.4, 0), (0, -1, 0), (0, 0, 1), 3.3, HIGH)
    plank_wall('hemlock', (2.85, 3.4, HIGH), (1, 0, 0), (0, -1, 0), 4.75, 3.3)
    panels('slate', (2.8, 0.05, -0.001), (1, 0, 0), (0, 1, 0), 4.8, 3.4, 1.2, 0.9)
    for x in (3.3, 4.75, 6.2):
        bed = Boards('walnut', 0.006)
        bed.box((x, 0.9, 0.24), (x + 0.8, 2.85, 0.31), 'y')
        for y in (1.0, 2.65):
            bed.box((x + 0.06, y, 0), (x + 0.74, y + 0.08, 0.24))
        bed.done('daybed')
        rounded('linen', (x + 0.02, 0.92, 0.31), (x + 0.78, 2.83, 0.45), 0.05, 0.008)
        rounded('wool', (x + 0.08, 2.5, 0.45), (x + 0.72, 2.8, 0.62), 0.07, 0.01)
    soil = turf(straw)
    meadow.ground(-60, 60, 0.1, 90, slope).data.materials[0] = soil
    meadow.ground(-60, -4.3, -12, 0.15, lambda x, y: slope(x, y) - 0.04).data.materials[0] = soil
    _terrace(straw)
    light.strip((2.95, 3.34, HIGH - 0.07), (7.5, 3.34, HIGH - 0.07), (0, 0.1, -1), 30, 2750)
    light.area((5.2, 1.6, HIGH - 0.05), (0, -0.1, -1), 3.6, 1.6, 62, 2800)


def by_day():
    """Adds the suite in low sun, with the same boards as in the product's main image, but without grass on the roof."""
    random.seed('moesern-hillside-suite')
    daylight.low_sun(-142, 24, 1.15, mist=0.4, seed=6.0, warmth=4800)
    suite()
