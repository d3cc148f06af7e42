"""Scene: the garden sauna aslant from its left corner on a clear winter day, wide. The sun has cleared the lower edge of its roof of snow."""
import importlib
import math
import bpy
import numpy as np
from library import calm_glass, clear, daylight, distant, finishes, haze, larches, light, near_snow, planed, spruces, winter
from library.fields import fractal, grid_faces, lattice, mesh, place
from library.views import compose_product

ALT = 'A garden sauna of upright thermo-aspen boards in low winter sun, black steel bare below the snow on its roof, a birch, spruces and high peaks behind it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
GRADE = {'exposure': 0.70, 'contrast': 1.22, 'balance': 0.2}
main = importlib.import_module('scenes.products.soelden-garden-sauna')
SLOPE = (main.RIDGE - main.EAVE) / (main.WIDE / 2)
EYE, YAW = (-7.2, -8.4), 40.0  # x and y of the camera in metres, and the angle between the axis y and its direction in degrees


def ahead(across, far):
    """Returns x and y of the point that lies `far` metres in front of the camera and `across` metres to the right."""
    c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))
    return EYE[0] + across * c + far * s, EYE[1] - across * s + far * c


def cabin():
    """Adds the cabin of the main image without its landscape, its lantern and the lamp before its gable."""
    for name in ('landscape', 'lantern'):
        setattr(main, name, lambda *_: None)
    compose_product('soelden-garden-sauna')
    for made in list(bpy.data.objects):
        lamp = made.type == 'LIGHT' and (made.data.type == 'SUN' or made.location.y < 0)
        if lamp or made.name.startswith('snow on the roof'):
            bpy.data.objects.remove(made)
    # Beside sunlit snow the cabin is a calm honey colour, not orange.
    clear.dim(0.48)
    clear.whiten(3350)
    finishes.refine(walnut='planed larch')


def roof_snow():
    """Adds the snow on the roof. On the sunny slope it has melted from the steel along the eaves."""
    v, s = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 320), indexing='ij')
    y = -0.50 + v * (main.DEEP + 0.80)
    reach = main.WIDE / 2 + 0.12
    start = main.WIDE / 2 - reach + 0.40 + 0.16 * fractal(y / 0.9, 0 * y, 5, 3) + 0.05 * fractal(y / 0.22, 0 * y, 9, 3)
    end = main.WIDE / 2 + reach
    x = start + s ** 1.25 * (end - start)
    edges = np.minimum(np.minimum(x - start, end - x) / 0.15, np.minimum(v, 1 - v) * (main.DEEP + 0.80) / 0.15)
    swell = 1 + 0.20 * fractal(x / 1.3, y / 1.3, 1, 3) + 0.05 * fractal(x / 0.3, y / 0.3, 4, 3)
    depth = 0.25 * swell * np.clip(edges, 0, 1) ** 0.5
    z = main.RIDGE + 0.158 - SLOPE * np.sqrt((x - main.WIDE / 2) ** 2 + 0.03 * np.clip(edges, 0, 1)) + depth
    place(mesh('snow on the roof', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape)[:, ::-1], [winter.snow_material('roof snow', 0.006)], True))


def terrain(x, y):
    """Returns the height of the garden at (x, y). At the end of the garden the meadow rises to knolls, then falls to the valley."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))
    across, far = (x - EYE[0]) * c - (y - EYE[1]) * s, (x - EYE[0]) * s + (y - EYE[1]) * c
    knoll = lambda at, deep, tall, wide, long: tall * np.exp(-((across - at) / wide) ** 2 - ((far - deep) / long) ** 2)
    meadow = knoll(-16, 42, 2.6, 14, 10) + knoll(14, 46, 1.5, 12, 9) + 0.4 * fractal(x / 9, y / 7, 31, 3) * np.clip((far - 22) / 9, 0, 1)
    fall = -30 / (1 + np.exp(-(far - 72 - 0.1 * across - 5 * lattice(across / 22, 0 * x, 12)) / 8))
    crust = 0.026 * fractal(x / 0.36, y / 0.20, 19, 5, 0.6) * np.clip(fractal(x / 1.6, y / 1.3, 23, 3) + 0.45, 0, 1)
    return 0.12 + meadow + fall + crust + 0.06 * lattice(x / 2.4, y / 1.7, 1)


def garden():
    """Adds the snow around the cabin, the trees of the garden, and the edge of the forest."""
    flats = [(-0.1, main.WIDE + 0.1, -0.5, main.DEEP, 0.12), (0.15, main.WIDE - 0.15, 0.22, main.DEEP - 0.2, 0.29), (-0.30, -0.02, -0.02, main.DEEP + 0.2, 0.34)]
    ground = winter.ground(terrain, flats, near=-14, far=280, side=260, focus=((-3.5, 7.0), (-4.0, 0.5)), fine=0.03, relief=0.008)
    larches.larches([ahead(9.6, 20.5), ahead(-13.5, 27)], ground, 'birch', (6.5, 8.0), shapes=2, snow=0.25)
    single = [((-7.9, 20.0), 11.5, 'broad'), ((-7.2, 28), 8.5, 'slender'), ((17.2, 29), 10.0, 'old'),
              ((-4.9, 27), 3.2, 'young'), ((7.4, 30), 4.4, 'slender'), ((12.6, 27), 2.6, 'young')]
    spruces.single([(*ahead(*at), tall, shape) for at, tall, shape in single], ground, 0.65, 4)
    # Two trees outside the image cast their shadows across the snow in the foreground.
    wood = [(-22.0, -0.8), (-28.0, -4.5)] + [ahead(across, far) for across, far in winter.scatter(60, -60, 60, 62, 100, 2.6)]
    spruces.forest(wood, ground, (7, 13), ('broad', 'slender'), 0.55)


def valley():
    """Adds the other side of the valley: a wooded flank, the peaks above it, and thin cloud at their feet."""
    before = set(bpy.data.objects)
    distant.ridge(-4600, 5400, 5600, [520, 480, 420, 560, 520, 400, 480, 620, 760], 2000, -500, 8, trees=520)
    distant.ridge(-7500, 8500, 9500, [1250, 1450, 1200, 1500, 1350, 1750, 2250, 1750, 2000, 1600, 1350], 3400, -300, 12, trees=500, snow=0.75, rugged=0.30)
    distant.cloud(500, 7200, -300, 420, 16000, (0.60, 0.60, 0.62), 0.35, 2.0, 520)
    for made in set(bpy.data.objects) - before:
        made.rotation_euler[2] = -math.radians(YAW)


def compose():
    cabin()
    daylight.low_sun(-84, 15, mist=0.25, seed=9.0)
    # The image shows only the lowest part of the sky, which `low_sun` makes pale.
    daylight._sky([(0.0, (0.60, 0.64, 0.68)), (0.07, (0.42, 0.53, 0.68)), (0.20, (0.25, 0.39, 0.64)), (0.5, (0.13, 0.25, 0.52)), (1.0, (0.085, 0.17, 0.40))],
                  0.60, 0.40, (0.86, 0.80, 0.76), (0.30, 1.7), 6.0, (0.50, 0.85))
    haze.fill_valley(2600, 26, floor=-24)
    roof_snow()
    garden()
    valley()
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((*EYE, 1.70), YAW, 38.5, (0.080, 0.030))
    near_snow.renew('snow', reach=18.0, size=0.024, strength=0.8, prints=winter.footprints((6.4, -3.3), (-0.88, 0.47), 9, bend=-0.01), depth=0.11, clods=120)
