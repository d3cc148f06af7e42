"""
Scene: the slate plunge pool in front of a long window. The pool is clad in split stone and has a wide honed rim and one
underwater lamp. The low sun falls on its front and its rim through a window on the left, which the image does not show.
"""
from library import clearwater, conifers, daylight, finishes, light, planed, rooms, slabs, water, winter
from library.boards import Boards, plank_wall
from library.mountains import mountains
from library.plunges import clad_in_courses, treads
from library.shapes import pane

ALT = 'A raised plunge clad in long courses of dark split slate, its water lit pale blue before a window onto snow, low sun on its front and rim'
GRADE = {'exposure': 0.88, 'contrast': 1.15, 'balance': 0.3}


def outside():
    """Adds the view from the window: a snowy clearing in low sun, a forest around it, and mountains."""
    daylight.low_sun(230, 20, 1.2, mist=0.8, seed=11.0)
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
    plank_wall('cedar', (-0.6, -3, 0), (0, 1, 0), (0, 0, 1), back + 3, high, hole=(0.6, 2.65, 0.7, 2.85))
    plank_wall('cedar', (-0.6 + width, -3, 0), (-1, 0, 0), (0, 0, 1), width, high)
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
    slabs.coping('honed slate', x0, x1, y0, y1, tall - 0.05, tall, 0.17, 0.03, 0.005)
    water.pool(x0 + 0.19, x1 - 0.19, y0 + 0.19, y1 - 0.19, tall - 0.045, tall - 0.065, 0.87, 'slate',
               [(1.55, y1 - 0.26, 0.55, 0.34)], 9, colour=(0.62, 0.87, 0.95), net=0.45, watts=6)
    water.lamp(1.55, y1 - 0.196, 0.60, (0, -1, 0))
    treads('thermo-aspen', 0.75, 1.45, (0.36, 0.66), (0.30, 0.60), depth=0.30)
    bench = Boards('thermo-aspen', 0.006)
    bench.box((2.95, 2.35, 0.42), (3.78, 2.95, 0.46))
    for x in (3.0, 3.68):
        bench.box((x, 2.4, 0), (x + 0.05, 2.9, 0.42), 'z')
    bench.done('bench')
    # The light of the window, of the other one on the left, and of the room behind the camera.
    light.area(((a + b) / 2, back + 0.02, (low + top) / 2), (0, -1, -0.55), b - a - 0.1, top - low - 0.1, 34, colour=(0.84, 0.91, 1.0))
    light.area((-0.5, 0.15, 1.75), (1, 0.22, -0.35), 0.5, 1.3, 26, colour=(1.0, 0.96, 0.90))
    light.area((0.6, -2.6, 2.2), (0.3, 1, -0.35), 1.6, 1.6, 20, colour=(0.92, 0.95, 1.0))
    clearwater.renew('slate', 0.0012, 2, line=(0.15, 0.17, 0.18), lamps=[(1.55, 1.74, 0.58, 0.45)], above=(0.22, 0.25, 0.27), net=0.2, slab=(0.55, 0.65, 0.5))
    finishes.refine(slate='cleft slate', **{'wet slate': 'wet honed slate'})
    planed.renew_walls(cedar='planed cedar', **{'thermo-aspen': 'planed aspen'})
    light.camera((0.8, -2.35, 2.08), 9, 37, (0.0, -0.335), 3.7, 7.0)
