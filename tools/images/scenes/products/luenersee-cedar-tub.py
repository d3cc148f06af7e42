"""Scene: the round cedar tub on a stone terrace above a still lake, with a step of two treads in front of it."""
import numpy as np
from library import daylight, distant, finishes, light, rooms, spruces, still_water, terry, winter
from library.boards import Boards
from library.fields import lattice
from library.fittings import lantern, towels
from library.plunges import treads, tub
from library.vapour import vapour

ALT = 'A round cedar tub with three black steel hoops and a two-tread cedar step, on a stone terrace above a still lake, wooded slopes in low cloud behind it'
GRADE = {'exposure': 0.85}


def terrain(x, y):
    """Returns the height of the snow at (x, y): smooth around the terrace, then down to the lake, and up behind it."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    soft = 0.14 * lattice(x / 4.6, y / 3.8, 2) + 0.04 * lattice(x / 1.7, y / 1.5, 5)
    shore = y - 11 - 1.6 * lattice(x / 9, 0 * x, 3)
    return soft - winter.drifts(x, y) - 5.6 / (1 + np.exp(-shore / 2.2)) + 14 / (1 + np.exp(-(y - 440 - 0.10 * np.abs(x) - 14 * lattice(x / 60, 0 * x, 7)) / 9))


def lake():
    """Adds the snow around the terrace, the lake below it, and wooded slopes on the far side that end in low cloud."""
    ground = winter.ground(terrain, [(-2.8, 2.8, -1.6, 2.2, 0.06)], focus=((-3, 3), (-4.2, 2)), near=-8, far=760, side=420, relief=0.012)
    still_water.lake(-500, 500, 8, 520, -5.0)
    spruces.forest(winter.scatter(420, -330, 330, 436, 540, 3.4, lambda x, y: y < 440 + 0.1 * abs(x)), ground, (9, 20), snow=0.35)
    spruces.single([(3.7, 7.6, 6.2, 'slender'), (6.2, 10.0, 10.5, 'old'), (-5.6, 8.0, 9.0, 'broad')], ground, 0.55, 6)
    distant.ridge(-1500, 1500, 1500, [620, 560, 640, 420, 330, 380, 560, 700, 640], 1060, -10, 5, trees=1200, cell=8.0)
    distant.ridge(-2600, 3000, 3600, [900, 1150, 800, 950, 1200, 1000], 1500, 0, 9, trees=700, snow=0.75)
    distant.cloud(0, 820, 300, -110, 2400, (0.40, 0.41, 0.43), 0.97, 3.0, 150)
    distant.cloud(300, 640, 130, -20, 900, (0.41, 0.42, 0.44), 0.75, 5.0, 70)
    distant.cloud(-160, 500, -8, 34, 700, (0.40, 0.415, 0.44), 0.55, 7.0, 40)


def compose():
    daylight.overcast_noon(0.50, -115, mist=0.25, seed=2.0)
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
    back = Boards('void')  # Keeps daylight out of the joints of the wall.
    back.box((-2.67, 2.032, 0.13), (-0.78, 2.044, 2.74))
    back.done('back')
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
    lantern(0.92, -0.12, 0.12)
    lake()
    vapour(-0.6, 0.6, 0.1, 1.1, 1.05, 0.65, 0.12, count=12)
    for x in (-2.2, -1.2):
        light.spot((x, 1.8, 2.74), (0, 0.05, -1), 45, 60, 2700)
    light.strip((-2.4, 1.5, 0.52), (-1.2, 1.5, 0.52), (0, -0.4, -1), 5, 2500)
    light.area((0, 0.6, 1.06), (0, 0, 1), 1.0, 1.0, 6, colour=(0.6, 0.85, 1.0))
    terry.renew()
    finishes.refine(slate='honed slate')
    light.camera((-0.40, -4.4, 2.0), 0, 38, (0, -0.12), 4.7, 5.0)
