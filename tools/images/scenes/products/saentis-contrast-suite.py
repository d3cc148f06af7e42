"""
Scene: the whole suite in a row: the sauna behind glass, the sunken plunge pool, the rain shower, and the bench under
the window.
"""
from library import light, nature, water
from library.boards import Boards, panels, plank_wall
from library.fittings import candle, towels
from library.shapes import pane
from library.suites import cabin, cut, glass_front, rain_shower

ALT = 'A suite in one line: a glass-fronted cedar sauna, a sunken slate plunge, a rain shower and a cedar bench under the window'
GRADE = {'exposure': 1.1}


def compose():
    light.dusk(1.0)
    left, right, back, high = -0.6, 5.4, 2.9, 2.55
    x0, x1, y0, y1 = 2.3, 4.1, -0.55, 0.6
    for a, b, c, d in ((left - 2, right, -6, y0), (left - 2, x0, y0, y1), (x1, right, y0, y1), (left - 2, right, y1, back)):
        panels('wet slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.9, shift=0)
    water.pool(x0, x1, y0, y1, 0, -0.05, 1.0, 'slate', [(4.0, 0.0, -0.45, 0.30), (2.5, 0.4, -0.4, 0.16)], 10, watts=5)
    panels('slate', (1.85, back, 0), (1, 0, 0), (0, 0, 1), right - 1.85, high + 0.3, 1.2, 0.62)
    hole = plank_wall('cedar', (right, back, 0), (0, -1, 0), (0, 0, 1), 8.0, high + 0.1, hole=(0.45, 3.4, 1.05, 2.15))
    plank_wall('cedar', (left - 2, back, high + 0.05), (1, 0, 0), (0, -1, 0), right - left + 2, 8.5)
    ya, yb = back - hole[1], back - hole[0]
    frame = Boards('black steel', 0.004)
    for y in (ya, yb):
        frame.box((right - 0.02, y - 0.025, hole[2] - 0.02), (right + 0.16, y + 0.025, hole[3] + 0.02), 'z')
    for z in (hole[2], hole[3]):
        frame.box((right - 0.02, ya, z - 0.025), (right + 0.16, yb, z + 0.025), 'y')
    frame.done('window')
    pane((right + 0.1, (ya + yb) / 2, (hole[2] + hole[3]) / 2), (0, -1, 0), (0, 0, 1), yb - ya, hole[3] - hole[2])
    cabin(left, 1.8, 0.95, back, 0.0, high)
    glass_front((left, 0.25, 1.05, 1.83), 0.0, high, 0.93, door=0.98)
    pane((1.84, 1.9, high / 2), (0, 1, 0), (0, 0, 1), 0.02, high)
    corner = Boards('slate', 0.004)
    corner.box((1.825, 0.9, 0), (1.88, back, high + 0.05), 'y')
    corner.done('corner')
    rain_shower(4.62, 2.35, 0.0, back)
    seat = Boards('cedar', 0.005)
    for i in range(4):
        seat.box((right - 0.5 + i * 0.125, -0.6, 0.41), (right - 0.5 + i * 0.125 + 0.121, 2.0, 0.45), 'y')
    seat.box((right - 0.502, -0.6, 0.33), (right - 0.478, 2.0, 0.445), 'y')
    seat.box((right - 0.4, -0.6, 0), (right - 0.36, 2.0, 0.33), 'y')
    seat.done('seat')
    towels(right - 0.45, 0.9, 0.45, 0.34, 0.42, 4)
    for x, y, tall in ((2.08, 0.62, 0.2), (2.18, 0.48, 0.12)):
        candle(x, y, 0, tall, 0.04)
    light.strip((right - 0.46, -0.5, 0.32), (right - 0.46, 1.9, 0.32), (-0.3, 0, -1), 8, 2500)
    light.strip((1.95, back - 0.05, high), (right - 0.1, back - 0.05, high), (0, 0.08, -1), 20, 2700)
    light.strip((right - 0.05, -1.5, high), (right - 0.05, back - 0.1, high), (0.06, 0, -1), 14, 2750)
    light.spot((4.62, 2.2, high), (0, 0.1, -1), 60, 60, 2750)
    light.area((0.4, -3.6, 2.3), (0.5, 1, -0.4), 2.0, 1.4, 60, colour=(0.5, 0.66, 1.0))
    field = nature.snowfield((-3, 8, -5, 5, -0.6))
    cut(field, x0 - 0.3, x1 + 0.3, y0 - 0.4, y1 + 0.4)
    nature.forest(nature.scatter(34, 24, 60, -6, 44, 2.5))
    nature.mountains([(2900, 1200, 700, 800), (3000, 2600, 900, 900), (2500, 3800, 800, 900)], glow=0.6)
    light.area((3.2, 0.4, high), (0, 0, -1), 2.4, 1.2, 34, 2950)
    water.shimmer((3.2, 0.2, 0.02), (0.1, 1, 0.75), 110, 95, scale=4.0)
    light.camera((-0.8, -3.7, 1.58), 32, 28, (0.0, -0.13), 5.2, 5.0)
