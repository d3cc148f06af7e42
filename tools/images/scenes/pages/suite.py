"""Scene: a lakeside pavilion at dusk, its warm front reflected in the still water."""
import numpy as np
from library import conifers, daylight, haze, light, winter
from library.afterglow import afterglow
from library.alps import shade
from library.boards import Boards, bench, plank_wall
from library.fittings import stove, towels
from library.ranges import ranges
from library.roofs import snow_cover
from library.shapes import pane, rounded, sheet

WIDTH = 1200
# With little sharpening: the snowy trees would make the file heavier.
GRADE = {'exposure': 0.85, 'contrast': 1.24, 'balance': 0.15, 'sharpening': 0.04, 'grain': 0.003}
FLOOR, CEILING = 0.45, 2.85


def shore():
    """Adds the still lake, the snowy shore with its forest, and the mountains."""
    sheet('lake', (0, 40, -0.02), (1, 0, 0), (0, 1, 0), 900, 140)
    edge = lambda x: -0.7 + 0.9 * np.sin(x * 0.31 + 1.0) + 0.4 * np.sin(x * 0.83) + 0.10 * np.abs(x)
    bank = lambda x, y: -0.75 + 1.15 / (1 + np.exp(-(np.asarray(y, float) - edge(np.asarray(x, float))) / 0.5)) + winter.hill(1.6, 16, 4)(x, y) + 0.06 * np.maximum(np.asarray(y, float) - 22, 0)
    ground = winter.ground(bank, [(-4.4, 4.4, 0.4, 4.2, 0.2)], near=-5, focus=((-10, 10), (-3, 4)), fine=0.06)
    # Leave a gap beside the house through which the summit shows.
    free = lambda x, y: abs(x) < 6 and y < 9 or y < 4 + 0.15 * abs(x) or abs((x + 1.2) / (y + 13.2) + 0.13) < 0.12 and y < 95
    conifers.forest(winter.scatter(190, -80, 90, 5, 120, 2.6, free), ground, (('spruce', 2), ('pine', 1)), (0.6, 1.15), 0.55)
    conifers.forest([(-7.6, 6.0, 0.9), (-10.2, 7.5, 1.1), (7.8, 6.4, 0.95), (10.4, 8.5, 1.1)], ground, (('spruce', 2),), snow=0.6, seed=2)
    conifers.forest([(-6.3, 4.2, 0.8), (6.4, 4.4, 0.7), (-9.0, 4.6, 0.6)], ground, (('fir', 1),), snow=0.7, seed=3)
    ranges([(-560, 3500, 1120, 2100), (1300, 3800, 900, 1900), (-2600, 4000, 900, 1900)], seed=31)
    shade(-3200, -3500, 5500, 520)


def compose():
    afterglow(1.25, -70, mist=0.7)
    haze.fill_valley(5500, 200)
    daylight.sun(-98, 4, 6.0, 2100)
    x0, x1, y1 = -3.6, 3.6, 3.4
    plank_wall('cedar', (x0, y1, FLOOR), (1, 0, 0), (0, 0, 1), x1 - x0, CEILING - FLOOR)
    plank_wall('cedar', (x0, 0, FLOOR), (0, 1, 0), (0, 0, 1), y1, CEILING - FLOOR)
    plank_wall('cedar', (x1, y1, FLOOR), (0, -1, 0), (0, 0, 1), y1, CEILING - FLOOR)
    plank_wall('cedar', (x0, y1, CEILING), (1, 0, 0), (0, -1, 0), x1 - x0, y1)
    plank_wall('cedar', (0.55, y1, FLOOR), (0, -1, 0), (0, 0, 1), y1, CEILING - FLOOR)
    deck = Boards('larch', 0.004)
    for i in range(34):
        deck.box((x0 - 0.7, -1.5 + i * 0.145, FLOOR - 0.03), (x1 + 0.7, -1.5 + i * 0.145 + 0.139, FLOOR))
    deck.box((x0 - 0.7, -1.53, FLOOR - 0.22), (x1 + 0.7, -1.5, FLOOR - 0.002))
    for x in (x0 - 0.4, -1.2, 1.2, x1 + 0.3):
        deck.box((x, -1.4, -0.6), (x + 0.14, -1.26, FLOOR - 0.03), 'z')
    deck.done()
    steel = Boards('black steel', 0.004)
    steel.box((x0 - 0.7, -0.9, CEILING + 0.04), (x1 + 0.7, y1 + 0.5, CEILING + 0.24))
    for x in (x0, -1.8, 0.55, 2.1, x1):
        steel.box((x - 0.025, -0.03, FLOOR), (x + 0.025, 0.03, CEILING + 0.04))
    for z in (FLOOR, CEILING):
        steel.box((x0, -0.03, z), (x1, 0.03, z + 0.05))
    for x in (x0 - 0.06, x1 + 0.06):
        steel.box((x - 0.04, -0.03, FLOOR - 0.1), (x + 0.04, y1 + 0.1, CEILING + 0.04))
    steel.done()
    snow_cover(x0 - 0.70, x1 + 0.70, -0.90, y1 + 0.5, CEILING + 0.235, thick=0.20)
    for a, b in ((x0, -1.8), (-1.8, 0.55), (0.55, 2.1), (2.1, x1)):
        pane(((a + b) / 2, 0, (FLOOR + CEILING) / 2), (1, 0, 0), (0, 0, 1), b - a, CEILING - FLOOR)
    bench('cedar', x0 + 0.05, -0.7, 2.6, 3.38, FLOOR + 0.9, FLOOR)
    bench('cedar', x0 + 0.05, -0.7, 1.9, 2.62, FLOOR + 0.45, FLOOR)
    stove(-0.25, 1.9, FLOOR, pipe=CEILING + 1.2)
    towels(-2.6, 2.8, FLOOR + 0.9)
    lounge = Boards('walnut', 0.006)
    lounge.box((1.1, 1.7, FLOOR + 0.28), (3.0, 2.4, FLOOR + 0.34))
    for x in (1.2, 2.8):
        lounge.box((x, 1.75, FLOOR), (x + 0.08, 2.35, FLOOR + 0.28), 'z')
    lounge.done()
    rounded('linen', (1.12, 1.72, FLOOR + 0.34), (2.98, 2.38, FLOOR + 0.46), 0.05, 0.008)
    shore()
    light.strip((x0 + 0.1, 3.3, CEILING - 0.06), (0.4, 3.3, CEILING - 0.06), (0, 0.4, -1), 22, 2700)
    light.strip((x0 + 0.1, 3.32, FLOOR + 1.36), (-0.7, 3.32, FLOOR + 1.36), (0, 0.5, -1), 13, 2700)
    light.strip((0.7, 3.3, CEILING - 0.06), (x1 - 0.1, 3.3, CEILING - 0.06), (0, 0.4, -1), 20, 2750)
    light.area((-1.6, 1.5, CEILING - 0.05), (0, -0.15, -1), 3.0, 1.2, 62, 2750)
    light.area((2.1, 1.5, CEILING - 0.05), (0, -0.15, -1), 2.2, 1.2, 44, 2800)
    light.camera((-1.2, -13.2, 1.75), 4.5, 33, (0, 0.02))
