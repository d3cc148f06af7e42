"""The Säntis suite in one line: a cedar sauna, a sunken slate plunge pool, a rain shower and a bench by the window."""
import numpy as np
from . import conifers, daylight, finishes, light, terry, water, winter
from .boards import Boards, panels, plank_wall
from .fittings import candle, towels
from .shapes import pane
from .suites import cabin, glass_front, rain_shower


def view():
    """Adds the view from the window, along +x: snow that falls away, and a snowy forest."""
    fall = lambda x, y: -0.9 - 0.05 * np.maximum(np.asarray(x, float) - 6, 0) + 0 * np.asarray(y, float)
    ground = winter.ground(fall, near=-50, far=150, side=150, focus=((6, 16), (-3, 12)), fine=0.08, hole=(-6, 5.7, -9, 3.2))
    free = lambda x, y: x < 16 or abs(y - 0.62 * x) < 2.0
    conifers.forest(winter.scatter(110, 15, 80, -10, 80, 2.6, free), ground, (('spruce', 2), ('pine', 1)), (0.6, 1.1), 0.6)
    near = [(12.5, 7.6, 0.62), (14.5, 5.2, 0.8), (16.0, 11.5, 0.9), (11.5, 10.2, 0.7), (13.0, 1.5, 0.75)]
    conifers.forest(near, ground, (('spruce', 2),), snow=0.65, seed=2)


def suite():
    """
    Adds the whole suite with its lights, on a winter day. It stands along y = 2.9; the window with the bench under it is
    in the right wall, at x = 5.4, and the plunge pool is at x = 2.3 to 4.1.
    """
    daylight.overcast_noon(1.0, azimuth=-105, mist=0.6, seed=4.0)
    left, right, back, high = -0.6, 5.4, 2.9, 2.55
    x0, x1, y0, y1 = 2.3, 4.1, -0.55, 0.6
    for a, b, c, d in ((left - 2, right, -6, y0), (left - 2, x0, y0, y1), (x1, right, y0, y1), (left - 2, right, y1, back)):
        panels('slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 0.9, 0.6)
    water.pool(x0, x1, y0, y1, 0, -0.03, 1.0, 'slate', [(4.0, 0.0, -0.45, 0.26), (2.5, 0.4, -0.4, 0.14)], 1.7, colour=water.CLEAR, watts=0, ripple=0.012, net=0.35, rest=0.5)
    panels('slate', (1.85, back, 0), (1, 0, 0), (0, 0, 1), right - 1.85, high + 0.3, 1.2, 0.62)
    hole = plank_wall('cedar', (right, back, 0), (0, -1, 0), (0, 0, 1), 8.0, high + 0.1, hole=(0.45, 3.4, 0.85, 2.25))
    plank_wall('hemlock', (left - 3, back + 0.2, high + 0.05), (1, 0, 0), (0, -1, 0), right - left + 3.2, back + 7.2, 0.14)
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
    dark = Boards('void')  # Keeps daylight out of the joints of the pool and of the back wall.
    for a, b in (((x0 - 0.3, y0 - 0.3, -1.3), (x1 + 0.3, y1 + 0.3, -1.15)), ((x0 - 0.3, y0 - 0.3, -1.3), (x0 - 0.1, y1 + 0.3, -0.06)),
                 ((x1 + 0.1, y0 - 0.3, -1.3), (x1 + 0.3, y1 + 0.3, -0.06)), ((x0 - 0.3, y0 - 0.3, -1.3), (x1 + 0.3, y0 - 0.1, -0.06)),
                 ((x0 - 0.3, y1 + 0.1, -1.3), (x1 + 0.3, y1 + 0.3, -0.06)), ((left - 2, back + 0.005, -0.3), (right + 0.2, back + 0.2, 0.0))):
        dark.box(a, b)
    dark.done('dark')
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
    light.strip((1.95, back - 0.05, high), (right - 0.1, back - 0.05, high), (0, 0.08, -1), 34, 2850)
    light.strip((right - 0.05, -1.5, high), (right - 0.05, back - 0.1, high), (0.06, 0, -1), 14, 2750)
    light.spot((4.62, 2.2, high), (0, 0.1, -1), 60, 60, 2750)
    light.area((0.4, -3.6, 2.3), (0.5, 1, -0.4), 2.0, 1.4, 26, colour=(0.8, 0.88, 1.0))
    light.area((3.2, 0.4, high), (0, 0, -1), 2.4, 1.2, 20, 3000)
    light.area((right - 0.04, (ya + yb) / 2, 1.55), (-1, 0, -0.2), 2.9, 1.3, 190, colour=(0.80, 0.90, 1.0))
    terry.renew(-90)
    finishes.refine(slate='honed slate')
