"""Scene: a hand-drawn sketch on a table with samples of wood and stone, in the light of a window."""
from library import light
from library.boards import Boards, plank_wall
from library.desk import leaf, pencil, sample, sketch
from library.shapes import turned

ALT = 'A hand-drawn sketch and a pencil on an oak table among samples of cedar, hemlock, thermo-aspen, slate and travertine'
GRADE = {'exposure': 0.9}


def cup(x, y, z):
    turned('card', (x, y, z), [(0.001, 0.0), (0.024, 0.0), (0.030, 0.004), (0.037, 0.030), (0.039, 0.062), (0.0375, 0.063), (0.0355, 0.032), (0.028, 0.008), (0.001, 0.006)], 56)
    turned('walnut', (x, y, z + 0.050), [(0.001, 0.0), (0.0362, 0.0)], 40)
    turned('card', (x, y, z - 0.004), [(0.001, 0.0), (0.045, 0.0), (0.070, 0.008), (0.071, 0.010), (0.046, 0.004), (0.001, 0.003)], 56)


def compose():
    light.sky([(0.0, (0.30, 0.34, 0.40)), (1.0, (0.20, 0.25, 0.34))], 0.25)
    table = Boards('hemlock', 0.0012)
    for i in range(9):
        table.box((-1.3, -0.6 + i * 0.19, -0.036), (1.3, -0.6 + i * 0.19 + 0.1896, 0))
    table.done('table')
    plank_wall('walnut', (-3, 2.6, -0.75), (1, 0, 0), (0, 0, 1), 6, 2.6, 0.2)
    leaf(sketch(), -0.055, 0.10, 0.0006, 7, 0.297, 0.21, 0.05)
    pencil(0.025, 0.055, 0.0008, 34)
    for of, x, turn in (('cedar', -0.20, 84), ('hemlock', -0.105, 87), ('thermo-aspen', -0.012, 82)):
        sample(of, x, 0.37, 0, turn, (0.20, 0.082, 0.018))
    sample('slate', 0.155, 0.385, 0, 12, (0.14, 0.14, 0.012))
    sample('travertine', 0.262, 0.262, 0, -9, (0.14, 0.14, 0.014))
    cup(0.24, 0.02, 0.004)
    light.area((-1.7, 0.9, 0.95), (1, -0.35, -0.55), 1.1, 1.2, 34, colour=(0.66, 0.79, 1.0))
    light.spot((1.0, 0.95, 0.95), (-0.85, -0.65, -0.85), 34, 60, 2750, 0.06)
    light.strip((-2.8, 2.52, 1.6), (2.8, 2.52, 1.6), (0, 0.15, -1), 26, 2750)
    light.camera((0.03, -0.58, 0.62), 0, 50, (0, 0.0), 0.95, 4.0, 35.5)
