"""Scene: a small hut with one lit window, alone in the snow below the mountains."""
import math
from library import light, nature
from library.boards import Boards
from library.fittings import lantern, wisps
from library.shapes import put, sheet

FOCUS = 0.74
GRADE = {'exposure': 0.8}


def hut(x, y, z):
    logs = Boards('larch', 0.05)
    for i in range(11):
        low = z + i * 0.22
        logs.box((x - 0.12, y, low), (x + 5.12, y + 0.2, low + 0.215))
        logs.box((x - 0.12, y + 3.8, low), (x + 5.12, y + 4.0, low + 0.215))
        logs.box((x, y - 0.12, low + 0.1), (x + 0.2, y + 4.12, low + 0.315), 'y')
        logs.box((x + 4.8, y - 0.12, low + 0.1), (x + 5.0, y + 4.12, low + 0.315), 'y')
    logs.done()
    top, rise = z + 2.4, 1.75
    for end in (x + 0.05, x + 4.95):
        put('gable', [(end, y + 0.1, top), (end, y + 3.9, top), (end, y + 2, top + rise)], [(0, 1, 2)], 'charred')
    for side in (-1, 1):
        slope = (rise + 0.0) / 2.0
        down, flat = (0, side * 1, -slope), (1 + slope * slope) ** 0.5
        for wood, lift, thick, over in (('charred', 0.06, 0.1, 0.0), ('snow', 0.26, 0.34, 0.10)):
            roof = Boards(wood, 0.14 if wood == 'snow' else 0.01)
            middle = (x + 2.5, y + 2 + side * 1.25, top + rise - slope * 1.25 + lift)
            axes = ((1, 0, 0), (0, side / flat, -slope / flat), (0, slope / flat * 1, side / flat * side))
            roof.board(middle, (6.0 + over, 2.5 * flat + over, thick), axes)
            roof.done('roof')
    wall = Boards('rock', 0.05)
    wall.box((x + 3.5, y + 1.9, top + 0.8), (x + 4.1, y + 2.5, top + rise + 0.75), 'z')
    wall.done('chimney')
    frame = Boards('charred', 0.01)
    for wx, wide in ((1.0, 1.2), (3.1, 0.9)):
        tall, low = (1.0, z + 0.95) if wx == 1.0 else (1.9, z + 0.1)
        sheet('window' if wx == 1.0 else 'charred', (x + wx + wide / 2, y - 0.025, low + tall / 2), (1, 0, 0), (0, 0, 1), wide, tall)
        for i in range(3 if wx == 1.0 else 2):
            at = x + wx + i * wide / (2 if wx == 1.0 else 1)
            frame.box((at - 0.04, y - 0.07, low - 0.06), (at + 0.04, y, low + tall + 0.06), 'z')
        for level in (low, low + tall) + ((low + tall * 0.5,) if wx == 1.0 else ()):
            frame.box((x + wx - 0.06, y - 0.07, level - 0.04), (x + wx + wide + 0.06, y, level + 0.04))
    frame.done()
    light.area((x + 1.6, y - 0.1, z + 1.45), (0, -1, -0.25), 1.1, 0.9, 150, 2300)
    lantern(x + 2.6, y - 1.5, nature.height_at(x + 2.6, y - 1.5) - 0.02, 0.18, 0.3, 16)
    made = wisps(x + 3.8 + 0.4, y + 2.2, top + rise + 0.7, 2.2, 4.2, 3, 0.2, 'smoke')
    return made


def slope(x, y):
    return 0.055 * y + 0.00055 * x * x


def compose():
    light.dusk(0.85)
    ground = lambda x, y: nature.drift(x, y) + slope(x, y)
    base = 0.62
    prints = [(2.0 + 0.35 * (i % 2) - 0.16 * i + 0.01 * i * i, 9.2 - 0.62 * i) for i in range(30)]
    nature.snowfield((0.6, 6.4, 10, 15, base), slope, near=-12, far=320, side=240, steps=420, prints=prints)
    hut(1.2, 10.5, base - 0.02)
    free = lambda x, y: -13 < x < 9.5 and y < 40
    nature.forest(nature.scatter(150, -75, 75, 16, 120, 2.3, free), ground, (0.6, 1.25))
    nature.forest([(8.4, 15.5, 0.85), (10.4, 13.6, 1.1), (11.9, 16.5, 1.25), (-10.5, 19, 0.8), (-12.6, 16, 1.1)], ground)
    nature.mountains([(250, 2500, 1750, 1000), (-1500, 2900, 1500, 1000), (1700, 2700, 1650, 900), (-500, 3300, 1500, 900)], glow=0.5)
    light.camera((-1.2, -7.5, 2.0), 3, 31, (0, 0.14))
