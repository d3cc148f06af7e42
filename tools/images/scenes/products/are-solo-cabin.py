"""Scene: the cabin for one beside a bench and a towel rail, with a seat, emitters and one pane of glass."""
import numpy as np
from library import drapery, finishes, light, linens, materials, planed, reflecting_glass, textiles
from library.boards import Boards
from library.cabins import back, door, floorboards, lining, shell, wall
from library.emitters import emitter
from library.fields import fractal
from library.shapes import rod, turned

ALT = 'A narrow cabin of pale hemlock for one, its glass door closed, emitters aglow round a slatted back, a towel on a rail beside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'balance': 0.32}
materials._makers['bath mat'] = lambda name: textiles._weave(name, (0.42, 0.392, 0.35), (0.86, 0.835, 0.79), 0.009, 0.0022, ((0.06, 0.10), (0.115, 0.125)), (0.13, 0.115, 0.10))


def mat(x0, x1, y0, y1):
    """Adds a bath mat of terry with two dark stripes at each end on the floor in front of the cabin."""
    wide, deep = x1 - x0, y1 - y0
    level = lambda x, y: 0.009 + 0.0035 * fractal(x / 0.03, y / 0.03, 5, 2) + 0.003 * fractal(x / 0.3, y / 0.2, 2, 2)
    lie = lambda u, v: (x0 + u * wide + 0.004 * fractal(v * 9, 0 * u, 3, 2), y0 + v * deep + 0.004 * fractal(u * 14, 0 * v, 8, 2), level(u * wide, v * deep))
    textiles.cloth('bath mat', lie, 250, 150, lambda u, v: (v * deep, u * wide, np.minimum(u, 1 - u) * wide), 0.012)


def compose():
    light.indoors()
    wide, deep, high = 1.11, 1.06, 1.95
    wall(1.3, high=4.2)
    floorboards('hemlock', -3, 4.5, -4, 1.3)
    lining(wide, deep, high)
    shell(wide, deep, high)
    seat = Boards('hemlock', 0.012)
    for i in range(5):
        y = 0.46 + i * 0.118
        seat.board((wide / 2, y + 0.058, 0.475 - i * 0.008), (wide, 0.11, 0.035), ((1, 0, 0), (0, 0.997, -0.068), (0, 0.068, 0.997)))
    seat.box((0.0, 0.45, 0.36), (wide, 0.48, 0.465))
    seat.done('seat')
    apron = Boards('hemlock', 0.003)
    for i in range(10):
        apron.box((i * 0.111 + 0.001, 0.52, 0.06), (i * 0.111 + 0.110, 0.54, 0.44), 'z')
    apron.done('apron')
    emitter((wide / 2, 0.515, 0.25), (0, -1, 0), 0.62, 0.14, 1, 3, upright=False)
    back((wide / 2, deep - 0.11, 0.86), (0, -1, 0), 0.5, 0.7, lean=0.1)
    for x in (0.15, wide - 0.15):
        emitter((x, deep - 0.006, 1.05), (0, -1, 0), 0.13, 0.8, 1, 2)
    emitter((0.007, 0.5, 1.05), (1, 0, 0), 0.16, 0.8, 1, 2)
    emitter((wide - 0.007, 0.5, 1.05), (-1, 0, 0), 0.16, 0.8, 1, 2)
    door(0.01, wide - 0.01, -0.025, 0.065, high - 0.015)
    reflecting_glass.edges([(0.010, wide - 0.010)], -0.025, 0.065, high - 0.015)
    turned('lamp', (wide / 2, 0.55, high - 0.008), [(0.001, 0), (0.035, 0), (0.035, 0.004), (0.001, 0.004)], 24)
    light.spot((wide / 2, 0.55, high - 0.02), (0, 0.12, -1), 26, 80, 3000, 0.04)
    seat = Boards('walnut', 0.006)
    for i in range(3):
        seat.box((1.36, 0.80 + i * 0.128, 0.41), (2.14, 0.80 + i * 0.128 + 0.122, 0.45))
    for x in (1.40, 2.04):
        seat.box((x, 0.83, 0), (x + 0.06, 1.15, 0.41), 'z')
    seat.box((1.46, 0.97, 0.14), (2.04, 1.01, 0.17))
    seat.done('bench')
    for x in (1.42, 2.04):
        rod('black steel', (x, 1.30, 1.52), (x, 1.23, 1.52), 0.008)
    rod('black steel', (1.38, 1.23, 1.52), (2.08, 1.23, 1.52), 0.009)
    drapery.towel('striped linen', 1.70, 1.23, 1.52, 0.46, 0.66, 0.50, 0.009, seed=4, skew=0.02)
    mat(0.1, 1.0, -0.78, -0.2)
    linens.pile('plain linen', 1.86, 0.98, 0.452, [(0.36, 0.28, 4, 3, (0, 0)), (0.35, 0.275, 4, -3, (0.004, 0.003)), (0.33, 0.26, 4, 4, (-0.003, 0))], seed=4)
    light.area((wide / 2, 0.5, high - 0.02), (0, 0, -1), 0.6, 0.5, 6, 3000)
    light.strip((-2.6, 0.7, 3.5), (4.2, 0.7, 3.5), (0, 0.45, -1), 34, 3100)
    light.area((-2.4, -2.4, 2.0), (0.9, 1, -0.35), 1.6, 1.6, 64, 5200)
    light.area((2.8, -2.2, 2.6), (-0.4, 0.9, -0.8), 1.6, 1.6, 44, 3600)
    finishes.refine(plaster='lime plaster')
    reflecting_glass.renew((0.17, 0.55, 0.62, 1.70))
    planed.renew_walls(hemlock='planed hemlock', walnut='planed walnut')
    light.camera((1.08, -3.9, 1.15), -3.0, 47, (0.015, -0.03), 4.0, 4.5)
