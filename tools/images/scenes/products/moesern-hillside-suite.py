"""
Scene: the suite built into a slope at the blue hour after a fall of snow, with one band of glass in a slate wall, dry grass
along the snow's edge on the roof, and a lit plunge in the terrace. The last sun reaches the summits only.
"""
import bpy
import numpy as np
from library import boulders, daylight, distant, finishes, flues, haze, light, materials, meadow, near_snow, spruces, winter
from library.ranges import shade
from library.boards import Boards
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.moesern import EDGE, HIGH, blades, evening, mark, slope, terrace_snow, turf

ALT = 'A suite built into a snow-covered slope at dusk: one lit band of glass in a wall of slate, dry grass along the edge of its roof, the flue of its stove above it, and a lit plunge in a terrace cleared between banks of snow'
WIDTH = 1440
GRADE = {'exposure': 1.0, 'contrast': 1.14}
FLUE = 2.35, 1.82  # x and y of the stove's flue, in metres
CAP = -0.135, 0.20  # y of the front and of the back of the wall's cap, in metres


def hill(x, y):
    """Returns the height of the ground at (x, y): the slope of the suite, lowered and with knolls, so that its crest is uneven."""
    knoll = lambda at, tall, wide: tall * np.exp(-((x - at) / wide) ** 2)
    uneven = 1.0 * fractal(x / 5.2 + 3, y / 6.5, 41, 4) + 0.34 * fractal(x / 1.7, y / 2.2, 44, 4)
    far = knoll(11.5, 0.9, 4.2) + knoll(-5.5, 0.9, 3.0) + knoll(2.5, -0.4, 3.0) + uneven
    return slope(x, y) - 0.24 * np.maximum(slope(x, y) - EDGE - 0.4, 0) + np.clip((y - 0.5) / 8, 0, 1) * far


def snow_edge(x):
    """Returns the y at which the snow of the roof begins: on the cap of the wall in some places, behind bare grass in others."""
    return 0.24 + 1.15 * fractal(x / 1.9 + 5, 0 * x, 6, 4, 0.55)


def snow(x, y):
    """Returns the height of the snow. Where none lies, it is below the ground, and inside the cap of the wall."""
    past = y - np.maximum(snow_edge(x), CAP[0] + 0.02) + 0.07 * fractal(x / 0.24, y / 0.2, 9, 3)
    deep = 0.24 + 0.10 * fractal(x / 2.3, y / 1.9, 23, 3)
    # The warm flue has melted a hollow around it.
    deep = deep - 0.17 * np.exp(-((np.hypot(x - FLUE[0], y - FLUE[1]) / 0.34) ** 2))
    depth = np.where(past > 0, deep * (1 - np.exp(-np.maximum(past, 0) / 0.22)), 1.2 * past)
    lie = hill(x, np.maximum(y, 0)) + depth + np.clip((y - 0.8) / 2.5, 0, 1) * winter.drifts(x, y)
    return np.where(y < CAP[1], np.maximum(lie, EDGE + 0.035), lie)


def bank():
    """Adds the snow that leans on the wall west of the glass and runs out on the terrace."""
    x, y = np.meshgrid(np.linspace(-3.6, -0.95, 180), np.linspace(-3.4, 0.0, 240))
    west = np.maximum(-1.15 + 0.35 * fractal(y / 0.8, 0 * y, 3, 3) - x, 0)
    lean = np.clip(1 + (y + 0.1) / (0.5 + 1.1 * np.minimum(west, 2.0)), 0, 1)
    rough = 0.30 * fractal(x / 0.8, y / 0.6, 14, 5) + 0.05 * np.maximum(fractal(x / 0.16, y / 0.15, 18, 3), 0)
    z = 0.80 * west ** 0.9 * lean ** 1.1 + rough * np.minimum(west * 2, 1) * np.minimum(3 * lean, 1) - 0.03
    place(mesh('bank', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.016)], True))


def roof():
    """Replaces the meadow of the roof by the lower hill under snow, with dry grass along its edge, tufts and a few rocks."""
    for made in [thing for thing in bpy.data.objects if thing.name.startswith('meadow') and thing.dimensions.y > 50]:
        bpy.data.objects.remove(made)
    meadow.ground(-12, 16, 0.1, 12, hill).data.materials[0] = turf()
    x, y = np.meshgrid(winter._spacing(-80, 80, (-3.4, 9.0), 0.024, 0.02), winter._spacing(CAP[0], 120, (CAP[0], 2.0), 0.02, 0.02))
    place(mesh('snow', np.stack([x, y, snow(x, y)], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.016)], True))
    # The joint between two parts of the wall would let the snow show through.
    backing = Boards('void')
    backing.box((-0.3, 0.04, HIGH + 0.03), (0.3, 0.09, EDGE))
    backing.done('behind')
    grass = blades()
    for y0, y1, count, tall, seed in ((-0.02, 0.5, 70000, 0.19, 10), (0.4, 1.6, 80000, 0.17, 3)):
        mark(meadow.grass(-3.5, 11, y0, y1, hill, count, tall, seed), grass, seed, 0.35)
    # The turf hangs over the stones at the edge of the roof.
    mark(meadow.grass(-3.5, 11, -0.12, 0.2, lambda x, y: 0 * x + EDGE + 0.05, 26000, 0.14, 11), grass, 11, 0.35)
    chance = np.random.default_rng(8)
    for i, (x, y) in enumerate(zip(chance.uniform(-3, 12, 22), 1.6 + 9 * chance.random(22) ** 1.5)):
        wide = chance.uniform(0.10, 0.4)
        mark(meadow.grass(x - wide, x + wide, y - wide, y + wide, lambda a, b: snow(a, b) - 0.05, int(450 * wide), chance.uniform(0.22, 0.42), 60 + i), grass, 60 + i, 0.3)
    height = lambda a, b: float(snow(np.float64(a), np.float64(b)))
    boulders.boulders([(x, y, height(x, y) + up, r) for x, y, up, r in ((8.3, 7.4, -0.20, 0.70), (-1.6, 7.6, -0.14, 0.50))], 0.85)
    return height


def flue(height):
    """Adds the flue of the sauna's stove, with a thin thread of smoke. `height` is that of the snow."""
    top = height(*FLUE) + 1.05
    flues.flue(*FLUE, HIGH, height(*FLUE) - 0.02, top, 'weathered steel')
    flues.smoke(*FLUE, top + 0.15, yaw=11, tall=2.2, strength=0.20, colour=(0.42, 0.46, 0.56))


def trees(ground):
    """Adds a few spruces on the hill and the edge of a forest behind its crest, with a wide gap for the mountains."""
    free = lambda x, y: -0.10 < (x - 0.3) / (y + 10.2) < 0.42
    spruces.forest(winter.scatter(60, -44, 80, 26, 90, 3.4, free), ground, (5, 13), snow=0.75, seed=4)
    spruces.single([(17.2, 17.5, 7.6, 'old'), (19.6, 20.5, 5.2, 'broad'), (15.0, 22.0, 3.4, 'young'), (-2.2, 21.0, 4.6, 'broad'), (-3.9, 24.5, 7.2, 'slender'),
                    (9.2, 27.0, 4.2, 'slender'), (8.9, 8.6, 1.7, 'young'), (10.2, 11.5, 3.4, 'broad'), (5.6, 12.0, 1.5, 'young'), (-1.0, 9.2, 1.3, 'young'), (12.3, 13.5, 5.8, 'slender')], ground, 0.8, 3)


def mountains():
    """Adds a wide range with several summits, the highest one left of the middle, and a thin bank of cloud at its foot."""
    distant.ridge(-4200, 6600, 5200, [2300, 2500, 2400, 2800, 2650, 3250, 3700, 3050, 3250, 2850, 3000, 2750, 3150, 2800, 2900, 2500, 2300], 3000, -200, 47, trees=520, snow=0.75, rugged=0.32, cell=14.0)
    distant.cloud(600, 3000, 640, 1180, 5200, (0.36, 0.40, 0.53), 0.7, 4.0)
    shade(-2600, -3500, 4500, 1000)


def compose():
    evening()
    # The snow takes on the colour of the sky, and that of the afterglow is violet.
    clear_dusk(1.7)
    # More air before the range, so that its rock and its shadows are pale.
    haze.fill_valley(11000, 1600)
    # A wide sun, because the shadows of the summits have soft edges at this distance.
    daylight.sun(-96, 5, 6.5, 2300, 4.0)
    ground = roof()
    flue(ground)
    bank()
    terrace_snow(-0.005)
    trees(ground)
    mountains()
    finishes.refine('slabs', **{'honed slate': 'terrace slate', 'slate': 'honed slate'})
    finishes.refine('border', **{'honed slate': 'terrace slate'})
    light.camera((0.3, -9.9, 1.7), 11.0, 30, (0.0, 0.09))
    near_snow.renew('terrace snow', reach=10.0, size=0.010, strength=1.2, floor=0.0, clods=420)
