"""
Scene: a panelled room on a hazy winter morning, with sun from a window on the left, a long bench with a blanket and firewood
under it, a rug, and a fire in the stove.
"""
import random
import numpy as np
from library import buckets, cloth, cushions, daylight, distant, haze, hearths, light, materials, planed, split_stones, spruces, throws, weaves, winter  # noqa: F401 (weaves adds the cloths)
from library.boards import Boards, plank_wall
from library.shapes import pane, turned
from library.things import sawn

FOCUS = 0.85  # the stove
GRADE = {'exposure': 1.08, 'contrast': 1.2, 'balance': 0.3}
WIDE, HIGH, BACK, FRONT = 5.6, 2.6, 3.2, -2.5
# Its boards differ less than those of `planed cedar`.
materials._makers['even cedar'] = lambda name: planed.wood(name, (0.475, 0.290, 0.160), (0.345, 0.188, 0.096), 190.0, 0.46, 0.17)
materials._makers['floor larch'] = lambda name: planed.wood(name, (0.270, 0.185, 0.115), (0.195, 0.124, 0.072), 210.0, 0.40, 0.24, 0.8)
# Firewood: the bark and the split faces.
materials._makers['split birch'] = lambda name: planed.wood(name, (0.400, 0.280, 0.165), (0.270, 0.170, 0.092), 260.0, 0.7, 0.50, 0.9)
materials._makers['hearth steel'] = lambda name: materials._plain(name, (0.040, 0.038, 0.036), 0.38)
materials._makers['bark'] = lambda name: materials._mottled(name, (0.060, 0.046, 0.036), (0.230, 0.185, 0.145), 0.9, 60, 0.004)
SIDE = (-1.9, 1.3)  # from and to, in y: the window in the left wall


def view():
    """Adds the view from the window: a snowfield, a few spruces, a forest in haze, and pale mountains with low cloud."""
    haze.fill_valley(800, 60, -8)
    terrain = lambda x, y: -0.9 - 7.0 / (1 + np.exp(-(np.asarray(y, float) - 42) / 9)) + 0 * np.asarray(x, float)
    ground = winter.ground(terrain, focus=((-1, 8), (5, 30)), near=3.9, far=500, side=300, fine=0.05, relief=0.006)
    free = lambda x, y: y < 150 + 26 * np.sin(x / 31)
    spruces.forest(winter.scatter(420, -190, 210, 130, 330, 3.4, free), ground, (10, 19), snow=0.35)
    spruces.single([(-12.5, 50, 13.0, 'old'), (-9.0, 55, 10.0, 'broad'), (-6.2, 47, 7.0, 'young'), (9.0, 62, 12.0, 'slender')], ground, 0.5, 6)
    distant.ridge(-2600, 3400, 3400, [620, 760, 560, 900, 780, 1040, 860, 700], 1500, 0, 9, trees=420, snow=0.75, rugged=0.3)
    distant.cloud(200, 900, 190, -30, 2600, (0.86, 0.88, 0.92), 0.9, 3.0, 150)


def room():
    """Adds walls, floor and ceiling. The part of the left wall that the image does not show has a window. Returns the opening in the back wall."""
    hole = plank_wall('cedar', (0, BACK, 0), (1, 0, 0), (0, 0, 1), WIDE, HIGH, hole=(0.75, 3.75, 0.85, 2.05))
    plank_wall('cedar', (0, FRONT, 0), (0, 1, 0), (0, 0, 1), BACK - FRONT, HIGH, hole=(SIDE[0] - FRONT, SIDE[1] - FRONT, 0.24, 2.36))
    plank_wall('cedar', (WIDE, BACK, 0), (0, -1, 0), (0, 0, 1), BACK - FRONT, HIGH)
    plank_wall('cedar', (0, FRONT, HIGH), (0, 1, 0), (1, 0, 0), BACK - FRONT, WIDE, joints=False)
    return hole


def floor():
    """Adds narrow floorboards that run towards the back wall, and the dark ground below them."""
    wide, boards = 0.112, Boards('floor larch', 0.0009)
    for i in range(int(WIDE / wide)):
        ends = [FRONT, *np.arange(FRONT + 0.4 + (i * 1.17) % 1.9, BACK - 0.3, 2.2), BACK]
        for near, far in zip(ends, ends[1:]):
            boards.box((i * wide, near, -0.022), ((i + 1) * wide - 0.0016, far - 0.0012, random.uniform(-0.0004, 0.0004)), 'y')
    boards.done('floor')
    under = Boards('joint')
    under.box((0, FRONT, -0.06), (WIDE, BACK, -0.012))
    under.done('under')


def _log(x, y, z, radius, start, sweep, length):
    """Adds a split log along y with the edge where it was split at (x, z): a sector of a trunk that begins at the angle `start`, in degrees."""
    turns = np.radians(np.linspace(start, start + sweep, 6))
    reach = radius * np.array([random.uniform(0.94, 1.06) for _ in turns])
    outline = [(0.0, 0.0), *zip(np.cos(turns) * reach, np.sin(turns) * reach)]
    made = sawn('split birch', outline, (x, y, z), (1, 0, 0), (0, 0, 1), length, 'y', 0.003)
    made.data.materials.append(materials.material('bark'))
    for face in made.data.polygons:
        out, at = face.normal, face.center
        if abs(out.y) < 0.5 and (at.x - x) * out.x + (at.z - z) * out.z > 0.5 * radius:
            face.material_index = 1


def firewood(x0, x1, y, top):
    """Adds a stack of split logs on the floor between `x0` and `x1`, up to the height `top`, with their ends near `y`."""
    size, row = 0.098, 0
    while (row + 1) * size * 0.92 < top:
        x = x0 + size / 2 + row % 2 * size * 0.4
        while x < x1 - size / 2:
            start, sweep = random.uniform(0, 360), random.choice((88, 100, 120, 165))
            middle = np.radians(start + sweep / 2)
            radius = size * (0.86 if sweep < 130 else 0.62)
            # The sector's centre of gravity, not its edge, is where the log lies in the stack.
            _log(x - np.cos(middle) * radius * 0.5, y + random.uniform(-0.02, 0.02) + 0.16, (row + 0.5) * size * 0.92 - np.sin(middle) * radius * 0.5,
                 radius, start, sweep, random.uniform(0.30, 0.33))
            x += size * random.uniform(0.92, 1.04)
        row += 1


def windows(hole):
    """Adds the frame and the pane of the opening `hole` in the back wall, the bars of the other window, and their light."""
    a, b, low, top = hole
    frame, out = Boards('thermo-aspen', 0.005), BACK - 0.02
    frame.box((a - 0.05, out - 0.02, low - 0.05), (b + 0.05, BACK + 0.22, low + 0.012))
    frame.box((a - 0.05, out - 0.02, top - 0.012), (b + 0.05, BACK + 0.22, top + 0.05))
    frame.box((a - 0.05, out - 0.02, low), (a + 0.012, BACK + 0.22, top), 'z')
    frame.box((b - 0.012, out - 0.02, low), (b + 0.05, BACK + 0.22, top), 'z')
    for part in (1 / 3, 2 / 3):
        y = SIDE[0] + (SIDE[1] - SIDE[0]) * part
        frame.box((-0.09, y - 0.03, 0), (-0.03, y + 0.03, HIGH), 'z')
    frame.done()
    pane(((a + b) / 2, BACK + 0.16, (low + top) / 2), (1, 0, 0), (0, 0, 1), b - a, top - low)
    light.area(((a + b) / 2, out - 0.03, (low + top) / 2), (0, -1, -0.35), b - a, top - low, 20, colour=(0.86, 0.93, 1.0))
    light.area((0.02, sum(SIDE) / 2, 1.3), (1, 0.25, 0), SIDE[1] - SIDE[0], 2.1, 20, colour=(0.90, 0.95, 1.0))


def compose():
    daylight.low_sun(-130, 14.5, 1.7, mist=0.5, seed=12.0, warmth=4400)
    daylight.air.colour = (0.70, 0.77, 0.86)
    hole = room()
    floor()
    windows(hole)
    seat = Boards('cedar', 0.006)
    for i in range(5):
        seat.box((0, BACK - 0.72 + i * 0.144, 0.40), (3.95, BACK - 0.72 + i * 0.144 + 0.138, 0.44))
    seat.box((0, BACK - 0.725, 0.34), (3.95, BACK - 0.70, 0.44))
    for x in (0.3, 1.95, 3.6):
        seat.box((x, BACK - 0.66, 0), (x + 0.06, BACK - 0.05, 0.40), 'z')
    seat.done()
    firewood(2.06, 3.58, BACK - 0.60, 0.33)
    buckets.bucket(3.42, BACK - 0.36, 0.44, hoops='brushed black steel', turn=25, watts=0)
    throws.throw('grey herringbone', 1.30, BACK - 0.52, 0.445, 0.80, 1.15, [cloth.block((-0.2, BACK - 0.727, 0.0), (3.95, BACK, 0.442), 0.006)], turn=5, seed=6)
    cushions.rug(1.35, 3.55, 0.75, 1.95, of='umber loops')
    hearths.wood_stove(4.45, 2.1, 0.008, 0.6, 0.5, 1.0, HIGH)
    turned('black steel', (4.75, 2.50, HIGH - 0.008), [(0.066, 0.0), (0.115, 0.0), (0.115, 0.008)], 40)  # the flange of the flue
    split_stones.renew()
    plate = Boards('hearth steel', 0.002)
    plate.box((4.12, 1.45, -0.01), (5.40, BACK - 0.02, 0.008))
    plate.done('hearth plate')
    view()
    planed.renew_walls(cedar='even cedar')
    light.camera((2.35, -2.3, 1.25), 6, 30, (0.0, -0.035), 5.2, 5.6)
