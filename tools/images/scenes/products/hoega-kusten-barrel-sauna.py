"""Scene: a cedar barrel sauna on a jetty, with light behind its door and mountains beyond its far end."""
import math
import numpy as np
from library import barrel, light, nature
from library.barrel import LONG, MIDDLE, OUTER
from library.boards import Boards
from library.fittings import lantern, wisps
from library.shapes import put, sheet

ALT = 'A cedar barrel with four black hoops on a wooden deck by a lake, light behind its glass door and smoke from its flue'
GRADE = {'exposure': 0.8}


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
    put('cap', points, [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(long) for i in range(wide)], 'snow', True)


def compose():
    light.dusk(0.95)
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
    sheet('lake', (0, 118, -0.55), (1, 0, 0), (0, 1, 0), 700, 236)
    shore = lambda x, y: -0.30 - 0.55 / (1 + np.exp(-(np.asarray(y, float) - 0.7 + 0.25 * np.asarray(x, float) * (np.asarray(x, float) < 0)) / 0.35)) - 0.4 * (np.asarray(y, float) > 2)
    nature.snowfield(None, shore, near=-9, far=12, side=40, steps=300)
    far = lambda x, y: -2.2 + 4.2 / (1 + np.exp(-(np.asarray(y, float) - 180) / 22))
    nature.snowfield(None, far, near=110, far=420, side=330, steps=220)
    nature.forest(nature.scatter(170, -60, 260, 172, 330, 3.2), lambda x, y: nature.drift(x, y) + float(far(x, y)), (0.7, 1.3))
    nature.mountains([(900, 5000, 850, 1300), (2700, 5000, 1150, 1500), (4700, 4900, 1000, 1400), (-700, 5400, 900, 1400)], glow=0.6)
    for x, y in ((-0.72, -0.55), (0.95, -1.45)):
        lantern(x, y, 0.0)
    wisps(-0.51, 2.0, MIDDLE + OUTER + 0.5, 0.9, 2.2, 3, 0.12, 'smoke')
    light.area((0, 1.1, MIDDLE + 0.9), (0, 0, -1), 0.7, 1.6, 30, 2800)
    light.area((0, 0.02, MIDDLE), (0, -1, -0.6), 0.7, 1.4, 14, 2500)
    light.area((-3.4, -3.0, 2.6), (1, 0.9, -0.4), 1.2, 1.2, 26, 2900)
    light.camera((-2.75, -4.7, 1.55), 26, 35, (0.0, -0.01))
