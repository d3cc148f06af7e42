"""Scene: a cold plunge pool, sunk into a deck in the snow, at dusk."""
import math
from library import light, nature
from library.boards import Boards
from library.fittings import basin, lantern, towels

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 28
GRADE = {'exposure': 0.8}


def compose():
    light.dusk(0.8)
    deck = Boards('larch', 0.004)
    for i in range(26):
        y = -1.2 + i * 0.145
        if 0.6 < y + 0.07 < 2.0:
            deck.box((-2.2, y, 0.27), (-1.04, y + 0.139, 0.30))
            deck.box((1.04, y, 0.27), (2.4, y + 0.139, 0.30))
        else:
            deck.box((-2.2, y, 0.27), (2.4, y + 0.139, 0.30))
    deck.box((-2.2, -1.23, 0.1), (2.4, -1.2, 0.298))
    deck.done()
    basin(-1.04, 1.04, 0.59, 2.04, 0.46, depth=0.42, clad='slate', shine=40)
    seat = Boards('cedar', 0.006)
    seat.box((1.35, 1.2, 0.66), (2.2, 1.62, 0.71))
    for x in (1.42, 2.06):
        seat.box((x, 1.24, 0.30), (x + 0.07, 1.58, 0.66), 'z')
    seat.done()
    towels(1.55, 1.27, 0.71, 0.42, 0.3, 3)
    hill = lambda x, y: 1.2 / (1 + math.e ** (-(y - 14) / 4))
    nature.snowfield((-2.3, 2.5, -1.3, 2.7, 0.1), hill)
    ground = lambda x, y: nature.drift(x, y) + hill(x, y)
    nature.forest(nature.scatter(80, -26, 26, 9, 42, 1.8, lambda x, y: abs(x - 1) < 3 and y < 30), ground, (0.5, 1.0))
    nature.mountains([(250, 3000, 1250, 1000), (-1400, 3400, 1150, 1000), (1700, 3300, 1200, 1000)])
    lantern(-1.6, 0.2, 0.30)
    lantern(1.25, 0.1, 0.30, 0.14, 0.2)
    light.strip((-2.1, -1.25, 0.2), (2.3, -1.25, 0.2), (0, -1, -0.6), 6, 2350)
    light.camera((-0.15, -3.4, 1.65), 1.0, 30, (0, -0.01))
