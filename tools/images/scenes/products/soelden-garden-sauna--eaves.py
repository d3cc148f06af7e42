"""Scene: the left front corner of the garden sauna under its eaves, close, in the low sun, with layered snow on the roof and the forest behind."""
import importlib
import math
import bpy
import numpy as np
from library import calm_glass, clear, daylight, light, planed, spruces, winter
from library.boards import Boards
from library.eaves import soffit
from library.fields import fractal, grid_faces, mesh, place
from library.views import compose_product

ALT = 'The corner of a garden sauna in low sun: dark upright boards, thick snow on the edge of the black roof, warm light behind glass'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 0.6
GRADE = {'exposure': 0.3, 'contrast': 1.12, 'balance': 0.25}
main = importlib.import_module('scenes.products.soelden-garden-sauna')
SLOPE = (main.RIDGE - main.EAVE) / (main.WIDE / 2)
FLAT = math.hypot(1, SLOPE)
DOWN = np.array((-1, 0, -SLOPE)) / FLAT  # down the left slope
UP = np.array((-SLOPE, 0, 1)) / FLAT
RIDGE = np.array((main.WIDE / 2, -0.5, main.RIDGE))
RUN = (main.WIDE / 2 + 0.16) * FLAT  # length of the slope from the ridge to the edge of the eaves, in metres
VERGE, BACK = -0.55, 2.85  # y of the front and the back edge of the roof


def open_air():
    """Replaces the sky, the forest and the ground of the main image by a clear day with the sun behind the left side."""
    replaced = ('roof', 'tree', 'spruce', 'snow', 'snow on the roof', 'skin', 'lantern', 'mountains')
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] in replaced or made.type == 'LIGHT' and made.data.type == 'SUN':
            bpy.data.objects.remove(made)
    clear.clear((1.9, 0.3, 0.3), (3.0, 1.6, 1.9))  # the heater
    daylight.low_sun(-27, 10, 0.9, 0.7)
    for made in bpy.data.objects:
        if made.type == 'LIGHT':
            made.data.energy *= 1.5 if made.data.type == 'SUN' else 0.45
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
    board = RIDGE * (1, 0, 1) + DOWN * RUN / 2 - UP * 0.082 + (0, VERGE + 0.026, 0)
    boards.board(board, (RUN, 0.03, 0.20), (DOWN, (0, 1, 0), UP))
    boards.done('skin')
    # A cornice hides the two strips of light under the gable, whose light leaves a dark band between them.
    cornice = Boards('cedar', 0.004)
    cornice.box((0.07, main.DEEP - 0.15, main.EAVE - 0.035), (main.WIDE - 0.07, main.DEEP - 0.021, main.EAVE + 0.015))
    cornice.done('cornice')
    dark = Boards('void')
    dark.box((-0.008, 0.0, 0.3), (-0.002, 2.5, 2.5))
    dark.done('behind')


def steel():
    """Adds the left slope of the steel roof: its sheet, a folded edge along the verge, and standing seams."""
    top = RIDGE * (1, 0, 1)
    made = Boards('black steel', 0.004)
    made.board(top + DOWN * RUN / 2 + UP * 0.07 + (0, (VERGE + BACK) / 2, 0), (RUN, BACK - VERGE, 0.10), (DOWN, (0, 1, 0), UP))
    made.board(top + DOWN * RUN / 2 + UP * 0.132 + (0, VERGE + 0.012, 0), (RUN, 0.024, 0.028), (DOWN, (0, 1, 0), UP))
    for i in range(1, 7):
        made.board(top + DOWN * RUN / 2 + UP * 0.132 + (0, VERGE + 0.55 * i, 0), (RUN - 0.004, 0.012, 0.028), (DOWN, (0, 1, 0), UP))
    made.done('roof')


def snow(layers=(0.045, 0.038, 0.034, 0.045)):
    """
    Adds the snow on the left slope. It fell in `layers`, metres deep, from the lowest to the highest, and has broken off along
    the verge and the eaves, so that each layer ends further back than the one below it.
    """
    s = np.concatenate([np.linspace(0, RUN - 0.30, 150), np.linspace(RUN - 0.298, RUN, 150)])
    t = np.concatenate([np.linspace(0.026, 0.30, 150), np.linspace(0.302, BACK - VERGE, 380)])
    s, t = np.meshgrid(s, t, indexing='ij')
    a, b, depth = 0.8 * s - 0.6 * t, 0.6 * s + 0.8 * t, 0 * s - 0.004  # The noise is turned, so that its cells do not follow the edges.
    for k, deep in enumerate(layers):
        broken = 0.12 * np.maximum(fractal(a / 0.45, b / 0.45, 70, 2) - 0.25 + 0.05 * k, 0) * (k > 0)
        ragged = 0.016 * fractal(a / 0.09, b / 0.09, 80 + 5 * k, 4, 0.6) + 0.004 * fractal(a / 0.014, b / 0.014, 110 + k, 2)
        inside = np.minimum(t - 0.040, RUN - 0.012 - s) - 0.017 * k - broken + ragged
        soft = 0.035 if k == len(layers) - 1 else 0.008
        depth += deep * np.clip(inside / soft, 0, 1) ** 0.6
    full = np.clip((depth - 0.10) / 0.05, 0, 1)
    depth += full * (0.020 * fractal(s / 0.8, t / 0.6, 3, 3) + 0.005 * fractal(a / 0.16, b / 0.30, 8, 3)) + 0.0016 * fractal(a / 0.02, b / 0.02, 9, 3)
    points = RIDGE * (1, 0, 1) + (0, VERGE, 0) + s[..., None] * DOWN + t[..., None] * (0, 1, 0) + (0.12 + depth)[..., None] * UP
    place(mesh('snow on the roof', points.reshape(-1, 3), grid_faces(*s.shape), [winter.snow_material('roof snow', 0.005)], True))


def crumbs(count=70):
    """Adds crumbs of snow, 4 to 11 mm in radius, that have fallen off the broken edges and lie on the steel before them."""
    choose = np.random.default_rng(4)
    v, u = np.meshgrid(np.linspace(0, np.pi, 9), np.linspace(0, 2 * np.pi, 14), indexing='ij')
    rough = 1 + 0.35 * fractal(np.cos(u) * np.sin(v) * 1.7, np.cos(v) * 1.7 + np.sin(u), 5, 3)
    points = np.stack([np.sin(v) * np.cos(u) * rough, np.sin(v) * np.sin(u) * rough, np.cos(v) * rough * 0.7], -1).reshape(-1, 3)
    clod = mesh('crumb', points, grid_faces(*v.shape), [winter.snow_material('roof snow', 0.005)], True)
    for i in range(count):
        s, t = (choose.uniform(RUN - 1.9, RUN), choose.uniform(0.028, 0.05)) if i % 2 else (RUN - choose.uniform(0.004, 0.022), choose.uniform(0.03, 2.8))
        made, size = bpy.data.objects.new('crumb', clod), choose.uniform(0.004, 0.011)
        made.location = RIDGE * (1, 0, 1) + (0, VERGE + t, 0) + DOWN * s + UP * (0.121 + 0.4 * size)
        made.rotation_euler, made.scale = choose.uniform(0, 6.28, 3), (size,) * 3
        bpy.context.collection.objects.link(made)


def compose():
    compose_product('soelden-garden-sauna')
    open_air()
    cladding()
    steel()
    soffit('dark larch', RIDGE * (1, 0, 1) + UP * 0.006 + (0, VERGE + 0.04, 0), DOWN, (0, 1, 0), RUN, 0.02 - VERGE - 0.04)
    soffit('dark larch', RIDGE + UP * 0.006 + (0, 0.5, 0) + DOWN * (RUN - 0.20), DOWN, (0, 1, 0), 0.20, 2.6)
    snow()
    crumbs()
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((-2.2, -3.2, 1.78), 31, 50, (0.0, 0.125), 4.0, 2.0)
