"""Parts of saunas: heaters, windows, glass fronts, backrests, rails and slatted floors."""
import numpy as np
from . import light
from .boards import Boards
from .fittings import stones
from .shapes import pane

UP = np.array((0.0, 0.0, 1.0))


def heater(x, y, z, width=0.46, depth=0.4, height=0.9, cage=0.34, radius=0.055, heap=0.06):
    """
    Adds an electric heater: a plain black steel body on a recessed foot, with a cage of thin vertical bars around the
    stones.
    """
    body = Boards('black steel', 0.006)
    low = z + height - cage
    body.box((x, y, z + 0.06), (x + width, y + depth, low))
    body.box((x + 0.04, y + 0.04, z), (x + width - 0.04, y + depth - 0.04, z + 0.07))
    for level in (low, z + height - 0.012):
        for a, b in (((x, y), (x + width, y + 0.012)), ((x, y + depth - 0.012), (x + width, y + depth)),
                     ((x, y), (x + 0.012, y + depth)), ((x + width - 0.012, y), (x + width, y + depth))):
            body.box((*a, level), (*b, level + 0.012))
    across, deep = max(3, round(width / 0.062)), max(3, round(depth / 0.062))
    for i in range(across + 1):
        at = x + i * (width - 0.008) / across
        for side in (y, y + depth - 0.008):
            body.box((at, side, low), (at + 0.008, side + 0.008, z + height), 'z')
    for i in range(1, deep):
        at = y + i * (depth - 0.008) / deep
        for side in (x, x + width - 0.008):
            body.box((side, at, low), (side + 0.008, at + 0.008, z + height), 'z')
    body.done('heater')
    stones((x + 0.012, y + 0.012, low), (x + width - 0.012, y + depth - 0.012, z + height - 0.02), radius, heap)


def duckboard(wood, x0, x1, y0, y1, z=0.0):
    """Adds a floor of slats on bearers."""
    made = Boards(wood, 0.004)
    count = max(3, round((y1 - y0) / 0.092))
    step = (y1 - y0) / count
    for i in range(count):
        made.box((x0, y0 + i * step + 0.006, z + 0.022), (x1, y0 + (i + 1) * step - 0.006, z + 0.044))
    for x in np.linspace(x0 + 0.08, x1 - 0.12, max(2, round((x1 - x0) / 0.5))):
        made.box((x, y0 + 0.01, z), (x + 0.04, y1 - 0.01, z + 0.022), 'y')
    made.done('duckboard')


def rests(wood, origin, along, length):
    """
    Adds a backrest of two horizontal boards in front of a wall, with a light strip hidden behind the upper one.
    `origin` is the point where the wall meets the seat.
    """
    origin, along = np.array(origin, float), np.array(along, float)
    out, gap, top = np.cross(along, UP), 0.05, 0.46
    made = Boards(wood, 0.008)
    for high in (0.30, top):
        made.board(origin + along * length / 2 + UP * high + out * (gap + 0.012), (length, 0.105, 0.024), (along, UP, out))
        for at in np.linspace(0.14, length - 0.14, max(2, round(length / 0.8))):
            made.board(origin + along * at + UP * high + out * gap / 2, (0.03, 0.03, gap), (along, UP, out))
    made.done('rests')
    start = origin + UP * (top + 0.03) + out * gap * 0.45
    light.strip(start + along * 0.05, start + along * (length - 0.05), tuple(UP - out * 0.15), 6, 2750, 0.015)


def tier(wood, x0, x1, y0, y1, top, thick=0.045, nose=0.09, watts=8.0):
    """Adds a bench without a skirt: seat boards, a front edge `nose` metres high and a light strip below it."""
    made = Boards(wood, 0.006)
    count = max(2, round((y1 - y0) / 0.115))
    step = (y1 - y0) / count
    for i in range(count):
        made.box((x0, y0 + i * step + 0.004, top - thick), (x1, y0 + (i + 1) * step - 0.004, top))
    made.box((x0, y0 - 0.012, top - nose), (x1, y0 + 0.016, top - 0.002))
    made.done('tier')
    light.strip((x0 + 0.04, y0 + 0.05, top - nose + 0.012), (x1 - 0.04, y0 + 0.05, top - nose + 0.012), (0, 0.35, -1), watts, 2750)


def framed(of, low, high, deep=0.10, wide=0.035, y=0.0):
    """
    Adds a window in the wall at `y`: a frame and a pane. `of` is the material of the frame. `low` and `high` are
    opposite corners of the pane, as (x, z).
    """
    made = Boards(of, 0.004)
    (x0, z0), (x1, z1) = low, high
    made.box((x0 - wide, y - 0.012, z0 - wide), (x1 + wide, y + deep, z0))
    made.box((x0 - wide, y - 0.012, z1), (x1 + wide, y + deep, z1 + wide))
    made.box((x0 - wide, y - 0.012, z0), (x0, y + deep, z1), 'z')
    made.box((x1, y - 0.012, z0), (x1 + wide, y + deep, z1), 'z')
    made.done('frame')
    pane(((x0 + x1) / 2, y + deep * 0.6, (z0 + z1) / 2), (1, 0, 0), UP, x1 - x0, z1 - z0)


def front(x0, x1, high, posts, y=0.0, low=0.0, of='black steel', wide=0.03, handle=None):
    """
    Adds a clear glass front between steel posts at the x positions `x0`, `posts` and `x1`. `handle` is the x position
    of a vertical door handle; None means no handle.
    """
    made = Boards(of, 0.003)
    for x in (x0, *posts, x1):
        made.box((x - wide / 2, y - 0.03, low), (x + wide / 2, y + 0.02, high), 'z')
    for z in (low, high):
        made.box((x0 - wide / 2, y - 0.03, z - (0 if z == low else wide)), (x1 + wide / 2, y + 0.02, z + (wide if z == low else 0)))
    if handle is not None:
        made.box((handle - 0.01, y - 0.085, low + 0.75), (handle + 0.01, y - 0.065, low + 1.35), 'z')
        for z in (low + 0.82, low + 1.28):
            made.box((handle - 0.006, y - 0.07, z - 0.006), (handle + 0.006, y, z + 0.006))
    made.done('front')
    edges = (x0, *posts, x1)
    for a, b in zip(edges, edges[1:]):
        pane(((a + b) / 2, y - 0.005, (low + high) / 2), (1, 0, 0), UP, b - a - wide, high - low - wide)


def rail(wood, x0, x1, y0, y1, high=0.62):
    """
    Adds a low guard rail around a heater in the right corner of a room: a post, two bars from the post to the side
    wall, and two from the post to the back wall.
    """
    made = Boards(wood, 0.006)
    made.box((x0 - 0.02, y0 - 0.02, 0), (x0 + 0.02, y0 + 0.02, high), 'z')
    for z in (high - 0.045, high * 0.5):
        made.box((x0 - 0.014, y0 + 0.02, z), (x0 + 0.014, y1, z + 0.045), 'y')
        made.box((x0, y0 - 0.014, z), (x1, y0 + 0.014, z + 0.045))
    made.done('rail')
