"""
The Mösern Hillside Suite: the slate front with its band of glass, the rooms behind it, the terrace with the plunge, and
the ground of the slope, at the blue hour after the first snow. `outlook` adds the view from the rooms over the terrace.
"""
import math
import random
import numpy as np
from . import conifers, daylight, finishes, haze, light, materials, meadow, water, winter
from .afterglow import afterglow
from .ranges import shade
from .boards import Boards, panels, plank_wall
from .fields import fractal, grid_faces, mesh, place
from .fittings import lantern
from .nodes import fresh, rgba
from .ranges import ranges
from .shapes import rod, rounded, turned
from .suites import cabin, glass_front
from .versions import input_name

HIGH, EDGE = 2.5, 2.95
WEST, EAST = -1.2, 8.8
LAMPS = (-2.6, -0.75)
POOL = (0.6, 2.6, -3.1, -1.9)


def _terrace_slate(name):
    """Returns the material of the paving: honed grey slate that hardly mirrors the lit rooms."""
    made = finishes._honed(name, (0.064, 0.072, 0.060), (0.165, 0.177, 0.150), 0.55)
    body = next(node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    body.inputs[input_name(body, 'Specular')].default_value = 0.3
    return made


materials._makers['terrace slate'] = _terrace_slate


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


def bank(x, y):
    """Returns the height of the ground west of the terrace. It is level with the paving and rises beside the house."""
    return np.minimum(slope(x, y), 0.02 + 0.42 * np.maximum(y + 1.5, 0)) - 0.04


def snow_patches(x0, x1, y0, y1, height, cover=0.0, seed=7, steps=420):
    """
    Adds snow in the hollows of the meadow, which the tips of the grass pierce at its edges. `height(x, y)` is the
    ground; `cover` raises or lowers the snow in metres, so that it covers more or less of the ground.
    """
    x, y = np.meshgrid(np.linspace(x0, x1, steps), np.linspace(y0, y1, steps))
    lie = 0.22 * fractal(x / 3.4, y / 1.9, seed, 4, 0.5) + 0.15 * fractal(x / 0.55, y / 0.4, seed + 5, 4, 0.6)
    points = np.stack([x, y, height(x, y) + np.minimum(lie + cover, 0.20)], -1).reshape(-1, 3)
    place(mesh('snow patches', points, grid_faces(steps, steps), [winter.snow_material()], True))


def turf():
    """Returns the material of the ground under the grass: straw and earth colours in patches."""
    made, n, surface = fresh('autumn turf')
    at = n('NewGeometry').outputs['Position']
    patch, fine = n.noise(at, 0.5, 4, 0.65).outputs[0], n.noise(at, 22.0, 3, 0.7).outputs[0]
    earth = n.mix(fine, rgba((0.085, 0.066, 0.040)), rgba((0.200, 0.160, 0.098)))
    straw = n.mix(fine, rgba((0.190, 0.150, 0.080)), rgba((0.400, 0.330, 0.195)))
    tufts = n('Bump', {'Strength': 1.0, 'Distance': 0.12, 'Height': n.noise(at, 4.5, 4, 0.65).outputs[0]}).outputs[0]
    colour = n.mix(n.ramp(patch, [(0.40, 0.0), (0.60, 1.0)]), earth, straw)
    n.link(n('BsdfDiffuse', {'Color': colour, 'Normal': tufts}).outputs[0], surface)
    return made


def blades():
    """
    Returns the material of the grass: pale straw with russet tufts. It reads the vector `blade` of each point: 0 at the
    foot and 1 at the tip, and two random numbers for each blade, of which the second one chooses russet blades.
    """
    made, n, surface = fresh('autumn grass')
    at, axes = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('blade')}).outputs
    patch, spot = n.noise(at, 0.16, 4, 0.65).outputs[0], n.noise(at, 1.1, 4, 0.65).outputs[0]
    russet = n.mix(axes[1], rgba((0.235, 0.165, 0.095)), rgba((0.430, 0.330, 0.200)))
    straw = n.mix(axes[1], rgba((0.370, 0.305, 0.185)), rgba((0.680, 0.610, 0.440)))
    tone = n.math('ADD', n.math('MULTIPLY_ADD', spot, 0.35, n.math('MULTIPLY', patch, 0.75)), n.math('MULTIPLY_ADD', axes[2], 0.34, -0.17))
    colour = n.mix(n.ramp(tone, [(0.42, 0.0), (0.58, 1.0)]), russet, straw)
    shade = n.ramp(axes[0], [(0.0, 0.40), (0.45, 0.88), (1.0, 1.12)])
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


def _terrace():
    """Adds a bed of grasses along the wall beside the glass, two wall lamps, and the border of the plunge."""
    edge = Boards('slate', 0.006)
    edge.box((-4.2, -0.62, 0), (-0.12, -0.56, 0.12))
    edge.box((-0.18, -0.56, 0), (-0.12, -0.03, 0.12), 'y')
    edge.done('edge')
    flat = lambda x, y: 0 * x + 0.06
    meadow.ground(-4.2, -0.18, -0.56, -0.03, flat, 12)
    mark(meadow.grass(-4.15, -0.22, -0.52, -0.08, flat, 2600, 0.62, 9), blades(), 9)
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


def _from_joint(x, y):
    """Returns the distance in metres of the points (x, y) from the nearest joint of the paving of the terrace."""
    px0, px1, py0, py1 = POOL
    left, low = np.where((y > py0) & (y < py1) & (x > px1), px1, -5.0), np.where(y < py0, -7.0, np.where(y < py1, py0, py1))
    row = np.floor((y - low) / 0.6)
    along, up = (x - left + (row * 0.5 % 1) * 0.9) % 0.9, (y - low) % 0.6
    return np.minimum(np.minimum(along, 0.9 - along), np.minimum(up, 0.6 - up))


def terrace_snow(joint=0.002):
    """
    Adds the snow on the terrace. A way to the plunge and the paving around it are cleared; beside them the snow lies in banks
    with a ridge at the edge. On the cleared paving a little is left in the joints, and thinly along the banks. `joint` is the mean
    height in metres of the snow in the joints above the paving; lower values leave more of the joints empty.
    """
    px0, px1, py0, py1 = POOL
    x, y = np.meshgrid(np.arange(-4.2, 8.2, 0.007), np.arange(-7.2, -0.12, 0.007))
    way = np.abs(x - 0.95 - 0.12 * (y + 5)) - 0.92
    around = np.maximum(np.maximum(-0.95 - x, x - 5.3 - 0.9 * np.clip(y + 2.6, 0, 2)), -4.0 - 0.10 * (x - 2) - y)
    outside = np.minimum(way, around) + 0.12 * fractal(x / 0.8, y / 0.8, 61, 3, 0.42) + 0.007 * fractal(x / 0.09, y / 0.09, 66, 2)
    ridge = 0.07 * np.exp(-((outside - 0.22) / 0.16) ** 2) * (1 + 0.6 * fractal(x / 0.3, y / 0.3, 70, 3))
    deep = 0.13 + ridge + 0.075 * fractal(x / 0.9, y / 0.8, 73, 5, 0.52) + 0.05 * np.clip(outside - 0.5, 0, 2)
    bank = np.where(outside > 0, deep * (1 - np.exp(-np.maximum(outside, 0) / 0.085)), np.maximum(outside, -0.05))
    left = fractal(x / 0.8, y / 0.6, 80, 4, 0.55)
    joints = joint + 0.014 * left - 0.8 * np.maximum(_from_joint(x, y) - 0.004 - 0.005 * fractal(x / 0.05, y / 0.05, 84, 2), 0)
    thin = 0.030 * (0.30 + 0.8 * left + 0.25 * fractal(x / 0.10, y / 0.08, 88, 3) + 7.0 * np.minimum(outside, 0)) - 0.004
    z = np.maximum(bank, np.minimum(np.maximum(joints, thin), 0.009))
    faces = grid_faces(*x.shape)
    pool = (x > px0 - 0.32) & (x < px1 + 0.32) & (y > py0 - 0.32) & (y < py1 + 0.32)
    faces = faces[((z > -0.01) & ~pool).ravel()[faces].any(axis=1) & ~pool.ravel()[faces].any(axis=1)]
    place(mesh('terrace snow', np.stack([x, y, z], -1).reshape(-1, 3), faces, [winter.snow_material('snow on the terrace', 0.012)], True))


def suite():
    """Adds the suite with its terrace, its lit plunge and the ground of the slope."""
    px0, px1, py0, py1 = POOL
    for a, b, c, d in ((-5, 12, -7, py0), (-5, px0, py0, py1), (px1, 12, py0, py1), (-5, 12, py1, 0.05)):
        panels('honed slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 0.9, 0.6, gap=0.008)
    water.pool(px0, px1, py0, py1, 0, -0.06, 1.0, 'slate', [(px0 + 0.5, py1 - 0.1, -0.45, 0.10), (px1 - 0.5, py1 - 0.1, -0.45, 0.10)], 5.0,
               colour=(0.95, 0.98, 0.92), watts=12, rest=0.20,
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
    threshold = Boards('slate', 0.003)
    threshold.box((0.05, 0.05, -0.03), (2.75, 0.347, 0.0))
    threshold.done('threshold')
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
    meadow.ground(-60, -4.3, -12, 0.15, bank).data.materials[0] = soil
    _terrace()
    light.strip((2.95, 3.34, HIGH - 0.07), (7.5, 3.34, HIGH - 0.07), (0, 0.1, -1), 30, 2750)
    light.area((5.2, 1.6, HIGH - 0.05), (0, -0.1, -1), 3.6, 1.6, 62, 2800)


def lamps():
    """Adds the wall lamps, the light that falls from the glass onto the paving, and lanterns beside the plunge."""
    for x in LAMPS:
        light.spot((x, -0.12, 1.73), (0, 0.10, -1), 40, 88, 2500, 0.03)
        light.spot((x, -0.12, 1.99), (0, 0.10, 1), 28, 88, 2500, 0.03)
    light.area((3.8, -0.12, 1.3), (0, -1, -0.85), 7.2, 1.8, 190, 3200)
    for x, y, tall in ((0.05, -3.0, 0.34), (3.15, -2.1, 0.28), (3.42, -1.85, 0.20)):
        lantern(x, y, 0.0, 0.62 * tall, tall, 14)


def evening():
    """Adds the suite at the blue hour, with its lamps."""
    afterglow(1.25, -105, mist=0.6)
    haze.fill_valley(10000, 240)
    suite()
    lamps()


def outlook():
    """Adds the view from the rooms: the snow beyond the terrace, the trees below it, and the range across the valley."""
    def fall(x, y):
        """Returns the height of the snow: on the turf west of the terrace, lower in front of it, then down to the valley."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        west = 1 / (1 + np.exp((x + 5.4) / 0.25))
        near = west * (bank(x, y) + 0.20) + (1 - west) * (-0.35 + 0.10 * fractal(x / 3.0, y / 2.2, 4, 4))
        return near - 9.0 / (1 + np.exp((y + 28) / 3))
    x, y = np.meshgrid(np.linspace(-70, 80, 300), np.linspace(-160, -6.9, 300))
    place(mesh('snow', np.stack([x, y, fall(x, y)], -1).reshape(-1, 3), grid_faces(300, 300), [winter.snow_material()], True))
    free = lambda x, y: y > -30 and abs(x - 2) < 10
    trees = winter.scatter(130, -60, 70, -120, -16, 2.8, free)
    conifers.forest(trees, fall, (('spruce', 2), ('pine', 2)), (0.55, 1.0), snow=0.45)
    # Ranges are built for a viewer who looks along +y; half a turn puts this one on the other side of the valley.
    made = ranges([(-600, 3400, 1250, 2100), (1000, 3700, 1120, 2000), (-2300, 3800, 1050, 1900), (2600, 3900, 1000, 1900)], seed=52, foot=-160, trees=330)
    made.rotation_euler = (0, 0, math.pi)


def by_evening():
    """Adds the suite with the same boards as in the product's main image, and the view from its rooms."""
    random.seed('moesern-hillside-suite')
    evening()
    outlook()
    daylight.sun(-72, 4, 4.2, 2300)
    shade(-2600, -4500, 3500, 800)
    finishes.refine(slate='honed slate')
