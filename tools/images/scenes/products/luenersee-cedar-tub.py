"""Scene: the round cedar tub on a snowy terrace, with a step of two treads in front of it."""
import math
from library import light, nature, rooms
from library.boards import Boards
from library.fittings import lantern, towels
from library.plunges import treads, tub

ALT = 'A round cedar tub with three black steel hoops and a two-tread cedar step, on a stone terrace in the snow at dusk'
GRADE = {'exposure': 0.85}


def compose():
    light.dusk(0.85)
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
    lantern(-1.45, -0.75, 0.12, 0.14, 0.2, 5)
    hill = lambda x, y: 1.5 / (1 + math.e ** (-(y - 14) / 4))
    nature.snowfield((-2.8, 2.8, -1.6, 2.2, 0.04), lambda x, y: 1.5 / (1 + 2.718 ** (-(y - 14) / 4)), prints=[(0.3 + 0.2 * (i % 2), -1.9 - 0.5 * i) for i in range(4)])
    ground = lambda x, y: nature.drift(x, y) + hill(x, y)
    nature.forest(nature.scatter(80, -26, 30, 9, 42, 1.8, lambda x, y: abs(x - 2.6) < 2.2 and y < 26), ground, (0.5, 1.0))
    nature.mountains([(1000, 3000, 1350, 1000), (-900, 3400, 1250, 1000), (2300, 3300, 1200, 1000)])
    for x in (-2.2, -1.2):
        light.spot((x, 1.8, 2.74), (0, 0.05, -1), 45, 60, 2700)
    light.spot((-1.5, -1.2, 3.6), (0.42, 0.48, -0.85), 230, 42, 2800, 0.12)
    light.strip((-2.4, 1.5, 0.52), (-1.2, 1.5, 0.52), (0, -0.4, -1), 5, 2500)
    light.area((1.6, -2.6, 2.6), (-0.2, 1, -0.6), 1.6, 1.2, 30, colour=(0.5, 0.66, 1.0))
    light.area((0, 0.6, 1.06), (0, 0, 1), 1.0, 1.0, 6, colour=(0.6, 0.85, 1.0))
    light.camera((0.15, -4.1, 1.95), 0, 38, (0, -0.13), 4.4, 4.0)
