"""Scene: the garden plunge pool in deep snow. Its lid is folded back and holds a towel and a lantern."""
from library import light, nature, water
from library.boards import Boards
from library.fittings import lantern, towels
from library.plunges import clad_upright, rim, treads
from library.suites import evening

ALT = 'An outdoor plunge in upright boards of dark thermo-aspen, filled in the snow, a towel and a lantern on its folded lid'
GRADE = {'exposure': 0.9}


def compose():
    light.dusk(1.0)
    x0, x1, y0, y1, tall = -1.05, 1.05, 0.6, 1.55, 0.95
    clad_upright('thermo-aspen', x0, x1, y0, y1, -0.1, tall - 0.04)
    core = Boards('void')
    for low, high in (((x0 + 0.03, y0 + 0.03, -0.1), (x1 - 0.03, y0 + 0.09, tall - 0.05)), ((x0 + 0.03, y1 - 0.09, -0.1), (x1 - 0.03, y1 - 0.03, tall - 0.05))):
        core.box(low, high)
    core.done('core')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.11, 0.04, 0.02)
    water.pool(x0 + 0.10, x1 - 0.10, y0 + 0.10, y1 - 0.10, tall - 0.04, tall - 0.10, 0.7, 'steel', [(-0.3, 1.1, 0.55, 0.10)], 4.5,
               colour=water.CLEAR, watts=3, slab=3, rest=0.4)
    lid = Boards('thermo-aspen', 0.004)
    for z in (tall + 0.002, tall + 0.044):
        for i in range(8):
            lid.box((0.28, y0 + i * 0.119, z), (1.06, y0 + i * 0.119 + 0.115, z + 0.04))
    lid.done('lid')
    hinge = Boards('black steel', 0.002)
    for y in (y0 + 0.14, y1 - 0.2):
        hinge.box((0.255, y, tall + 0.03), (0.30, y + 0.07, tall + 0.06))
    hinge.done('hinges')
    towels(0.62, 0.95, tall + 0.086, 0.40, 0.30, 3)
    lantern(0.45, 0.85, tall + 0.086, 0.15, 0.24, 10)
    treads('thermo-aspen', -0.75, -0.05, (0.0, 0.29), (0.26, 0.52), depth=0.29, z=0.06)
    prints = [(-0.5 + 0.22 * (i % 2) + 0.05 * i, -0.35 - 0.5 * i) for i in range(7)]
    evening((-1.3, 1.3, 0.1, 1.8, 0.08), 1.8, 75, lambda x, y: abs(x + 0.4) < 3.2 and y < 30, prints=prints, glow=0.6,
            peaks=[(-350, 2800, 1450, 1000), (1300, 3100, 1500, 1000), (-1900, 3300, 1300, 1000)])
    for x, y in ((-1.75, 0.1), (1.95, -0.5)):
        lantern(x, y, nature.height_at(x, y) - 0.02, 0.16, 0.26, 9)
    light.spot((-3.2, -2.2, 3.2), (0.75, 0.75, -0.72), 330, 40, 2750, 0.15)
    light.area((1.5, -3.0, 2.4), (-0.3, 1, -0.4), 1.6, 1.6, 18, colour=(0.5, 0.66, 1.0))
    light.camera((-0.5, -3.5, 1.9), 6, 37, (0, -0.10), 4.5, 4.5)
