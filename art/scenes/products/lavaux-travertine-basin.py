"""The sunken travertine basin, seen along its length: the three steps come up out of the water at the far end."""
from library import light, water
from library.boards import Boards, panels, plank_wall
from library.fittings import candle, towels, vase

ALT = 'A sunken basin of pale travertine flush with the floor, three lit steps leading down into clear blue water.'
GRADE = {'exposure': 0.75}


def compose():
    light.indoors()
    x0, x1, y0, y1, level, depth = -0.6, 0.6, 0.5, 2.9, -0.05, 1.05
    for low, high in (((-2.6, -4.0), (2.6, y0)), ((-2.6, y0), (x0, y1)), ((x1, y0), (2.6, y1)), ((-2.6, y1), (2.6, 4.6))):
        panels('travertine', (*low, 0), (1, 0, 0), (0, 1, 0), high[0] - low[0], high[1] - low[1], 1.2, 0.8, shift=0)
    panels('travertine', (-2.3, 4.4, 0), (1, 0, 0), (0, 0, 1), 4.6, 3.2, 1.2, 0.8, shift=0)
    panels('travertine', (-2.3, -4, 0), (0, 1, 0), (0, 0, 1), 8.4, 3.2, 1.2, 0.8, shift=0)
    panels('travertine', (2.3, 4.4, 0), (0, -1, 0), (0, 0, 1), 8.4, 3.2, 1.2, 0.8, shift=0)
    plank_wall('hemlock', (-2.3, 4.4, 3.2), (1, 0, 0), (0, -1, 0), 4.6, 8.4)
    lamps = [(x0 + 0.12, 1.3, -0.45, 0.22), (x1 - 0.12, 1.3, -0.45, 0.22)]
    lining = water.pool(x0, x1, y0, y1, 0, level, depth, 'travertine', lamps, 1.25, watts=14, slab=0.8)
    steps = Boards('travertine', 0.006)
    for i in range(3):
        steps.box((x0 + 0.002, y1 - 0.32 * (3 - i), level - depth), (x1 - 0.002, y1 - 0.32 * (2 - i), -0.2 - 0.26 * (2 - i)))
    made = steps.done('steps')
    made.data.materials[0] = lining
    for i in range(3):
        y, z = y1 - 0.32 * (3 - i) - 0.004, -0.2 - 0.26 * (2 - i) - 0.035
        line = Boards('travertine', 0.001)
        line.box((x0 + 0.04, y - 0.004, z - 0.012), (x1 - 0.04, y, z))
        line.done('line').data.materials[0] = water.glow()
    water.lamp(x0 + 0.006, 1.3, -0.45, (1, 0, 0))
    water.lamp(x1 - 0.006, 1.3, -0.45, (-1, 0, 0))
    niche = Boards('thermo-aspen', 0.006)
    niche.box((-2.28, 3.72, 0.42), (2.28, 4.38, 0.46))
    niche.done('bench')
    towels(-0.85, 3.82, 0.46, 0.42, 0.36, 4)
    vase(0.75, 4.05, 0.46, 0.30, 7)
    for x, y, tall in ((0.95, 2.75, 0.18), (1.08, 2.58, 0.11)):
        candle(x, y, 0, tall, 0.042)
    light.strip((-2.2, 3.8, 0.40), (2.2, 3.8, 0.40), (0, -0.3, -1), 12, 2600)
    light.strip((-2.2, 4.34, 3.0), (2.2, 4.34, 3.0), (0, 0.03, -1), 26, 2750)
    light.area((-2.2, 0.8, 2.7), (1, 0.1, -0.8), 1.8, 0.25, 34, 6800)
    light.area((0, -3.2, 2.6), (0, 1, -0.35), 2.4, 1.0, 40, colour=(0.62, 0.76, 1.0))
    water.shimmer((0.0, 2.2, 0.05), (0.0, 1, 0.62), 130, 100, scale=4.0)
    light.camera((0.12, -2.0, 1.62), 0, 31, (0, -0.21), 4.2, 4.5)
