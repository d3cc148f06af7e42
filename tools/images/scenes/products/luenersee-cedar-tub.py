"""Scene: the round cedar tub on a snowy terrace, with a step of two treads in front of it."""
import numpy as np
from library import conifers, daylight, finishes, haze, lakes, light, rooms, terry, winter
from library.boards import Boards
from library.fittings import lantern, towels
from library.plunges import treads, tub
from library.ranges import ranges
from library.shapes import sheet
from library.vapour import vapour

ALT = 'A round cedar tub with three black steel hoops and a two-tread cedar step, on a stone terrace in the snow above a mountain lake'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.7}


def lake():
    """Adds the snow around the terrace, the frozen bay below it with open water, the wooded shores and the mountains."""
    terrain = lambda x, y: -5.5 / (1 + np.exp(-(np.asarray(y, float) - 11) / 2.6)) + 0 * np.asarray(x, float) + 9 / (1 + np.exp(-(np.asarray(y, float) - 150 - 0.5 * np.abs(x)) / 9))
    trail = winter.footprints((0.3, -3.6), (0.05, 1), 4)
    ground = winter.ground(terrain, [(-2.8, 2.8, -1.6, 2.2, 0.04)], prints=trail, focus=((-3, 3), (-4.2, 0)), near=-8, far=420)
    sheet(lakes.calm(), (0, 95, -5.0), (1, 0, 0), (0, 1, 0), 600, 150)
    free = lambda x, y: 13 < y < 150 and abs(x) < 30 + y * 0.5
    # A close stand on the far shore, so that the range rises behind a forest and not behind single trees.
    trees = winter.scatter(230, -170, 170, 9, 260, 3.2, free) + winter.scatter(170, -95, 95, 158, 215, 2.6)
    conifers.forest(trees, ground, (('spruce', 2), ('pine', 2)), (0.7, 1.2), 0.5)
    conifers.forest([(3.9, 6.8, 0.62), (5.6, 8.0, 0.75), (-5.2, 7.5, 0.8)], ground, (('pine', 2),), snow=0.6, seed=2)
    ranges([(900, 3300, 1120, 1900), (-900, 3700, 1200, 2000), (2500, 3600, 1000, 1800)], seed=14, trees=260)


def compose():
    daylight.low_sun(-118, 20, 0.9, seed=4.0, warmth=4900)
    haze.fill_valley(4200, 220)
    rooms.tiled('slate', -2.7, 2.7, -1.5, 2.1, 0.12, 0.9)
    edge = Boards('slate', 0.01)
    edge.box((-2.72, -1.53, -0.2), (2.72, 2.12, 0.098))
    edge.done()
    tub(0, 0.6, 0.12)
    treads('cedar', -0.32, 0.42, (-0.72, -0.44), (0.24, 0.48), depth=0.28, z=0.12)
    wall = Boards('larch', 0.003)
    for i in range(15):
        wall.box((-2.68 + i * 0.128, 2.0, 0.12), (-2.68 + i * 0.128 + 0.124, 2.03, 2.75), 'z')
    wall.done('wall')
    post = Boards('black steel', 0.004)
    post.box((-2.7, 1.9, 2.75), (-0.6, 2.12, 2.83))
    post.box((-0.76, 1.99, 0.12), (-0.70, 2.05, 2.75), 'z')
    post.done()
    seat = Boards('cedar', 0.005)
    for i in range(3):
        seat.box((-2.5, 1.45 + i * 0.15, 0.53), (-1.15, 1.45 + i * 0.15 + 0.146, 0.57))
    for x in (-2.4, -1.3):
        seat.box((x, 1.48, 0.12), (x + 0.06, 1.86, 0.53), 'z')
    seat.done('bench')
    towels(-1.75, 1.5, 0.57, 0.42, 0.32, 4)
    lantern(1.35, -0.35, 0.12)
    lake()
    vapour(-0.6, 0.6, 0.1, 1.1, 1.05, 0.65, 0.12, count=12)
    for x in (-2.2, -1.2):
        light.spot((x, 1.8, 2.74), (0, 0.05, -1), 45, 60, 2700)
    light.strip((-2.4, 1.5, 0.52), (-1.2, 1.5, 0.52), (0, -0.4, -1), 5, 2500)
    light.area((0, 0.6, 1.06), (0, 0, 1), 1.0, 1.0, 6, colour=(0.6, 0.85, 1.0))
    terry.renew()
    finishes.refine(slate='honed slate')
    light.camera((0.15, -4.1, 1.95), 0, 38, (0, -0.13), 4.4, 4.0)
