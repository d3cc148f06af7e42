"""
Scene: the inside of the barrel sauna on a winter morning, with curved staves, the fire, and a view of the frozen lake and its
wooded shore through the half-moon window, whose light lies on the bench.
"""
import math
import bpy
import numpy as np
from library import barrel, clear, daylight, distant, haze, hearths, light, open_stove, planed, split_stones, spruces, winter
from library.barrel import FLOOR, INNER, LONG, MIDDLE
from library.shapes import put

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


def flue_plate(x, y, reach=0.115):
    """Adds the round steel plate around the flue, where it leaves through the staves above (x, y). It is bent to their curve."""
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    points = []
    for radius, deep in ((0.05, 0.008), (reach - 0.002, 0.008), (reach, 0.006), (reach, -0.004)):
        across = x + radius * np.cos(turn)
        points += zip(across, y + radius * np.sin(turn), MIDDLE + np.sqrt((INNER - deep) ** 2 - across ** 2))
    put('plate', points, [(48 * k + i, 48 * k + (i + 1) % 48, 48 * (k + 1) + (i + 1) % 48, 48 * (k + 1) + i) for k in range(3) for i in range(48)], 'black steel')


def lake():
    """Adds the frozen lake behind the window, a wooded shore in haze, and hills."""
    haze.fill_valley(420, 40, -1)
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
    flue_plate(-0.51, 2.02)
    open_stove.remove((-0.78, 1.66, FLOOR - 0.01), (-0.24, 2.2, FLOOR + 0.9))
    hearths.wood_stove(-0.72, 1.72, FLOOR, 0.42, 0.40, 0.80)
    split_stones.renew()
    # The glass would mirror the bright door behind the camera as white shards.
    clear.clear((-0.7, LONG - 0.12, MIDDLE), (0.7, LONG - 0.08, MIDDLE + 0.9), 'sheet')
    clear.dim(0.12)
    clear.whiten(3300)
    daylight.low_sun(-36, 37, 1.2, mist=0.6, seed=4.0, warmth=4600)
    daylight.air.colour = (0.88, 0.90, 0.94)
    light.area((0, LONG - 0.16, MIDDLE + 0.44), (0, -1, -0.12), 1.1, 0.5, 8, 6000)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 3.0, 5600)
    lake()
    planed.renew_walls(cedar='planed cedar')
    light.camera((0.10, 0.16, MIDDLE + 0.38), -3, 21, (0.0, -0.125), 1.7, 5.6)
