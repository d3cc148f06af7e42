"""A cold plunge of dark stone, its water lit from within."""
from library import light, rooms
from library.boards import Boards
from library.fittings import basin, candle, towels, vase

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 48
GRADE = {'exposure': 0.85}


def compose():
    light.indoors()
    rooms.stony('slate', 3.6, 2.6, 3.3)
    basin(0.7, 2.7, 1.1, 2.2, 0.62, depth=0.55, shine=46)
    step = Boards('thermo-aspen', 0.006)
    step.box((1.15, 0.72, 0.26), (2.25, 1.07, 0.31))
    for x in (1.2, 2.14):
        step.box((x, 0.76, 0), (x + 0.06, 1.05, 0.26), 'z')
    step.done()
    shelf = Boards('thermo-aspen', 0.005)
    shelf.box((2.85, 1.5, 0.55), (3.58, 2.4, 0.60), 'y')
    shelf.box((2.87, 1.6, 0.0), (3.58, 1.66, 0.55), 'z')
    shelf.done()
    towels(2.98, 1.75, 0.60, 0.42, 0.36, 4)
    for x, y, tall in ((0.42, 0.75, 0.22), (0.55, 0.58, 0.13), (0.32, 0.52, 0.16)):
        candle(x, y, 0, tall, 0.042)
    light.area((1.8, 2.5, 3.25), (0, 0.06, -1), 3.4, 0.12, 130, 6500)
    light.strip((0.75, 1.06, 0.03), (2.65, 1.06, 0.03), (0, -1, -0.5), 7, 2400)
    light.strip((2.9, 1.55, 0.54), (2.9, 2.35, 0.54), (-0.2, 0, -1), 4, 2500)
    light.area((0.4, -2.4, 2.4), (0.3, 1, -0.4), 1.6, 1.6, 30, colour=(0.55, 0.70, 1.0))
    light.camera((1.75, -2.1, 1.5), 0, 25, (0, -0.10), 3.6, 4.5)
