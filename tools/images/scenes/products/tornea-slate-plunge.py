"""
Scene: the slate plunge pool in front of a long window. The pool is clad in split stone and has a wide honed rim and one
underwater lamp.
"""
from library import light, rooms, water
from library.boards import Boards, plank_wall
from library.fittings import roll, vase
from library.plunges import clad_in_courses, rim, treads
from library.shapes import pane
from library.suites import evening

ALT = 'A raised plunge clad in long courses of dark split slate, its water glowing pale blue before a window onto snow'
GRADE = {'exposure': 0.95}


def compose():
    light.dusk(1.0)
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
               [(1.55, y1 - 0.26, 0.55, 0.34)], 10, watts=6)
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
    light.area((1.5, 0.4, high - 0.05), (0, 0.1, -1), 1.8, 0.6, 34, 2950)
    light.spot((0.1, -0.6, 2.6), (0.55, 0.75, -0.85), 80, 46, 2800)
    light.area((0.6, -2.6, 2.0), (0.3, 1, -0.35), 1.6, 1.6, 44, colour=(0.5, 0.66, 1.0))
    evening((-1.5, 5, 2, 4.5, -0.9), 3.2, 80, lambda x, y: abs(x - 2.6) < 2.5 and y < 30, near=3.3, rise_at=36, glow=0.7,
            peaks=[(650, 3000, 900, 900), (-700, 3400, 800, 900), (1900, 3300, 900, 900)])
    light.camera((0.8, -2.35, 2.08), 9, 33, (0.0, -0.255), 3.7, 4.5)
