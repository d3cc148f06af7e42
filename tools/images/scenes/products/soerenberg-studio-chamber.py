"""
Scene: a chamber with two mats on its open floor. A bench stands along one wall. The opposite wall is glass, with a linen
curtain that is drawn halfway.
"""
import math
import random
import numpy as np
from library import daylight, hot_emitters, light, linens, materials, planed, spruces, things, weaves, winter  # noqa: F401 (things adds the cork)
from library.boards import Boards, plank_wall
from library.cabins import UP
from library.curtains import curtain, track
from library.emitters import emitter
from library.fields import grid_faces
from library.larches import larches
from library.mats import mat
from library.shapes import pane, put, rounded

ALT = 'A hemlock chamber with two mats on its free floor, a bench along one wall and a half-drawn linen curtain before the glass of the other, a fenced garden in snow outside'
GRADE = {'exposure': 0.24, 'contrast': 1.17, 'balance': 0.32}
WIDE, LONG, HIGH = 2.1, 3.1, 2.3
materials._makers['umber herringbone'] = lambda name: weaves._herringbone(name, (0.150, 0.128, 0.100), (0.400, 0.352, 0.285), 0.0085, 0.055, 0.0018)
RAIL = 1.96  # x position of the curtain track, in metres


def block(of, at, turn):
    """Adds a yoga block that lies on the mat at `at` (x, y). `turn` is its direction in degrees."""
    made = rounded(of, (-0.115, -0.06, 0.0), (0.115, 0.06, 0.075), 0.006)
    made.rotation_euler, made.location = (0, 0, math.radians(turn)), (*at, 0.046)


def fence(ground):
    """Adds a fence of larch in the garden: posts and two rails, with the snow that lies on them."""
    wood, snow, ends = Boards('larch', 0.006), winter.snow_material('fence snow', 0.004), (np.array((2.2, 7.6)), np.array((17.0, 5.2)))
    way = (ends[1] - ends[0]) / np.linalg.norm(ends[1] - ends[0])
    along, across = np.array((*way, 0)), np.array((-way[1], way[0], 0))
    posts = [ends[0] + way * 1.85 * i for i in range(9)]
    levels = [ground(*post) for post in posts]
    for post, level in zip(posts, levels):
        high = random.uniform(0.98, 1.04)
        wood.board((*post, level + (high - 0.3) / 2), (high + 0.3, 0.11, 0.11), (UP, along, across))
        cap(snow, (*post, level + high), along, across, 0.125, 0.125, random.uniform(0.06, 0.10))
    for first, last, low, high in zip(posts, posts[1:], levels, levels[1:]):
        for rise in (0.42, 0.82):
            middle = np.array((*(first + last) / 2, (low + high) / 2 + rise)) - across * 0.075
            slope = along + (0, 0, (high - low) / 1.85)
            wood.board(middle, (1.86, 0.13, 0.038), (slope, UP, across))
            cap(snow, middle + (0, 0, 0.065), slope, across, 1.70, 0.055, random.uniform(0.035, 0.06))
    wood.done('fence')


def cap(of, foot, along, across, long, wide, high):
    """Adds snow that lies on a rail or a post: a round ridge of uneven height above `foot`, the middle of its underside."""
    columns = max(8, round(long / 0.03))
    u, a = np.meshgrid(np.linspace(-0.5, 0.5, columns), np.linspace(0, math.pi, 9), indexing='ij')
    ends = np.sqrt(np.clip(1 - (2 * np.abs(u)) ** 6, 0, 1))
    uneven = (1 + 0.35 * np.sin(u * long * 5.1 + foot[0] * 7) * np.sin(u * long * 2.3 + foot[1] * 3)) * ends
    side, rise = np.cos(a) * wide / 2 * (0.9 + 0.1 * uneven), np.sin(a) ** 0.7 * high * uneven
    points = np.array(foot) + u[..., None] * long * np.array(along) + side[..., None] * np.array(across) + rise[..., None] * np.array(UP)
    put('snow', points.reshape(-1, 3), grid_faces(*u.shape).tolist(), of, True)


def garden():
    """Adds the view through the glass: a snowy garden with a trodden path and a fence, then a meadow with ski tracks, spruces and larches in the morning sun."""
    daylight.low_sun(126, 22, 1.35, seed=3.0, warmth=5000)
    path = winter.footprints((2.75, -0.2), (0.42, 1), 11, bend=-0.012) + winter.footprints((4.1, 5.2), (0.9, 0.35), 9, bend=0.02)
    skis = [([(4.6, 7.4), (5.6, 9.5), (8.0, 13.5), (12.5, 19.0)], 0.24, 0.10), ([(8.4, 6.6), (8.9, 8.5), (10.0, 12.0), (13.0, 19.0)], 0.24, 0.10)]
    bank = lambda x, y: 0.20 * np.exp(-((np.asarray(y, float) - 6.9 + 0.16 * np.asarray(x, float)) / 0.9) ** 2)  # the wind piles snow up at the fence
    shape = lambda x, y: -0.25 + 0.03 * np.maximum(np.asarray(x, float) - 6, 0) + bank(x, y)
    ground = winter.ground(shape, near=-4, far=90, side=70, focus=((2.2, 9), (-1, 12)), prints=path, tracks=skis, fine=0.035, relief=0.008,
                           hole=(-1, WIDE + 0.05, -3, LONG + 0.4))
    fence(ground)
    spruces.single([(6.6, 11.0, 3.2, 'broad'), (9.0, 17.0, 8.5, 'slender'), (11.5, 17.5, 10.0, 'old'), (14.5, 11.0, 6.0, 'broad'), (19.0, 14.5, 11.0, 'slender'), (10.6, 9.4, 1.7, 'young')],
                   ground, 0.5, 5)
    larches([(7.0, 20.0), (15.6, 18.0)], ground, heights=(8, 10), snow=0.25, seed=3)
    spruces.forest(winter.scatter(120, 4, 80, 28, 80, 2.6), ground, (8, 15), snow=0.45, seed=2)


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
    light.strip((0.40, LONG - 0.05, 0.40), (0.40, -1.2, 0.40), (0.2, 0, -1), 3, 3600)
    for y in (-0.35, 0.35, 1.05, 1.75, 2.45):
        emitter((0.007, y, 1.15), (1, 0, 0), 0.22, 0.9, 1, 2)
    for x in (0.62, 1.48):
        emitter((x, LONG - 0.007, 1.2), (0, -1, 0), 0.22, 0.9, 1, 2)
    for y in (0.7, 1.9):
        emitter((1.25, y, HIGH - 0.007), (0, 0, -1), 0.9, 0.18, 1, 4, upright=False)
    mat(0.58, 0.10, 0, of='umber herringbone')
    mat(1.26, 0.02, 0, rolled=1.0, of='umber herringbone', seed=2)
    linens.pile('plain linen', 0.24, 1.60, 0.4505, [(0.36, 0.27, 3, 84, (0, 0))], seed=2)
    block('cork', (0.88, 1.62), 14)
    pane((WIDE, LONG / 2 - 0.9, HIGH / 2), (0, 1, 0), UP, LONG + 1.8, HIGH)
    steel = Boards('black steel', 0.003)
    for y in (LONG - 0.012, 1.55, 0.0):
        steel.box((WIDE - 0.012, y - 0.012, 0), (WIDE + 0.012, y + 0.012, HIGH), 'z')
    steel.box((WIDE - 0.014, -1.8, 0), (WIDE + 0.014, LONG, 0.02), 'y')
    steel.done('frame')
    track((RAIL, -1.8), (RAIL, LONG), HIGH)
    curtain((RAIL, 1.05), (RAIL, LONG - 0.02), HIGH - 0.03, hem=0.002, pleat=0.105, depth=0.062)
    # The roof of the house shades the walls from outside, so no sun falls through their joints.
    put('roof', [(-1, -3, HIGH + 0.1), (WIDE + 0.3, -3, HIGH + 0.1), (WIDE + 0.3, LONG + 0.5, HIGH + 0.1), (-1, LONG + 0.5, HIGH + 0.1)], [(0, 1, 2, 3)], 'void')
    light.area((1.1, 0.8, HIGH - 0.03), (0, 0, -1), 1.2, 2.0, 7, 4600)
    light.area((WIDE - 0.05, 0.6, 1.2), (-1, 0, -0.1), 3.0, 2.0, 26, colour=(0.90, 0.95, 1.0))  # the sky and the snow in the glass
    hot_emitters.renew(0.5)
    planed.renew(hemlock='planed hemlock')
    light.camera((0.86, -1.74, 1.12), 10, 26, (0.0, -0.03), 3.2, 5.0)
