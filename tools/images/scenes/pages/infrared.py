"""Scene: a hemlock infrared cabin for two in a plastered room."""
from library import light, planed, reflecting_glass, terry
from library.boards import Boards, bench, plank_wall
from library.emitters import emitter
from library.fittings import towels, vase
from library.shapes import pane, put

RATIO, WIDTH = 5 / 4, 960
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'balance': 0.42, 'levels': 0.75}  # No words stand on it.


def compose():
    light.indoors()
    width, depth, high = 1.5, 1.15, 1.95
    put('wall', [(-4, 1.6, 0), (6, 1.6, 0), (6, 1.6, 5), (-4, 1.6, 5)], [(0, 1, 2, 3)], 'plaster')
    floor = Boards('thermo-aspen', 0.002)
    for i in range(34):
        floor.box((-3.5, 1.6 - (i + 1) * 0.16, -0.03), (0.2 + (i * 1.37) % 2.6, 1.6 - i * 0.16 - 0.002, 0))
        floor.box((0.202 + (i * 1.37) % 2.6, 1.6 - (i + 1) * 0.16, -0.03), (5, 1.6 - i * 0.16 - 0.002, 0))
    floor.done()
    under = Boards('void')
    under.box((-3.5, -4, -0.06), (5, 1.6, -0.035))
    under.done()
    plank_wall('hemlock', (0.09, depth - 0.04, 0.06), (1, 0, 0), (0, 0, 1), width - 0.18, high - 0.12, 0.1, joints=False)
    plank_wall('hemlock', (0.09, 0.06, 0.06), (0, 1, 0), (0, 0, 1), depth - 0.1, high - 0.12, 0.1, joints=False)
    plank_wall('hemlock', (width - 0.09, depth - 0.04, 0.06), (0, -1, 0), (0, 0, 1), depth - 0.1, high - 0.12, 0.1, joints=False)
    plank_wall('hemlock', (0.06, depth - 0.04, high - 0.06), (1, 0, 0), (0, -1, 0), width - 0.12, depth - 0.14, 0.1, joints=False)
    shell = Boards('hemlock', 0.004)
    shell.box((0, 0, 0), (0.09, 0.06, high), 'z')
    shell.box((width - 0.09, 0, 0), (width, 0.06, high), 'z')
    shell.box((0.09, 0, high - 0.12), (width - 0.09, 0.06, high))
    shell.box((0.09, 0, 0), (width - 0.09, 0.06, 0.08))
    shell.box((0.09, 0.06, 0.03), (width - 0.09, depth, 0.06))
    shell.box((-0.03, -0.03, high), (width + 0.03, depth + 0.05, high + 0.035))
    for i in range(10):
        y = 0.06 + i * 0.112
        shell.box((-0.003, y, 0.02), (0.0, y + 0.109, high), 'z')
        shell.box((width - 0.0, y, 0.02), (width + 0.003, y + 0.109, high), 'z')
    shell.done()
    bench('hemlock', 0.08, width - 0.08, 0.62, depth - 0.05, 0.5, 0.06, light=3)
    for x in (0.45, 1.05):
        emitter((x, depth - 0.046, 1.13), (0, -1, 0), 0.20, 0.82, 1, 5)
    emitter((0.75, 0.722, 0.27), (0, -1, 0), 0.7, 0.16, 1, 4, upright=False)
    towels(0.58, 0.72, 0.5, 0.34, 0.26, 3)
    # The door on the left and the fixed pane beside it.
    glass = [(0.094, 0.597), (0.601, width - 0.092)]
    for x0, x1 in glass:
        pane(((x0 + x1) / 2, 0.03, 0.955), (1, 0, 0), (0, 0, 1), x1 - x0, 1.742)
    reflecting_glass.edges(glass, 0.03, 0.084, 1.826)
    steel = Boards('black steel', 0.002)
    steel.box((0.55, 0.0, 0.75), (0.57, 0.02, 1.35), 'z')
    for z in (0.81, 1.28):
        steel.box((0.554, 0.018, z), (0.566, 0.03, z + 0.012))
    for z in (0.3, 1.6):
        steel.box((0.09, 0.01, z), (0.13, 0.045, z + 0.07))
    steel.done()
    table = Boards('walnut', 0.005)
    table.box((1.76, 0.75, 0.40), (2.36, 1.1, 0.435))
    for x in (1.81, 2.25):
        table.box((x, 0.8, 0), (x + 0.05, 1.05, 0.40), 'z')
    table.done()
    vase(2.08, 0.92, 0.435, 0.3, 8)
    light.strip((0.1, depth - 0.08, high - 0.1), (width - 0.1, depth - 0.08, high - 0.1), (0, 0, -1), 5, 2850)
    light.area((0.75, 0.5, high - 0.08), (0, 0, -1), 0.9, 0.6, 7, 2950)
    light.strip((-3.2, 0.9, 3.9), (5.2, 0.9, 3.9), (0, 0.45, -1), 34, 3100)
    light.area((-2.4, -2.4, 2.0), (0.9, 1, -0.35), 1.6, 1.6, 130, 5600)
    light.area((2.8, -2.2, 2.6), (-0.4, 0.9, -0.8), 1.6, 1.6, 50, 3600)
    terry.renew()
    planed.renew_walls(**{'hemlock': 'planed hemlock', 'thermo-aspen': 'planed oak', 'walnut': 'planed walnut', 'plaster': 'white plaster'})
    reflecting_glass.renew((0.72, 1.14, 0.66, 1.62))
    light.camera((1.75, -3.3, 1.2), -11.5, 39, (0, -0.045), 3.7, 4.5)
