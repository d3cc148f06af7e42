"""The five-sided Zürs sauna in the corner of a room, with glass across its cut corner."""
import math
import numpy as np
from . import finishes, light
from .boards import Boards, bench, plank_wall
from .cabins import floorboards
from .fittings import bucket, towels, vase
from .saunas import UP, heater
from .shapes import pane, put, rod
from .things import sawn

SIDE, CUT, HIGH = 2.2, 0.98, 2.15  # in metres: side, cut corner, height inside

# Of the glass front: its direction, the direction in front of it, and its left end on the floor.
WAY, OUT = np.array((1, -1, 0)) / math.sqrt(2), np.array((-1, -1, 0)) / math.sqrt(2)
FIRST = np.array((-0.02, CUT + 0.01, 0))


def at_front(along, out, up):
    """Returns a point in metres along the glass front, in front of the glass, and above the floor."""
    return FIRST + WAY * along + OUT * out + np.array((0, 0, up))


def mitred_ceiling():
    """Adds the boards of the ceiling, each cut along the line of the glass."""
    wide = 0.122
    cut = lambda y: max(0.0, CUT - y) + 0.01
    for i in range(18):
        y0, y1 = i * wide + 0.0015, (i + 1) * wide - 0.0015
        outline = [(SIDE, y0), (SIDE, y1), (cut(y1), y1), (cut(y0), y0)]
        if y0 < CUT < y1:
            outline.insert(3, (cut(CUT), CUT))
        sawn('cedar', outline, (0, 0, HIGH - 0.02), (1, 0, 0), (0, 1, 0), 0.018, 'x')


def handle():
    """Adds the round handle of the door, bolted through the glass with a disc on either side."""
    rod('black steel', at_front(0.26, 0.064, 0.78), at_front(0.26, 0.064, 1.36), 0.0115, 48)
    for up in (0.86, 1.28):
        rod('black steel', at_front(0.26, 0.064, up), at_front(0.26, 0.002, up), 0.0080, 32)
        rod('black steel', at_front(0.26, 0.003, up), at_front(0.26, 0.010, up), 0.0170, 48)
        rod('black steel', at_front(0.26, -0.018, up), at_front(0.26, -0.010, up), 0.0170, 48)


def corner_sauna():
    """
    Adds the sauna with its lights, and the room around it. The corner of the room is at (2.26, 2.26); the glass runs
    diagonally across the front corner.
    """
    light.indoors()
    for a, b in (((-4, SIDE + 0.06), (SIDE + 0.06, SIDE + 0.06)), ((SIDE + 0.06, SIDE + 0.06), (SIDE + 0.06, -4))):
        put('wall', [(*a, 0), (*b, 0), (*b, 6.5), (*a, 6.5)], [(0, 1, 2, 3)], 'plaster')
    floorboards('larch', -6, SIDE + 0.06, -6, SIDE + 0.06)
    plank_wall('cedar', (0.03, SIDE, 0), (1, 0, 0), UP, SIDE - 0.03, HIGH, joints=False)
    plank_wall('cedar', (SIDE, SIDE, 0), (0, -1, 0), UP, SIDE - 0.03, HIGH, joints=False)
    put('floor', [(0, CUT, 0.006), (CUT, 0, 0.006), (SIDE, 0, 0.006), (SIDE, SIDE, 0.006), (0, SIDE, 0.006)], [(0, 1, 2, 3, 4)], 'clay')
    skin = Boards('cedar', 0.003)
    rows = 18
    step = (HIGH + 0.08) / rows
    for i in range(rows):
        z0, z1 = i * step + 0.0015, (i + 1) * step - 0.0015
        skin.box((CUT + 0.02, -0.03, z0), (SIDE + 0.05, -0.008, z1))
        skin.box((-0.03, CUT + 0.02, z0), (-0.008, SIDE + 0.05, z1), 'y')
        skin.box((CUT + 0.02, 0.03, z0), (SIDE, 0.05, z1))
        skin.box((0.03, CUT + 0.02, z0), (0.05, SIDE, z1), 'y')
    skin.done('skin')
    dark = Boards('void')
    dark.box((CUT + 0.03, -0.006, 0), (SIDE, 0.028, HIGH + 0.06))
    dark.box((-0.006, CUT + 0.03, 0), (0.028, SIDE, HIGH + 0.06), 'y')
    dark.done('core')
    outline = [(-0.04, CUT), (CUT, -0.04), (SIDE + 0.05, -0.04), (SIDE + 0.05, SIDE + 0.05), (-0.04, SIDE + 0.05)]
    for z, of in ((HIGH + 0.10, 'black steel'), (HIGH, 'void')):
        put('lid', [(x, y, z) for x, y in outline], [(0, 1, 2, 3, 4)], of)
    mitred_ceiling()
    way, out = WAY, OUT
    first, last = FIRST, np.array((CUT + 0.01, -0.02, 0))
    width = np.linalg.norm(last - first)
    steel = Boards('black steel', 0.003)
    for at in (0.0, 0.16, width - 0.16, width):
        wide = 0.045 if at in (0.0, width) else 0.02
        steel.board(first + way * at + UP * (HIGH + 0.1) / 2, (HIGH + 0.1, wide, 0.05), (UP, way, out))
    for z in (0.018, HIGH + 0.08, HIGH - 0.04):
        steel.board((first + last) / 2 + UP * z, (width, 0.036, 0.05), (way, UP, out))
    steel.board((first + last) / 2 + UP * (HIGH + 0.02), (width, 0.12, 0.02), (way, UP, out))
    steel.done('frame')
    handle()
    pane((first + last) / 2 + UP * HIGH / 2, way, UP, width, HIGH - 0.02)
    bench('cedar', 0.06, SIDE, SIDE - 0.56, SIDE, 0.88)
    seat = Boards('cedar', 0.005)
    for i in range(5):
        x0 = SIDE - 0.56 + i * 0.112
        seat.box((x0 + 0.004, 0.06, 0.852), (x0 + 0.108, SIDE - 0.57, 0.88), 'y')
    seat.box((SIDE - 0.564, 0.06, 0.78), (SIDE - 0.536, SIDE - 0.57, 0.85), 'y')
    for i in range(36):
        y = 0.07 + i * 0.043
        seat.box((SIDE - 0.45, y, 0.01), (SIDE - 0.42, y + 0.022, 0.77), 'z')
    seat.done('seat')
    light.strip((SIDE - 0.50, 0.1, 0.79), (SIDE - 0.50, SIDE - 0.6, 0.79), (-0.3, 0, -1), 9, 2750)
    bench('cedar', 0.70, 1.636, SIDE - 1.0, SIDE - 0.56, 0.44, light=6)
    cheek = Boards('cedar', 0.004)  # closes the open end of the lower bench, down to the floor
    for i in range(3):
        cheek.box((0.70, SIDE - 0.93 + i * 0.1235, 0.008), (0.726, SIDE - 0.93 + (i + 1) * 0.1235 - 0.003, 0.41), 'z')
    cheek.done('cheek')
    heater(1.08, 0.10, 0.01, 0.42, 0.38, 0.9, 0.34)
    bucket(1.15, SIDE - 0.80, 0.44)
    towels(0.62, SIDE - 0.42, 0.88, 0.38, 0.3, 3)
    light.strip((0.1, SIDE - 0.03, HIGH - 0.07), (SIDE - 0.05, SIDE - 0.03, HIGH - 0.07), (0, 0, -1), 11, 2800)
    light.strip((SIDE - 0.03, SIDE - 0.05, HIGH - 0.07), (SIDE - 0.03, 0.1, HIGH - 0.07), (0, 0, -1), 11, 2800)
    light.area((1.2, 1.2, HIGH - 0.05), (0, 0, -1), 1.0, 1.0, 46, 2950)
    light.strip((-3.5, SIDE - 0.6, 4.6), (SIDE - 0.1, SIDE - 0.6, 4.6), (0, 0.5, -1), 90, 2900)
    light.strip((SIDE - 0.6, SIDE - 0.1, 4.6), (SIDE - 0.6, -3.5, 4.6), (0.5, 0, -1), 90, 2900)
    light.area((-4.2, -1.4, 2.2), (1, 0.35, -0.3), 1.6, 1.6, 90, 4600)
    light.area((-0.6, -4.2, 2.4), (0.2, 1, -0.35), 1.6, 1.6, 45, 3400)
    # Grazes the wall beside the sauna, so that its plaster shows.
    light.spot((-0.75, SIDE - 0.10, 3.5), (-0.05, 0.04, -1), 120, 74, 2950, 0.05)
    vase(1.12, -0.34, 0, 0.42, 9)
    finishes.refine(plaster='lime plaster')
