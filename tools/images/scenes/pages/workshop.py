"""Scene: the workshop, with boards stacked to season in the light of a tall window."""
import random
from library import light
from library.boards import Boards, plank_wall
from library.shapes import rod, turned

GRADE = {'exposure': 0.75}


def stack(wood, x, y, z, length, rows, across, wide=0.15, thick=0.042, sticker=0.022):
    boards, stickers = Boards(wood, 0.003), Boards('hemlock', 0.002)
    for row in range(rows):
        low = z + row * (thick + sticker)
        for i in range(across):
            a = x + random.uniform(-0.035, 0.035)
            boards.box((a, y + i * (wide + 0.012), low), (a + length + random.uniform(-0.03, 0.03), y + i * (wide + 0.012) + wide, low + thick))
        if row < rows - 1:
            for part in (0.06, 0.36, 0.66, 0.94):
                at = x + length * part
                stickers.box((at, y - 0.02, low + thick), (at + 0.03, y + across * (wide + 0.012) + 0.01, low + thick + sticker), 'y')
    boards.done('stack')
    stickers.done('stickers')


def compose():
    light.sky([(0.0, (0.30, 0.38, 0.52)), (1.0, (0.16, 0.24, 0.40))], 0.9)
    plank_wall('larch', (-3.2, 3.6, 0), (1, 0, 0), (0, 0, 1), 6.8, 3.6, 0.18)
    window = plank_wall('larch', (-3.2, -3.4, 0), (0, 1, 0), (0, 0, 1), 7.0, 3.6, 0.18, hole=(3.7, 5.9, 0.9, 3.1))
    plank_wall('larch', (3.6, 3.6, 0), (0, -1, 0), (0, 0, 1), 7.0, 3.6, 0.18)
    plank_wall('larch', (-3.2, 3.6, 3.6), (1, 0, 0), (0, -1, 0), 6.8, 7.0, 0.2)
    frame = Boards('black steel', 0.004)
    y0, y1, z0, z1 = -3.4 + window[0], -3.4 + window[1], window[2], window[3]
    for i in range(4):
        y = y0 + (y1 - y0) * i / 3
        frame.box((-3.27, y - 0.02, z0), (-3.2, y + 0.02, z1), 'z')
    for i in range(4):
        z = z0 + (z1 - z0) * i / 3
        frame.box((-3.27, y0, z - 0.02), (-3.2, y1, z + 0.02), 'y')
    frame.done()
    floor = Boards('larch', 0.003)
    for i in range(36):
        floor.box((-3.2, -3.4 + i * 0.195, -0.03), (3.6, -3.4 + i * 0.195 + 0.191, 0))
    floor.done()
    under = Boards('void')
    under.box((-3.2, -3.4, -0.06), (3.6, 3.6, -0.035))
    under.done()
    for x in (-1.7, 0.0, 1.7):
        bearer = Boards('thermo-aspen', 0.006)
        bearer.box((x, 0.9, 0), (x + 0.11, 3.1, 0.12), 'y')
        bearer.done()
    stack('cedar', -1.95, 1.0, 0.12, 4.2, 11, 6)
    stack('hemlock', -1.75, 2.15, 0.12, 4.0, 17, 5)
    for i, wood in enumerate(('cedar', 'cedar', 'hemlock', 'thermo-aspen', 'cedar', 'thermo-aspen')):
        lean = Boards(wood, 0.003)
        x = 2.45 + i * 0.165
        lean.board((x, 3.36, 1.372), (2.75, 0.15, 0.035), ((0, 0.105, 0.9945), (1, 0, 0), (0, 0.9945, -0.105)))
        lean.done()
    light.area((-3.9, (y0 + y1) / 2, 2.5), (1, -0.12, -0.42), y1 - y0, z1 - z0, 300, colour=(0.72, 0.82, 1.0))
    light.area((-5.4, 2.6, 3.6), (1, -0.36, -0.52), 0.35, 0.35, 420, 4300, spread=60)
    light.spot((2.6, 2.5, 3.3), (0.1, 0.35, -1), 150, 62, 2600)
    rod('graphite', (-0.6, 1.7, 2.42), (-0.6, 1.7, 3.6), 0.006)
    turned('graphite', (-0.6, 1.7, 2.22), [(0.17, 0), (0.16, 0.05), (0.06, 0.15), (0.03, 0.2)])
    turned('lamp', (-0.6, 1.7, 2.24), [(0.001, 0), (0.04, 0.01), (0.04, 0.06), (0.001, 0.09)], 20)
    light.spot((-0.6, 1.7, 2.2), (0, 0, -1), 60, 110, 2500)
    light.area((2.4, -3.0, 2.2), (-0.5, 1, -0.35), 1.6, 1.2, 12, 2700)
    light.camera((2.75, -2.1, 1.42), -31, 25, (0, -0.04), 4.2, 4.0)
