"""Scene: a cedar barrel sauna on a jetty, with light behind its door and mountains beyond its far end."""
import math
import numpy as np
from library import barrel, conifers, daylight, haze, lakes, light, spruces, winter
from library.barrel import LONG, MIDDLE, OUTER
from library.boards import Boards
from library.fields import fractal
from library.fittings import lantern, wisps
from library.mountains import mountains
from library.shapes import put, sheet

ALT = 'A cedar barrel with four black hoops on a wooden deck by a lake, light behind its glass door and smoke from its flue'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.7}


def cap():
    """Adds snow along the top of the barrel."""
    points, wide, long = [], 30, 60
    for j in range(long + 1):
        y = 0.02 + (LONG - 0.04) * j / long
        for i in range(wide + 1):
            t = i / wide * 2 - 1
            angle = math.radians(90 - t * (30 + 3 * math.sin(y * 5)))
            thick = 0.13 * (1 - t * t) ** 0.45 * (0.9 + 0.15 * math.sin(y * 3.1 + t * 2)) * min(1, (1 - abs(2 * j / long - 1)) * 9 + 0.05) ** 0.5
            radius = OUTER - 0.004 + thick
            points.append((radius * math.cos(angle), y, MIDDLE + radius * math.sin(angle)))
    row = wide + 1
    put('cap', points, [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(long) for i in range(wide)], winter.snow_material('snow on the barrel'), True)


def far_shore(x, y):
    """Returns the height of the far shore at (x, y): bays and headlands, and wooded hills of different heights behind them."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    behind = y - 196 - 34 * fractal(x / 95, 0 * x, 21, 4)
    rise = 0.10 + 0.11 * fractal(x / 130, 0 * x + 3, 23, 3)
    return -2.2 + 3.4 / (1 + np.exp(-behind / 5)) + rise * np.maximum(behind - 6, 0) + 1.6 * fractal(x / 26, y / 26, 25, 3) * np.clip(behind / 20, 0, 1)


def lake():
    """Adds the lake, the snowy shore in front of the jetty, and the wooded hills on the far side."""
    sheet(lakes.calm(), (0, 118, -0.55), (1, 0, 0), (0, 1, 0), 1400, 236)
    bank = lambda x, y: 0.7 + 0.25 * np.asarray(x, float) * (np.asarray(x, float) < 0) - np.asarray(y, float) + 0.3 * np.sin(np.asarray(x, float) * 1.3)
    winter.ground(lambda x, y: -0.85 - 0.4 * (np.asarray(y, float) > 2) + 0.55 / (1 + np.exp(-bank(x, y) / 0.35)), near=-9, far=14, side=40,
                  focus=((-6, 2), (-5, 2)), fine=0.05, relief=0.006)
    ground = winter.ground(far_shore, near=110, far=620, side=460, focus=((-50, 300), (150, 220)), fine=1.2)
    haze.fill_valley(1500, 14, -1)
    water = lambda x, y: far_shore(x, y) < 0.15 or fractal(np.array(x / 70), np.array(y / 45), 31, 3) < -0.2
    spruces.forest(winter.scatter(700, -90, 330, 150, 380, 2.9, water), ground, (9, 22), snow=0.3, seed=6)
    conifers.forest(winter.scatter(60, -90, 340, 150, 300, 6.0, water), ground, (('pine', 2),), (0.8, 1.5), 0.4)
    mountains([(1500, 3400, 420, 1500), (3000, 3700, 520, 1700), (300, 3900, 380, 1500), (4500, 3300, 430, 1600)], seed=4, trees=470, snow_line=420, snow=0.5)


def compose():
    daylight.low_sun(-108, 12, seed=2.0)
    barrel.body()
    barrel.ends()
    barrel.inside()
    cap()
    deck = Boards('larch', 0.004)
    for i in range(34):
        deck.box((-1.75, -1.9 + i * 0.145, -0.03), (1.75, -1.9 + i * 0.145 + 0.139, 0))
    deck.box((-1.75, -1.93, -0.2), (1.75, -1.9, -0.002))
    deck.box((-1.78, -1.93, -0.2), (-1.75, 3.03, -0.002), 'y')
    for x in (-1.6, 1.5):
        for y in (-1.7, 0.4, 2.8):
            deck.box((x, y, -1.4), (x + 0.13, y + 0.13, -0.03), 'z')
    deck.box((-0.45, -0.42, 0.0), (0.45, -0.02, 0.22))
    deck.done('deck')
    lake()
    for x, y in ((-0.72, -0.55), (0.70, -1.25)):
        lantern(x, y, 0.0)
    wisps(-0.51, 2.0, MIDDLE + OUTER + 0.5, 0.9, 2.2, 3, 0.12, 'smoke')
    light.area((0, 1.1, MIDDLE + 0.9), (0, 0, -1), 0.7, 1.6, 30, 2800)
    light.area((0, 0.02, MIDDLE), (0, -1, -0.6), 0.7, 1.4, 14, 2500)
    light.camera((-2.75, -4.7, 1.55), 26, 35, (0.0, -0.01))
