"""Scene: a cold plunge pool of dark stone, with its water lit from inside."""
from library import light, planed, rooms, terry, water
from library.boards import Boards
from library.fittings import candle, towels, vase

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.85, 'levels': 0.75}  # No words stand on it.


def compose():
    light.indoors()
    rooms.stony('slate', 3.6, 2.9, 3.3)
    x0, x1, y0, y1, top = 0.55, 2.55, 1.25, 2.35, 0.72
    for origin, along, length in (((x0, y0, 0), (1, 0, 0), x1 - x0), ((x0, y1, 0), (0, -1, 0), y1 - y0),
                                  ((x1, y0, 0), (0, 1, 0), y1 - y0)):
        water.split_courses(origin[:2] + (0.07,), along, (0, 0, 1), length, top - 0.12)
    foot = Boards('void')
    foot.box((x0 + 0.08, y0 + 0.08, 0), (x1 - 0.08, y1 - 0.08, 0.08))
    foot.done()
    rim = Boards('slate', 0.008)
    for low, high, grain in (((x0 - 0.03, y0 - 0.03), (x1 + 0.03, y0 + 0.16), 'x'), ((x0 - 0.03, y1 - 0.16), (x1 + 0.03, y1 + 0.03), 'x'),
                             ((x0 - 0.03, y0 + 0.162), (x0 + 0.16, y1 - 0.162), 'y'), ((x1 - 0.16, y0 + 0.162), (x1 + 0.03, y1 - 0.162), 'y')):
        rim.box((*low, top - 0.05), (*high, top), grain)
    rim.done('rim')
    water.pool(x0 + 0.18, x1 - 0.18, y0 + 0.18, y1 - 0.18, top - 0.05, top - 0.075, 0.62,
               lamps=[(x0 + 0.75, y1 - 0.22, 0.35, 0.30), (x1 - 0.3, y1 - 0.3, 0.3, 0.12)], shine=4.6, watts=8, colour=water.CLEAR, net=0.5)
    step = Boards('thermo-aspen', 0.006)
    step.box((1.05, 0.62, 0.30), (1.95, 1.18, 0.34))
    for x in (1.1, 1.83):
        step.box((x, 0.66, 0), (x + 0.06, 1.15, 0.30), 'z')
    step.done()
    shelf = Boards('thermo-aspen', 0.005)
    shelf.box((2.95, 1.5, 0.50), (3.58, 2.7, 0.55), 'y')
    for y in (1.6, 2.5):
        shelf.box((2.98, y, 0.0), (3.56, y + 0.06, 0.50), 'z')
    shelf.done()
    towels(3.03, 1.72, 0.55, 0.42, 0.34, 4)
    vase(3.28, 2.42, 0.55, 0.28, 7)
    for x, y, tall in ((0.62, 0.86, 0.22), (0.78, 0.72, 0.13), (0.56, 0.66, 0.16)):
        candle(x, y, 0, tall, 0.042)
    light.area((1.8, 2.82, 3.27), (0, 0.06, -1), 3.4, 0.12, 110, 6500)
    for y, towards in ((y0 + 0.06, -0.5), (y1 - 0.06, 0.5)):
        light.strip((x0 + 0.1, y, 0.05), (x1 - 0.1, y, 0.05), (0, towards, -0.6), 12, 2400)
    light.strip((x1 - 0.06, y0 + 0.1, 0.05), (x1 - 0.06, y1 - 0.1, 0.05), (0.3, 0, -1), 4, 2400)
    light.strip((3.0, 1.52, 0.49), (3.0, 2.65, 0.49), (-0.2, 0, -1), 7, 2500)
    light.spot((3.0, 0.9, 3.2), (0.08, 0.42, -1), 150, 44, 2700)
    light.spot((1.5, -0.3, 3.2), (-0.05, 0.42, -1), 130, 40, 2750)
    light.area((0.4, -2.4, 2.4), (0.3, 1, -0.4), 1.6, 1.6, 44, colour=(0.66, 0.78, 1.0))
    terry.renew()
    planed.renew_walls(**{'thermo-aspen': 'planed aspen', 'slate': 'honed slate'})
    light.camera((1.75, -2.2, 1.72), 0, 31, (0, -0.16), 3.7, 4.5)
