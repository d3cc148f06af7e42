"""Infrared cabins: hemlock cabins with glass doors, backrests, and the plain rooms around the cabins."""
import random
import numpy as np
from .boards import Boards, plank_wall
from .shapes import pane, put

UP = np.array((0.0, 0.0, 1.0))


def back(centre, out, width, height, lean=0.06):
    """
    Adds a backrest of upright slats on two rails. It is tilted: its foot is `lean` metres closer to the sitter than its
    top.
    """
    centre, out = np.array(centre, float), np.array(out, float)
    along = np.cross(UP, out)
    up = UP * height - out * lean
    up /= np.linalg.norm(up)
    face = np.cross(along, up)
    slats = Boards('hemlock', 0.005)
    count = max(3, round(width / 0.062))
    for i in range(count):
        slats.board(centre + along * ((i + 0.5) / count - 0.5) * width, (height, width / count - 0.016, 0.018), (up, along, face))
    for at in (-0.34, 0.34):
        slats.board(centre + up * at * height - face * 0.018, (width, 0.04, 0.018), (along, up, face))
    slats.done('back')


def lining(width, depth, high, sides=('left', 'right'), upright=True):
    """
    Adds the inside of a cabin: the back wall, the side walls named in `sides`, the ceiling and the floor. It extends
    from 0 to `width` in x and from 0 to `depth` in y. The wall boards are vertical if `upright`, otherwise horizontal.
    """
    wood, board, foot = 'hemlock', 0.095, 0.06
    walls = [('back', (0, depth, foot), (width, depth, foot), (1, 0, 0), width)]
    walls += [('left', (0, 0, foot), (0, depth, foot), (0, 1, 0), depth), ('right', (width, depth, foot), (width, 0, foot), (0, -1, 0), depth)]
    for name, start, end, along, length in walls:
        if name == 'back' or name in sides:
            if upright:
                plank_wall(wood, end, (0, 0, 1), tuple(-a for a in along), high - foot, length, board, joints=False)
            else:
                plank_wall(wood, start, along, (0, 0, 1), length, high - foot, board, joints=False)
    plank_wall(wood, (0, depth, high), (1, 0, 0), (0, -1, 0), width, depth, board, joints=False)
    plank_wall(wood, (0, 0, foot), (1, 0, 0), (0, 1, 0), width, depth, board, joints=False)


def shell(width, depth, high, sides=('left', 'right')):
    """
    Adds the outside of a cabin: posts, sill, lintel, roof, and boards on the sides named in `sides`. `width`, `depth`
    and `high` are the dimensions of the inside, which `lining` adds.
    """
    made = Boards('hemlock', 0.004)
    post, foot, top = 0.07, 0.06, high + 0.06
    for side, x, way in (('left', 0, -1), ('right', width, 1)):
        if side in sides:
            made.box((min(x, x + way * post), -0.05, 0), (max(x, x + way * post), 0.0, top), 'z')
            count = round((depth + 0.06) / 0.11)
            step = (depth + 0.06) / count
            outer = x + way * post
            for i in range(count):
                made.box((min(outer, outer - way * 0.02), i * step + 0.0015, 0.01), (max(outer, outer - way * 0.02), (i + 1) * step - 0.0015, top), 'z')
    left, right = -post if 'left' in sides else 0, width + post if 'right' in sides else width
    made.box((left if 'left' not in sides else 0, -0.05, high - 0.01), (right if 'right' not in sides else width, 0.0, top))
    made.box((left if 'left' not in sides else 0, -0.05, 0), (right if 'right' not in sides else width, 0.0, foot))
    made.box((left - 0.02, -0.075, top), (right + 0.02, depth + 0.08, top + 0.04))
    made.done('shell')
    dark = Boards('void')
    dark.box((left + 0.03, 0.02, 0.0), (right - 0.03, depth, 0.02))
    dark.done('under')


def door(x0, x1, y, low, high, pull='black steel'):
    """
    Adds a clear glass door with two hinges on the right and an upright handle on the left. `pull` is the handle's
    material.
    """
    pane(((x0 + x1) / 2, y, (low + high) / 2), (1, 0, 0), UP, x1 - x0, high - low)
    parts = Boards('black steel', 0.003)
    for z in (low + 0.22, high - 0.30):
        parts.box((x1 - 0.05, y - 0.012, z), (x1, y + 0.012, z + 0.08))
    parts.done('hinges')
    at = x0 + 0.07
    handle = Boards(pull, 0.008)
    handle.box((at - 0.013, y - 0.062, 0.8), (at + 0.013, y - 0.036, 1.3), 'z')
    handle.done('pull')
    bolts = Boards('black steel', 0.003)
    for z in (0.87, 1.23):
        bolts.box((at - 0.006, y - 0.04, z - 0.006), (at + 0.006, y, z + 0.006))
    bolts.done('bolts')


def floorboards(wood, x0, x1, y0, y1, width=0.17):
    """Adds a floor of long boards along x with staggered joints."""
    boards = Boards(wood, 0.0015)
    for row in range(int(np.ceil((y1 - y0) / width))):
        y, x = y0 + row * width, x0 - random.uniform(0, 1.6)
        while x < x1:
            long = random.uniform(1.7, 2.6)
            boards.box((x, y, -0.02), (x + long - 0.0015, y + width - 0.0015, 0))
            x += long
    boards.done('floor')
    dark = Boards('void')
    dark.box((x0, y0, -0.05), (x1, y1, -0.024))
    dark.done('under')


def wall(y, high):
    """Adds a plastered wall at `y`, parallel to x, with a low walnut skirting board."""
    x0, x1 = -4.0, 6.0
    put('wall', [(x0, y, 0), (x1, y, 0), (x1, y, high), (x0, y, high)], [(0, 1, 2, 3)], 'plaster')
    skirting = Boards('walnut', 0.003)
    skirting.box((x0, y - 0.015, 0), (x1, y, 0.08))
    skirting.done('skirting')
