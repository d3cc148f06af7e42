"""
Scene: a chamber with two mats on its open floor. A bench stands along one wall. The opposite wall is glass, with a linen
curtain that is drawn halfway.
"""
import random
import numpy as np
from library import daylight, light, linens, planed, spruces, terry, weaves, winter  # noqa: F401 (weaves adds its materials)
from library.boards import Boards, plank_wall
from library.cabins import UP
from library.curtains import curtain, track
from library.emitters import emitter
from library.larches import larches
from library.fittings import roll, towels
from library.mats import mat
from library.shapes import pane, put

ALT = 'A hemlock chamber with two mats on its free floor, a bench along one wall and a half-drawn linen curtain before the glass of the other'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.5, 'balance': 0.12}
WIDE, LONG, HIGH = 2.1, 3.1, 2.3
RAIL = 1.96  # x position of the curtain track, in metres


def garden():
    """Adds the view through the glass: a snowy garden, with spruces and larches in the morning sun."""
    daylight.low_sun(126, 25, 1.5, seed=3.0, warmth=4700)
    ground = winter.ground(lambda x, y: -0.25 + 0.02 * np.maximum(np.asarray(x, float) - 6, 0) + 0 * np.asarray(y, float), near=-4, far=70, side=60,
                           focus=((2.2, 8), (-2, 14)), fine=0.08, relief=0.006, hole=(-1, WIDE + 0.05, -3, LONG + 0.4))
    spruces.single([(7.0, 17.0, 7.5, 'slender'), (10.5, 17.5, 10.0, 'old'), (13.5, 14.0, 6.0, 'broad'), (18.0, 15.5, 11.0, 'slender'), (9.2, 12.6, 2.2, 'young')], ground, 0.5, 5)
    larches([(8.6, 22.0), (15.6, 19.0)], ground, heights=(8, 10), snow=0.25, seed=3)
    spruces.forest(winter.scatter(120, 4, 70, 25, 75, 2.6), ground, (8, 15), snow=0.45, seed=2)


def compose():
    garden()
    plank_wall('hemlock', (WIDE, LONG, 0), UP, (-1, 0, 0), HIGH, WIDE, 0.1, joints=False)
    plank_wall('hemlock', (0, LONG, 0), UP, (0, -1, 0), HIGH, LONG + 1.8, 0.1, joints=False)
    plank_wall('hemlock', (-0.02, LONG, HIGH), (1, 0, 0), (0, -1, 0), WIDE + 0.04, LONG + 1.8, 0.1, joints=False)
    floor = Boards('hemlock', 0.0015)
    for i in range(17):
        x, y = i * 0.124, -1.8
        while y < LONG:
            long = random.uniform(1.4, 2.4)
            floor.box((x, y, -0.02), (x + 0.1225, min(y + long, LONG) - 0.0015, 0), 'y')
            y += long
    floor.done('floor')
    seat = Boards('hemlock', 0.006)
    for i in range(4):
        seat.box((0.0 + i * 0.112, -1.8, 0.41), (0.107 + i * 0.112, LONG - 0.01, 0.45), 'y')
    seat.box((0.44, -1.8, 0.36), (0.46, LONG - 0.01, 0.445), 'y')
    seat.done('seat')
    light.strip((0.40, LONG - 0.05, 0.40), (0.40, -1.2, 0.40), (0.2, 0, -1), 6, 3000)
    for y in (-0.35, 0.35, 1.05, 1.75, 2.45):
        emitter((0.007, y, 1.15), (1, 0, 0), 0.22, 0.9, 1, 2)
    for x in (0.62, 1.48):
        emitter((x, LONG - 0.007, 1.2), (0, -1, 0), 0.22, 0.9, 1, 2)
    for y in (0.7, 1.9):
        emitter((1.25, y, HIGH - 0.007), (0, 0, -1), 0.9, 0.18, 1, 4, upright=False)
    mat(0.55, 0.05, 0, of='grey herringbone')
    mat(1.22, 0.05, 0, rolled=0.75, of='grey herringbone', seed=2)
    linens.pile('plain linen', 0.86, 1.60, 0.010, [(0.36, 0.22, 5, 4, (0, 0))], seed=2)
    towels(0.08, 2.3, 0.45, 0.30, 0.36, 3)
    roll(0.22, 1.5, 0.45, 0.34, 0.062, 'wool')
    pane((WIDE, LONG / 2 - 0.9, HIGH / 2), (0, 1, 0), UP, LONG + 1.8, HIGH)
    steel = Boards('black steel', 0.003)
    for y in (LONG - 0.012, 1.55, 0.0):
        steel.box((WIDE - 0.012, y - 0.012, 0), (WIDE + 0.012, y + 0.012, HIGH), 'z')
    steel.box((WIDE - 0.014, -1.8, 0), (WIDE + 0.014, LONG, 0.02), 'y')
    steel.done('frame')
    track((RAIL, -1.8), (RAIL, LONG), HIGH)
    curtain((RAIL, 0.95), (RAIL, LONG - 0.02), HIGH - 0.03)
    # The roof of the house shades the walls from outside, so no sun falls through their joints.
    put('roof', [(-1, -3, HIGH + 0.1), (WIDE + 0.3, -3, HIGH + 0.1), (WIDE + 0.3, LONG + 0.5, HIGH + 0.1), (-1, LONG + 0.5, HIGH + 0.1)], [(0, 1, 2, 3)], 'void')
    light.strip((0.05, LONG - 0.03, HIGH - 0.05), (WIDE - 0.05, LONG - 0.03, HIGH - 0.05), (0, 0, -1), 4, 3000)
    light.strip((0.03, LONG - 0.05, HIGH - 0.05), (0.03, -1.5, HIGH - 0.05), (0, 0, -1), 5, 3000)
    light.area((1.1, 0.8, HIGH - 0.03), (0, 0, -1), 1.2, 2.0, 7, 3400)
    terry.renew(rolls=False)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.02, -1.75, 1.25), 4, 26, (0.0, -0.06), 3.4, 5.0)
