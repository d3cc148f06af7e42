"""Sunlight that falls into a room through a window which the image does not show."""
import numpy as np
from . import daylight
from .shapes import put


def through(aim, azimuth, elevation, panes, strength=4.0, temperature=4300, away=5.0, soft=0.7):
    """
    Adds the sun, and an unseen screen that keeps it out except for some openings. `aim` is the point in the room that
    the middle of the screen casts its light on, and `azimuth` and `elevation` are those of `daylight.sun`. Each of
    `panes` is an opening, (left, right, bottom, top) in metres, as seen against the sun. The screen is `away` metres
    from `aim`; lamps must be nearer, because it would shade them.
    """
    lamp = daylight.sun(azimuth, elevation, strength, temperature, soft)
    towards = np.array(daylight.air.sun)
    side = np.cross((0, 0, 1), towards)
    side /= np.linalg.norm(side)
    up = np.cross(towards, side)
    middle = np.array(aim, float) + towards * away
    edges = [sorted({-14.0, 14.0, *(p[i] for p in panes), *(p[i + 1] for p in panes)}) for i in (0, 2)]
    for a, b in zip(edges[0], edges[0][1:]):
        for c, d in zip(edges[1], edges[1][1:]):
            u, v = (a + b) / 2, (c + d) / 2
            if not any(p[0] < u < p[1] and p[2] < v < p[3] for p in panes):
                corners = [middle - side * s + up * t for s, t in ((a, c), (b, c), (b, d), (a, d))]
                screen = put('screen', corners, [(0, 1, 2, 3)], 'void')
                screen.visible_camera = screen.visible_glossy = screen.visible_diffuse = screen.visible_transmission = False
    return lamp


def sashes(width, height, across=2, up=2, bar=0.05):
    """Returns the openings of a window with `across` times `up` panes between glazing bars, for `through`."""
    wide, tall = (width - bar * (across - 1)) / across, (height - bar * (up - 1)) / up
    left = lambda i: -width / 2 + i * (wide + bar)
    low = lambda j: -height / 2 + j * (tall + bar)
    return [(left(i), left(i) + wide, low(j), low(j) + tall) for i in range(across) for j in range(up)]
