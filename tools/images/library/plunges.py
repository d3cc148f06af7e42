"""Parts of cold plunge pools: tub, rims, steps, cladding and the case of the chiller."""
import math
import numpy as np
from . import water
from .boards import Boards
from .shapes import turned


def rim(of, x0, x1, y0, y1, top, width=0.18, thick=0.05, out=0.03):
    """
    Adds four slabs as the rim of a basin. `x0`, `x1`, `y0` and `y1` are the outer faces of the basin. The slabs
    overhang these faces by `out` metres.
    """
    slabs = Boards(of, 0.008)
    low = top - thick
    slabs.box((x0 - out, y0 - out, low), (x1 + out, y0 + width, top))
    slabs.box((x0 - out, y1 - width, low), (x1 + out, y1 + out, top))
    slabs.box((x0 - out, y0 + width + 0.002, low), (x0 + width, y1 - width - 0.002, top), 'y')
    slabs.box((x1 - width, y0 + width + 0.002, low), (x1 + out, y1 - width - 0.002, top), 'y')
    slabs.done('rim')


def clad_in_courses(x0, x1, y0, y1, low, high, stone='slate', front=True):
    """
    Covers the sides of a block with rows of split stone. If `front` is False, the side that faces the camera stays
    uncovered.
    """
    faces = [((x0, y1, low), (0, -1, 0), y1 - y0), ((x1, y0, low), (0, 1, 0), y1 - y0), ((x1, y1, low), (-1, 0, 0), x1 - x0)]
    for origin, along, length in faces + ([((x0, y0, low), (1, 0, 0), x1 - x0)] if front else []):
        water.split_courses(origin, along, (0, 0, 1), length, high - low, stone)


def clad_upright(wood, x0, x1, y0, y1, low, high, board=0.095, thick=0.028):
    """Covers the four sides of a block with vertical boards."""
    boards = Boards(wood, 0.003)
    for a, b, fixed, grain in ((x0, x1, y0, 'x'), (x0, x1, y1 - thick, 'x'), (y0 + thick, y1 - thick, x0, 'y'),
                              (y0 + thick, y1 - thick, x1 - thick, 'y')):
        count = round((b - a) / board)
        for i in range(count):
            p, q = a + (b - a) * i / count, a + (b - a) * (i + 1) / count - 0.004
            if grain == 'x':
                boards.box((p, fixed, low), (q, fixed + thick, high), 'z')
            else:
                boards.box((fixed, p, low), (fixed + thick, q, high), 'z')
    boards.done('cladding')


def treads(of, x0, x1, fronts, tops, depth=0.32, thick=0.04, z=0.0):
    """
    Adds steps without risers, one for each pair of values in `fronts` and `tops`. `fronts` are the y positions of the
    front edges, `tops` the heights of the treads above `z`.
    """
    boards = Boards(of, 0.005)
    for front, top in zip(fronts, tops):
        count = 3
        for i in range(count):
            boards.box((x0, front + depth * i / count, z + top - thick), (x1, front + depth * (i + 1) / count - 0.004, z + top))
        for x in (x0 + 0.04, x1 - 0.08):
            boards.box((x, front + 0.02, z), (x + 0.04, front + depth - 0.02, z + top - thick), 'z')
    boards.done('step')


def tub(x, y, z=0.0, radius=0.75, height=1.05, staves=36, level=0.12, shine=2.0, rest=0.35, colour=water.CLEAR):
    """
    Adds a round cedar tub with three black steel hoops and a seat inside. The water surface is `level` metres below the
    rim.
    """
    shell, inner = Boards('cedar', 0.004), Boards('cedar', 0.002)
    for i in range(staves):
        angle = 2 * math.pi * (i + 0.5) / staves
        out, side = np.array((math.cos(angle), math.sin(angle), 0)), np.array((-math.sin(angle), math.cos(angle), 0))
        middle = np.array((x, y, z + height / 2))
        wide = 2 * radius * math.tan(math.pi / staves)
        shell.board(middle + out * (radius - 0.0175), (height, wide - 0.0015, 0.035), ((0, 0, 1), side, out))
        wide = 2 * (radius - 0.035) * math.tan(math.pi / staves)
        inner.board(middle + out * (radius - 0.042) + (0, 0, -0.003), (height - 0.008, wide - 0.001, 0.012), ((0, 0, 1), side, out))
    shell.done('staves')
    clear = radius - 0.048
    for i in range(12):
        a = -clear + 2 * clear * i / 12
        reach = math.sqrt(max(clear * clear - max(a * a, (a + 2 * clear / 12) ** 2) * 0.8, 0.04))
        inner.box((x - reach, y + a, z + 0.06), (x + reach, y + a + 2 * clear / 12 - 0.003, z + 0.08))
    for i in range(3):
        a = y + clear * (0.30 + 0.19 * i)
        reach = math.sqrt(clear * clear - (clear * (0.49 + 0.19 * i)) ** 2) if i < 2 else clear * 0.5
        inner.box((x - reach, a, z + 0.42), (x + reach, a + clear * 0.19 - 0.006, z + 0.45))
    made = inner.done('inside')
    made.data.materials[0] = water.bed('cedar', z + height - level, [(x - 0.2, y - 0.3, z + 0.9, 0.16)], shine, colour, 0.9, rest)
    water.round_surface(x, y, radius - 0.04, z + height - level)
    for part in (0.14, 0.5, 0.86):
        r, at = radius + 0.0035, z + height * part
        turned('black steel', (x, y, at), [(r - 0.002, 0), (r + 0.004, 0.002), (r + 0.004, 0.034), (r - 0.002, 0.036)], 72)


def chiller_case(of, x0, y0, z, width=0.5, depth=0.42, height=0.62):
    """Adds the case of a machine that chills the water of a plunge pool. The case has louvres at the front."""
    case = Boards(of, 0.005)
    case.box((x0, y0 + 0.015, z + 0.03), (x0 + width, y0 + depth, z + height))
    case.box((x0, y0, z + height - 0.14), (x0 + width, y0 + 0.02, z + height))
    count = 9
    for i in range(count):
        low = z + 0.06 + i * (height - 0.22) / count
        case.box((x0 + 0.03, y0, low), (x0 + width - 0.03, y0 + 0.02, low + 0.026))
    for x in (x0, x0 + width - 0.03):
        case.box((x, y0, z + 0.03), (x + 0.03, y0 + 0.02, z + height - 0.14), 'z')
    case.box((x0 + 0.03, y0 + 0.03, z), (x0 + width - 0.03, y0 + depth - 0.03, z + 0.04))
    case.done('case')
