"""
Scene: the slim steel plunge pool in a walled garden on a winter morning, with its chiller beside it, before an espalier
on the wall. The garden gate stands open; it is just wide enough for the pool.
"""
import bpy
import numpy as np
from library import aland, daylight, finishes, larches, light, linens, materials, near_snow, planed, sawn_slate, spruces, swept, winter  # noqa: F401 (sawn_slate adds its material)
from library.boards import Boards
from library.fields import grid_faces, mesh, place
from library.plunges import chiller_case
from library.roofs import snow_cover
from library.shapes import rod

ALT = 'A slim plunge of black steel with a rim of dark thermo-aspen and a linen towel over it, its chiller beside it, on swept slate in a walled garden with an espalier and snow, in low winter sun'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.82, 'contrast': 1.15, 'balance': 0.2}
WEST, NORTH, TALL = -2.6, 2.4, 2.15  # the inner faces of the garden wall in x and y, and its height, in metres
materials._makers['dark aspen'] = lambda name: planed.wood(name, (0.165, 0.101, 0.060), (0.100, 0.058, 0.033), 220.0, 0.44, 0.20)


def corner():
    """Adds the wall on the left, whose corner encloses the garden, with the snow on it."""
    wall = Boards('plaster', 0.004)
    wall.box((WEST - 0.25, -6.0, -0.2), (WEST - 0.001, NORTH + 0.25, TALL), 'y')
    wall.done('wall')
    snow_cover(WEST - 0.28, WEST + 0.03, -6.0, NORTH + 0.2, TALL - 0.01, thick=0.13, seed=4)
    finishes.refine(plaster='lime plaster', slate='sawn slate')


def banks():
    """Adds the snow that was shovelled against the walls, with a gap at the gate, and the powder that was left on the paving."""
    x, y = np.meshgrid(np.arange(WEST - 0.05, 3.5, 0.012), np.arange(-1.6, NORTH + 0.05, 0.012))
    gate = 0.75 * np.exp(-((x + 1.05) / 0.62) ** 4)
    tall, _ = swept.bank(x, y, np.maximum(WEST + 0.62 - x, y - NORTH + 0.26 - gate), 0.15, 0.20, 23)
    place(mesh('shovelled snow', np.stack([x, y, tall], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.010)], True))
    swept.powder('sawn slate', (WEST, 9.0, -9.0, NORTH), 1.1, 0.45, 0.6)


def espalier(x, reach=1.25, tiers=(0.62, 1.08, 1.54), seed=8):
    """Adds a fruit tree trained along three wires on the wall, `reach` metres to both sides of its trunk at `x`, without leaves."""
    chance, y = np.random.default_rng(seed), NORTH - 0.07
    trunk = larches._limb(chance, (x, y, -0.02), (0, 0, 1), tiers[-1] + 0.06, 12, 0.0, 0.03)
    limbs = [(trunk, 0.030, 0.015)]
    for z in tiers:
        rod('steel', (x - reach - 0.5, NORTH - 0.045, z + 0.02), (x + reach + 0.5, NORTH - 0.045, z + 0.02), 0.0016, 8)
        for side in (-1, 1):
            foot = trunk[np.abs(trunk[:, 2] - z).argmin()]
            arm = larches._limb(chance, foot, (side, 0, 0.10), reach * chance.uniform(0.85, 1.1), 16, 0.0, 0.035)
            arm[:, 1] = y + 0.3 * (arm[:, 1] - y)
            arm[:, 2] = z + 0.4 * (arm[:, 2] - z)
            limbs.append((arm, 0.017, 0.006))
            for start in arm[1:]:
                for _ in range(chance.choice((0, 1, 1, 2, 3))):
                    at = start + (side * chance.uniform(-0.05, 0.05), 0, 0)
                    limbs.append((larches._limb(chance, at, (chance.normal(0, 0.5), -chance.uniform(0.05, 0.4), 1), 0.04 + 0.24 * chance.random() ** 2, 4, 0.2, 0.12), 0.0065, 0.003))
    points, faces, thin = larches._tubes(limbs)
    of = larches._material('fruit tree', ((0.050, 0.042, 0.036), (0.150, 0.128, 0.108)), (0.085, 0.052, 0.040), 0.30)
    place(mesh('espalier', points, faces, [of], True, thin=np.stack([thin] * 3, -1)))


def cooling():
    """Adds the chiller in its case, with the two insulated pipes that join it to the pool."""
    chiller_case('blackened steel', 1.78, 0.98, 0.0, 0.52, 0.44, 0.62)
    for y in (1.12, 1.24):
        rod('rubber', (1.54, y, 0.16), (1.79, y, 0.16), 0.024, 24)
        rod('black steel', (1.549, y, 0.16), (1.556, y, 0.16), 0.036, 32)


def compose():
    daylight.low_sun(118, 24, 1.0, mist=0.8, seed=3.0, warmth=4600)
    aland.enclosure()
    corner()
    aland.garden()
    spruces.renew(('broad', 'old', 'slender'), snow=0.42, seed=7)
    # Trees outside the picture, whose shadows fall on the wall.
    larches.larches([(7.6, -1.3), (9.2, 0.6), (6.6, -3.6)], lambda x, y: 0.0, 'birch', (9, 12), shapes=2, snow=0.2, seed=3)
    aland.pool(-0.25, 1.55, 0.75, 1.55, 0.80)
    cooling()
    espalier(1.25)
    linens.over_edge('striped linen', 1.18, 0.722, 0.80, 0.40, 0.12, 0.44, 0, loose=0.14, thick=0.004, seed=6)
    # Cold water does not steam, and by day no lamp is lit.
    for made in list(bpy.data.objects):
        lamp = made.type == 'LIGHT' and made.data.type != 'SUN'
        steam = made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam')
        if lamp or steam or made.name.startswith('glow'):
            bpy.data.objects.remove(made)
    banks()
    finishes.refine(**{'larch': 'planed larch', 'thermo-aspen': 'dark aspen'})
    light.camera((2.7, -3.1, 1.60), -29, 35, (0.055, -0.075), 4.4, 6.3)
    near_snow.renew('shovelled snow', 'snow on the roof', reach=9.0, floor=0.0, strength=0.8, clods=60)
