"""
The suite of the Château d'Hiver: two travertine arches with a fireplace between them. A cedar sauna is behind the left
arch; a basin under a vault, with a window at its end, is behind the right arch.
"""
import math
import random
from . import blocks, day_window, filled_travertine, light, outlook, park, water  # noqa: F401 (the first two add materials)
from .boards import Boards, panels
from .fittings import candle
from .hearths import fire
from .shapes import rounded, sheet
from .suites import cabin, daybed, glass_front
from .things import sawn

COURSE, SPRING, ARCHES = 0.42, 1.75, (-1.75, 1.75)  # height of a course, start of the curves, middles of the arches, in metres

WINDOW = (1.3, 2.2, 0.5, 2.5)  # window behind the basin: x from, x to, z from, z to


def vault(x0, x1, y0, y1, spring):
    """Adds a barrel vault of travertine slabs along y. `spring` is the height at which its curve begins."""
    slabs, middle, radius, count = Boards('travertine', 0.003), (x0 + x1) / 2, (x1 - x0) / 2, 14
    for i in range(count):
        angle = math.pi * (i + 0.5) / count
        out, side = (math.cos(angle), 0, math.sin(angle)), (-math.sin(angle), 0, math.cos(angle))
        for j in range(4):
            a, b = y0 + (y1 - y0) * j / 4, y0 + (y1 - y0) * (j + 1) / 4 - 0.004
            slabs.board((middle + out[0] * (radius + 0.02), (a + b) / 2, spring + out[2] * (radius + 0.02)),
                        (b - a, math.pi * radius / count, 0.04), ((0, 1, 0), side, out))
    slabs.done('vault')


def arches(y0, y1, high):
    """
    Adds the travertine wall between `y0` and `y1` with its two arches and the opening of the fireplace. The stones of
    the arches are wedges, so that their joints stay narrow.
    """
    courses, count, radius, thick = Boards('travertine', 0.006), 13, 1.0, 0.38
    edges = (-3.6, *(side for middle in ARCHES for side in (middle - radius, middle + radius)), 3.6)
    for i in range(10):
        level, top = i * COURSE, min((i + 1) * COURSE, high) - 0.003
        for a, b in zip(edges[::2], edges[1::2]):
            parts = ((a, -0.46), (0.46, b)) if a < 0 < b and i in (1, 2) else ((a, b),)
            for p, q in parts:
                courses.box((p, y0, level), (q - 0.003, y1, top))
        over = level - SPRING
        if top > SPRING:
            wide = math.sqrt(max((radius + 0.02) ** 2 - max(over, 0) ** 2, 0)) if over < radius else 0
            for middle in ARCHES:
                for a, b in ((middle - radius, middle - wide), (middle + wide, middle + radius)):
                    if b - a > 0.01:
                        courses.box((a, y0, max(level, SPRING)), (b - 0.003, y1, top))
    courses.done('wall')
    for middle in ARCHES:
        for i in range(count):
            turns = [math.pi * (i + part) / count + (0.002 if part == 0 else -0.002 if part == 1 else 0) for part in (0, 0.5, 1)]
            ring = [(reach * math.cos(t), reach * math.sin(t)) for reach, way in ((radius + thick, turns), (radius, turns[::-1])) for t in way]
            sawn('travertine', ring, (middle, (y0 + y1) / 2, SPRING), (1, 0, 0), (0, 0, 1), y1 - y0 + 0.04, random.choice('xz'), 0.006)


def fireside(front):
    """Adds the fireplace in the wall at y = `front`: a steel lining, a fire, a hearth stone and a mantel."""
    low, top, deep = COURSE, 3 * COURSE, front + 0.42
    lining = Boards('black steel', 0.004)
    lining.box((-0.46, front - 0.03, low), (0.46, deep, low + 0.03))
    lining.box((-0.46, front - 0.03, top - 0.04), (0.46, deep, top - 0.003))
    for x in (-0.46, 0.43):
        lining.box((x, front - 0.03, low), (x + 0.03, deep, top), 'z')
    lining.box((-0.46, deep, low), (0.46, deep + 0.02, top))
    lining.done('lining')
    brick = Boards('slate', 0.004)
    for row in range(6):
        for i in range(5):
            x = -0.43 + (i - 0.5 * (row % 2)) * 0.23
            if x < 0.40:
                brick.box((max(x, -0.43), deep - 0.03, low + 0.03 + row * 0.125), (min(x + 0.226, 0.43), deep, low + 0.03 + row * 0.125 + 0.121))
    brick.done('brick')
    fire(-0.36, 0.36, front + 0.06, front + 0.36, low + 0.03, 0.46, 34)
    stone = Boards('travertine', 0.006)
    stone.box((-0.62, front - 0.40, 0), (0.62, front, 0.36))
    stone.box((-0.66, front - 0.44, 0.362), (0.66, front + 0.02, low))
    stone.box((-0.7, front - 0.1, 1.45), (0.7, front, 1.52))
    stone.done('mantel')


def suite():
    """
    Adds the whole suite with its lights. The wall with the arches is at y = 2; the daybeds stand in front of it. The
    basin lies behind the right arch, along x = 1.75.
    """
    light.indoors()
    front, back, high = 2.0, 2.45, 4.1
    arches(front, back, high)
    x0, x1, y0, y1 = 1.15, 2.35, 2.9, 5.2
    for a, b, c, d in ((-3.6, 3.6, -4.5, y0), (-3.6, x0, y0, y1), (x1, 3.6, y0, y1), (-3.6, 3.6, y1, 6.2)):
        panels('travertine', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.9, shift=0)
    water.pool(x0, x1, y0, y1, 0, -0.05, 1.05, 'travertine', [(1.75, 5.0, -0.45, 0.34), (1.3, 3.5, -0.4, 0.14)], 1.8, watts=16)
    for x, along, start in ((0.55, (0, 1, 0), back), (2.95, (0, -1, 0), 6.2)):
        panels('travertine', (x, start, 0), along, (0, 0, 1), 6.2 - back, 2.0, 1.2, 0.5)
    day_window.wall('travertine', 0.5, 3.0, 3.3, 6.2, WINDOW, 1.2, 0.5)
    day_window.window('travertine', 6.2, WINDOW, near=(0.80, 0.85, 0.92), watts=70)
    vault(0.55, 2.95, back, 6.2, 2.0)
    cabin(-3.1, -0.6, 3.35, 5.9, 0.0, 2.45)
    glass_front((-3.1, -2.2, -1.4, -0.6), 0.0, 2.45, 3.3, door=-1.48)
    over = Boards('travertine', 0.004)
    over.box((-3.6, 3.28, 2.45), (0.5, 3.5, 4.1))
    over.done('over')
    for x, along, start in ((-3.6, (0, 1, 0), -4.5), (3.6, (0, -1, 0), front)):
        panels('travertine', (x, start, 0), along, (0, 0, 1), 6.5, high, 1.2, 0.42)
    sheet('plaster', (0, -1.2, high), (1, 0, 0), (0, -1, 0), 7.4, 6.6)
    fireside(front)
    rounded('wool', (-2.9, -0.8, 0.0), (2.9, 0.85, 0.014), 0.006, 0.002)
    daybed(-2.5, -0.35, length=1.9, width=0.8)
    daybed(0.6, -0.35, length=1.9, width=0.8, head='right')
    table = Boards('walnut', 0.006)
    table.box((-0.25, -0.15, 0.30), (0.25, 0.35, 0.335))
    table.box((-0.05, 0.05, 0), (0.05, 0.15, 0.30), 'z')
    table.done('table')
    candle(0.05, 0.15, 0.335, 0.13, 0.035)
    for x, y, h in ((0.82, 2.72, 0.22), (0.95, 2.64, 0.13), (-0.92, 1.75, 0.2)):
        candle(x, y, 0, h, 0.042)
    light.area((1.75, 4.6, 3.1), (0, 0, -1), 0.5, 2.2, 46, 6500)
    for x in (-1.75, 1.75):
        light.spot((x, 1.2, 3.9), (0, 0.22, -1), 190, 52, 2750)
    for x in (-3.3, 3.3):
        light.spot((x, front - 0.12, 0.04), (0, 0.06, 1), 60, 60, 2600)
    light.spot((0, front - 0.16, 1.56), (0, 0.1, 1), 34, 70, 2600)
    light.area((-2.2, -3.8, 2.8), (0.5, 1, -0.35), 2.0, 1.4, 100, colour=(1.0, 0.93, 0.84))
    water.shimmer((1.75, 4.2, 0.05), (0.0, 0.8, 1), 110, 110, scale=4.0)
    outlook.unveil()
    park.park(6.6)
    outlook.enclose(-6.0, 4.0, -6.0, 6.51, 4.6, WINDOW)
