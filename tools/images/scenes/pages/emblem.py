"""
Scene: the logo in brass on charred boards, the source of the icons in `public/`. The icons use the middle four fifths
of the width.
"""
import numpy as np
from library import light
from library.boards import Boards
from library.shapes import put, sheet

RATIO, WIDTH, SAMPLES = 1, 768, 32
# The brass keeps its colour.
GRADE = {'exposure': 0.7, 'balance': 0, 'clarity': 0}
# The (x, y) points of the logo, as in the SVG in the page header. y points down.
MARK = ((1, 22), (13, 4), (20, 13), (25, 7), (39, 22))


def ribbon(points, wide):
    """
    Returns the outline of a polyline that is `wide` metres wide. Its corners are mitred, and its ends are cut
    horizontally.
    """
    points = np.array(points, float)
    ahead = np.diff(points, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    sides = []
    for way in (1, -1):
        aside = ahead[:, ::-1] * (-way, way) * wide / 2
        row = [points[0] + aside[0] - ahead[0] * aside[0][1] / ahead[0][1]]
        for i in range(1, len(ahead)):
            middle = aside[i - 1] + aside[i]
            row.append(points[i] + middle * (wide / 2) ** 2 * 2 / (middle @ middle))
        row.append(points[-1] + aside[-1] - ahead[-1] * aside[-1][1] / ahead[-1][1])
        sides.append(row)
    return sides[0] + sides[1][::-1]


def mark(across, wide, thick):
    """
    Adds the logo, `across` metres from one end to the other. It stands out `thick` metres from the boards at y = 0.
    """
    scale = across / 38
    line = ribbon([((x - 20) * scale, (13.2 - y) * scale) for x, y in MARK], wide)
    count = len(line)
    points = [(x, y, z) for y in (0.002, -thick) for x, z in line]
    half = count // 2
    fronts = [[count + i, count + i + 1, 2 * count - 2 - i, 2 * count - 1 - i] for i in range(half - 1)]
    rims = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    made = put('mark', points, fronts + rims, 'brass')
    soft = made.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.006, 3, 'ANGLE'


def compose():
    light.indoors()
    boards = Boards('charred', 0.004)
    for i in range(13):
        boards.box((-0.91 + i * 0.14, -0.0, -0.9), (-0.91 + i * 0.14 + 0.135, 0.03, 0.9), 'z')
    boards.done('boards')
    mark(0.60, 0.062, 0.026)
    sheet('window', (0.5, -2.4, 1.3), (1, 0, 0), (0, 1, 0.3), 2.6, 1.6)
    sheet('window', (-0.1, -3.4, 0.3), (1, 0, 0), (0, 0, 1), 1.4, 1.0)
    light.spot((0.9, -0.9, 1.1), (-0.8, 0.9, -1.0), 90, 60, 2750, 0.05)
    light.area((-1.2, -1.0, 0.5), (1, 0.9, -0.4), 0.8, 0.8, 26, colour=(0.55, 0.70, 1.0))
    light.strip((-0.9, -0.12, 0.75), (0.9, -0.12, 0.75), (0, 0.5, -1), 12, 2700)
    light.camera((0, -3.0, 0), 0, 90, (0, 0))
