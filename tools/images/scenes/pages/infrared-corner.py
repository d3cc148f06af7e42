"""Scene: the corner of a hemlock infrared cabin in soft daylight, with emitters, a backrest, folded towels and a light strip above."""
from library import light, linens, planed
from library.boards import bench
from library.cabins import back, lining
from library.emitters import emitter

RATIO, WIDTH = 5 / 4, 960
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.6, 'balance': 0.42, 'levels': 0.75}  # No words stand on it.


def compose():
    light.indoors()
    lining(2.1, 1.9, 2.1)
    bench('hemlock', 0.0, 2.1, 1.36, 1.9, 0.46, light=7)
    for x in (0.58, 1.52):
        emitter((x, 1.893, 1.16), (0, -1, 0), 0.22, 0.86, 1, 4)
    for y in (0.5, 1.05):
        emitter((2.093, y, 1.16), (-1, 0, 0), 0.22, 0.86, 1, 4)
    back((1.05, 1.80, 0.80), (0, -1, 0), 0.46, 0.62)
    linens.pile('plain linen', 1.56, 1.62, 0.46, [(0.42, 0.32, 4, -4, (0, 0)), (0.41, 0.31, 4, 2, (0.004, 0.003)), (0.36, 0.27, 4, 5, (-0.01, 0.0))], seed=8)
    linens.over_edge('waffle', 0.50, 1.352, 0.462, 0.46, 0.36, 0.30, -3, loose=0.07, seed=4)
    light.strip((0.05, 1.86, 2.05), (2.05, 1.86, 2.05), (0, 0, -1), 6, 3000)
    light.strip((2.06, 1.85, 2.05), (2.06, 0.1, 2.05), (0, 0, -1), 4, 3000)
    light.area((-0.9, -1.4, 1.7), (0.75, 1, -0.2), 1.4, 1.6, 75, 5200)
    planed.renew(hemlock='planed hemlock')
    light.camera((0.10, -1.0, 1.15), 20, 44, (0.0, -0.05), 2.9, 5.0)
