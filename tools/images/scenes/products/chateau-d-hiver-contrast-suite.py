"""
Scene: two travertine arches with a fire between them. The cedar sauna is behind the left arch; a basin under a vault is
behind the right arch.
"""
import math
from library import light, water
from library.boards import Boards, panels
from library.fittings import candle
from library.shapes import sheet
from library.suites import arch, cabin, daybed, glass_front

ALT = 'Two travertine arches with a fire between them: a cedar sauna glows through one, a vaulted cold basin lies beyond the other'
GRADE = {'exposure': 0.95}


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


def compose():
    light.indoors()
    front, back, high = 2.0, 2.45, 4.1
    arch('travertine', -3.6, 3.6, front, back, [(-2.75, -0.75, 1.75), (0.75, 2.75, 1.75)], 0.0, high)
    x0, x1, y0, y1 = 1.15, 2.35, 2.9, 5.2
    for a, b, c, d in ((-3.6, 3.6, -4.5, y0), (-3.6, x0, y0, y1), (x1, 3.6, y0, y1), (-3.6, 3.6, y1, 6.2)):
        panels('travertine', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.9, shift=0)
    water.pool(x0, x1, y0, y1, 0, -0.05, 1.05, 'travertine', [(1.75, 5.0, -0.45, 0.34), (1.3, 3.5, -0.4, 0.14)], 1.8, watts=16)
    for x, along, start in ((0.55, (0, 1, 0), back), (2.95, (0, -1, 0), 6.2)):
        panels('travertine', (x, start, 0), along, (0, 0, 1), 6.2 - back, 2.0, 1.2, 0.5)
    panels('travertine', (0.5, 6.2, 0), (1, 0, 0), (0, 0, 1), 2.5, 3.3, 1.2, 0.5)
    vault(0.55, 2.95, back, 6.2, 2.0)
    cabin(-3.1, -0.6, 3.35, 5.9, 0.0, 2.45)
    glass_front((-3.1, -2.2, -1.4, -0.6), 0.0, 2.45, 3.3, door=-1.48)
    over = Boards('travertine', 0.004)
    over.box((-3.6, 3.28, 2.45), (0.5, 3.5, 4.1))
    over.done('over')
    for x, along, start in ((-3.6, (0, 1, 0), -4.5), (3.6, (0, -1, 0), front)):
        panels('travertine', (x, start, 0), along, (0, 0, 1), 6.5, high, 1.2, 0.42)
    sheet('plaster', (0, -1.2, high), (1, 0, 0), (0, -1, 0), 7.4, 6.6)
    hearth = Boards('black steel', 0.005)
    hearth.box((-0.46, front - 0.05, 0.42), (0.46, front + 0.01, 0.47))
    hearth.box((-0.46, front - 0.05, 1.22), (0.46, front + 0.01, 1.27))
    for x in (-0.46, 0.41):
        hearth.box((x, front - 0.05, 0.42), (x + 0.05, front + 0.01, 1.27), 'z')
    hearth.box((-0.42, front - 0.012, 0.46), (0.42, front - 0.004, 1.23))
    hearth.box((-0.62, front - 0.42, 0.32), (0.62, front, 0.37))
    hearth.done('hearth')
    stone = Boards('travertine', 0.006)
    stone.box((-0.6, front - 0.4, 0), (0.6, front, 0.318))
    stone.box((-0.7, front - 0.1, 1.45), (0.7, front, 1.52))
    stone.done('mantel')
    logs = Boards('charred', 0.02)
    for i, (x, z) in enumerate(((-0.28, 0.48), (-0.1, 0.50), (0.08, 0.48))):
        logs.box((x, front - 0.035, z), (x + 0.25, front - 0.014, z + 0.07))
    logs.done('logs')
    sheet('fire', (0, front - 0.016, 0.74), (1, 0, 0), (0, 0, 1), 0.78, 0.52)
    light.area((0, front - 0.1, 0.8), (0, -1, -0.25), 0.8, 0.5, 42, colour=(1, 0.42, 0.13))
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
    light.area((-2.2, -3.8, 2.8), (0.5, 1, -0.35), 2.0, 1.4, 80, colour=(0.58, 0.74, 1.0))
    water.shimmer((1.75, 4.2, 0.05), (0.0, 0.8, 1), 110, 110, scale=4.0)
    light.camera((0.0, -4.4, 1.6), 0, 30, (0, -0.035), 6.4, 5.0)
