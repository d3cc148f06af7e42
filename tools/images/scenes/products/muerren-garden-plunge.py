"""
Scene: the garden plunge pool on a shovelled terrace of slate in deep snow, from its left corner, with the sun low on the left. Its lid
is folded back and holds a lantern, and the water mirrors the trees behind it.
"""
import bpy
import numpy as np
from library import daylight, distant, finishes, haze, light, materials, planed, rippled, roofs, rooms, spruces, swept, water, winter
from library.boards import Boards
from library.fields import fractal, lattice
from library.lanterns import lantern
from library.plunges import clad_upright, rim, treads
from library.shapes import put

ALT = 'An outdoor plunge in upright boards of thermo-aspen on shovelled slate in the snow, filled to its rim, a lantern on its folded lid, spruces and high peaks behind it'
WIDTH = 1440
GRADE = {'exposure': 0.95, 'contrast': 1.25}
# Timber that has turned grey and brown in the weather.
materials._makers['weathered larch'] = lambda name: planed.wood(name, (0.185, 0.150, 0.118), (0.105, 0.083, 0.064), 170.0, 0.75, 0.5)
FLOOR = 0.06  # height of the slate in metres
TERRACE = (-1.50, 1.48, -0.40, 1.95)  # The slate that is swept, (x0, x1, y0, y1) in metres.


def outside(x, y, box):
    """Returns the distance in metres of the points (x, y) from the rectangle `box` (x0, x1, y0, y1), 0 inside it."""
    x0, x1, y0, y1 = box
    return np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0), np.maximum(np.maximum(y0 - y, y - y1), 0))


def shovelled(x, y, z):
    """
    Returns the heights `z` of the snow at (x, y) with a bank around the terrace, where it was shovelled to: 14 cm thick, with a slumped
    face.
    """
    x0, x1, y0, y1 = TERRACE
    out = np.maximum(np.maximum(x0 - x, x - x1), np.maximum(y0 - y, y - y1))
    bank = FLOOR + swept.bank(x, y, out - 0.06, 0.14, 0.15)[0]
    share = np.clip((out - 0.40) / 0.75, 0, 1)
    share = share * share * (3 - 2 * share)
    return z * share + bank * (1 - share)


def terrain(x, y):
    """
    Returns the height of the snow at (x, y): shovelled from the terrace, and smooth close to it. Behind the garden the meadow rises to
    knolls, then falls to the valley.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    knoll = lambda at_x, at_y, tall, wide, deep: tall * np.exp(-((x - at_x) / wide) ** 2 - ((y - at_y) / deep) ** 2)
    meadow = knoll(-9, 30, 2.3, 10, 9) + knoll(10, 25, 1.7, 8, 7) + knoll(1.5, 40, 1.2, 9, 8) + knoll(26, 46, 3.0, 14, 12) + 0.5 * fractal(x / 9, y / 7, 31, 3) * np.clip((y - 5) / 9, 0, 1)
    fall = -26 / (1 + np.exp(-(y - 62 - 0.12 * x - 6 * lattice(x / 22, 0 * x, 12)) / 8))
    soft = 0.16 * lattice(x / 5.2 + 0.3, y / 3.4, 1) + 0.05 * lattice(x / 1.9, y / 1.5, 4) + 0.010 * fractal(x / 0.55, y / 0.24, 8, 4, 0.6)
    close = np.exp(-(outside(x, y, TERRACE) / 1.5) ** 2)
    level = 0.17 + 0.030 * fractal(x / 0.45, y / 0.45, 7, 4)
    drifts = winter.drifts(x, y)
    open_snow = meadow + fall + close * level + (1 - close) * (soft + 0.10 + drifts)
    z = shovelled(x, y, open_snow)
    crust = 0.016 * fractal(x / 0.15, y / 0.15, 19, 4, 0.6) * np.clip((z - FLOOR) / 0.10, 0, 1) * np.exp(-(outside(x, y, TERRACE) / 2.5) ** 2)
    return z + crust - drifts  # `winter.ground` adds the drifts again


def slabs():
    """Adds the terrace. Its slabs reach below the edge of the snow."""
    x0, x1, y0, y1 = TERRACE
    rooms.tiled('slate', x0 - 0.35, x1 + 0.35, y0 - 0.35, y1 + 0.35, FLOOR, 0.62)
    finishes.refine(slate='honed slate')


def fence(ground):
    """Adds a fence of weathered posts and rails across the meadow, half buried, with snow on its posts."""
    line = [(-7.6 + 1.9 * i, 13.2 + 0.9 * np.sin(i * 0.7) + 0.35 * i) for i in range(12)]
    wood, caps = Boards('weathered larch', 0.012), Boards('snow', 0.02)
    tops = []
    for i, (x, y) in enumerate(line):
        z = ground(x, y) + 0.62 + 0.06 * np.sin(i * 2.3)
        wood.box((x - 0.05, y - 0.05, z - 1.2), (x + 0.05, y + 0.05, z), 'z')
        caps.box((x - 0.065, y - 0.065, z - 0.005), (x + 0.065, y + 0.065, z + 0.07))
        tops.append(np.array((x, y, z)))
    for a, b in zip(tops, tops[1:]):
        for drop in (0.14, 0.42):
            along = b - a
            long = np.linalg.norm(along)
            along /= long
            side = np.cross((0, 0, 1), along)
            side /= np.linalg.norm(side)
            wood.board((a + b) / 2 - (0, 0.06, drop), (long + 0.16, 0.10, 0.035), (along, np.cross(along, side), side))
    wood.done('fence')
    caps.done('snow on the fence')


def barn(x, y, ground, turn):
    """Adds a hay barn of dark logs at (x, y), half buried, with deep snow on its roof. `turn` is in degrees."""
    before = set(bpy.data.objects)
    logs = Boards('weathered larch', 0.04)
    wide, deep, eaves = 4.6, 5.4, 2.1
    for i in range(12):
        z = i * 0.19 - 0.3
        for end in (-1, 1):
            logs.box((-wide / 2 - 0.18, end * deep / 2 - 0.09, z), (wide / 2 + 0.18, end * deep / 2 + 0.09, z + 0.185))
            logs.box((end * wide / 2 - 0.09, -deep / 2 - 0.18, z + 0.09), (end * wide / 2 + 0.09, deep / 2 + 0.18, z + 0.275), 'y')
    rise = 1.15
    for i in range(6):
        half = wide / 2 * (1 - (i + 0.5) / 6)
        logs.box((-half, -deep / 2 - 0.03, eaves - 0.1 + i * rise / 6), (half, -deep / 2 + 0.03, eaves - 0.1 + (i + 1) * rise / 6 - 0.01))
    # The boards along the verges cover the ends of the gable's logs.
    for way in (-1, 1):
        low, high = np.array((way * 2.8, -deep / 2 - 0.07, eaves - 0.32)), np.array((0.0, -deep / 2 - 0.07, eaves + rise - 0.02))
        along = (high - low) / np.linalg.norm(high - low)
        logs.board((low + high) / 2, (np.linalg.norm(high - low) + 0.06, 0.30, 0.05), (along, np.cross((0, -1, 0), along), (0, -1, 0)), 0.004)
    logs.done('barn')
    put('void', [(-2.3, 0.04 - deep / 2, 1.9), (2.3, 0.04 - deep / 2, 1.9), (0, 0.04 - deep / 2, eaves + rise)], [(0, 1, 2)], 'void')
    door = Boards('void')
    door.box((-0.5, -deep / 2 - 0.10, 0.2), (0.5, -deep / 2 - 0.085, 1.7))
    door.done('barn door')
    roofs.snow_cover(-wide / 2 - 0.6, wide / 2 + 0.6, -deep / 2 - 0.7, deep / 2 + 0.5, eaves + rise, rise * 1.25, 0.45)
    root = bpy.data.objects.new('barn', None)
    bpy.context.collection.objects.link(root)
    for part in set(bpy.data.objects) - before - {root}:
        part.parent = root
    root.location, root.rotation_euler = (x, y, ground(x, y) - 0.5), (0, 0, np.radians(turn))


def terrace():
    """Adds the deep snow, the fence, the barn, a few groups of spruces and the mountains across the valley."""
    ground = winter.ground(terrain, focus=((-2.6, 2.5), (-2.6, 2.6)), near=-8, far=400, fine=0.018, relief=0.008)
    fence(ground)
    barn(-5.3, 33.0, ground, 24)
    spruces.single([(12.6, 15.5, 12.0, 'broad'), (11.0, 19.5, 8.0, 'slender'), (14.2, 21.0, 6.0, 'broad'), (11.2, 24.0, 4.0, 'young'),
                    (-13.5, 35.0, 11.0, 'old'), (-15.2, 37.5, 8.0, 'slender'), (-12.4, 38.5, 6.0, 'broad'), (-1.0, 48.0, 8.5, 'slender'), (0.7, 50.0, 6.0, 'broad')], ground, 0.7, 4)
    spruces.forest(winter.scatter(70, -70, 70, 66, 130, 2.6), ground, (8, 15), snow=0.55)
    valley()


def valley():
    """Adds the other side of the valley: a wooded flank, the peaks above it and more of them on the right, with thin cloud at their feet."""
    distant.ridge(-3600, 6400, 5600, [520, 620, 480, 700, 760, 520, 640, 560, 700], 2000, -500, 8, trees=520)
    distant.ridge(-6500, 8500, 9500, [1500, 1750, 1600, 2150, 1950, 2550, 2100, 2250, 1500], 3400, -300, 12, trees=500, snow=0.75, rugged=0.30)
    distant.ridge(3900, 14500, 7600, [250, 800, 1150, 1350, 1150, 1500, 1250, 1400, 1150, 1300, 1000], 2600, -500, 27, trees=450, snow=0.75, rugged=0.30)
    distant.cloud(500, 7200, -300, 480, 16000, (0.60, 0.60, 0.62), 0.40, 2.0, 520)


def compose():
    daylight.low_sun(-66, 14, mist=0.25, seed=9.0)
    haze.fill_valley(2600, 26, floor=-24)
    x0, x1, y0, y1, tall = -1.05, 1.05, 0.6, 1.55, 0.95
    clad_upright('thermo-aspen', x0, x1, y0, y1, -0.1, tall - 0.04)
    core = Boards('void')
    for low, high in (((x0 + 0.03, y0 + 0.03, -0.1), (x1 - 0.03, y0 + 0.09, tall - 0.05)), ((x0 + 0.03, y1 - 0.09, -0.1), (x1 - 0.03, y1 - 0.03, tall - 0.05))):
        core.box(low, high)
    core.done('core')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.11, 0.04, 0.02)
    water.pool(x0 + 0.10, x1 - 0.10, y0 + 0.10, y1 - 0.10, tall - 0.03, tall - 0.028, 0.75, 'steel', slab=3)
    rippled.renew('steel', 0.0004, lamps=[(-0.3, 1.1, 0.55, 0.02)], above=(0.30, 0.33, 0.36), slab=(3, 3, 3), joint=0)
    lid = Boards('thermo-aspen', 0.004)
    for z in (tall + 0.002, tall + 0.044):
        for i in range(8):
            lid.box((0.28, y0 + i * 0.119, z), (1.06, y0 + i * 0.119 + 0.115, z + 0.04))
    lid.done('lid')
    hinge = Boards('black steel', 0.002)
    for y in (y0 + 0.14, y1 - 0.2):
        hinge.box((0.255, y, tall + 0.03), (0.30, y + 0.07, tall + 0.06))
    hinge.done('hinges')
    lantern(0.46, 0.86, tall + 0.086, 0.15, 0.24, 1.5, 8.0)
    treads('thermo-aspen', -0.75, -0.05, (0.0, 0.29), (0.26, 0.52), depth=0.29, z=0.06)
    slabs()
    terrace()
    light.camera((-2.2, -2.6, 1.63), 28, 43, (0.0, -0.165), 3.9, 6.3)
