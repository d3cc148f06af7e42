"""
Scene: the hero image, a glass sauna house in the snow at the end of the blue hour. The left third stays empty for the
text on the page.
"""
import numpy as np
from library import daylight, distant, flues, haze, light, spruces, winter
from library.afterglow import afterglow
from library.ranges import shade
from library.boards import Boards, bench, plank_wall
from library.fields import fractal
from library.fittings import bucket, lantern, stove, towels
from library.larches import larches
from library.shapes import pane, rounded

WIDTH = 1920
# Without sharpening: the snowy trees would make the hero image heavier.
GRADE = {'exposure': 0.75, 'contrast': 1.24, 'balance': 0.12, 'sharpening': 0.0, 'grain': 0.002}
FLOOR, CEILING = 0.30, 2.62


def house():
    x0, x1, y1 = 0.0, 6.2, 3.4
    plank_wall('cedar', (x0, y1 - 0.1, FLOOR), (1, 0, 0), (0, 0, 1), x1, CEILING - FLOOR)
    plank_wall('cedar', (x0, 0, FLOOR), (0, 1, 0), (0, 0, 1), y1, CEILING - FLOOR)
    plank_wall('cedar', (x0, y1, CEILING), (1, 0, 0), (0, -1, 0), x1, y1)
    plank_wall('cedar', (x1, y1, FLOOR), (0, -1, 0), (0, 0, 1), y1, CEILING - FLOOR)
    deck = Boards('larch', 0.004)
    for i in range(37):
        deck.box((-2.6, -1.9 + i * 0.145, FLOOR - 0.03), (x1 + 0.9, -1.9 + i * 0.145 + 0.139, FLOOR))
    deck.box((-2.6, -1.93, FLOOR - 0.2), (x1 + 0.9, -1.9, FLOOR - 0.002))
    deck.box((0.9, -2.35, FLOOR - 0.19), (3.1, -1.97, FLOOR - 0.14))
    deck.done()
    skin = Boards('charred', 0.003)
    for i in range(17):
        skin.box((-2.3 + i * 0.136, -0.05, FLOOR), (-2.3 + i * 0.136 + 0.131, -0.02, CEILING + 0.05), 'z')
    for i in range(26):
        skin.box((-2.33, i * 0.136, FLOOR), (-2.3, i * 0.136 + 0.131, CEILING + 0.05), 'z')
    skin.done()
    dark = Boards('void')
    dark.box((-2.28, 0.0, FLOOR), (-0.05, y1, CEILING))
    dark.done()
    steel = Boards('black steel', 0.004)
    steel.box((-2.6, -0.75, CEILING + 0.04), (x1 + 0.75, y1 + 0.5, CEILING + 0.26))
    for x in (0.0, 1.55, 3.1, 4.65, 6.2):
        steel.box((x - 0.025, -0.03, FLOOR), (x + 0.025, 0.03, CEILING + 0.04))
    for z in (FLOOR, CEILING):
        steel.box((0, -0.03, z), (x1, 0.03, z + 0.05))
    steel.box((x1 + 0.03, -0.03, FLOOR), (x1 + 0.1, y1, CEILING + 0.04))
    steel.box((3.22, -0.07, 1.0), (3.24, -0.03, 1.9), 'z')
    steel.done()
    for i in range(4):
        pane((0.775 + i * 1.55, 0, (FLOOR + CEILING) / 2), (1, 0, 0), (0, 0, 1), 1.5, CEILING - FLOOR)
    rounded('snow', (-2.64, -0.79, CEILING + 0.25), (x1 + 0.79, y1 + 0.55, CEILING + 0.50), 0.16, 0.035)
    bench('cedar', 0.1, 4.4, 2.45, 3.25, FLOOR + 0.9, FLOOR)
    bench('cedar', 0.1, 4.4, 1.75, 2.5, FLOOR + 0.45, FLOOR)
    stove(4.95, 1.9, FLOOR, pipe=CEILING + 0.05)
    flues.flue(5.18, 2.22, CEILING + 0.1, CEILING + 0.49, CEILING + 1.62, 'weathered steel')
    flues.smoke(5.18, 2.22, CEILING + 1.77, yaw=10, tall=2.6, strength=0.26, colour=(0.30, 0.31, 0.42))
    towels(1.0, 2.7, FLOOR + 0.9)
    bucket(3.3, 2.0, FLOOR + 0.45)
    light.strip((0.1, 3.2, CEILING - 0.06), (6.1, 3.2, CEILING - 0.06), (0, 0.5, -1), 30, 2700)
    light.strip((0.1, 3.22, FLOOR + 1.36), (4.4, 3.22, FLOOR + 1.36), (0, 0.5, -1), 16, 2700)
    light.area((3.1, 1.5, CEILING - 0.05), (0, -0.15, -1), 4.5, 1.2, 85, 2750)
    light.strip((-2.5, -1.86, FLOOR - 0.16), (x1 + 0.8, -1.86, FLOOR - 0.16), (0, -1, -0.6), 12, 2350)
    for x in (-1.7, -0.6):
        light.spot((x, -0.4, CEILING), (0, 0.12, -1), 14, 60)


def free(x, y):
    """
    Returns whether (x, y) must stay free of trees because it is near the house or between the house and the camera.
    """
    return (-6.0 < x < 11.0 and y < 7.5) or abs(x + 2.6) < (y + 12) * 0.30 and y < 26


def landscape():
    """Adds the snow with a trail to the door, the forest and the mountains, and returns the ground's height function."""
    terrain = winter.hill(1.0, 16, 5)
    crust = lambda x, y: 0.022 * fractal(x / 0.8 + 0.4 * y, y / 0.5, 5, 3)
    slope = lambda x, y: terrain(x, y) + 0.075 * np.maximum(y - 22, 0) + crust(np.asarray(x, float), np.asarray(y, float))
    trail = winter.footprints((-4.6, -10.2), (0.62, 0.8), 15, bend=-0.012)
    ski = [([(-9.0, -12), (-6.8, -3), (-7.2, 6), (-12, 22), (-22, 50)], 0.24, 0.09)]
    ground = winter.ground(slope, [(-2.7, 7.2, -1.9, 4.0, 0.06)], prints=trail, tracks=ski, focus=((-9.5, 3.5), (-10.5, -1.0)), near=-17, side=260)
    spruces.forest(winter.scatter(230, -90, 120, 20, 170, 2.6, free), ground, (7, 18), ('old', 'slender', 'broad'), 0.5, 6)
    larches(winter.scatter(44, -50, 70, 22, 90, 3.0, free), ground, heights=(7, 12), snow=0.25, seed=3)
    spruces.single([(-11.4, 7.0, 13.5, 'old'), (-13.9, 9.8, 17.0, 'slender'), (-9.3, 11.5, 8.5, 'slender'), (-8.4, 7.2, 2.6, 'young'), (11.6, 6.4, 15.0, 'old'),
                    (14.2, 8.6, 18.5, 'slender'), (9.9, 10.6, 9.5, 'broad'), (9.4, 5.8, 2.9, 'young')], ground, 0.55, 2)
    larches([(-10.6, 15.0), (16.4, 5.4)], ground, heights=(9, 11), snow=0.25, seed=5)
    distant.ridge(-3000, 7000, 5400, [900, 1250, 1150, 1500, 1950, 3000, 2650, 2300, 2550, 2000, 1500], 3200, -200, 31, trees=350, snow=0.72, rugged=0.36, cell=12.0)
    shade(-3600, -4000, 7000, 900)
    return ground


def compose():
    afterglow(0.85, -125, mist=0.7)
    haze.fill_valley(6500, 200)
    daylight.sun(-96, 3.6, 4.5, 2200)
    house()
    ground = landscape()
    for x, y in ((-1.2, -3.0), (-3.6, -4.9), (4.3, -3.5)):
        lantern(x, y, ground(x, y) - 0.02, watts=11)
    light.area((3.1, -0.1, 1.5), (0, -1, -0.75), 5.8, 1.6, 140, 2500)
    light.camera((-2.9, -11.5, 1.62), 10.2, 26.5, (0, 0.05))
