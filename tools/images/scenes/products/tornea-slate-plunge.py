"""
Scene: the slate plunge pool in front of a long window. The pool is clad in split stone and has a wide honed rim and one
underwater lamp.
"""
from library import conifers, daylight, finishes, light, planed, rooms, terry, water, winter  # noqa: F401 (planed adds its materials)
from library.boards import Boards, plank_wall
from library.fittings import roll, vase
from library.mountains import mountains
from library.plunges import clad_in_courses, rim, treads
from library.shapes import pane

ALT = 'A raised plunge clad in long courses of dark split slate, its water glowing pale blue before a window onto snow'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.25}


def outside():
    """Adds the view from the window: a snowy clearing at the blue hour, a forest around it, and mountains."""
    daylight.blue_hour(4.4, 1.1, seed=11.0)
    ground = winter.ground(lambda x, y: winter.hill(3.0, 46, 8)(x, y) - 0.3, near=3.3, far=260, side=220, focus=((-2, 7), (3.6, 14)), fine=0.08)
    free = lambda x, y: y < 15 or abs(x - 1.0 - 0.16 * y) < 2.5 + 0.06 * y and y < 70
    conifers.forest(winter.scatter(120, -50, 70, 12, 120, 3.0, free), ground, (('spruce', 3), ('pine', 1)), (0.6, 1.25), 0.6)
    conifers.forest([(-0.6, 10.5, 0.62), (5.2, 12.5, 0.8)], ground, (('spruce', 1),), snow=0.6, seed=2)
    conifers.forest([(0.9, 8.6, 0.5), (4.4, 9.0, 0.7)], ground, (('fir', 1),), snow=0.6, seed=3)
    mountains([(640, 3600, 1250, 1900), (2200, 4100, 1300, 2000), (-900, 4300, 1150, 1800)], seed=19)


def compose():
    outside()
    width, high, back = 4.4, 3.0, 3.0
    hole = plank_wall('cedar', (-0.6, back, 0), (1, 0, 0), (0, 0, 1), width, high, hole=(0.5, 3.7, 1.15, 2.66))
    plank_wall('cedar', (-0.6, -3, 0), (0, 1, 0), (0, 0, 1), back + 3, high)
    plank_wall('cedar', (-0.6 + width, back, 0), (0, -1, 0), (0, 0, 1), back + 3, high)
    plank_wall('cedar', (-0.6, back, high), (1, 0, 0), (0, -1, 0), width, back + 3)
    rooms.tiled('wet slate', -0.6, -0.6 + width, -3, back)
    a, b, low, top = hole[0] - 0.6, hole[1] - 0.6, hole[2], hole[3]
    frame = Boards('black steel', 0.004)
    for x in (a, b):
        frame.box((x - 0.03, back - 0.03, low - 0.03), (x + 0.03, back + 0.14, top + 0.03), 'z')
    for z in (low, top):
        frame.box((a - 0.03, back - 0.03, z - 0.03), (b + 0.03, back + 0.14, z + 0.03))
    frame.done('window')
    pane(((a + b) / 2, back + 0.1, (low + top) / 2), (1, 0, 0), (0, 0, 1), b - a, top - low)
    x0, x1, y0, y1, tall = 0.55, 2.55, 1.0, 2.0, 1.05
    clad_in_courses(x0, x1, y0, y1, 0.06, tall - 0.05)
    foot = Boards('void')
    foot.box((x0 + 0.08, y0 + 0.08, 0), (x1 - 0.08, y1 - 0.08, 0.07))
    foot.done()
    rim('slate', x0, x1, y0, y1, tall, 0.17)
    water.pool(x0 + 0.19, x1 - 0.19, y0 + 0.19, y1 - 0.19, tall - 0.05, tall - 0.09, 0.85, 'slate',
               [(1.55, y1 - 0.26, 0.55, 0.34)], 9, colour=(0.62, 0.87, 0.95), net=0.45, watts=6)
    water.lamp(1.55, y1 - 0.196, 0.60, (0, -1, 0))
    treads('thermo-aspen', 0.75, 1.45, (0.36, 0.66), (0.30, 0.60), depth=0.30)
    roll(2.28, 0.99, tall, 0.3)
    roll(2.42, 0.99, tall, 0.3)
    bench = Boards('thermo-aspen', 0.006)
    bench.box((2.95, 2.35, 0.42), (3.78, 2.95, 0.46))
    for x in (3.0, 3.68):
        bench.box((x, 2.4, 0), (x + 0.05, 2.9, 0.42), 'z')
    bench.done('bench')
    vase(3.3, 2.65, 0.46, 0.30, 7)
    light.strip((-0.5, back - 0.06, high - 0.07), (3.7, back - 0.06, high - 0.07), (0, 0.1, -1), 16, 2750)
    for y, way in ((y0 + 0.06, -0.5), (y1 - 0.06, 0.5)):
        light.strip((x0 + 0.1, y, 0.05), (x1 - 0.1, y, 0.05), (0, way, -0.6), 7, 2400)
    light.area((1.5, 0.4, high - 0.05), (0, 0.1, -1), 1.8, 0.6, 50, 3100)
    light.spot((0.1, -0.6, 2.6), (0.55, 0.75, -0.85), 120, 46, 3000)
    light.area((0.6, -2.6, 2.0), (0.3, 1, -0.35), 1.6, 1.6, 44, colour=(0.5, 0.66, 1.0))
    light.area(((a + b) / 2, back + 0.02, (low + top) / 2), (0, -1, -0.55), b - a - 0.1, top - low - 0.1, 34, colour=(0.62, 0.76, 1.0))
    terry.renew()
    finishes.refine(cedar='planed cedar', **{'slate': 'cleft slate', 'wet slate': 'wet honed slate'})
    light.camera((0.8, -2.35, 2.08), 9, 33, (0.0, -0.255), 3.7, 4.5)
