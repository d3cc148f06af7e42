"""Scene: the left front corner of the garden sauna from below, with the snow and the icicles along its eaves, in low sun."""
import importlib
import math
import bpy
import numpy as np
from library import calm_glass, clear, daylight, light, materials, near_snow, planed, spruces, winter
from library.boards import Boards
from library.eaves import icicle, snow_slab, soffit
from library.versions import input_name
from library.views import compose_product

ALT = 'The corner of a garden sauna from below in low sun: upright thermo-aspen boards, a thick edge of snow and icicles along the black steel eaves, warm light behind glass'
WIDTH, RATIO = 2000, 0.5
DETAIL = 0.6
GRADE = {'exposure': 0.42, 'contrast': 1.12, 'balance': 0.25}
main = importlib.import_module('scenes.products.soelden-garden-sauna')
SLOPE = (main.RIDGE - main.EAVE) / (main.WIDE / 2)
FLAT = math.hypot(1, SLOPE)
DOWN = np.array((-1, 0, -SLOPE)) / FLAT  # down the left slope
UP = np.array((-SLOPE, 0, 1)) / FLAT
RIDGE = np.array((main.WIDE / 2, -0.5, main.RIDGE))
RUN = (main.WIDE / 2 + 0.16) * FLAT  # from the ridge to the board along the eaves, in metres
REACH = RUN + 0.04  # from the ridge to the edge of the steel, in metres
materials._makers['matt black steel'] = lambda name: matt_steel(name)


def matt_steel(name):
    """Returns the black steel of the roof without gloss: from this side, gloss would mirror the low sun and look brown."""
    made = materials._plain(name, (0.012, 0.0115, 0.011), 0.8)
    for node in made.node_tree.nodes:
        if node.type == 'BSDF_PRINCIPLED':
            node.inputs[input_name(node, 'Specular')].default_value = 0.03
    return made


def open_air():
    """Replaces the sky, the forest and the ground of the main image by a clear day with the sun behind the left side."""
    replaced = ('tree', 'spruce', 'snow near the camera', 'clod', 'snow on the roof', 'roof', 'skin', 'lantern', 'ridge')
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] in replaced or made.type == 'LIGHT' and made.data.type == 'SUN':
            bpy.data.objects.remove(made)
    clear.clear((1.9, 0.3, 0.3), (3.0, 1.6, 1.9))  # the heater
    daylight.low_sun(-27, 10, 0.9, 0.7, warmth=5500)
    for made in bpy.data.objects:
        if made.type == 'LIGHT':
            made.data.energy *= 1.5 if made.data.type == 'SUN' else 0.36
    # Beside sunlit snow the cabin is a calm honey colour, not orange.
    clear.whiten(3350)
    ground = winter.ground(winter.hill(1.3, 15, 4), [(-0.1, 3.3, -0.5, 2.5, 0.10)], focus=((-5, 3), (-1, 8)), side=120, fine=0.06, relief=0.006)
    free = lambda x, y: abs(math.degrees(math.atan2(x, y)) + 27) < 12 or y < 9
    spruces.forest(winter.scatter(110, -45, 60, 9, 60, 2.3, free), ground, (10, 18), snow=0.6)


def cladding():
    """Adds the upright boards of the side and the boards of the corner."""
    choose = np.random.default_rng(5)
    boards = Boards('dark larch', 0.0025)
    for i in range(21):
        out = choose.uniform(-0.0012, 0.0012)
        boards.box((-0.032 + out, -0.018 + i * 0.120, 0.30), (-0.010 + out, -0.018 + i * 0.120 + 0.114, 2.53), 'z')
    boards.box((-0.034, -0.062, 0.30), (0.085, -0.022, 2.56), 'z')
    boards.done('skin')
    # A cornice hides the two strips of light under the gable, whose light leaves a dark band between them.
    cornice = Boards('cedar', 0.004)
    cornice.box((0.07, main.DEEP - 0.15, main.EAVE - 0.035), (main.WIDE - 0.07, main.DEEP - 0.021, main.EAVE + 0.015))
    cornice.done('cornice')
    dark = Boards('void')
    dark.box((-0.008, 0.0, 0.3), (-0.002, 2.5, 2.5))
    dark.done('behind')


def on_slope(made, side, down, up, y, lengthwise=False):
    """
    Adds a board parallel to the slope on the left (`side` -1) or on the right (1). `down` and `up` are its two limits in
    metres from the ridge, down the slope and at right angles to it. If `lengthwise`, its grain runs along the ridge.
    """
    axes = np.array(((side, 0, -SLOPE), (0, FLAT, 0), (side * SLOPE, 0, 1))) / FLAT
    centre = (main.WIDE / 2, np.mean(y), main.RIDGE) + axes[0] * np.mean(down) + axes[2] * np.mean(up)
    size = np.array((np.ptp(down), np.ptp(y), np.ptp(up)))
    order = [1, 0, 2] if lengthwise else [0, 2, 1]
    made.board(centre, size[order], axes[order])


def roof_edge():
    """Adds the steel with a drip edge on its two free sides, and the boards below it along the eaves and the verges."""
    steel, drip, wood = Boards('matt black steel', 0.004), Boards('black steel', 0.004), Boards('dark larch', 0.003)
    for side in (-1, 1):
        on_slope(steel, side, (0, REACH), (0.028, 0.12), (-0.52, 2.90), True)
        on_slope(drip, side, (0, REACH + 0.010), (0.016, 0.028), (-0.53, 2.91), True)
        on_slope(wood, side, (0, RUN + 0.022), (-0.12, 0.015), (-0.485, -0.457))
        on_slope(wood, side, (RUN, RUN + 0.022), (-0.12, 0.015), (-0.456, 2.86), True)
    steel.done('roof')
    drip.done('drip edge')
    wood.done('skin')


def icicles():
    """Adds icicles of different lengths along the eaves, in groups."""
    choose = np.random.default_rng(11)
    for group in (-0.36, 0.22, 0.58, 1.25, 1.62, 2.3):
        for _ in range(choose.integers(2, 6)):
            y, length = group + choose.normal(0, 0.07), min(0.26, 0.065 * choose.lognormal(0.2, 0.6))
            icicle(RIDGE * (1, 0, 1) + (0, y, 0) + DOWN * (REACH + 0.002) + UP * 0.018, length, 0.005 + 0.035 * length, int(length * 1000))


def compose():
    compose_product('soelden-garden-sauna')
    open_air()
    cladding()
    roof_edge()
    soffit('dark larch', RIDGE + UP * 0.006 + (0, 0.044, 0), DOWN, (0, 1, 0), RUN, 0.478)
    soffit('dark larch', RIDGE + UP * 0.006 + (0, 0.524, 0) + DOWN * (RUN - 0.20), DOWN, (0, 1, 0), 0.20, 2.83)
    snow_slab(RIDGE + UP * 0.114 - (0, 0.018, 0), DOWN, (0, 1, 0), REACH, 3.416, thick=0.26, bulge=0.034, fine=0.006, strata=0.014)
    icicles()
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((-2.1, -3.0, 1.15), 33, 45, (0.0, 0.375), 3.4, 5.0)
    # Only its crystals: with its relief, the edge above the steel would become jagged.
    near_snow.renew('snow on the roof', reach=9.0, size=1.0, strength=0.0, clods=0)
