"""
Scene: the compact suite. The sauna and the shower share one wall of glass in a black steel frame. The steel plunge pool
stands at the side.
"""
from library import calm_glass, finishes, hearths, light, open_stove, planed, rooms, split_stones, terry, water  # noqa: F401 (planed adds its woods)
from library.boards import Boards, panels
from library.fittings import candle, roll
from library.plunges import rim
from library.suites import cabin, glass_front, rain_shower

ALT = 'A compact suite: a cedar sauna and an open shower behind one wall of glass in black steel, a steel plunge along the other wall'
SAMPLES = 12
DETAIL = 0.7
GRADE = {'exposure': 0.95}


def compose():
    light.indoors()
    wide, back, high, front = 3.5, 3.0, 2.5, 1.2
    rooms.tiled('wet slate', 0, wide, -3.2, back)
    panels('slate', (2.0, back, 0), (1, 0, 0), (0, 0, 1), wide - 2.0, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (0, -3.2, 0), (0, 1, 0), (0, 0, 1), 4.4, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (wide, back, 0), (0, -1, 0), (0, 0, 1), 6.2, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (0, front + 0.02, high), (1, 0, 0), (0, 0, 1), wide, 0.6, 1.2, 0.9, shift=0)
    panels('slate', (2.06, front + 0.05, 0), (0, 1, 0), (0, 0, 1), 1.75, high, 1.2, 0.9, shift=0)
    cabin(0.02, 1.98, front + 0.04, back, 0.0, high)
    open_stove.remove((1.31, 1.67, 0), (1.86, 2.22, 2.6))
    hearths.wood_stove(1.36, 1.72, 0, 0.44, 0.42, 0.95, high)
    split_stones.renew()
    glass_front((0.02, 0.66, 1.34, 2.02, 2.72), 0.0, high, front, door=1.26)
    rain_shower(2.85, 2.35, 0.0, back)
    niche = Boards('thermo-aspen', 0.004)
    niche.box((2.10, 2.70, 0.44), (wide - 0.02, back - 0.01, 0.48))
    niche.done('shelf')
    x0, x1, y0, y1, tall = 2.62, 3.42, -0.75, 1.05, 0.82
    body = Boards('black steel', 0.012)
    body.box((x0, y0, 0.03), (x1, y0 + 0.06, tall - 0.045))
    body.box((x0, y1 - 0.06, 0.03), (x1, y1, tall - 0.045))
    body.box((x0, y0 + 0.01, 0.03), (x0 + 0.06, y1 - 0.01, tall - 0.045), 'y')
    body.box((x1 - 0.06, y0 + 0.01, 0.03), (x1, y1 - 0.01, tall - 0.045), 'y')
    body.box((x0 + 0.05, y0 + 0.05, 0), (x1 - 0.05, y1 - 0.05, 0.07))
    body.done('body')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.10, 0.045, 0.02)
    water.pool(x0 + 0.09, x1 - 0.09, y0 + 0.09, y1 - 0.09, tall - 0.045, tall - 0.09, 0.64, 'steel', [(3.0, 0.8, 0.42, 0.24)], 6.5, net=0.5, watts=8, slab=3)
    water.lamp(3.0, 0.954, 0.46, (0, -1, 0))
    step = Boards('thermo-aspen', 0.005)
    for i in range(3):
        step.box((2.16 + i * 0.13, -0.55, 0.28), (2.16 + i * 0.13 + 0.126, 0.1, 0.32), 'y')
    for y in (-0.5, 0.0):
        step.box((2.18, y, 0), (2.53, y + 0.05, 0.28))
    step.done('step')
    roll(3.33, 0.74, tall, 0.24)
    for x, y, h in ((0.25, 0.75, 0.22), (0.38, 0.58, 0.13), (0.20, 0.5, 0.16)):
        candle(x, y, 0, h, 0.04)
    light.strip((2.1, back - 0.05, high), (wide - 0.05, back - 0.05, high), (0, 0.08, -1), 26, 2750)
    light.spot((2.8, 2.2, high), (0, 0.12, -1), 170, 70, 2800)
    light.strip((wide - 0.04, -2.5, high + 0.5), (wide - 0.04, front, high + 0.5), (0.05, 0, -1), 46, 6500, 0.06)
    light.strip((0.05, -2.5, 0.02), (0.05, front, 0.02), (0.1, 0, 1), 9, 2600)
    light.spot((1.3, -0.8, 3.0), (0.4, 0.25, -1), 90, 44, 2800)
    light.area((0.6, -3.6, 2.4), (0.3, 1, -0.4), 1.8, 1.4, 60, colour=(0.5, 0.66, 1.0))
    light.area((1.6, 0.0, high + 0.55), (0, 0, -1), 2.0, 1.4, 40, 2950)
    terry.renew()
    finishes.refine(**{'slate': 'cleft slate', 'wet slate': 'wet honed slate', 'cedar': 'planed dry cedar'})
    calm_glass.renew()
    light.camera((1.6, -3.9, 1.66), 4, 30, (0.0, -0.10), 4.2, 4.5)
