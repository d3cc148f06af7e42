"""Scene: a hemlock infrared cabin for two beside a linen curtain with the morning sun behind it."""
from library import books, daylight, hot_emitters, light, mirrored_window, planed, spruces, winter
from library.boards import Boards, bench, plank_wall
from library.curtains import curtain, track
from library.emitters import emitter
from library.shapes import pane, put
from library.traces import carafe, glass as tumbler

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.92, 'balance': 0.3, 'levels': 0.75}  # No words stand on it.
BACK, CEILING = 1.6, 2.7  # y of the wall, and the height of the ceiling, in metres
OPENING = (1.74, 3.30, 2.58)  # the window behind the curtain: from x to x, and its top


def room():
    """Adds the wall with its window from the floor, the ceiling, and the curtain, which leaves a gap for the sun on its left."""
    left, right, top = OPENING
    for x0, x1, low in ((-4, left, 0), (left, right, top), (right, 6, 0)):
        put('wall', [(x0, BACK, low), (x1, BACK, low), (x1, BACK, 5), (x0, BACK, 5)], [(0, 1, 2, 3)], 'plaster')
    put('sides', [(x, y, z) for z in (0, CEILING) for x, y in ((-4, BACK), (-4, -4.5), (6, -4.5), (6, BACK))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], 'plaster')
    put('ceiling', [(-4, -4.5, CEILING), (6, -4.5, CEILING), (6, BACK, CEILING), (-4, BACK, CEILING)], [(0, 3, 2, 1)], 'plaster')
    reveal = Boards('plaster', 0.003)
    reveal.box((left - 0.02, BACK - 0.003, 0), (left, BACK + 0.24, top), 'z')
    reveal.box((left - 0.02, BACK - 0.003, top), (right + 0.02, BACK + 0.24, top + 0.02))
    reveal.done('reveal')
    frame = Boards('black steel', 0.002)
    frame.box((left, BACK + 0.16, 0), (left + 0.035, BACK + 0.22, top), 'z')
    for low in (0, top - 0.035):
        frame.box((left + 0.036, BACK + 0.16, low), (right, BACK + 0.22, low + 0.035))
    frame.done('frame')
    curtain((1.98, BACK - 0.15), (3.5, BACK - 0.15), CEILING - 0.02, through=0.42)
    track((1.70, BACK - 0.15), (3.5, BACK - 0.15), CEILING)


def morning():
    """Adds the sun behind the curtain, the snow and the spruces that its gap shows, and the light of the sky and of the room."""
    daylight.low_sun(350, 25, 1.4)
    ground = winter.ground(lambda x, y: -0.4 + 0 * x, near=2, far=120, side=80, focus=((1, 4), (3, 12)), fine=0.10, relief=0.006)
    # Low enough to leave the sun free.
    spruces.forest(winter.scatter(60, -14, 26, 26, 70, 2.5), ground, heights=(4, 8.5), seed=3)
    light.area((2.5, BACK + 0.9, 1.35), (0, -1, 0), 1.8, 2.5, 75, colour=(0.94, 0.97, 1.0))
    light.area((-2.4, -2.4, 2.0), (0.9, 1, -0.35), 1.6, 1.6, 135, colour=(1.0, 0.97, 0.92))
    light.area((2.4, -2.6, 2.3), (-0.3, 0.9, -0.5), 1.6, 1.2, 26, colour=(1.0, 0.97, 0.93))


def compose():
    morning()
    width, depth, high = 1.5, 1.15, 1.95
    room()
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
    books.stack(0.98, 0.76, 0.501, 1, 4)
    # The door on the left and the fixed pane beside it.
    glass = [(0.094, 0.597), (0.601, width - 0.092)]
    for x0, x1 in glass:
        pane(((x0 + x1) / 2, 0.03, 0.955), (1, 0, 0), (0, 0, 1), x1 - x0, 1.742)
    mirrored_window.edge(glass, 0.03, 0.084, 1.826)
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
    carafe(1.93, 0.94, 0.436)
    tumbler(2.05, 0.86, 0.436)
    light.strip((0.1, depth - 0.08, high - 0.1), (width - 0.1, depth - 0.08, high - 0.1), (0, 0, -1), 5, 2850)
    light.area((0.75, 0.5, high - 0.08), (0, 0, -1), 0.9, 0.6, 7, 2950)
    planed.renew_walls(**{'hemlock': 'planed hemlock', 'thermo-aspen': 'planed oak', 'walnut': 'planed walnut', 'plaster': 'white plaster'})
    # The window mirrored in the door is behind the camera.
    mirrored_window.renew([(-6.0, -2.6, -1.3, 0.5, 2.4, 1, 2)], 0.8)
    hot_emitters.renew(0.8)
    light.camera((1.75, -3.3, 1.2), -11.5, 39, (0.035, -0.055), 3.7, 4.5)
