"""
Scene: the suite built into a slope, with one band of glass in a slate wall, a meadow on the roof and a plunge pool in
the terrace.
"""
import numpy as np
from library import conifers, daylight, light, meadow, water, winter
from library.boards import Boards, panels, plank_wall
from library.fields import fractal
from library.mountains import mountains
from library.nodes import fresh, rgba
from library.shapes import put, rod, rounded, turned
from library.suites import cabin, glass_front

ALT = 'A suite built into a slope: one lit band of glass in a wall of slate, a meadow for its roof, a plunge let into the terrace'
WIDTH = 1440
GRADE = {'exposure': 0.75, 'contrast': 1.22}
HIGH, EDGE = 2.5, 2.95
WEST, EAST = -1.2, 8.8


def slope(x, y):
    """
    Returns the height of the meadow at (x, y). Above the house, the meadow rises from the edge of the roof. Beside the
    house, it slopes down to the terrace.
    """
    swell = 0.55 * fractal(x / 9, y / 6, 12, 4) + 0.10 * fractal(x / 1.3, y / 1.1, 15, 3)
    over = EDGE + 0.05 + 0.20 * np.maximum(y + 0.2, 0) ** 1.12 + swell * np.clip(y * 0.5, 0.06, 1)
    beside = np.maximum(np.maximum(WEST - 0.5 - x, x - EAST - 0.5), 0)
    fade = 1 / (1 + np.exp((beside - 2.6) * 1.3))
    return over * fade + (1 - fade) * (0.02 + 0.42 * np.maximum(y + 1.5, 0) + swell * 0.6)


def turf():
    """Returns the material of the ground under the grass: green, straw and earth colours in patches."""
    made, n, surface = fresh('autumn turf')
    place = n('NewGeometry').outputs['Position']
    patch, spot, fine = n.noise(place, 0.16, 4, 0.65).outputs[0], n.noise(place, 1.1, 4, 0.65).outputs[0], n.noise(place, 22.0, 3, 0.7).outputs[0]
    green = n.mix(fine, rgba((0.040, 0.052, 0.018)), rgba((0.120, 0.125, 0.042)))
    straw = n.mix(fine, rgba((0.105, 0.080, 0.034)), rgba((0.235, 0.190, 0.088)))
    tone = n.ramp(n.math('MULTIPLY_ADD', spot, 0.35, n.math('MULTIPLY', patch, 0.75)), [(0.49, 0.0), (0.61, 1.0)])
    tufts = n('Bump', {'Strength': 1.0, 'Distance': 0.12, 'Height': n.noise(place, 4.5, 4, 0.65).outputs[0]}).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, green, straw), 'Normal': tufts}).outputs[0], surface)
    return made


def blades():
    """
    Returns the material of the grass. It reads the vector `blade` of each point: 0 at the foot and 1 at the tip, and two
    random numbers for each blade, of which the second one chooses dry blades.
    """
    made, n, surface = fresh('autumn grass')
    place, axes = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('blade')}).outputs
    patch, spot = n.noise(place, 0.16, 4, 0.65).outputs[0], n.noise(place, 1.1, 4, 0.65).outputs[0]
    green = n.mix(axes[1], rgba((0.045, 0.070, 0.016)), rgba((0.150, 0.180, 0.048)))
    dry = n.mix(axes[1], rgba((0.190, 0.118, 0.046)), rgba((0.440, 0.350, 0.170)))
    tone = n.math('ADD', n.math('MULTIPLY_ADD', spot, 0.35, n.math('MULTIPLY', patch, 0.75)), n.math('MULTIPLY_ADD', axes[2], 0.34, -0.17))
    colour = n.mix(n.ramp(tone, [(0.48, 0.0), (0.63, 1.0)]), green, dry)
    shade = n.ramp(axes[0], [(0.0, 0.34), (0.45, 0.85), (1.0, 1.12)])
    body = n('BsdfDiffuse', {'Color': n.mix(1.0, colour, shade, 'MULTIPLY')}).outputs[0]
    through = n('BsdfTranslucent', {'Color': n.mix(1.0, colour, shade, 'MULTIPLY')}).outputs[0]
    n.link(n('MixShader', {0: 0.3, 1: body, 2: through}).outputs[0], surface)
    return made


def mark(grass, of, seed):
    """Gives the blades of a `meadow.grass` object the material `of` and the vectors that it reads."""
    count = len(grass.data.vertices) // 3
    random = np.random.default_rng(seed)
    values = np.repeat(random.random((count, 3)), 3, axis=0)
    values[:, 0] = np.tile((0.0, 0.0, 1.0), count)
    grass.data.attributes.new('blade', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', values.astype(np.float32).ravel())
    grass.data.materials[0] = of


def stalks(x0, x1, y0, y1, count, tall, of, seed):
    """Adds thin dry stalks of grass about `tall` metres high, in tufts. Each leans, and bears a seed head at its top."""
    random = np.random.default_rng(seed)
    tufts = np.stack([random.uniform(x0, x1, count // 7), random.uniform(y0, y1, count // 7)], -1)
    x, y = (tufts[random.integers(0, len(tufts), count)] + random.normal(0, 0.09, (count, 2))).T
    y = np.maximum(y, y0)
    size, angle = tall * random.uniform(0.55, 1.1, count), random.uniform(0, 2 * np.pi, count)
    foot = np.stack([x, y, slope(x, y) - 0.02], -1)
    lean = np.column_stack([random.normal(0.06, 0.16, (count, 2)) * size[:, None], size])
    side = np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])
    neck, top = foot + 0.78 * lean, foot + lean + np.column_stack([lean[:, :2] * 0.12, -0.02 * size])
    middle = (neck + top) / 2
    stem = np.stack([foot + side * 0.0025, foot - side * 0.0025, middle], 1)
    head = np.stack([neck, middle + side * 0.011, top, neck, top, middle - side * 0.011], 1)
    points = np.concatenate([stem, head], 1).reshape(-1, 3)
    grass = put('stalks', points, np.arange(len(points)).reshape(-1, 3).tolist(), of)
    values = np.repeat(random.random((count, 3)) * (0, 1, 0.35) + (0, 0, 0.65), 9, axis=0)
    values[:, 0] = np.tile((0.2, 0.2, 1.0, 0.55, 0.6, 0.9, 0.55, 0.9, 0.6), count)
    grass.data.attributes.new('blade', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', values.astype(np.float32).ravel())


def hillside():
    """Adds tall grass in uneven stands, the forest above the meadow, and the mountains in late autumn."""
    grass = blades()
    for x0, x1, y0, y1, count, tall, seed in ((-7, 11, 0.15, 2.6, 150000, 0.20, 3), (-12, 15, 2.6, 8.0, 150000, 0.27, 4), (-16, 20, 8, 26, 210000, 0.40, 5), (-24, 30, 26, 50, 130000, 0.5, 6),
                                              (-12, -4.3, -6, 0.15, 60000, 0.24, 7), (-7, 11, 0.15, 5.0, 6000, 0.48, 8), (-7, 11, 0.13, 0.5, 16000, 0.36, 10)):
        mark(meadow.grass(x0, x1, y0, y1, slope, count, tall, seed), grass, seed)
    stalks(-6, 10, 0.16, 0.9, 1300, 0.50, grass, 21)
    stalks(-8, 12, 0.9, 6.0, 3600, 0.62, grass, 22)
    lift = lambda x, y: float(slope(np.float64(x), np.float64(y)))
    conifers.forest(winter.scatter(150, -60, 80, 26, 90, 2.4), lift, (('spruce', 3), ('pine', 1)), (0.6, 1.1), snow=0.0)
    conifers.forest([(-6.5, 13, 0.62), (-9.0, 16, 0.8), (13.5, 17, 0.8), (10.6, 21, 0.75)], lift, (('pine', 1), ('spruce', 1)), snow=0.0, seed=2)
    conifers.forest([(-5.4, 9.5, 0.7), (11.2, 13.0, 0.8), (9.0, 10.5, 0.45)], lift, (('fir', 1),), snow=0.0, seed=3)
    mountains([(600, 3300, 2050, 2100), (2200, 3600, 1900, 2000), (-1400, 3600, 1800, 1900)], seed=31, snow=0.8, snow_line=700, trees=700)


def terrace():
    """Adds a bed of grasses along the wall beside the glass, and two wall lamps, which are off by day."""
    edge = Boards('slate', 0.006)
    edge.box((-4.2, -0.62, 0), (-0.12, -0.56, 0.12))
    edge.box((-0.18, -0.56, 0), (-0.12, -0.03, 0.12), 'y')
    edge.done('edge')
    flat = lambda x, y: 0 * x + 0.06
    meadow.ground(-4.2, -0.18, -0.56, -0.03, flat, 12)
    mark(meadow.grass(-4.15, -0.22, -0.52, -0.08, flat, 2600, 0.62, 9), blades(), 9)
    for x in (-2.6, -0.75):
        turned('black steel', (x, -0.09, 1.75), [(0.001, 0), (0.055, 0), (0.055, 0.22), (0.001, 0.22)], 28)
        rod('black steel', (x, -0.02, 1.86), (x, -0.09, 1.86), 0.018)


def compose():
    daylight.low_sun(-142, 24, 1.15, mist=0.4, seed=6.0, warmth=4800)
    px0, px1, py0, py1 = 0.6, 2.6, -3.1, -1.9
    for a, b, c, d in ((-5, 12, -7, py0), (-5, px0, py0, py1), (px1, 12, py0, py1), (-5, 12, py1, 0.05)):
        panels('slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 0.9, 0.6, gap=0.008)
    water.pool(px0, px1, py0, py1, 0, -0.025, 1.0, 'slate', [(1.6, py1 - 0.1, -0.42, 0.02)], 1.4, colour=(1.0, 0.86, 0.74), watts=0, rest=0.75,
               ripple=0.010, net=1.1, slab=0.5, gap=0.005)
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
    soil = turf()
    meadow.ground(-60, 60, 0.1, 90, slope).data.materials[0] = soil
    meadow.ground(-60, -4.3, -12, 0.15, lambda x, y: slope(x, y) - 0.04).data.materials[0] = soil
    hillside()
    terrace()
    light.strip((2.95, 3.34, HIGH - 0.07), (7.5, 3.34, HIGH - 0.07), (0, 0.1, -1), 30, 2750)
    light.area((5.2, 1.6, HIGH - 0.05), (0, -0.1, -1), 3.6, 1.6, 62, 2800)
    light.camera((0.3, -8.9, 1.7), 13.5, 30, (0.0, 0.085))
