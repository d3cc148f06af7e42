"""
Scene: a laser level on a tripod in an empty room of an old house in the morning sun. Its lines cross the limewashed wall and the
panelled door. A plan and a folding rule lie on the old floorboards, and tape marks the place of the sauna.
"""
import math
import numpy as np
from library import conifers, daylight, finishes, laser, light, materials, planed, studio, winter
from library.boards import Boards
from library.desk import leaf, pencil, section
from library.fields import fractal, grid_faces, mesh, place
from library.flagstones import _nearest
from library.shapes import rod, turned

ALT = 'A laser level on a tripod in an empty room of an old house, its red lines on a limewashed wall and a panelled door, and a plan and a folding rule in the sun on old floorboards'
SAMPLES = 16
GRADE = {'exposure': 1.05, 'contrast': 1.2, 'balance': 0.2}
WEST, EAST, BACK, HIGH = -2.2, 2.6, 2.8, 3.3  # the walls of the room and its height, in metres
WINDOW = (0.62, 1.98, 0.80, 2.40)  # the opening in the left wall, from y to y and from z to z
materials._makers['limewash'] = lambda name: materials._mottled(name, (0.525, 0.500, 0.460), (0.635, 0.615, 0.575), 0.95, 9, 0.0008)
materials._makers['old paint'] = lambda name: materials._mottled(name, (0.44, 0.425, 0.39), (0.54, 0.525, 0.49), 0.45, 24, 0.0004)
materials._makers['rule'] = lambda name: materials._wood(name, (0.70, 0.50, 0.20), (0.56, 0.38, 0.14), rings=90, spread=0.10)
materials._makers['tape'] = lambda name: materials._plain(name, (0.72, 0.72, 0.70), 0.5)
# Softwood that was scrubbed for a century: grey and matt, with rings that hardly show.
materials._makers['old boards'] = lambda name: planed.wood(name, (0.300, 0.222, 0.150), (0.215, 0.150, 0.096), 150.0, 0.62, 0.22, 0.7)


def outside():
    """Adds the view from the window on the left: a snowy garden and the edge of a forest, in low sun."""
    daylight.low_sun(-62, 27, 1.6, mist=3.0, seed=2.0, warmth=4700)
    ground = winter.ground(lambda x, y: -0.7 + 0.03 * np.maximum(-np.asarray(x, float) - 3, 0) + 0 * np.asarray(y, float), near=-12, far=60, side=60,
                           focus=((-16, -3), (4, 18)), fine=0.12, hole=(-2.9, 2.9, -12, 3.2))
    conifers.forest([(-12.5, 12.4, 0.42), (-16.0, 18.5, 0.6), (-20.0, 19.0, 0.9), (-24.0, 29.0, 1.0), (-27.0, 26.0, 1.1), (-22.0, 25.5, 0.8), (-30.0, 36.0, 1.1), (-26.0, 21.5, 1.0)], ground, (('spruce', 2),), snow=0.3)


def tripod(x, y, z, high=1.08):
    top = z + high
    for turn in (80, 200, 320):
        a = math.radians(turn)
        foot, knee = (x + 0.42 * math.cos(a), y + 0.42 * math.sin(a)), (x + 0.20 * math.cos(a), y + 0.20 * math.sin(a))
        rod('steel', (foot[0], foot[1], z), (knee[0], knee[1], z + high * 0.50), 0.009, 16)
        rod('black steel', (knee[0] + 0.02 * math.cos(a), knee[1] + 0.02 * math.sin(a), z + high * 0.46), (x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), top - 0.05), 0.014, 16)
        turned('rubber', (foot[0], foot[1], z), [(0.016, 0), (0.016, 0.02), (0.010, 0.03)], 20)
        rod('black steel', (x, y, z + high * 0.42), (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z + high * 0.56), 0.005, 10)
    turned('black steel', (x, y, top - 0.10), [(0.001, 0), (0.034, 0), (0.036, 0.04), (0.020, 0.06), (0.018, 0.10), (0.045, 0.102), (0.045, 0.114), (0.001, 0.114)], 36)
    body = Boards('enamel', 0.010)
    body.box((x - 0.045, y - 0.06, top + 0.014), (x + 0.045, y + 0.06, top + 0.105), 'z')
    body.done('laser')
    trim = Boards('rubber', 0.006)
    for z in (0.016, 0.078):
        trim.box((x - 0.049, y - 0.064, top + z), (x + 0.049, y + 0.064, top + z + 0.026), 'y')
    trim.done('grip')
    turned('dark glass', (x, y, top + 0.104), [(0.034, 0), (0.034, 0.022), (0.030, 0.026), (0.001, 0.026)], 36)
    return top + 0.085


def folding_rule(x, y):
    """Adds a folding rule of ten links on the floor, partly unfolded. Its near end is at (x, y)."""
    rule, joint = Boards('rule', 0.0008), np.array((x, y, 0.0))
    for i, turn in enumerate((84, 84, 84, 38, 152, 20, 170, 12, 174, 8)):
        way = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        rule.board(joint + way * 0.107 + (0, 0, 0.004 + 0.0034 * (i % 2)), (0.232, 0.017, 0.0032), (way, (-way[1], way[0], 0), (0, 0, 1)))
        joint = joint + way * 0.214
        turned('brass', tuple(joint), [(0.004, 0), (0.004, 0.0098), (0.0001, 0.0102)], 16)
    rule.done('rule')


def outline():
    """Adds white tape on the floor around the place of the future sauna."""
    tape = Boards('tape', 0.0002)
    for low, high, grain in (((0.74, 0.62), (2.59, 0.66), 'x'), ((0.74, 0.66), (0.78, 2.73), 'y')):
        tape.box((*low, 0), (*high, 0.0006), grain)
    tape.done('tape')


def old_wall():
    """Adds the wall at the back: old rubble under many coats of limewash, which have filled most of its joints."""
    x, z = np.meshgrid(np.arange(WEST, EAST, 0.011), np.arange(0.0, HIGH, 0.011))
    chance, seeds = np.random.default_rng(11), []
    for row, low in enumerate(np.arange(0.0, HIGH + 0.2, 0.17)):
        at = WEST - chance.uniform(0, 0.3)
        while at < EAST + 0.4:
            at += chance.uniform(0.20, 0.46)
            seeds.append((at, low + chance.normal(0, 0.025)))
    bend = [0.05 * fractal(x / 0.32, z / 0.32, seed, 3) for seed in (3, 8)]
    # Stones are longer than high, so heights count twice.
    _, _, inside = _nearest(x + bend[0], 1.7 * (z + bend[1]), [(a, 1.7 * b) for a, b in seeds])
    stone = 1 - (1 - np.clip(inside / 0.06, 0, 1)) ** 2.4
    # In most places the coats have filled the joints.
    bare = np.clip(0.22 + 1.5 * fractal(x / 0.8, z / 0.6, 31, 4, 0.6), 0, 1)
    out = 0.0035 * stone * bare + 0.010 * fractal(x / 1.1, z / 0.9, 15, 2) + 0.0010 * fractal(x / 0.16, z / 0.13, 21, 3) + 0.0005 * fractal(x / 0.02, z / 0.02, 27, 3)
    place(mesh('old wall', np.stack([x, BACK - 0.03 - out, z], -1).reshape(-1, 3), grid_faces(*x.shape), [materials.material('limewash')], True))


def window(y0, y1, low, high, deep=0.34):
    """Adds the casement in the left wall between `y0` and `y1`, set back in its reveal: a frame, two leaves and a sill."""
    frame, x = Boards('old paint', 0.003), WEST - deep + 0.06
    for y in (y0, y1 - 0.05):
        frame.box((x - 0.06, y, low), (x, y + 0.05, high), 'z')
    for z in (low, high - 0.05):
        frame.box((x - 0.06, y0 + 0.05, z), (x, y1 - 0.05, z + 0.05), 'y')
    middle = (y0 + y1) / 2
    for a, b in ((y0 + 0.052, middle - 0.001), (middle + 0.001, y1 - 0.052)):
        for y in (a, b - 0.045):
            frame.box((x - 0.035, y, low + 0.052), (x + 0.012, y + 0.045, high - 0.052), 'z')
        for z in (low + 0.052, low + 0.62 * (high - low), high - 0.052 - 0.045):
            frame.box((x - 0.035, a + 0.045, z), (x + 0.010, b - 0.045, z + (0.045 if z in (low + 0.052, high - 0.097) else 0.028)), 'y')
    frame.box((x + 0.012, middle - 0.02, low + 0.055), (x + 0.022, middle + 0.02, high - 0.055), 'z')
    frame.done('casement')
    sill = Boards('larch', 0.006)
    sill.box((x - 0.01, y0 - 0.05, low - 0.032), (WEST + 0.035, y1 + 0.05, low - 0.001), 'y')
    sill.done('sill')
    rod('brass', (x + 0.03, middle - 0.012, low + 0.52), (x + 0.03, middle - 0.012, low + 0.62), 0.006, 16)


def floor():
    """Adds the floor: old boards of uneven width that run towards the back wall, with open joints over a dark void."""
    boards, chance, x = Boards('old boards', 0.0025), np.random.default_rng(5), WEST - 0.4
    while x < EAST + 0.1:
        wide, y = chance.uniform(0.17, 0.25), -4.0 - chance.uniform(0, 2)
        while y < BACK:
            end = y + chance.uniform(2.6, 4.2)
            boards.box((x, y, -0.03), (x + wide - chance.uniform(0.002, 0.005), end - 0.002, chance.uniform(-0.0015, 0.0)), 'y')
            y = end
        x += wide
    boards.done('floor')
    void = Boards('void')
    void.box((WEST - 0.4, -4, -0.06), (EAST + 0.1, BACK + 0.1, -0.032))
    void.done('below')


def skirting():
    """Adds the painted skirting along the two walls that the image shows."""
    made = Boards('old paint', 0.004)
    for x0, x1 in ((WEST + 0.02, -1.84), (-0.74, EAST)):
        made.box((x0, BACK - 0.062, 0), (x1, BACK - 0.02, 0.15))
        made.box((x0, BACK - 0.054, 0.15), (x1, BACK - 0.02, 0.172))
    made.box((WEST - 0.01, -4, 0), (WEST + 0.020, BACK - 0.02, 0.15), 'y')
    made.box((WEST - 0.01, -4, 0.15), (WEST + 0.012, BACK - 0.02, 0.172), 'y')
    made.done('skirting')


def door(x, wide, high):
    """Adds a panelled door in the back wall, from `x` to `x` + `wide` metres and `high` metres tall, with its casing and a latch."""
    made, y = Boards('old paint', 0.004), BACK - 0.085
    for x0 in (x - 0.12, x + wide):
        made.box((x0, y - 0.022, 0), (x0 + 0.12, BACK, high + 0.10), 'z')
    made.box((x - 0.15, y - 0.042, high + 0.10), (x + wide + 0.15, BACK, high + 0.14))
    made.box((x, y - 0.022, high + 0.004), (x + wide, BACK, high + 0.099))
    rails = (0.012, 0.24), (0.86, 1.02), (high - 0.125, high - 0.004)
    for x0 in (x + 0.004, x + wide / 2 - 0.05, x + wide - 0.114):
        made.box((x0, y - 0.012, 0.012), (x0 + (0.10 if 0.1 < x0 - x < 0.5 else 0.11), BACK, high - 0.004), 'z')
    for low, top in rails:
        for x0, x1 in ((x + 0.115, x + wide / 2 - 0.051), (x + wide / 2 + 0.051, x + wide - 0.115)):
            made.box((x0, y - 0.012, low), (x1, BACK, top))
    # Raised panels, whose bevelled edges lie behind the frame.
    for low, top in ((0.24, 0.86), (1.02, high - 0.125)):
        for x0, x1 in ((x + 0.114, x + wide / 2 - 0.05), (x + wide / 2 + 0.05, x + wide - 0.114)):
            made.box((x0 - 0.01, y + 0.010, low - 0.01), (x1 + 0.01, BACK, top + 0.01), 'z')
            made.box((x0 + 0.045, y + 0.001, low + 0.045), (x1 - 0.045, BACK - 0.01, top - 0.045), 'z', 0.008)
    made.done('door')
    at = x + wide - 0.06
    rod('brass', (at, y - 0.010, 0.99), (at, y - 0.016, 0.99), 0.024, 28)
    rod('brass', (at, y - 0.012, 0.99), (at, y - 0.065, 0.99), 0.008, 16)
    rod('brass', (at + 0.005, y - 0.062, 0.99), (at - 0.105, y - 0.062, 0.99), 0.0085, 16)


def room():
    """Adds the room: the old wall at the back, smooth walls at the sides with a deep window on the left, and a bare floor."""
    old_wall()
    y0, y1, low, high = WINDOW
    wall = Boards('plaster', 0.004)
    wall.box((WEST - 0.4, BACK + 0.01, 0), (EAST + 0.1, BACK + 0.1, HIGH))
    wall.box((EAST, -4, 0), (EAST + 0.1, BACK + 0.1, HIGH), 'y')
    for a, b, c, d in ((-4, y0, 0, HIGH), (y1, BACK, 0, HIGH), (y0, y1, 0, low - 0.03), (y0, y1, high, HIGH)):
        wall.box((WEST - 0.34, a, c), (WEST, b, d), 'y')
    wall.box((WEST - 0.4, -4, HIGH), (EAST + 0.1, BACK + 0.1, HIGH + 0.1))
    wall.box((WEST - 0.4, -4.1, 0), (EAST + 0.1, -4, HIGH))
    wall.done('walls')
    floor()
    window(*WINDOW)
    skirting()
    door(-1.72, 0.86, 2.06)


def compose():
    outside()
    room()
    x, y = 0.34, 1.0
    beam = tripod(x, y, 0)
    leaf(section(), -0.20, 0.22, 0.002, 14, 0.84, 0.594, 0.12)
    pencil(-0.02, 0.14, 0.003, 60)
    folding_rule(-0.98, 0.42)
    outline()
    finishes.refine(plaster='white plaster')
    laser.lines(x, y + 0.06, beam, 3.2)
    light.area((WEST - 0.02, 1.3, 1.60), (1, 0.25, -0.20), 1.4, 1.6, 60, 5600)
    studio.key((x, y, 0.9), 14, distance=2.6, size=1.2, temperature=5600)
    light.camera((1.05, -2.15, 1.32), -24, 30, (0, -0.125), 3.3, 6.3)
