"""
Scene: the slim steel plunge pool in a walled garden on a winter morning, full to its rim, with a young birch before the wall behind
it. Its chiller stands at the wall. The garden gate stands open; it is just wide enough for the pool.
"""
import bpy
import numpy as np
from library import aland, daylight, finishes, larches, light, linens, materials, near_snow, planed, rippled, spruces, swept, winter
from library.boards import Boards
from library.fields import grid_faces, mesh, place
from library.plunges import chiller_case
from library.roofs import snow_cover
from library.shapes import rod

ALT = 'A slim plunge of black steel, full to its rim of dark thermo-aspen with a linen towel over it, on pale paving in a walled garden with an open gate, a young birch and snow, in low winter sun'
GRADE = {'exposure': 0.93, 'contrast': 1.15, 'balance': 0.2}
WEST, NORTH, TALL = -2.6, 2.4, 2.15  # the inner faces of the garden wall in x and y, and its height, in metres
materials._makers['dark aspen'] = lambda name: planed.wood(name, (0.165, 0.101, 0.060), (0.100, 0.058, 0.033), 220.0, 0.44, 0.20)
# A paler stone than slate, so that the black steel stands out.
materials._makers['pale flags'] = lambda name: finishes._honed(name, (0.160, 0.157, 0.152), (0.320, 0.314, 0.303), 0.56)


def corner():
    """Adds the wall on the left, whose corner encloses the garden, with the snow on it."""
    wall = Boards('plaster', 0.004)
    wall.box((WEST - 0.25, -6.0, -0.2), (WEST - 0.001, NORTH + 0.25, TALL), 'y')
    wall.done('wall')
    snow_cover(WEST - 0.28, WEST + 0.03, -6.0, NORTH + 0.2, TALL - 0.01, thick=0.13, seed=4)
    finishes.refine(plaster='lime plaster', slate='pale flags')


def banks():
    """Adds the snow that was shovelled against the walls, with a gap at the gate, and the powder that was left on the paving."""
    x, y = np.meshgrid(np.arange(WEST - 0.05, 3.5, 0.012), np.arange(-1.6, NORTH + 0.05, 0.012))
    gate = 0.75 * np.exp(-((x + 1.05) / 0.62) ** 4)
    tall, _ = swept.bank(x, y, np.maximum(WEST + 0.62 - x, y - NORTH + 0.26 - gate), 0.15, 0.20, 23)
    place(mesh('shovelled snow', np.stack([x, y, tall], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.010)], True))
    swept.powder('pale flags', (WEST, 9.0, -9.0, NORTH), 1.1, 0.45, 0.6)


def fill(level):
    """Raises the water to the height `level`, up to the wood of the rim, and makes it mirror the wall and the sky."""
    skin = next(made for made in bpy.data.objects if made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('skin'))
    for point in skin.data.vertices:
        point.co.z = level
    rippled.renew('steel', 0.0004, line=(0.10, 0.105, 0.11), joint=0, lamps=[(1.38, 1.15, 0.45, 0.0)])


def cooling():
    """Adds the chiller in its case, behind the end of the pool, with the two insulated pipes that join them."""
    chiller_case('blackened steel', 1.38, 1.84, 0.0, 0.52, 0.44, 0.62)
    for x in (1.42, 1.48):
        rod('rubber', (x, 1.54, 0.16), (x, 1.85, 0.16), 0.018, 24)


def compose():
    daylight.low_sun(114, 23, 1.0, mist=4.0, seed=3.0, warmth=4700)
    aland.enclosure()
    corner()
    aland.garden()
    spruces.renew(('broad', 'old', 'slender'), snow=0.2, seed=7)
    # Trees outside the picture, whose shadows fall on the wall.
    larches.larches([(7.6, -1.3), (9.2, 0.6), (6.6, -3.6)], lambda x, y: 0.0, 'birch', (9, 12), shapes=2, snow=0.2, seed=3)
    aland.pool(-0.25, 1.55, 0.75, 1.55, 0.80)
    fill(0.77)
    cooling()
    larches.larches([(2.02, 2.06)], lambda x, y: 0.0, 'birch', (3.5, 3.6), shapes=1, snow=0.1, seed=5)
    linens.over_edge('striped linen', 1.18, 0.722, 0.80, 0.40, 0.12, 0.44, 0, loose=0.14, thick=0.004, seed=6)
    # Cold water does not steam, and by day no lamp is lit.
    for made in list(bpy.data.objects):
        lamp = made.type == 'LIGHT' and made.data.type != 'SUN'
        steam = made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith('steam')
        if lamp or steam or made.name.startswith('glow'):
            bpy.data.objects.remove(made)
    banks()
    finishes.refine(**{'larch': 'planed larch', 'thermo-aspen': 'dark aspen'})
    light.camera((2.45, -2.75, 1.90), -27, 38, (0.065, -0.17), 4.1, 6.3)
    near_snow.renew('shovelled snow', 'snow on the roof', reach=9.0, floor=0.0, strength=0.8, clods=60)
