"""The wall of a joiner's workshop: a rack of tools that hang on pegs, bar clamps, a rack of timber, and curled shavings."""
import math
import random
import numpy as np
from . import handtools
from .boards import Boards
from .shapes import put, rod, turned
from .things import sawn


def _peg(x, y, z, long=0.07):
    """Adds a peg in a board whose front is at `y`. Its upper side is at the height `z`."""
    rod('hemlock', (x, y, z - 0.010), (x, y - long, z - 0.004), 0.009, 14)


def tool_board(x0, x1, y, low, high, wood='cedar'):
    """Adds a panel of horizontal boards on two battens in front of a wall at `y`. Returns the y position of its front."""
    made = Boards(wood, 0.003)
    count = round((high - low) / 0.19)
    step = (high - low) / count
    for x in (x0 + 0.15, x1 - 0.20):
        made.box((x, y - 0.030, low + 0.03), (x + 0.05, y - 0.001, high - 0.03), 'z')
    for i in range(count):
        made.box((x0, y - 0.052, low + i * step), (x1, y - 0.030, low + (i + 1) * step - 0.004))
    made.done('tool board')
    return y - 0.052


def shelf(x0, x1, y, z, deep=0.15):
    """Adds a shelf on two brackets, with hand planes on it."""
    made = Boards('hemlock', 0.003)
    made.box((x0, y - deep, z - 0.026), (x1, y, z))
    for x in (x0 + 0.12, x1 - 0.15):
        made.box((x, y - deep + 0.02, z - 0.055), (x + 0.03, y, z - 0.026), 'y')
        made.box((x, y - 0.028, z - 0.17), (x + 0.03, y, z - 0.055), 'z')
    made.done('shelf')
    for i in range(int((x1 - x0) / 0.30)):
        handtools.plane(x0 + 0.17 + i * 0.30, y - deep / 2, z, random.gauss(6, 4))


def saws(xs, y, z):
    """Adds pull saws of several lengths that hang by their handles on pegs."""
    for i, x in enumerate(xs):
        long = (1.25, 1.0, 1.12, 0.86)[i % 4]
        sawn('steel', [(-0.030 * long, 0.0), (0.030 * long, 0.0), (0.052 * long, -0.27 * long), (-0.036 * long, -0.27 * long)], (x, y - 0.020, z - 0.30 * long), (1, 0, 0), (0, 0, 1), 0.0014, 'z', 0.0002)
        rod('hemlock', (x, y - 0.020, z - 0.31 * long), (x, y - 0.020, z + 0.03), 0.014, 18)
        _peg(x - 0.024, y, z - 0.01)
        _peg(x + 0.024, y, z - 0.01)


def chisels(x, y, z, count=7, step=0.055):
    """Adds a rail with a row of chisels that stand in it, handles up."""
    made = Boards('hemlock', 0.002)
    for side in (-0.050, -0.016):
        made.box((x - 0.04, y + side, z), (x + count * step, y + side + 0.016, z + 0.05))
    made.done('rail')
    for i in range(count):
        at, wide = x + i * step, (0.006, 0.008, 0.010, 0.012, 0.016, 0.019, 0.024)[i % 7]
        blade = Boards('steel', 0.0006)
        blade.box((at - wide / 2, y - 0.027, z - 0.085), (at + wide / 2, y - 0.022, z + 0.055), 'z')
        blade.done('blade')
        handle = turned('cedar' if i % 3 else 'walnut', (at, y - 0.025, z + 0.05), [(0.001, 0), (0.010, 0), (0.009, 0.02), (0.014, 0.06), (0.015, 0.10), (0.012, 0.125), (0.001, 0.128)], 20)
        handle.name = 'handle'


def clamps(xs, y, z, long=0.95):
    """Adds steel bar clamps that hang on a ledge at the height `z`, with their wooden handles down."""
    ledge = Boards('hemlock', 0.003)
    ledge.box((min(xs) - 0.08, y - 0.05, z - 0.04), (max(xs) + 0.10, y, z))
    ledge.done('ledge')
    for i, x in enumerate(xs):
        size = long * (1.0, 0.86, 0.94, 0.72)[i % 4]
        bar = Boards('steel', 0.001)
        bar.box((x - 0.004, y - 0.082, z - size + 0.06), (x + 0.004, y - 0.056, z + 0.06), 'z')
        bar.done('bar')
        jaws = Boards('black steel', 0.004)
        slide = z - size * (0.42, 0.55, 0.36, 0.6)[i % 4]
        for low in (z + 0.002, slide):
            jaws.box((x - 0.012, y - 0.175, low), (x + 0.012, y - 0.046, low + 0.035))
        jaws.done('jaws')
        rod('steel', (x, y - 0.155, slide - 0.13), (x, y - 0.155, slide + 0.07), 0.006, 14)
        rod('walnut', (x, y - 0.155, slide - 0.24), (x, y - 0.155, slide - 0.12), 0.016, 18)


def frame_saw(x, y, z, wide=0.62, tall=0.34):
    """Adds a bow saw that hangs on two pegs: a wooden frame with a blade below and a twisted cord above."""
    made = Boards('cedar', 0.004)
    for side in (-1, 1):
        made.box((x + side * wide / 2 - 0.016, y - 0.042, z - tall), (x + side * wide / 2 + 0.016, y - 0.018, z), 'z')
    made.box((x - wide / 2 + 0.016, y - 0.040, z - tall * 0.52), (x + wide / 2 - 0.016, y - 0.020, z - tall * 0.52 + 0.030))
    made.done('bow')
    blade = Boards('steel', 0.0004)
    blade.box((x - wide / 2, y - 0.0310, z - tall + 0.006), (x + wide / 2, y - 0.0298, z - tall + 0.040))
    blade.done('blade')
    rod('hemp', (x - wide / 2, y - 0.030, z - 0.03), (x + wide / 2, y - 0.030, z - 0.03), 0.005, 12)
    for side in (-1, 1):
        _peg(x + side * wide * 0.32, y, z - tall * 0.52 - 0.001, 0.06)


def timber_rack(x0, x1, y, levels, woods, deep=0.42):
    """
    Adds steel brackets on a wall at `y`, with boards that lie on them. `levels` are the heights of the brackets, `woods`
    the woods of the boards at each height.
    """
    steel = Boards('black steel', 0.003)
    posts = np.linspace(x0 + 0.35, x1 - 0.35, 3)
    for x in posts:
        steel.box((x - 0.025, y - 0.03, min(levels) - 0.35), (x + 0.025, y, max(levels) + 0.30), 'z')
        for z in levels:
            steel.box((x - 0.018, y - deep, z - 0.040), (x + 0.018, y - 0.03, z), 'y')
    steel.done('brackets')
    for z, wood in zip(levels, woods):
        boards = Boards(wood, 0.003)
        for row in range(random.choice((3, 4, 5))):
            at = y - 0.05
            while at > y - deep + 0.08:
                wide = random.choice((0.10, 0.12, 0.15))
                if at - wide < y - deep + 0.01:
                    break
                a, b = x0 + random.uniform(0, 0.18), x1 - random.uniform(0, 0.35)
                boards.box((a, at - wide, z + row * 0.032), (b, at - 0.006, z + row * 0.032 + 0.030))
                at -= wide
        boards.done('timber')


def _curl(px, py, z, turn, radius, turns, wide, pull):
    """Adds one shaving: a thin ribbon that winds into a helix, `pull` metres long, which opens towards its end."""
    steps = max(10, int(turns * 26))
    t = np.linspace(0, 1, steps)
    reach = radius * (0.55 + 0.55 * t ** 1.4)
    u, w = reach * np.cos(t * turns * 2 * np.pi), radius * 1.1 + reach * np.sin(t * turns * 2 * np.pi)
    along = pull * t
    ends = wide * np.clip(np.minimum(t, 1 - t) * 9, 0.25, 1)
    points = []
    for a, b, c, e in zip(u, w, along, ends):
        for side in (-e / 2, e / 2):
            points.append((px + a * math.cos(turn) - (side + c) * math.sin(turn), py + a * math.sin(turn) + (side + c) * math.cos(turn), z + max(b, 0.001)))
    put('shaving', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps - 1)], 'shaving', True)


def shavings(x, y, spread, z, count):
    """Adds `count` shavings around (x, y): short tight curls, long loose ones and broken chips, densest in the middle."""
    for _ in range(count):
        px, py, turn = x + random.gauss(0, spread[0]), y + random.gauss(0, spread[1]), random.uniform(0, 6.28)
        radius, turns, wide, pull = random.choice((
            (random.uniform(0.008, 0.014), random.uniform(1.5, 3.5), random.uniform(0.018, 0.035), random.uniform(0.0, 0.02)),
            (random.uniform(0.016, 0.030), random.uniform(1.2, 3.0), random.uniform(0.022, 0.045), random.uniform(0.05, 0.16)),
            (random.uniform(0.030, 0.055), random.uniform(0.25, 0.7), random.uniform(0.018, 0.040), random.uniform(0.0, 0.03)),
            (random.uniform(0.012, 0.020), random.uniform(0.35, 0.8), random.uniform(0.008, 0.020), random.uniform(0.0, 0.02))))
        _curl(px, py, z, turn, radius, turns, wide, pull)
