"""Scene: a long robe of waffle cotton on a peg, its shawl collar open above the belt."""
import math
import numpy as np
from library import light
from library.boards import Boards, panels, plank_wall
from library.shapes import rod
from library.textiles import cloth, folded
from library.things import tube

ALT = 'A long bathrobe of undyed waffle cotton with a shawl collar, two pockets and a belt, hanging from a wooden peg'
GRADE = {'exposure': 0.85}
LENGTH, BELT = 1.20, 0.43


def smooth(a, b, x):
    """Returns the smoothstep of x: 0 below a, 1 above b, with a smooth transition between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def half(v):
    """
    Returns half the width of the robe in metres. `v` is the vertical position, from 0 at the hanging loop to 1 at the
    hem.
    """
    return np.interp(v, (0, 0.02, 0.05, 0.10, 0.16, 0.30, BELT, 0.50, 0.75, 1.0), (0.055, 0.085, 0.135, 0.185, 0.205, 0.200, 0.172, 0.195, 0.225, 0.245))


def body(place, u, v, lift=0.0):
    """
    Returns points on the front of the robe, moved `lift` metres towards the camera. `u` is the horizontal position,
    from -1 at the left side to 1 at the right. `v` is the vertical position, from 0 at the hanging loop to 1 at the
    hem.
    """
    gather = np.exp(-((v - BELT) / 0.10) ** 2)
    loose = smooth(0.42, 0.95, v)
    fold = 0.0035 + 0.021 * loose + 0.0055 * gather
    waves = np.cos(7.3 * u + 0.8 + 0.5 * v) + 0.6 * np.cos(12.1 * u + 2.1 - 0.9 * v) + 0.35 * np.cos(23 * u + 4.0 * gather)
    bulge = (0.045 + 0.035 * smooth(0.0, 0.2, v)) * np.sqrt(np.maximum(1 - 0.96 * u * u, 0.02))
    x = u * half(v) + 0.006 * np.sin(3 * v + u)
    return place[0] + x, place[1] - bulge - fold * waves * (1 - 0.75 * np.abs(u) ** 6) - lift, place[2] - LENGTH * v + 0.006 * np.sin(5 * u) * loose


def edge(v):
    """
    Returns the horizontal position of the edge of the collar, from 0 in the middle of the robe to 1 at its side. `v` is
    the vertical position, from 0 at the hanging loop to 1 at the hem.
    """
    return 0.80 - 0.80 * smooth(-0.02, 0.50, v) + 0.05


def robe(place):
    measure = lambda u, v: (u * 0.62, v * LENGTH, 1 - v)
    back = lambda u, v: (place[0] + (2 * u - 1) * half(v) * 0.97, place[1] - 0.006 + 0 * u, place[2] + 0.012 - (LENGTH - 0.03) * v)
    cloth('waffle', back, 40, 120, measure, 0.004)
    under = lambda u, v: body(place, -1 + u * (1 + 0.16 - np.where(v < BELT, edge(v), 0.08)), v)
    cloth('waffle', under, 110, 240, measure, 0.004)
    over = lambda u, v: body(place, 1 - u * (1 + 0.12 - np.where(v < BELT, edge(v), 0.0)), v, 0.011)
    cloth('waffle', over, 110, 240, measure, 0.004)
    for side in (-1, 1):
        def collar(u, v, side=side):
            down = v * (BELT + 0.02) - 0.012
            reach = 0.052 + 0.014 * np.sin(math.pi * np.clip(v * 1.1, 0, 1))
            at = edge(down) * side - 0.03
            x, y, z = body(place, np.clip(at, -0.97, 0.97), np.clip(down, 0, 1), 0.0)
            across = (u - 0.5) * 2
            round_ = 0.019 * np.sqrt(np.maximum(1 - across ** 2 * 0.9, 0.05))
            level = place[1] - 0.050 - 0.030 * smooth(0.0, 0.25, v)
            return x + across * reach * 0.92, np.minimum(y, level) - round_ - (0.010 if side > 0 else 0.0), place[2] - LENGTH * down + across * reach * -0.28 * side
        cloth('waffle', collar, 40, 110, lambda u, v: (u * 0.13, v * 0.56, v), 0.004)

        def sleeve(u, v, side=side):
            turn = 2 * math.pi * u
            wide = 0.059 + 0.012 * v + 0.004 * np.cos(turn * 3 + v * 7) * v
            x = place[0] + side * (0.163 + 0.074 * smooth(0, 0.45, v) + 0.014 * v) + wide * np.cos(turn) * (0.35 + 0.65 * smooth(0, 0.2, v))
            y = place[1] - 0.035 + 0.040 * np.sin(turn) * (0.5 + 0.5 * smooth(0, 0.2, v)) - 0.004 * np.sin(v * 16 + turn * 2)
            return x, y, place[2] - 0.070 - 0.67 * v + 0.03 * np.cos(turn) * side * (1 - v) * -1
        cloth('waffle', sleeve, 90, 120, lambda u, v: (u * 0.34, v * 0.67, v), 0.004)

        def cuff(u, v, side=side):
            x, y, z = sleeve(u, 0.86 + 0.145 * v)
            centre = place[0] + side * 0.250
            return centre + (x - centre) * 1.09, place[1] - 0.035 + (y - place[1] + 0.035) * 1.16, z
        cloth('waffle', cuff, 90, 24, lambda u, v: (u * 0.34, v * 0.09, v), 0.006)
        middle = 0.60 * side
        pocket = lambda u, v, middle=middle: body(place, middle + (u - 0.5) * 0.60, 0.60 + 0.140 * v, 0.021)
        cloth('waffle', pocket, 40, 40, lambda u, v: (u * 0.15, v * 0.165, v), 0.004)
        hem = lambda u, v, middle=middle: body(place, middle + (u - 0.5) * 0.61, 0.598 + 0.024 * v, 0.027)
        cloth('waffle', hem, 40, 8, lambda u, v: (u * 0.15, v * 0.03, v), 0.005)
    belt = lambda u, v: tuple(part + more for part, more in zip(body(place, (u * 2 - 1) * 0.99, BELT + 0 * u, 0.028), (0, -0.004 * np.sin(math.pi * v), (0.5 - v) * 0.042)))
    cloth('waffle', belt, 110, 10, lambda u, v: (u * 0.5, v * 0.042, v), 0.006)
    knot = (place[0] + 0.01, place[1] - 0.145, place[2] - LENGTH * BELT)
    for start, way, long in ((-0.006, -0.040, 0.36), (0.010, 0.022, 0.43)):
        tail = lambda u, v, start=start, way=way, long=long: (
            knot[0] + start + (u - 0.5) * 0.040 + way * smooth(0, 0.6, v), knot[1] + 0.006 - 0.012 * np.sin(v * 3.2) + 0.006 * np.sin(u * 6 + v * 9) * v, knot[2] - long * v)
        cloth('waffle', tail, 12, 90, lambda u, v: (u * 0.042, v * 0.45, v), 0.005)
    ball = lambda u, v: (knot[0] + 0.030 * np.cos(2 * math.pi * u) * np.sin(math.pi * v) ** 0.6, knot[1] + 0.020 * np.sin(2 * math.pi * u) * np.sin(math.pi * v) ** 0.6,
                         knot[2] + 0.027 - 0.054 * v + 0.006 * np.cos(2 * math.pi * u))
    cloth('waffle', ball, 40, 24, lambda u, v: (u * 0.16, v * 0.06, v), 0.003)
    tube('plain linen', [(place[0] - 0.03, place[1] - 0.012, place[2] - 0.01), (place[0] - 0.012, place[1] - 0.014, place[2] + 0.035), (place[0] + 0.012, place[1] - 0.014, place[2] + 0.035),
                         (place[0] + 0.03, place[1] - 0.012, place[2] - 0.01)], 0.004)


def compose():
    light.indoors()
    panels('travertine', (-2, 1.2, -0.02), (1, 0, 0), (0, 0, 1), 4.4, 3.2, 1.3, 0.8)
    plank_wall('hemlock', (-2, -1.5, 0), (1, 0, 0), (0, 1, 0), 4.4, 2.7, 0.16)
    rail = Boards('walnut', 0.004)
    rail.box((-0.62, 1.175, 1.80), (0.72, 1.2, 1.88))
    rail.done('rail')
    for x in (-0.44, 0.0, 0.44):
        rod('walnut', (x, 1.18, 1.835), (x, 1.09, 1.85), 0.013, 24)
    robe((0.0, 1.135, 1.825))
    stool = Boards('walnut', 0.006)
    stool.box((0.42, 0.72, 0.42), (0.86, 1.02, 0.455))
    for a, b in ((0.45, 0.75), (0.795, 0.75), (0.45, 0.955), (0.795, 0.955)):
        stool.box((a, b, 0), (a + 0.035, b + 0.035, 0.42), 'z')
    stool.done('stool')
    folded('waffle', 0.50, 0.77, 0.455, 0.28, 0.21, 6, 0.006)
    light.strip((-1.9, 1.13, 2.95), (2.3, 1.13, 2.95), (0, 0.10, -1), 24, 2750)
    light.area((-1.7, -0.6, 1.9), (1, 0.75, -0.3), 0.9, 1.5, 42, colour=(0.55, 0.70, 1.0))
    light.spot((1.9, -0.3, 2.1), (-0.95, 0.75, -0.45), 95, 52, 2800, 0.08)
    light.camera((0.15, -2.35, 1.16), 0, 60, (0, 0.015), 3.4, 4.0)
