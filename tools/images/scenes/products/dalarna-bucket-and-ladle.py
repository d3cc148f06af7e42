"""Scene: a cedar bucket with a rope handle on a bench, with a ladle leaning against its rim."""
import numpy as np
from library import light, rooms
from library.boards import Boards
from library.shapes import turned
from library.textiles import folded
from library.things import hoop, rope, staved

ALT = 'A cedar bucket of sixteen staves with two black hoops and a rope handle on a sauna bench, its ladle leaning on the rim'
GRADE = {'exposure': 0.66}


def ladle(foot, rim):
    """
    Adds a ladle 42 cm long. Its black steel bowl stands on the bench at `foot`; its cedar handle rests on the bucket's
    edge at `rim`.
    """
    foot, rim = np.array(foot, float), np.array(rim, float)
    turned('black steel', foot, [(0.001, 0.0), (0.022, 0.001), (0.036, 0.012), (0.043, 0.028), (0.045, 0.038), (0.0435, 0.038),
                                 (0.0415, 0.028), (0.034, 0.014), (0.021, 0.004), (0.001, 0.003)], 56)
    level = (rim - foot) * (1, 1, 0)
    start = foot + level / np.linalg.norm(level) * 0.0435 + (0, 0, 0.03)
    along = (rim - start) / np.linalg.norm(rim - start)
    side = np.cross(along, (0, 0, 1))
    side /= np.linalg.norm(side)
    out = np.cross(side, along)
    steel = Boards('black steel', 0.001)
    steel.board(start + along * 0.045, (0.095, 0.014, 0.003), (along, side, out))
    steel.done('tang')
    handle = Boards('cedar', 0.006)
    handle.board(start + along * 0.205, (0.27, 0.022, 0.015), (along, side, out))
    handle.done('handle')


def compose():
    light.indoors()
    rooms.planked('hemlock', 2.4, 1.25, 2.2)
    seat = Boards('hemlock', 0.005)
    for i in range(6):
        seat.box((0, 0.45 + i * 0.126, 0.42), (2.4, 0.45 + i * 0.126 + 0.119, 0.45))
    seat.box((0, 0.43, 0.20), (2.4, 0.45, 0.445))
    seat.done()
    x, y, z, tall = 1.12, 0.80, 0.45, 0.205
    radius = staved('cedar', (x, y, z), 0.118, 0.130, tall, 16)
    for level in (0.035, 0.145):
        hoop('black steel', (x, y, z), radius(level), level, 0.019, slope=0.001)
    turned('black steel', (x, y, z + 0.02), [(0.001, 0.002), (0.099, 0.002), (0.112, 0.172), (0.1135, 0.172)], 64)
    for side in (-1, 1):
        ear = Boards('black steel', 0.002)
        ear.box((x + side * 0.131 - 0.004, y - 0.014, z + tall - 0.075), (x + side * 0.131 + 0.004, y + 0.014, z + tall + 0.018), 'z')
        ear.done('ear')
    rope('hemp', [(x - 0.135, y, z + tall - 0.005), (x - 0.152, y, z + tall + 0.03), (x - 0.125, y + 0.012, z + tall + 0.115),
                  (x, y + 0.022, z + tall + 0.165), (x + 0.125, y + 0.012, z + tall + 0.115), (x + 0.152, y, z + tall + 0.03), (x + 0.135, y, z + tall - 0.005)], 0.0075)
    ladle((x + 0.215, y - 0.15, z), (x + 0.098, y - 0.082, z + tall + 0.009))
    folded('plain linen', x - 0.42, y + 0.08, z, 0.30, 0.24, 8, turn=-8)
    light.strip((0.05, 1.19, 1.22), (2.35, 1.19, 1.22), (0, 0.1, -1), 9, 2750)
    light.area((0.1, -0.4, 1.5), (0.9, 0.8, -0.6), 0.8, 0.8, 14, colour=(0.52, 0.68, 1.0))
    light.spot((2.2, -0.5, 1.9), (-0.62, 0.8, -0.9), 42, 50, 2850, 0.1)
    light.camera((1.17, -0.62, 0.76), 0, 62, (0, -0.06), 1.38, 2.8)
