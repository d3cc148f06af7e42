"""
Scene: the inside of the barrel sauna on a winter morning, with curved staves, the fire, and a view of the frozen lake and its
wooded shore through the half-moon window, whose light lies on the bench.
"""
import math
import bpy
import numpy as np
from library import barrel, clear, daylight, distant, haze, hearths, light, open_stove, planed, split_stones, spruces, winter
from library.barrel import FLOOR, INNER, LONG, MIDDLE
from library.boards import Boards
from library.shapes import put, rod

ALT = 'Inside the cedar barrel: two facing benches, a wood-burning stove, and a half-moon window towards the lake'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.05, 'contrast': 1.1, 'balance': 0.4}


def backing():
    """Adds a dark sheet behind the planks of the end wall, around its window, so that no daylight shows in their joints."""
    y, arc = LONG - 0.086, np.linspace(0, math.pi, 41)
    points = [(r * math.cos(a), y, MIDDLE + up + r * math.sin(a)) for a in arc for r, up in ((0.625, 0.14), (1.0, 0.0))]
    put('backing', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)], 'void')
    low = [(math.cos(a), y, MIDDLE + math.sin(a)) for a in arc + math.pi]
    put('backing', low + [(1.0, y, MIDDLE + 0.13), (-1.0, y, MIDDLE + 0.13)], [tuple(range(43))], 'void')


def shorten_bench():
    """Ends the left bench and its backrest half a metre earlier, so that the door of the stove can be opened."""
    for vertex in bpy.data.objects['benches'].data.vertices:
        if vertex.co.x < -0.3 and 1.4 < vertex.co.y < 1.7:
            vertex.co.y -= 0.5


def _bent(x0, x1, y0, y1, low, high):
    """
    Adds a sheet of steel that follows the curve of the staves. `x0` and `x1` are its ends across the barrel, `low` and
    `high` how far its two sides are inside the staves, in metres.
    """
    angles = np.linspace(math.acos(x1 / INNER), math.acos(x0 / INNER), 25)
    rows = [(r * math.cos(a), y, MIDDLE + r * math.sin(a)) for a in angles for r, y in ((INNER - low, y0), (INNER - high, y0), (INNER - high, y1), (INNER - low, y1))]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(24) for k in range(4)]
    put('sheet steel', rows, faces + [(0, 3, 2, 1), (96, 97, 98, 99)], 'steel')


def flue_shield(x, y, radius=0.065):
    """
    Adds the parts where the flue at (x, y) leaves through the staves: a steel shield that is bent to their curve and stands
    off a little, its bolts, and a collar that closes the gap around the flue.
    """
    wide, before, behind = 0.16, 0.22, 0.19
    _bent(x - wide * 0.95, x + wide, y - before, y + behind, 0.004, 0.006)
    for px in (x - wide * 0.95 + 0.025, x + wide - 0.025):
        for py in (y - before + 0.025, y + behind - 0.025):
            up = np.array((px / INNER, 0, math.sqrt(1 - (px / INNER) ** 2)))
            foot = np.array((0, py, MIDDLE)) + up * (INNER + 0.002)
            rod('steel', foot, foot - up * 0.016, 0.006, 6)
    turn, points = np.linspace(0, 2 * math.pi, 64, endpoint=False), []
    for reach, deep in ((radius + 0.030, 0.013), (radius + 0.028, 0.019), (radius + 0.006, 0.024), (radius - 0.001, 0.040)):
        across = x + reach * np.cos(turn)
        points += zip(across, y + reach * np.sin(turn), MIDDLE + np.sqrt((INNER - deep) ** 2 - across ** 2))
    put('collar', points, [(64 * k + i, 64 * k + (i + 1) % 64, 64 * (k + 1) + (i + 1) % 64, 64 * (k + 1) + i) for k in range(3) for i in range(64)], 'black steel', True)


def hearth_plate():
    """Adds the steel plate under the stove and before its door, which protects the boards of the floor, with a low edge."""
    x0, x1, y0, y1 = -0.76, -0.24, 1.50, 2.20
    plate = Boards('black steel', 0.0015)
    plate.box((x0, y0, FLOOR), (x1, y1, FLOOR + 0.004))
    for a, b in (((x0, y0, FLOOR), (x1, y0 + 0.004, FLOOR + 0.014)), ((x0, y0, FLOOR), (x0 + 0.004, y1, FLOOR + 0.014)), ((x1 - 0.004, y0, FLOOR), (x1, y1, FLOOR + 0.014))):
        plate.box(a, b)
    plate.done('hearth plate')


def lake():
    """Adds the frozen lake behind the window, a wooded shore in haze, and hills."""
    haze.fill_valley(1100, 40, -1)
    shore = lambda x: 190 + 16 * np.sin(np.asarray(x, float) / 37) + 9 * np.sin(np.asarray(x, float) / 13 + 1)
    rise = lambda x, y: -0.7 + np.clip(0.16 * (np.asarray(y, float) - shore(x)), 0, 26)
    ground = winter.ground(rise, near=4, far=420, side=260, focus=((-6, 6), (8, 40)), fine=0.15, relief=0.006)
    spruces.forest(winter.scatter(420, -130, 120, 180, 300, 3.0, lambda x, y: y < shore(x) + 3), ground, (8, 17), snow=0.35, seed=6)
    distant.ridge(-1600, 1700, 1500, [150, 210, 170, 260, 190, 230, 160], 800, 0, 9, trees=700, snow=0.5, rugged=0.3)


def compose():
    barrel.body()
    barrel.ends()
    barrel.inside()
    shorten_bench()
    backing()
    flue_shield(-0.51, 2.02)
    hearth_plate()
    open_stove.remove((-0.78, 1.66, FLOOR - 0.01), (-0.24, 2.2, FLOOR + 0.9))
    hearths.wood_stove(-0.72, 1.72, FLOOR + 0.004, 0.42, 0.40, 0.80)
    split_stones.renew()
    # The glass would mirror the bright door behind the camera as white shards.
    clear.clear((-0.7, LONG - 0.12, MIDDLE), (0.7, LONG - 0.08, MIDDLE + 0.9), 'sheet')
    clear.dim(0.12)
    clear.whiten(3300)
    daylight.low_sun(-36, 37, 1.2, mist=0.35, seed=4.0, warmth=4600)
    daylight.air.colour = (0.88, 0.90, 0.94)
    light.area((0, LONG - 0.16, MIDDLE + 0.44), (0, -1, -0.12), 1.1, 0.5, 8, 6000)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 3.0, 5600)
    lake()
    planed.renew_walls(cedar='planed cedar')
    light.camera((0.10, 0.16, MIDDLE + 0.38), -3, 21, (0.0, -0.125), 1.7, 5.6)
