"""Scene: the left front corner of the garden sauna under its eaves, close, in the low sun, with the forest behind."""
import importlib
import math
import bpy
import numpy as np
from library import calm_glass, clear, daylight, light, near_snow, planed, spruces, winter
from library.boards import Boards
from library.eaves import icicle, snow_slab, soffit
from library.views import compose_product

ALT = 'The corner of a garden sauna in low sun: dark upright boards, thick snow on the edge of the black roof, warm light behind glass'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 0.6
GRADE = {'exposure': 0.42, 'contrast': 1.12, 'balance': 0.25}
main = importlib.import_module('scenes.products.soelden-garden-sauna')
SLOPE = (main.RIDGE - main.EAVE) / (main.WIDE / 2)
FLAT = math.hypot(1, SLOPE)
DOWN = np.array((-1, 0, -SLOPE)) / FLAT  # down the left slope
UP = np.array((-SLOPE, 0, 1)) / FLAT
RIDGE = np.array((main.WIDE / 2, -0.5, main.RIDGE))


def open_air():
    """Replaces the sky, the forest and the ground of the main image by a clear day with the sun behind the left side."""
    replaced = ('tree', 'spruce', 'snow near the camera', 'clod', 'snow on the roof', 'skin', 'lantern', 'ridge')
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] in replaced or made.type == 'LIGHT' and made.data.type == 'SUN':
            bpy.data.objects.remove(made)
    clear.clear((1.9, 0.3, 0.3), (3.0, 1.6, 1.9))  # the heater
    daylight.low_sun(-27, 10, 0.9, 0.7)
    for made in bpy.data.objects:
        if made.type == 'LIGHT':
            made.data.energy *= 1.5 if made.data.type == 'SUN' else 0.36
    # Beside sunlit snow the cabin is a calm honey colour, not orange.
    clear.whiten(3350)
    ground = winter.ground(winter.hill(1.3, 15, 4), [(-0.1, 3.3, -0.5, 2.5, 0.10)], focus=((-5, 3), (-1, 8)), side=120, fine=0.06, relief=0.006)
    free = lambda x, y: abs(math.degrees(math.atan2(x, y)) + 27) < 12 or y < 9
    spruces.forest(winter.scatter(110, -45, 60, 9, 60, 2.3, free), ground, (10, 18), snow=0.6)


def cladding():
    """Adds the upright boards of the side, the boards of the corner, and the board along the edge of the roof."""
    choose = np.random.default_rng(5)
    boards = Boards('dark larch', 0.0025)
    for i in range(21):
        out = choose.uniform(-0.0012, 0.0012)
        boards.box((-0.032 + out, -0.018 + i * 0.120, 0.30), (-0.010 + out, -0.018 + i * 0.120 + 0.114, 2.53), 'z')
    boards.box((-0.034, -0.062, 0.30), (0.085, -0.022, 2.56), 'z')
    run = main.WIDE / 2 + 0.16
    for side in (-1, 1):
        axes = np.array(((side, 0, -SLOPE), (0, FLAT, 0), (side * SLOPE, 0, 1))) / FLAT
        middle = (main.WIDE / 2 + side * run / 2, -0.42 - 0.006 * (side > 0), main.RIDGE - SLOPE * run / 2)
        boards.board(middle, (run * FLAT, 0.03, 0.20), (axes[0], axes[1], np.cross(axes[0], axes[1])))
    boards.done('skin')
    # A cornice hides the two strips of light under the gable, whose light leaves a dark band between them.
    cornice = Boards('cedar', 0.004)
    cornice.box((0.07, main.DEEP - 0.15, main.EAVE - 0.035), (main.WIDE - 0.07, main.DEEP - 0.021, main.EAVE + 0.015))
    cornice.done('cornice')
    dark = Boards('void')
    dark.box((-0.008, 0.0, 0.3), (-0.002, 2.5, 2.5))
    dark.done('behind')


def compose():
    compose_product('soelden-garden-sauna')
    open_air()
    cladding()
    run = (main.WIDE / 2 + 0.16) * FLAT
    soffit('dark larch', RIDGE + UP * 0.006 - (0, -0.1, 0), DOWN, (0, 1, 0), run, 0.42)
    soffit('dark larch', RIDGE + UP * 0.006 + (0, 0.5, 0) + DOWN * (run - 0.20), DOWN, (0, 1, 0), 0.20, 2.6)
    snow_slab(RIDGE + UP * 0.12 - (0, 0.05, 0), DOWN, (0, 1, 0), run + 0.06, main.DEEP + 0.9, fine=0.010, strata=0.035)
    for y, length in ((0.16, 0.17), (0.29, 0.09)):
        icicle(RIDGE + DOWN * (run - 0.01) + UP * 0.03 + (0, y, 0), length, 0.012, int(y * 100))
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((-2.2, -3.2, 1.78), 31, 50, (0.0, 0.125), 4.0, 2.0)
    near_snow.renew('snow on the roof', reach=7.0, size=0.008, strength=0.55, clods=0)
