"""Scene: the infrared cabin for six in the low sun of a winter morning, with boots at a bench beside it and a glazed oak door on a snowy garden."""
import math
import random
import bpy
import numpy as np
from library import boots, calm_glass, clear, cushions, day_window, daylight, distant, finishes, hot_emitters, light, linens, materials, outlook, planed, spruces, weaves, winter  # noqa: F401 (weaves adds the wool of the rug)
from library.boards import Boards
from library.cabins import UP, floorboards
from library.kitzbuehel import HIGH, WIDE, cabin
from library.larches import larches
from library.shapes import pane, put

ALT = 'A hemlock cabin for six behind glass in fine black steel, a wool rug before it, and boots at an oak bench beside a glazed door on a snowy garden'
SAMPLES = 14
GRADE = {'exposure': 0.42, 'contrast': 1.18, 'balance': 0.15}
materials._makers['old oak'] = lambda name: planed.wood(name, (0.265, 0.188, 0.122), (0.175, 0.116, 0.070), 210.0, 0.42, 0.26)
materials._makers['warm plaster'] = lambda name: finishes._trowelled(name, (0.560, 0.495, 0.410), (0.645, 0.580, 0.490))
LEFT, RIGHT, BACK, FRONT, TALL = -3.6, 8.0, 2.05, -9.0, 2.75  # the room, in metres
DOOR = (-1.40, -0.42, 0.0, 2.16)  # its opening in the wall at BACK, from x to x and from z to z
SUNNY = (-3.7, -1.2, 0.75, 2.35)  # the window in the left wall, from y to y and from z to z; the image does not show it


def wall_around(hole, x0, x1, at):
    """Adds a plastered wall around the opening `hole`. `at(a, z)` returns the point at `a` along the wall and at the height z."""
    left, right, low, top = hole
    for a, b, c, d in ((x0, left, 0, TALL), (right, x1, 0, TALL), (left, right, 0, low), (left, right, top, TALL)):
        if d > c:
            put('plaster', [at(a, c), at(b, c), at(b, d), at(a, d)], [(0, 1, 2, 3)], 'warm plaster')


def room():
    """Adds the walls with their openings, the skirting, the floor, and the ceiling with its beams."""
    wall_around(DOOR, LEFT, RIGHT, lambda a, z: (a, BACK, z))
    wall_around(SUNNY, FRONT, BACK, lambda a, z: (LEFT, a, z))
    put('plaster', [(LEFT, BACK, TALL), (RIGHT, BACK, TALL), (RIGHT, FRONT, TALL), (LEFT, FRONT, TALL)], [(0, 1, 2, 3)], 'warm plaster')
    foot = Boards('old oak', 0.004)
    foot.box((LEFT, BACK - 0.02, 0), (DOOR[0] - 0.09, BACK, 0.11))
    foot.box((DOOR[1] + 0.09, BACK - 0.02, 0), (RIGHT, BACK, 0.11))
    foot.done('skirting')
    beams = Boards('old oak', 0.010)
    for i in range(9):
        x = -3.1 + i * 0.92
        beams.box((x - 0.075, FRONT, TALL - 0.17), (x + 0.075, BACK + 0.02, TALL + 0.02), 'y')
    beams.done('beams')
    floorboards('old oak', LEFT, 7, -5.6, BACK + 0.3, 0.21)
    bars = Boards('old oak', 0.003)
    y0, y1, low, top = SUNNY
    for share in (0.0, 0.5, 1.0):
        y, z = y0 + share * (y1 - y0), low + share * (top - low)
        bars.box((LEFT - 0.06, y - 0.035, low), (LEFT, y + 0.035, top), 'z')
        bars.box((LEFT - 0.06, y0, z - 0.03), (LEFT, y1, z + 0.03), 'y')
    bars.done('bars')


def door():
    """Adds the oak door with its casing and its frame, two lights above each other and a steel handle."""
    left, right, _, top = DOOR
    day_window.window('warm plaster', BACK, DOOR, 0.30, watts=70)
    outlook.unveil()
    clear.clear((left - 0.1, BACK, -0.1), (right + 0.1, BACK + 0.4, top + 0.1), 'frame')
    oak, y = Boards('old oak', 0.004), BACK + 0.17
    for a, b in ((left - 0.085, left + 0.008), (right - 0.008, right + 0.085)):
        oak.box((a, BACK - 0.022, 0), (b, BACK - 0.002, top + 0.085), 'z')
    oak.box((left + 0.009, BACK - 0.022, top - 0.008), (right - 0.009, BACK - 0.002, top + 0.085))
    for a, b in ((left, left + 0.055), (right - 0.055, right)):
        oak.box((a, y - 0.02, 0), (b, y + 0.06, top), 'z')
    oak.box((left + 0.055, y - 0.02, top - 0.055), (right - 0.055, y + 0.06, top))
    a, b = left + 0.058, right - 0.058
    for low, high in ((a, a + 0.105), (b - 0.105, b)):
        oak.box((low, y, 0.012), (high, y + 0.045, top - 0.058), 'z')
    for low, high in ((0.012, 0.20), (1.02, 1.075), (top - 0.163, top - 0.058)):
        oak.box((a + 0.105, y, low), (b - 0.105, y + 0.045, high))
    oak.done('door')
    pane(((a + b) / 2, y + 0.022, (0.20 + top - 0.163) / 2), (1, 0, 0), UP, b - a - 0.20, top - 0.363)
    steel = Boards('black steel', 0.004)
    steel.box((b - 0.075, y - 0.006, 0.95), (b - 0.035, y, 1.15), 'z')
    steel.box((b - 0.064, y - 0.05, 1.06), (b - 0.046, y, 1.078), 'y')
    steel.box((b - 0.175, y - 0.056, 1.06), (b - 0.046, y - 0.040, 1.078))
    steel.done('handle')


def garden():
    """Adds the view through the door: snow with footprints, a fence of trees, and wooded slopes behind them."""
    prints = winter.footprints((-0.95, 3.0), (0.30, 1), 24, bend=0.012) + winter.footprints((-0.55, 10.5), (-0.16, -1), 13, step=0.48)
    ground = winter.ground(lambda x, y: -0.22 + 0.035 * np.maximum(np.asarray(y, float) - 7, 0) + 0 * np.asarray(x, float), near=2.4, far=160, side=90,
                           focus=((-1.8, 2.6), (2.5, 11)), prints=prints, fine=0.03, relief=0.006)
    spruces.single([(-0.9, 17.0, 6.5, 'broad'), (4.6, 21.0, 9.5, 'old'), (1.6, 27.0, 8.0, 'slender')], ground, 0.6, 5, uneven=0.7)
    larches([(2.4, 15.0)], ground, 'birch', (6.0, 7.0), shapes=1, snow=0.2)
    spruces.forest(winter.scatter(70, -14, 50, 44, 95, 3.0), ground, (9, 16), ('old', 'slender'), 0.45, 3)
    distant.ridge(-900, 1900, 1500, [210, 300, 260, 380, 330, 290, 240], 800, -12, 6, trees=420, rugged=0.25)
    distant.ridge(-2500, 5200, 5200, [900, 1150, 1000, 1400, 1180, 1300, 900], 2400, -12, 15, trees=350, snow=0.7, rugged=0.30)


def beside():
    """Adds an oak bench along the side of the cabin with boots at its end, and a rug before the glass."""
    made = Boards('old oak', 0.005)
    for x in (-0.53, -0.345):
        made.box((x, 0.16, 0.408), (x + 0.18, 1.30, 0.45), 'y')
    for y in (0.26, 1.15):
        made.box((-0.51, y, 0.0), (-0.185, y + 0.045, 0.407), 'z')
    made.box((-0.375, 0.306, 0.20), (-0.335, 1.149, 0.27), 'y')
    made.done('bench')
    boots.boot(-0.40, -0.06, 0.0, 168)
    boots.boot(-0.255, -0.03, 0.0, 196)
    cushions.rug(-0.72, 2.02, -2.72, -0.62, of='umber loops', seed=3)


def by_day():
    """Lowers the lamps of the cabin and takes out those under its ceiling, so that the daylight shapes it."""
    clear.dim(0.40)
    clear.whiten(3700)
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.location.z > HIGH - 0.06 and made.data.size_y < 0.03]:
        bpy.data.objects.remove(lamp)


def windows():
    """Adds the light of the sky in the window on the left, and that of the rest of the room behind the camera."""
    y0, y1, low, top = SUNNY
    light.area((LEFT + 0.05, (y0 + y1) / 2, (low + top) / 2), (1, 0.25, -0.15), y1 - y0, top - low, 75, colour=(0.92, 0.96, 1.0))
    light.area((0.5, -6.5, 1.7), (0.05, 1, -0.05), 5.0, 2.0, 85, colour=(1.0, 0.96, 0.90))
    light.area((0.6, -2.2, 0.25), (0, 0.25, 1), 4.0, 2.6, 40, colour=(1.0, 0.90, 0.78))  # the light that the sunlit floor reflects


def compose():
    random.seed('kitzbuehel-family-cabin')
    daylight.low_sun(-124, 16, 2.5, mist=0.8, seed=3.0)
    cabin()
    by_day()
    room()
    door()
    beside()
    windows()
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.46, 0.40, 0.30, 7, loose=0.26, thick=0.005, crease=0.0012, seed=11)
    towel.rotation_euler, towel.location = (0, 0, -math.pi / 2), (WIDE - 0.514, 0.62, 0)
    hot_emitters.renew(0.42)
    planed.renew(hemlock='planed hemlock')
    calm_glass.renew()
    garden()
    outlook.enclose(LEFT - 0.3, RIGHT, FRONT - 0.5, BACK + 0.25, TALL + 0.1, DOOR)
    light.camera((-1.75, -4.50, 1.15), 23.0, 38, (0.0, -0.075), 4.6, 5.6)
