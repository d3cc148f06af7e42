"""
Scene: the slim steel plunge pool in a walled garden, with its chiller beside it. The garden door stands open; it is
just wide enough for the pool.
"""
from library import light, rooms, water
from library.boards import Boards, panels
from library.fittings import lantern, roll
from library.plunges import chiller_case, rim
from library.shapes import rounded
from library.suites import evening

ALT = 'A slim plunge of black steel with a rim of dark thermo-aspen, its chiller in a matching case, in a snowy walled garden'
GRADE = {'exposure': 0.85}


def compose():
    light.dusk(0.9)
    rooms.tiled('slate', -2.6, 3.4, -2.2, 2.4, 0.0, 0.6)
    wall = Boards('plaster', 0.004)
    wall.box((-2.7, 2.4, -0.2), (-1.55, 2.65, 2.15))
    wall.box((-0.55, 2.4, -0.2), (3.6, 2.65, 2.15))
    wall.box((-1.552, 2.4, 2.0), (-0.548, 2.65, 2.15))
    wall.done('wall')
    for a, b in ((-2.75, 3.65),):
        rounded('snow', (a, 2.36, 2.14), (b, 2.69, 2.24), 0.05, 0.012)
    door = Boards('cedar', 0.003)
    for i in range(7):
        y = 2.66 + i * 0.125
        door.box((-1.53, y, 0.03), (-1.49, y + 0.122, 1.97), 'z')
    door.box((-1.485, 2.66, 0.3), (-1.465, 3.53, 0.42), 'y')
    door.box((-1.485, 2.66, 1.55), (-1.465, 3.53, 1.67), 'y')
    door.done('door')
    x0, x1, y0, y1, tall = -0.25, 1.55, 0.75, 1.55, 0.80
    body = Boards('black steel', 0.012)
    for low, high, grain in (((x0, y0, 0.04), (x1, y0 + 0.06, tall - 0.045), 'x'), ((x0, y1 - 0.06, 0.04), (x1, y1, tall - 0.045), 'x'),
                             ((x0, y0 + 0.01, 0.04), (x0 + 0.06, y1 - 0.01, tall - 0.045), 'y'), ((x1 - 0.06, y0 + 0.01, 0.04), (x1, y1 - 0.01, tall - 0.045), 'y')):
        body.box(low, high, grain)
    body.box((x0 + 0.05, y0 + 0.05, 0), (x1 - 0.05, y1 - 0.05, 0.05))
    body.done('body')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.10, 0.045, 0.025)
    water.pool(x0 + 0.09, x1 - 0.09, y0 + 0.09, y1 - 0.09, tall - 0.045, tall - 0.09, 0.62, 'steel', [(x1 - 0.3, 1.15, 0.45, 0.22)], 8,
               watts=7, slab=3)
    water.lamp(x1 - 0.094, 1.15, 0.45, (-1, 0, 0))
    chiller_case('black steel', 1.95, 0.95, 0.0, 0.52, 0.44, 0.62)
    step = Boards('thermo-aspen', 0.005)
    for i in range(3):
        step.box((0.25, 0.30 + i * 0.12, 0.27), (0.95, 0.30 + i * 0.12 + 0.116, 0.31))
    for x in (0.3, 0.85):
        step.box((x, 0.32, 0), (x + 0.05, 0.64, 0.27), 'z')
    step.done('step')
    for x, z in ((2.08, 0.62), (2.22, 0.62)):
        roll(x, 0.98, z, 0.34)
    lantern(-0.55, 0.55, 0.0, 0.16, 0.26, 9)
    lantern(2.72, 1.75, 0.0, 0.16, 0.26, 8)
    evening((-3, 4, -3, 2.9, -0.12), 1.6, 60, lambda x, y: False, near=2.7)
    for x in (-0.2, 1.1, 2.4):
        light.spot((x, 2.28, 0.03), (0, 0.10, 1), 26, 70, 2550)
    light.area((-1.05, 3.4, 1.9), (0, -0.6, -1), 0.8, 0.4, 12, 2400)
    light.spot((2.6, -1.6, 3.4), (-0.45, 0.62, -0.9), 170, 44, 2800, 0.12)
    light.area((-1.4, -2.4, 2.4), (0.5, 1, -0.5), 1.6, 1.6, 22, colour=(0.5, 0.66, 1.0))
    light.camera((0.15, -3.25, 1.7), 6, 31, (0.0, -0.12), 4.1, 4.0)
