"""
Scene: two basins in one block of travertine, with two glasses on the ledge between them and slate steps along the
front.
"""
from library import finishes, light, rooms, terry, water
from library.boards import Boards, panels, plank_wall, slats
from library.fittings import candle, roll, vase
from library.shapes import turned

ALT = 'Two lit basins side by side in one block of travertine, two glasses on the ledge between them, slate steps in front'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.75}


def compose():
    light.indoors()
    rooms.tiled('wet slate', -2.4, 2.4, -3.5, 3.4)
    slats('hemlock', (-2.4, 3.4, 0), (1, 0, 0), (0, 0, 1), 4.8, 3.1, 0.036, 0.04, 0.06)
    panels('limestone', (-2.4, -3.5, 0), (0, 1, 0), (0, 0, 1), 6.9, 3.1, 1.3, 0.62)
    panels('limestone', (2.4, 3.4, 0), (0, -1, 0), (0, 0, 1), 6.9, 3.1, 1.3, 0.62)
    x0, x1, y0, y1, tall = -1.1, 1.1, 0.9, 2.9, 0.9
    block = Boards('travertine', 0.006)
    for i in range(2):
        a, b = x0 + 1.1 * i, x0 + 1.1 * (i + 1) - 0.003
        block.box((a, y0, 0), (b, y0 + 0.03, tall - 0.06))
    for x in (x0, x1 - 0.03):
        for i in range(2):
            block.box((x, y0 + 0.032 + i * 0.984, 0), (x + 0.03, y0 + 0.032 + (i + 1) * 0.984 - 0.003, tall - 0.06), 'y')
    block.box((x0, y1 - 0.03, 0), (x1, y1, tall - 0.06))
    for low, high, grain in (((x0 - 0.02, y0 - 0.02), (x1 + 0.02, y0 + 0.17), 'x'), ((x0 - 0.02, y1 - 0.17), (x1 + 0.02, y1 + 0.02), 'x'),
                             ((x0 - 0.02, y0 + 0.172), (x0 + 0.15, y1 - 0.172), 'y'), ((x1 - 0.15, y0 + 0.172), (x1 + 0.02, y1 - 0.172), 'y'),
                             ((-0.09, y0 + 0.172), (0.09, y1 - 0.172), 'y')):
        block.box((*low, tall - 0.06), (*high, tall), grain)
    block.done('block')
    for a, b, at in ((x0 + 0.17, -0.11, 1), (0.11, x1 - 0.17, -1)):
        middle = (a + b) / 2
        water.pool(a, b, y0 + 0.19, y1 - 0.19, tall - 0.06, tall - 0.10, 0.72, 'travertine', [(middle, y1 - 0.27, 0.42, 0.26)], 2.6, watts=8, slab=0.55)
        water.lamp(middle, y1 - 0.196, 0.48, (0, -1, 0))
    steps = Boards('slate', 0.006)
    for i, z in enumerate((0.30, 0.60)):
        for j in range(2):
            steps.box((-1.1 + 1.1 * j, y0 - 0.72 + 0.36 * i, 0), (1.1 * j - 0.003, y0 - 0.36 + 0.36 * i - 0.002, z))
    steps.done('steps')
    for i, z in enumerate((0.30, 0.60)):
        y = y0 - 0.72 + 0.36 * i - 0.006
        light.strip((-1.05, y, z - 0.02), (1.05, y, z - 0.02), (0, -0.3, -1), 5, 2500)
    for y in (1.28, 1.42):
        turned('glass', (0.0, y, tall), [(0.001, 0.004), (0.03, 0.004), (0.036, 0.10), (0.034, 0.10), (0.029, 0.012), (0.001, 0.012)], 32)
        turned('brass', (0.0, y, tall + 0.012), [(0.001, 0), (0.028, 0), (0.030, 0.03), (0.001, 0.03)], 32)
    for x in (-0.93, -0.79, 0.80):
        roll(x, y0 - 0.34, 0.60, 0.32)
    for x, y, h in ((1.32, 0.55, 0.22), (1.42, 0.38, 0.13), (-1.36, 0.45, 0.16)):
        candle(x, y, 0, h, 0.042)
    light.strip((-2.3, 3.3, 3.0), (2.3, 3.3, 3.0), (0, 0.06, -1), 34, 2950)
    light.strip((-2.3, 3.3, 0.03), (2.3, 3.3, 0.03), (0, 0.1, 1), 9, 2600)
    for x in (-1.2, 1.2):
        light.spot((x, 0.0, 3.3), (-0.12 * x, 0.28, -1), 75, 40, 2800)
    light.area((-2.2, -2.6, 2.6), (0.6, 1, -0.4), 1.8, 1.8, 48, colour=(0.52, 0.68, 1.0))
    light.area((0, 1.4, 3.05), (0, 0, -1), 2.0, 1.2, 40, 3100)
    terry.renew()
    finishes.refine(**{'slate': 'cleft slate', 'wet slate': 'wet honed slate', 'travertine': 'laid travertine', 'limestone': 'honed limestone'})
    light.camera((0.0, -2.8, 1.85), 0, 35, (0, -0.19), 4.2, 4.5)
