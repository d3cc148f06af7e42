"""Scene: a stack of planed cedar boards on a joiner's bench, close, with end grain in front, in low sun from a window."""
import math
import random
import numpy as np
from library import light, materials, planed, shavings, sunlit
from library.boards import Boards, plank_wall
from library.shapes import put

FOCUS = 0.42
SAMPLES = 16
DETAIL = 0.7
GRADE = {'exposure': 0.75, 'contrast': 1.2, 'saturation': 1.12, 'balance': 0.1}
TURN = 142  # direction in which the boards run away from their ends, in degrees anticlockwise from +x
LONG, WIDE, THICK = 1.7, 0.135, 0.028  # of a board, in metres
STICKER = 0.011  # thickness of the strips that keep the layers apart, in metres
LAYERS, ROWS = 5, 2
materials._makers['bench'] = lambda name: planed.wood(name, (0.190, 0.148, 0.110), (0.135, 0.102, 0.073), 190.0, 0.5, 0.24)
# End grain is darker than the face of a board.
materials._makers['end grain'] = lambda name: planed.wood(name, (0.330, 0.205, 0.115), (0.195, 0.105, 0.055), 190.0, 0.6, 0.25, 1.0)

_a = math.radians(TURN)
ALONG, ACROSS, UP = np.array((math.cos(_a), math.sin(_a), 0)), np.array((math.sin(_a), -math.cos(_a), 0)), np.array((0, 0, 1.0))


def at(u, v, w):
    """Returns world coordinates. `u` is the distance from the boards' ends, `v` across the stack and `w` the height, in metres."""
    return ALONG * u + ACROSS * v + UP * w


def board(start, v, w):
    """Adds a board whose near end is at `start` and shows end grain."""
    made = Boards('planed cedar', 0.0012)
    made.board(at(start + LONG / 2, v, w), (LONG, WIDE, THICK), (ALONG, ACROSS, UP))
    done = made.done('board')
    done.data.materials.append(materials.material('end grain'))
    for face in done.data.polygons[:2]:
        face.material_index = 1


def stack():
    """Adds the stack. Returns the height of its upper side."""
    for layer in range(LAYERS):
        low = layer * (THICK + STICKER)
        for row in range(ROWS):
            board(random.uniform(-0.006, 0.006), (row - (ROWS - 1) / 2) * (WIDE + 0.004) + random.uniform(-0.001, 0.001), low + THICK / 2)
        if layer < LAYERS - 1:
            strips = Boards('planed larch', 0.001)
            for u in (0.10, 0.55, 1.05):
                strips.board(at(u + random.uniform(-0.006, 0.006), random.uniform(-0.004, 0.004), low + THICK + STICKER / 2),
                             (ROWS * WIDE + 0.006, 0.024, STICKER), (ACROSS, ALONG, UP))
            strips.done('stickers')
    return LAYERS * THICK + (LAYERS - 1) * STICKER


def stroke(points, high):
    """Adds a pencil line along `points`, (u, v) in metres, on a surface at the height `high`. Its width varies a little."""
    path = np.array([np.array(a) + (np.array(b) - a) * t for a, b in zip(points, points[1:]) for t in np.linspace(0, 1, 12)], float)
    path[:, 1] += 0.0006 * np.sin(np.linspace(0, 5, len(path)))
    corners, faces = [], []
    for i, (u, v) in enumerate(path):
        du, dv = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        side = np.array((-dv, du)) / max(np.hypot(du, dv), 1e-9) * random.uniform(0.0004, 0.0006)
        corners += [at(u + side[0], v + side[1], high + 0.0002), at(u - side[0], v - side[1], high + 0.0002)]
    for i in range(len(path) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    put('stroke', corners, faces, 'graphite').visible_shadow = False


def bench():
    """Adds the top of the bench, along x."""
    top = Boards('bench', 0.003)
    for i in range(14):
        top.box((-2.2, -0.85 + i * 0.115, -0.08), (2.0, -0.85 + i * 0.115 + 0.1145, 0))
    top.done('bench')


def compose():
    light.indoors()
    bench()
    top = stack()
    # A joiner's triangle across the upper boards shows how they belong together.
    stroke([(0.16, -0.105), (0.40, 0.0), (0.16, 0.105)], top)
    stroke([(0.175, -0.112), (0.165, 0.112)], top)
    for x, y, radius, turns, wide in ((0.125, -0.055, 0.013, 2.4, 0.036), (0.185, 0.0, 0.008, 3.2, 0.030), (0.165, -0.095, 0.017, 1.2, 0.040), (0.085, -0.105, 0.010, 1.7, 0.024)):
        shavings.shaving(x, y, 0, random.uniform(0, 360), radius, turns, wide)
    plank_wall('planed larch', (-2.8, 2.6, -0.9), (1, 0, 0), (0, 0, 1), 6.0, 3.6, 0.2, joints=False)
    sunlit.through(at(0.25, 0, top / 2), 108, 24, [(-0.95, -0.30, -0.42, 0.50), (-0.24, 0.75, -0.42, 0.50)], 7.0, 4000, away=2.2, soft=1.0)
    light.area((-1.9, 0.4, 0.9), (1, -0.1, -0.35), 1.3, 1.1, 36, colour=(0.76, 0.87, 1.0), spread=120)
    light.area((1.3, -1.5, 1.1), (-0.7, 1, -0.6), 1.2, 1.0, 8, 4600)
    light.area((-2.0, 1.6, 1.4), (0.6, 0.6, -0.3), 1.0, 1.4, 60, 4600)
    light.camera((0.06, -1.22, 0.53), 0, 60, (0.0, -0.105), 1.2, 8.0, pitch=13)
