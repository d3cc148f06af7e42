"""
Scene: the suite built into a slope, with one band of glass in a slate wall, a meadow on the roof and a plunge pool in
the terrace.
"""
import numpy as np
from library import light, meadow, nature, water
from library.boards import Boards, panels, plank_wall
from library.fittings import lantern
from library.shapes import rounded
from library.suites import cabin, glass_front

ALT = 'A suite built into a slope: one lit band of glass in a wall of slate, a meadow for its roof, a plunge let into the terrace'
GRADE = {'exposure': 0.9}
HIGH, EDGE = 2.5, 2.95
WEST, EAST = -1.2, 8.8


def slope(x, y):
    """
    Returns the height of the meadow at (x, y). Above the house, the meadow rises from the edge of the roof. Beside the
    house, it slopes down to the terrace.
    """
    over = EDGE + 0.05 + 0.20 * np.maximum(y + 0.2, 0) ** 1.12 + nature.drift(x, y) * 0.5
    beside = np.maximum(np.maximum(WEST - 0.5 - x, x - EAST - 0.5), 0)
    fade = 1 / (1 + np.exp((beside - 2.6) * 1.3))
    return over * fade + (1 - fade) * (0.02 + 0.42 * np.maximum(y + 1.5, 0) + nature.drift(x, y))


def compose():
    light.dusk(1.6)
    px0, px1, py0, py1 = 0.6, 2.6, -3.1, -1.9
    for a, b, c, d in ((-5, 12, -7, py0), (-5, px0, py0, py1), (px1, 12, py0, py1), (-5, 12, py1, 0.05)):
        panels('slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.9)
    water.pool(px0, px1, py0, py1, 0, -0.05, 1.0, 'slate', [(1.6, py1 - 0.1, -0.42, 0.32)], 12, watts=12)
    water.split_courses((-4.2, -0.02, 0), (1, 0, 0), (0, 0, 1), 4.2 - 0.0, EDGE)
    water.split_courses((7.6, -0.02, 0), (1, 0, 0), (0, 0, 1), 4.2, EDGE)
    water.split_courses((0.0, -0.02, HIGH), (1, 0, 0), (0, 0, 1), 7.6, EDGE - HIGH)
    cap = Boards('slate', 0.008)
    for i in range(8):
        cap.box((-4.3 + i * 2.03, -0.14, EDGE), (-4.3 + (i + 1) * 2.03 - 0.004, 0.22, EDGE + 0.05))
    cap.done('cap')
    steel = Boards('black steel', 0.004)
    steel.box((-0.05, -0.1, HIGH - 0.02), (7.65, 0.02, HIGH + 0.03))
    steel.done('lintel')
    cabin(0.05, 2.75, 0.35, 2.9, 0.0, HIGH)
    glass_front((0.0, 1.37, 2.75, 4.35, 5.95, 7.55), 0.0, HIGH, 0.08, door=2.62)
    plank_wall('hemlock', (2.85, 3.4, 0), (1, 0, 0), (0, 0, 1), 4.75, HIGH)
    plank_wall('hemlock', (2.85, 0.1, 0), (0, 1, 0), (0, 0, 1), 3.3, HIGH)
    plank_wall('hemlock', (7.6, 3.4, 0), (0, -1, 0), (0, 0, 1), 3.3, HIGH)
    plank_wall('hemlock', (2.85, 3.4, HIGH), (1, 0, 0), (0, -1, 0), 4.75, 3.3)
    panels('slate', (2.8, 0.05, -0.001), (1, 0, 0), (0, 1, 0), 4.8, 3.4, 1.2, 0.9)
    for x in (3.3, 4.75, 6.2):
        bed = Boards('walnut', 0.006)
        bed.box((x, 0.9, 0.24), (x + 0.8, 2.85, 0.31), 'y')
        for y in (1.0, 2.65):
            bed.box((x + 0.06, y, 0), (x + 0.74, y + 0.08, 0.24))
        bed.done('daybed')
        rounded('linen', (x + 0.02, 0.92, 0.31), (x + 0.78, 2.83, 0.45), 0.05, 0.008)
        rounded('wool', (x + 0.08, 2.5, 0.45), (x + 0.72, 2.8, 0.62), 0.07, 0.01)
    meadow.ground(-60, 60, 0.1, 90, slope)
    meadow.ground(-60, -4.3, -12, 0.15, lambda x, y: slope(x, y) - 0.04)
    meadow.grass(-7, 11, 0.15, 5.0, slope, 90000, 0.20)
    meadow.grass(-16, 20, 5.0, 20.0, slope, 60000, 0.34, 5)
    meadow.grass(-12, -4.3, -6, 0.15, slope, 30000, 0.20, 7)
    lift = lambda x, y: float(slope(np.float64(x), np.float64(y)))
    nature.forest(nature.scatter(80, -45, 50, 24, 60, 2.2), lift, (0.6, 1.1), snow=0.0)
    nature.forest([(-6.5, 12, 0.6), (-8.5, 15, 0.8), (11.5, 14, 0.75), (9.6, 18, 0.7)], lift, snow=0.0)
    nature.mountains([(150, 3000, 2300, 1300), (1500, 3400, 2300, 1400), (-1600, 3300, 2000, 1200)], glow=0.8)
    light.strip((2.95, 3.34, HIGH - 0.07), (7.5, 3.34, HIGH - 0.07), (0, 0.1, -1), 30, 2750)
    light.area((5.2, 1.6, HIGH - 0.05), (0, -0.1, -1), 3.6, 1.6, 62, 2800)
    light.area((3.8, -0.05, 1.3), (0, -1, -0.8), 7.4, 1.8, 46, 2550)
    for x in (-1.9, -0.7):
        light.spot((x, -0.2, 0.03), (0, 0.05, 1), 40, 60, 2600)
    light.area((-9, -4, 16), (0.7, 0.55, -1), 9, 9, 1300, colour=(0.55, 0.66, 1.0))
    light.area((4, -0.6, EDGE + 1.4), (0, 1, -0.6), 9, 0.4, 40, 2700)
    lantern(0.15, -3.5, 0.0)
    lantern(3.2, -1.75, 0.0, 0.14, 0.2, 6)
    light.area((-2.5, -7.5, 3.0), (0.3, 1, -0.4), 2.5, 1.6, 40, colour=(0.5, 0.66, 1.0))
    light.camera((0.15, -9.4, 1.75), 13.5, 30, (0.0, 0.02))
