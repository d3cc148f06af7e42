"""
Scene: the inside of the barrel sauna by day, with curved staves, the fire, and a view of the frozen lake through the half-moon
window, from which most of the light comes.
"""
import math
import bpy
import numpy as np
from library import barrel, clear, light, planed, split_stones, windows
from library.barrel import INNER, LONG, MIDDLE
from library.boards import Boards
from library.shapes import put, sheet

ALT = 'Inside the cedar barrel: two facing benches, a wood-burning stove, and a half-moon window towards the lake'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'contrast': 1.1, 'balance': 0.4}


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


def flue_plate(x, y):
    """Adds the steel plate around the flue, where it leaves through the staves above (x, y)."""
    inwards = -np.array((x, 0, math.sqrt(INNER ** 2 - x ** 2))) / INNER
    plate = Boards('black steel', 0.002)
    plate.board(np.array((0, y, MIDDLE)) - inwards * (INNER - 0.004), (0.27, 0.25, 0.006), ((0, 1, 0), np.cross(inwards, (0, 1, 0)), inwards))
    plate.done('plate')


def day():
    """Adds a pale winter day behind the window, whose light falls into the barrel, and a weaker one from the door behind the camera."""
    sheet(windows._winter_day('day', 1.0), (0.2, 8.4, 2.85), (1, 0, 0), (0, 0, 1), 9.0, 3.5, lit=False)
    light.area((0, LONG - 0.16, MIDDLE + 0.44), (0, -1, -0.12), 1.1, 0.5, 32, 5600)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 4.5, 5000)


def compose():
    light.indoors()
    barrel.body()
    barrel.ends()
    barrel.inside()
    shorten_bench()
    backing()
    flue_plate(-0.51, 2.02)
    # The glass would mirror the bright door behind the camera as white shards.
    clear.clear((-0.7, LONG - 0.12, MIDDLE), (0.7, LONG - 0.08, MIDDLE + 0.9), 'sheet')
    clear.dim(0.22)
    day()
    planed.renew_walls(cedar='planed cedar')
    split_stones.renew()
    light.camera((0.10, 0.16, MIDDLE + 0.03), -3, 21, (0.0, -0.02), 1.7, 5.0)
