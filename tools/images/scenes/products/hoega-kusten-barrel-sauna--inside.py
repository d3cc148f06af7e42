"""
Scene: the inside of the barrel sauna, with curved staves, the fire, and a view of the lake through the half-moon
window.
"""
import math
import numpy as np
from library import barrel, buckets, clear, light, nature, terry
from library.barrel import FLOOR, INNER, LONG, MIDDLE
from library.boards import Boards
from library.fittings import bucket, towels
from library.shapes import put, sheet

ALT = 'Inside the cedar barrel: two facing benches, a wood-burning stove, and a half-moon window towards the lake'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def backing():
    """Adds a dark sheet behind the planks of the end wall, around its window, so that no daylight shows in their joints."""
    y, arc = LONG - 0.086, np.linspace(0, math.pi, 41)
    points = [(r * math.cos(a), y, MIDDLE + up + r * math.sin(a)) for a in arc for r, up in ((0.625, 0.14), (1.0, 0.0))]
    put('backing', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)], 'void')
    low = [(math.cos(a), y, MIDDLE + math.sin(a)) for a in arc + math.pi]
    put('backing', low + [(1.0, y, MIDDLE + 0.13), (-1.0, y, MIDDLE + 0.13)], [tuple(range(43))], 'void')


def flue_plate(x, y):
    """Adds the steel plate around the flue, where it leaves through the staves above (x, y)."""
    inwards = -np.array((x, 0, math.sqrt(INNER ** 2 - x ** 2))) / INNER
    plate = Boards('black steel', 0.002)
    plate.board(np.array((0, y, MIDDLE)) - inwards * (INNER - 0.004), (0.27, 0.25, 0.006), ((0, 1, 0), np.cross(inwards, (0, 1, 0)), inwards))
    plate.done('plate')


def compose():
    light.dusk(0.95)
    barrel.body()
    barrel.ends()
    barrel.inside()
    backing()
    flue_plate(-0.51, 2.02)
    # The glass would mirror the bright door behind the camera as white shards.
    clear.clear((-0.7, LONG - 0.12, MIDDLE), (0.7, LONG - 0.08, MIDDLE + 0.9), 'sheet')
    bucket(0.02, 1.95, FLOOR)
    towels(0.56, 1.35, FLOOR + 0.43, 0.30, 0.38, 3)
    sheet('lake', (0, 123, -0.9), (1, 0, 0), (0, 1, 0), 700, 240)
    far = lambda x, y: -2.2 + 4.2 / (1 + np.exp(-(np.asarray(y, float) - 180) / 22))
    nature.snowfield(None, far, near=110, far=420, side=330, steps=220)
    nature.forest(nature.scatter(170, -150, 150, 172, 330, 3.2), lambda x, y: nature.drift(x, y) + float(far(x, y)), (0.7, 1.3))
    nature.mountains([(-1300, 5000, 1350, 1300), (900, 5000, 1700, 1500), (3100, 4900, 1500, 1400), (-3300, 5400, 1500, 1400)], glow=0.6)
    light.area((0, 1.0, MIDDLE + 0.93), (0, 0, -1), 0.6, 1.7, 15, 2850)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 2.5, colour=(0.90, 0.93, 1.0))
    terry.renew(-90)
    buckets.renew(hoops='brushed black steel')
    light.camera((0.10, 0.16, MIDDLE + 0.03), -3, 21, (0.0, -0.02), 1.7, 5.0)
