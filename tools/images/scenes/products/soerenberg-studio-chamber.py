"""
Scene: a chamber with two mats on its open floor. A bench stands along one wall, and the opposite wall is glass with a
linen curtain.
"""
import math
import random
from library import light, terry
from library.boards import Boards, plank_wall
from library.cabins import UP
from library.emitters import emitter
from library.fittings import roll, towels
from library.nodes import fresh, rgba
from library.shapes import pane, put, rounded

ALT = 'A hemlock chamber with two mats on its free floor, a bench along one wall and a linen curtain behind glass along the other'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.95}
WIDE, LONG, HIGH = 2.1, 3.1, 2.3


def sheer():
    """Returns the material of the curtain: thin linen that lets the daylight behind it through."""
    made, n, surface = fresh('sheer')
    place = n('TexCoord').outputs['Object']
    thread = n.noise(place, (30, 30, 420), 3).outputs[0]
    colour = n.mix(thread, rgba((0.60, 0.55, 0.47)), rgba((0.82, 0.78, 0.70)))
    front, through = n('BsdfDiffuse', {'Color': colour}).outputs[0], n('BsdfTranslucent', {'Color': colour}).outputs[0]
    n.link(n('MixShader', {0: 0.42, 1: front, 2: through}).outputs[0], surface)
    return made


def curtain(x, y0, y1, top):
    """Adds a linen curtain along y that hangs in soft folds. Its hem is below the floor, in a slot that the camera cannot see into."""
    steps, rows, points = 560, 14, []
    for r in range(rows + 1):
        down = r / rows
        for i in range(steps + 1):
            t = i / steps
            phase = t * (y1 - y0) * 30 + 1.3 * math.sin(t * 17)
            swing = 0.05 * math.sin(phase) * (0.55 + 0.6 * down) + 0.012 * math.sin(phase * 0.37 + down * 1.5)
            points.append((x + swing, y0 + t * (y1 - y0) + 0.012 * math.cos(phase) * down, top - (top + 0.24) * down))
    faces = [(r * (steps + 1) + i, r * (steps + 1) + i + 1, (r + 1) * (steps + 1) + i + 1, (r + 1) * (steps + 1) + i)
             for r in range(rows) for i in range(steps)]
    put('curtain', points, faces, sheer(), True)


def compose():
    light.indoors()
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
    light.strip((0.40, LONG - 0.05, 0.40), (0.40, -1.2, 0.40), (0.2, 0, -1), 13, 2800)
    for y in (-0.35, 0.35, 1.05, 1.75, 2.45):
        emitter((0.007, y, 1.15), (1, 0, 0), 0.22, 0.9, 1, 2)
    for x in (0.62, 1.48):
        emitter((x, LONG - 0.007, 1.2), (0, -1, 0), 0.22, 0.9, 1, 2)
    for y in (0.7, 1.9):
        emitter((1.25, y, HIGH - 0.007), (0, 0, -1), 0.9, 0.18, 1, 4, upright=False)
    for x in (0.66, 1.36):
        rounded('wool', (x, 0.15, 0.001), (x + 0.60, 1.93, 0.012), 0.005, 0.0008, 3)
    rounded('linen', (0.80, 1.62, 0.012), (1.12, 1.86, 0.085), 0.035, 0.004, 6)
    towels(0.08, 2.3, 0.45, 0.30, 0.36, 3)
    roll(0.22, 1.5, 0.45, 0.34, 0.062, 'wool')
    pane((WIDE, LONG / 2 - 0.9, HIGH / 2), (0, 1, 0), UP, LONG + 1.8, HIGH)
    steel = Boards('black steel', 0.003)
    for y in (LONG - 0.012, 1.55, 0.0):
        steel.box((WIDE - 0.012, y - 0.012, 0), (WIDE + 0.012, y + 0.012, HIGH), 'z')
    steel.box((WIDE - 0.014, -1.8, 0), (WIDE + 0.014, LONG, 0.02), 'y')
    steel.done('frame')
    curtain(WIDE + 0.12, -1.9, LONG + 1.2, HIGH + 0.4)
    put('ground', [(WIDE, -3, -0.25), (WIDE + 2.6, -3, -0.25), (WIDE + 2.6, 5, -0.25), (WIDE, 5, -0.25)], [(0, 1, 2, 3)], 'clay')
    light.area((WIDE + 0.75, 4.9, 1.5), (-0.14, -1, -0.05), 0.9, 2.3, 150, colour=(0.86, 0.92, 1.0))
    light.area((WIDE + 1.3, -0.4, 1.5), (-1, 0.1, -0.1), 2.4, 2.3, 40, colour=(0.86, 0.92, 1.0))
    light.strip((0.05, LONG - 0.03, HIGH - 0.05), (WIDE - 0.05, LONG - 0.03, HIGH - 0.05), (0, 0, -1), 9, 2850)
    light.strip((0.03, LONG - 0.05, HIGH - 0.05), (0.03, -1.5, HIGH - 0.05), (0, 0, -1), 14, 2850)
    light.area((1.1, 0.8, HIGH - 0.03), (0, 0, -1), 1.2, 2.0, 18, 3000)
    terry.renew(rolls=False)
    light.camera((1.36, -1.75, 1.25), -3, 27, (0.0, -0.06), 3.4, 5.0)
