"""
Scene: the contrast suite, in which a sauna, an infrared cabin and a cold plunge pool stand side by side behind a front
of stone and steel.
"""
from library import finishes, light, terry
from library.boards import Boards, bench, panels, plank_wall
from library.emitters import emitter
from library.fittings import basin, bucket, towels
from library.hearths import wood_stove
from library.shapes import pane
from library.textiles import folded

RATIO = 9 / 16
GRADE = {'exposure': 1.35}
HIGH = 2.45


def sauna(x0, x1):
    plank_wall('cedar', (x0, 2.1, 0), (1, 0, 0), (0, 0, 1), x1 - x0, HIGH)
    plank_wall('cedar', (x0, 0.1, 0), (0, 1, 0), (0, 0, 1), 2.0, HIGH)
    plank_wall('cedar', (x1, 2.1, 0), (0, -1, 0), (0, 0, 1), 2.0, HIGH)
    plank_wall('cedar', (x0, 2.1, HIGH), (1, 0, 0), (0, -1, 0), x1 - x0, 2.0)
    bench('cedar', x0 + 0.02, x1 - 0.02, 1.45, 2.06, 0.92)
    bench('cedar', x0 + 0.02, x1 - 0.9, 0.9, 1.5, 0.46)
    wood_stove(x1 - 0.66, 0.6, 0, 0.44, 0.42, 0.95, pipe=HIGH)
    bucket(x0 + 0.7, 1.15, 0.46)
    towels(x0 + 0.55, 1.6, 0.92)
    light.strip((x0 + 0.05, 2.04, HIGH - 0.08), (x1 - 0.05, 2.04, HIGH - 0.08), (0, 0, -1), 12, 2700)
    light.strip((x0 + 0.05, 2.06, 1.38), (x1 - 0.05, 2.06, 1.38), (0, 0.15, -1), 8, 2700)
    light.area(((x0 + x1) / 2, 1.0, HIGH - 0.04), (0, 0, -1), 1.6, 0.9, 26, 2850)


def infrared(x0, x1):
    plank_wall('hemlock', (x0, 1.5, 0), (1, 0, 0), (0, 0, 1), x1 - x0, HIGH, joints=False)
    plank_wall('hemlock', (x0, 0.1, 0), (0, 1, 0), (0, 0, 1), 1.4, HIGH, joints=False)
    plank_wall('hemlock', (x1, 1.5, 0), (0, -1, 0), (0, 0, 1), 1.4, HIGH, joints=False)
    plank_wall('hemlock', (x0, 1.5, HIGH), (1, 0, 0), (0, -1, 0), x1 - x0, 1.4)
    bench('hemlock', x0 + 0.02, x1 - 0.02, 0.9, 1.48, 0.48, light=4)
    middle = (x0 + x1) / 2
    for at in (middle - 0.80, middle - 0.28, middle + 0.28, middle + 0.80):
        emitter((at, 1.493, 1.22), (0, -1, 0), 0.19, 0.82, 1, 4)
    towels(middle - 0.75, 1.0, 0.48, 0.4, 0.3, 3)
    light.strip((x0 + 0.05, 1.44, HIGH - 0.08), (x1 - 0.05, 1.44, HIGH - 0.08), (0, 0, -1), 6, 2800)
    light.area((middle, 0.8, HIGH - 0.04), (0, 0, -1), 1.2, 0.7, 12, 2900)


def plunge(x0, x1):
    panels('slate', (x0, 2.2, 0), (1, 0, 0), (0, 0, 1), x1 - x0, HIGH + 0.4, 1.2, 0.6)
    panels('slate', (x0, 0.1, 0), (0, 1, 0), (0, 0, 1), 2.1, HIGH + 0.4, 1.2, 0.6)
    panels('slate', (x1, 2.2, 0), (0, -1, 0), (0, 0, 1), 2.1, HIGH + 0.4, 1.2, 0.6)
    basin(x0 + 0.35, x1 - 0.35, 0.62, 2.0, 0.46, depth=0.44, shine=60)
    step = Boards('thermo-aspen', 0.006)
    step.box((x0 + 0.75, 0.28, 0.18), (x1 - 0.75, 0.60, 0.23))
    step.box((x0 + 0.80, 0.32, 0.0), (x0 + 0.85, 0.58, 0.18), 'z')
    step.box((x1 - 0.85, 0.32, 0.0), (x1 - 0.80, 0.58, 0.18), 'z')
    step.done()
    light.area(((x0 + x1) / 2, 2.05, HIGH + 0.3), (0, 0.12, -1), x1 - x0 - 0.2, 0.12, 150, 6800)


def seat(x0, x1, y):
    """Adds a walnut bench in front of the rooms, with two folded towels on it."""
    made = Boards('walnut', 0.006)
    made.box((x0, y, 0.37), (x1, y + 0.42, 0.42))
    for x in (x0 + 0.18, x1 - 0.24):
        made.box((x, y + 0.04, 0), (x + 0.06, y + 0.38, 0.37), 'z')
    made.done('seat')
    top = folded('plain linen', x0 + 0.24, y + 0.04, 0.422, 0.42, 0.32, 6, 0.007)
    folded('plain linen', x0 + 0.25, y + 0.05, top, 0.41, 0.31, 6, 0.007, -1.5)
    light.spot(((x0 + x1) / 2, y - 0.5, 3.6), (0, 0.2, -1), 70, 46, 2800)


def compose():
    light.indoors()
    rooms = ((0.0, 2.75), (3.0, 5.2), (5.45, 8.1))
    sauna(*rooms[0])
    infrared(*rooms[1])
    plunge(*rooms[2])
    seat(3.4, 4.8, -2.6)
    panels('wet slate', (-3, -6.5, -0.001), (1, 0, 0), (0, 1, 0), 14.5, 9.2, 1.2, 0.6)
    front = Boards('slate', 0.004)
    front.box((-3.0, -0.12, 0), (-0.05, 0.3, 5.4), 'z')
    front.box((8.15, -0.12, 0), (11.5, 0.3, 5.4), 'z')
    front.box((-0.1, -0.12, HIGH), (8.2, 0.3, 5.4))
    front.done()
    steel = Boards('black steel', 0.004)
    for a, b in ((2.75, 3.0), (5.2, 5.45)):
        steel.box((a + 0.05, -0.14, 0), (b - 0.05, 2.3, HIGH + 0.02), 'z')
        steel.box((a, -0.14, 0), (b, -0.02, HIGH + 0.02), 'z')
    for a, b in rooms[:2]:
        middle = (a + b) / 2
        for x in (a, middle, b):
            steel.box((x - 0.018, -0.02, 0), (x + 0.018, 0.02, HIGH), 'z')
        steel.box((a, -0.02, 0), (b, 0.02, 0.03))
        steel.box((middle + 0.05, -0.07, 0.85), (middle + 0.07, -0.03, 1.45), 'z')
        pane(((a + middle) / 2, 0, HIGH / 2), (1, 0, 0), (0, 0, 1), (b - a) / 2, HIGH)
        pane(((b + middle) / 2, 0, HIGH / 2), (1, 0, 0), (0, 0, 1), (b - a) / 2, HIGH)
    steel.done()
    for x in (-0.7, 8.8):
        light.spot((x, -0.5, 3.2), (0, 0.16, -1), 60, 55, 2700)
    light.strip((0, -0.5, 4.4), (8.1, -0.5, 4.4), (0, 0.35, -1), 150, 2700)
    light.area((4, -5.5, 3.0), (0, 0.8, -0.5), 5, 2, 140, colour=(0.62, 0.74, 1.0))
    terry.renew()
    finishes.refine(**{'slate': 'honed slate', 'wet slate': 'wet honed slate'})
    light.camera((4.05, -6.3, 1.5), 0, 27, (0, -0.065))
