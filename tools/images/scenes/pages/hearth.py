"""Scene: a warm panelled room with a long window that shows the mountains on a bright winter morning."""
import numpy as np
from library import conifers, daylight, light, winter
from library.boards import Boards, plank_wall
from library.fittings import roll, towels, vase
from library.hearths import wood_stove
from library.mountains import mountains
from library.shapes import pane, rounded, turned

GRADE = {'exposure': 1.2}


def view():
    """Adds the view from the window: a snowfield, forest on both sides, and the mountains in the morning sun."""
    terrain = lambda x, y: -0.9 - 7.0 / (1 + np.exp(-(np.asarray(y, float) - 42) / 9)) + 0 * np.asarray(x, float)
    trail = winter.footprints((1.6, 6), (0.12, 1), 40, bend=0.008)
    ground = winter.ground(terrain, prints=trail, focus=((-1, 8), (5, 30)), near=3.9, far=300, fine=0.05)
    free = lambda x, y: abs(x - 3) < 9 + 0.05 * y and y < 85
    conifers.forest(winter.scatter(190, -90, 110, 20, 150, 2.8, free), ground, (('spruce', 2), ('pine', 1)), (0.65, 1.15), 0.5)
    conifers.forest([(-5.6, 19, 0.9), (11.5, 17, 0.8), (13.5, 21, 1.0)], ground, (('spruce', 1),), snow=0.6, seed=2)
    mountains([(500, 3900, 620, 1800), (-1500, 4200, 560, 1800), (2100, 4100, 600, 1800)], seed=33)


def compose():
    daylight.low_sun(-112, 16, mist=0.5, seed=12.0)
    width, high, back = 5.6, 2.6, 3.2
    hole = plank_wall('cedar', (0, back, 0), (1, 0, 0), (0, 0, 1), width, high, hole=(0.75, 3.75, 0.85, 2.05))
    plank_wall('cedar', (0, -2.5, 0), (0, 1, 0), (0, 0, 1), back + 2.5, high)
    plank_wall('cedar', (width, back, 0), (0, -1, 0), (0, 0, 1), back + 2.5, high)
    plank_wall('cedar', (0, back, high), (1, 0, 0), (0, -1, 0), width, back + 2.5)
    floor = Boards('larch', 0.003)
    for i in range(36):
        floor.box((0, back - (i + 1) * 0.16, -0.03), (2.3 + (i * 1.37) % 2.4, back - i * 0.16 - 0.003, 0))
        floor.box((2.303 + (i * 1.37) % 2.4, back - (i + 1) * 0.16, -0.03), (width, back - i * 0.16 - 0.003, 0))
    floor.done()
    under = Boards('void')
    under.box((0, -2.5, -0.06), (width, back, -0.035))
    under.done()
    frame, out = Boards('thermo-aspen', 0.005), back - 0.02
    a, b, low, top = hole
    frame.box((a - 0.05, out - 0.02, low - 0.05), (b + 0.05, back + 0.22, low + 0.012))
    frame.box((a - 0.05, out - 0.02, top - 0.012), (b + 0.05, back + 0.22, top + 0.05))
    frame.box((a - 0.05, out - 0.02, low), (a + 0.012, back + 0.22, top), 'z')
    frame.box((b - 0.012, out - 0.02, low), (b + 0.05, back + 0.22, top), 'z')
    frame.done()
    pane(((a + b) / 2, back + 0.16, (low + top) / 2), (1, 0, 0), (0, 0, 1), b - a, top - low)
    seat = Boards('cedar', 0.006)
    for i in range(5):
        seat.box((0, back - 0.72 + i * 0.144, 0.40), (3.95, back - 0.72 + i * 0.144 + 0.138, 0.44))
    seat.box((0, back - 0.73, 0.30), (3.95, back - 0.70, 0.435))
    seat.box((0, back - 0.6, 0), (3.95, back - 0.58, 0.30))
    seat.done()
    rounded('wool', (0.25, back - 0.70, 0.44), (3.1, back - 0.05, 0.53), 0.035, 0.006)
    rounded('linen', (0.35, back - 0.22, 0.54), (0.85, back - 0.06, 0.92), 0.07, 0.012)
    rounded('wool', (0.95, back - 0.24, 0.54), (1.40, back - 0.08, 0.86), 0.07, 0.012)
    towels(3.3, back - 0.55, 0.44, 0.42, 0.34, 3)
    wood_stove(4.45, 2.1, 0.05, 0.6, 0.5, 1.0, pipe=high)
    slab = Boards('slate', 0.006)
    slab.box((4.1, 1.6, -0.01), (width, back, 0.05))
    slab.done()
    table = Boards('walnut', 0.006)
    table.box((1.75, 1.0, 0.36), (2.75, 1.5, 0.395))
    for x in (1.82, 2.63):
        table.box((x, 1.06, 0), (x + 0.05, 1.44, 0.36), 'z')
    table.done()
    vase(2.05, 1.25, 0.395, 0.22)
    turned('clay', (2.42, 1.2, 0.395), [(0.001, 0), (0.034, 0), (0.042, 0.07), (0.039, 0.07), (0.03, 0.01), (0.001, 0.008)])
    light.strip((0.1, back - 0.05, high - 0.09), (width - 0.1, back - 0.05, high - 0.09), (0, 0.0, -1), 20, 2850)
    light.strip((0.05, back - 0.64, 0.29), (3.9, back - 0.64, 0.29), (0, 0.1, -1), 8, 2500)
    light.area((3.0, 0.8, high - 0.06), (0.1, 0.2, -1), 2.0, 1.4, 44, 3100)
    light.area((0.3, -2.2, 1.9), (0.6, 1, -0.3), 1.4, 1.4, 44, colour=(0.72, 0.84, 1.0))
    light.area(((a + b) / 2, out - 0.03, (low + top) / 2), (0, -1, -0.35), b - a, top - low, 46, colour=(0.72, 0.84, 1.0))
    view()
    light.camera((2.7, -2.2, 1.3), 1.5, 25, (0, -0.03), 5.0, 4.0)
