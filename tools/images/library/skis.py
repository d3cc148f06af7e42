"""Alpine skis with a top of wood veneer and their bindings, leaning on a wall."""
import math
import numpy as np
from .boards import Boards
from .materials import material
from .shapes import put
from .things import grained
from .versions import shade_smooth


def _half_width(t):
    """Returns half the width of a ski in metres at the share `t` of its length: a wide tip, a waist, and a square tail."""
    half = 0.034 + 0.022 * np.abs(2 * np.minimum(t, 0.90) - 0.90) ** 2.0
    tip = np.clip(1 - (np.clip(t - 0.88, 0, 1) / 0.12) ** 2.0, 0.0, 1) ** 0.62
    tail = np.sqrt(np.clip(1 - (np.clip(0.02 - t, 0, 1) / 0.03) ** 2, 0.0, 1))
    return np.maximum(half * tip * tail, 0.001)


def _frame(x, y, wall, long, roll):
    """Returns the foot of a leaning ski and its three directions: along it, to its side, and out of its top."""
    foot, run = np.array((x, y, 0.002)), wall - 0.045 - y
    along = np.array((roll, run, math.sqrt(long ** 2 - run ** 2 - roll ** 2))) / long
    side = np.cross(along, (0, 1, 0))
    side /= np.linalg.norm(side)
    out = np.cross(side, along)
    return foot, along, side, out * (1 if out[1] < 0 else -1)


def _body(foot, along, side, out, long, top, sidewall):
    """Adds the ski without its bindings: the base with steel edges, the side walls, and the bevelled top."""
    rows, points = np.linspace(0, 1, 90), []
    for t in rows:
        half = float(_half_width(t))
        bend = 0.085 * max(0.0, (t - 0.84) / 0.16) ** 2.2 + 0.012 * max(0.0, (0.06 - t) / 0.06) ** 2
        thick = 0.006 + 0.012 * math.sin(math.pi * min(1.0, 0.04 + t * 0.98)) ** 1.3
        for s, h in ((-1, 0), (1, 0), (1, 0.0022), (1, thick - 0.003), (0.90, thick), (-0.90, thick), (-1, thick - 0.003), (-1, 0.0022)):
            points.append(foot + along * t * long + side * s * half + out * (h + bend))
    # Base and edges are steel, the walls dark, the bevels and the top veneer.
    kinds, faces, of = (0, 0, 1, 2, 2, 2, 1, 0), [], []
    for i in range(len(rows) - 1):
        for j in range(8):
            faces.append((8 * i + j, 8 * i + (j + 1) % 8, 8 * i + 8 + (j + 1) % 8, 8 * i + 8 + j))
            of.append(kinds[j])
    made = put('ski', points, faces + [tuple(range(7, -1, -1)), tuple(range(8 * 89, 8 * 89 + 8))], 'steel', True)
    made.data.materials.append(material(sidewall))
    made.data.materials.append(material(top))
    made.data.polygons.foreach_set('material_index', of + [1, 1])
    shade_smooth(made.data, 30)
    return grained(made, 'z')


def _binding(foot, along, side, out, long):
    """Adds toe and heel piece: plates on the ski, the jaws of the toe, and the tower of the heel with its lever."""
    up = np.cross(along, side) if np.dot(np.cross(along, side), out) > 0 else -np.cross(along, side)
    dark, bright = Boards('graphite', 0.004), Boards('steel', 0.002)

    def part(made, at, length, wide, low, high, across=0.0, tilt=0.0):
        way = along * math.cos(tilt) + out * math.sin(tilt)
        made.board(foot + along * at + side * across + out * (low + high) / 2, (length, wide, high - low), (way, side, np.cross(way, side) * np.sign(np.dot(np.cross(way, side), up))))
    middle = 0.47 * long
    part(dark, middle + 0.16, 0.15, 0.062, 0.014, 0.022)
    part(dark, middle + 0.205, 0.060, 0.052, 0.022, 0.050)
    part(bright, middle + 0.175, 0.018, 0.040, 0.022, 0.042)
    for way in (-1, 1):
        part(dark, middle + 0.150, 0.050, 0.012, 0.024, 0.046, way * 0.027)
    part(dark, middle - 0.17, 0.20, 0.058, 0.014, 0.022)
    part(dark, middle - 0.155, 0.085, 0.048, 0.022, 0.062)
    part(dark, middle - 0.210, 0.110, 0.030, 0.040, 0.054, tilt=0.42)
    part(bright, middle - 0.110, 0.012, 0.044, 0.046, 0.058)
    for way in (-1, 1):
        part(bright, middle - 0.09, 0.085, 0.004, 0.006, 0.012, way * 0.047, -0.25)
    dark.done('binding')
    bright.done('binding')


def _inlay(foot, along, side, out, long, of):
    """Adds two slim lines inlaid along the front half of the top, a few tenths of a millimetre above it."""
    for across, first, last in ((-0.010, 0.60, 0.86), (0.010, 0.60, 0.86)):
        points = []
        for t in np.linspace(first, last, 24):
            bend = 0.085 * max(0.0, (t - 0.84) / 0.16) ** 2.2
            thick = 0.0063 + 0.012 * math.sin(math.pi * min(1.0, 0.04 + t * 0.98)) ** 1.3
            points += [foot + along * t * long + side * (across + s * 0.0022) + out * (thick + bend) for s in (-1, 1)]
        put('inlay', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(23)], of)


def pair(x, y, wall, long, top, inlay, sidewall='graphite', roll=0.02):
    """
    Adds two skis that lean on the wall at the height `wall` of y, base to base, as they are carried. Their tails stand on
    the floor at (x, y); the top of the front one faces the camera. `top` is a wood, and `inlay` the material of the lines
    on it.
    """
    foot, along, side, out = _frame(x, y, wall, long, roll)
    for frame in ((foot, along, side, out), (foot - out * 0.006, along, side, -out)):
        _body(*frame, long, top, sidewall)
        _binding(*frame, long)
    _inlay(foot, along, side, out, long, inlay)
