"""A sauna of pale hemlock behind its glass front, in a room of dark stone."""
from library import light, rooms
from library.boards import Boards, bench, plank_wall
from library.fittings import bucket, stove, towels
from library.shapes import pane

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 48
GRADE = {'exposure': 1.0}


def compose():
    light.indoors()
    rooms.tiled('wet slate', -3, 5, -4, 3)
    x1, y1, high = 2.2, 1.9, 2.2
    rooms.planked('hemlock', x1, y1, high)
    bench('hemlock', 0.02, x1 - 0.02, 1.25, 1.86, 0.90)
    bench('hemlock', 0.02, 1.45, 0.65, 1.27, 0.45)
    stove(1.62, 0.5, 0, 0.42, 0.4, 0.92, fire=False)
    bucket(0.95, 0.95, 0.45)
    towels(0.4, 1.4, 0.90)
    skin = Boards('thermo-aspen', 0.003)
    for i in range(5):
        skin.box((x1 + 0.06 + i * 0.12, -0.03, 0), (x1 + 0.06 + i * 0.12 + 0.115, 0.0, high + 0.12), 'z')
        skin.box((-0.66 + i * 0.12, -0.03, 0), (-0.66 + i * 0.12 + 0.115, 0.0, high + 0.12), 'z')
    skin.box((-0.66, -0.03, high + 0.06), (x1 + 0.66, 0.0, high + 0.25))
    skin.done()
    plank = Boards('slate', 0.004)
    plank.box((-3, 0.0, 0), (-0.64, 0.3, 3.4), 'z')
    plank.box((x1 + 0.64, 0.0, 0), (5, 0.3, 3.4), 'z')
    plank.box((-0.66, 0.0, high + 0.2), (x1 + 0.66, 0.3, 3.4))
    plank.done()
    steel = Boards('black steel', 0.003)
    for x in (-0.02, 0.72, 1.48, x1 + 0.02):
        steel.box((x - 0.02, -0.05, 0), (x + 0.02, 0.0, high + 0.05), 'z')
    steel.box((-0.04, -0.05, high + 0.01), (x1 + 0.04, 0, high + 0.06))
    steel.box((0.80, -0.10, 0.8), (0.82, -0.05, 1.5), 'z')
    steel.done()
    for a, b in ((0, 0.72), (0.72, 1.48), (1.48, x1)):
        pane(((a + b) / 2, -0.02, high / 2), (1, 0, 0), (0, 0, 1), b - a, high)
    light.strip((0.05, 1.84, high - 0.08), (x1 - 0.05, 1.84, high - 0.08), (0, 0, -1), 12, 2800)
    light.strip((0.05, 1.86, 1.38), (x1 - 0.05, 1.86, 1.38), (0, 0.15, -1), 8, 2750)
    light.area((1.1, 0.9, high - 0.04), (0, 0, -1), 1.4, 0.8, 20, 2950)
    light.strip((-2, -0.35, 3.3), (4.2, -0.35, 3.3), (0, 0.25, -1), 30, 2800)
    light.area((-2.2, -3.0, 2.2), (0.7, 1, -0.4), 1.5, 1.5, 26, colour=(0.50, 0.66, 1.0))
    light.camera((0.9, -3.35, 1.3), 2, 27, (0, -0.02), 3.6, 4.5)
