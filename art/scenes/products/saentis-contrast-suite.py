"""A suite in one room: the sauna behind glass, the cold plunge before it, dark stone around both."""
from library import light, rooms
from library.boards import Boards, bench, panels, plank_wall
from library.fittings import basin, bucket, candle, stove, towels
from library.shapes import pane

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 28
GRADE = {'exposure': 0.9}


def compose():
    light.indoors()
    x1, back, high = 2.6, 2.0, 2.4
    rooms.planked('cedar', x1, back, high)
    bench('cedar', 0.02, x1 - 0.02, 1.35, 1.96, 0.90)
    bench('cedar', 0.02, 1.7, 0.75, 1.37, 0.45)
    stove(1.98, 0.55, 0, 0.46, 0.42, 0.96)
    bucket(1.15, 1.05, 0.45)
    towels(0.5, 1.5, 0.90)
    rooms.tiled('wet slate', -1.2, 5.2, -5, 0.1)
    panels('slate', (x1 + 0.1, 0.0, 0), (1, 0, 0), (0, 0, 1), 2.6, 4.6, 1.3, 0.62)
    panels('slate', (-1.2, 0.0, 0), (1, 0, 0), (0, 0, 1), 1.16, 4.6, 1.3, 0.62)
    panels('slate', (-0.05, 0.0, high + 0.05), (1, 0, 0), (0, 0, 1), x1 + 0.15, 2.15, 1.3, 0.62)
    steel = Boards('black steel', 0.004)
    for x in (-0.02, 0.86, 1.72, x1 + 0.04):
        steel.box((x - 0.02, -0.05, 0), (x + 0.02, 0.02, high + 0.06), 'z')
    steel.box((-0.04, -0.05, high + 0.01), (x1 + 0.06, 0.02, high + 0.06))
    steel.box((0.94, -0.1, 0.85), (0.96, -0.05, 1.5), 'z')
    steel.done()
    for a, b in ((0, 0.86), (0.86, 1.72), (1.72, x1)):
        pane(((a + b) / 2, -0.02, high / 2), (1, 0, 0), (0, 0, 1), b - a, high)
    basin(2.0, 4.6, -2.0, -0.8, 0.5, depth=0.46, shine=55)
    for x, y, tall in ((1.62, -1.25, 0.2), (1.72, -1.45, 0.12)):
        candle(x, y, 0, tall, 0.042)
    light.strip((0.05, 1.94, high - 0.08), (x1 - 0.05, 1.94, high - 0.08), (0, 0, -1), 14, 2750)
    light.strip((0.05, 1.96, 1.38), (x1 - 0.05, 1.96, 1.38), (0, 0.15, -1), 9, 2700)
    light.area((1.3, 0.9, high - 0.04), (0, 0, -1), 1.5, 0.9, 32, 2900)
    light.strip((x1 + 0.2, -0.12, 3.1), (5.1, -0.12, 3.1), (0, 0.1, -1), 28, 2700)
    light.area((3.4, -2.6, 3.0), (0, 0.5, -1), 2.2, 0.6, 34, colour=(0.55, 0.72, 1.0))
    light.camera((2.05, -5.0, 1.5), -2, 30, (0, -0.05), 4.9, 5.0)
