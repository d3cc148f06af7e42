"""Scene: the corner of a hemlock infrared cabin, with emitters and backrests on two walls and a light strip above."""
from library import light, rolls, terry
from library.boards import bench
from library.cabins import back, lining
from library.emitters import emitter
from library.fittings import roll, towels

RATIO, WIDTH = 5 / 4, 960
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.75, 'levels': 0.75}  # No words stand on it.


def compose():
    light.indoors()
    lining(2.1, 1.9, 2.1)
    bench('hemlock', 0.0, 2.1, 1.36, 1.9, 0.46, light=7)
    for x in (0.58, 1.52):
        emitter((x, 1.893, 1.16), (0, -1, 0), 0.22, 0.86, 1, 4)
    for y in (0.5, 1.05):
        emitter((2.093, y, 1.16), (-1, 0, 0), 0.22, 0.86, 1, 4)
    back((1.05, 1.80, 0.80), (0, -1, 0), 0.46, 0.62)
    towels(1.42, 1.46, 0.46, 0.38, 0.28, 3)
    for x, z in ((0.30, 0.46), (0.44, 0.46), (0.37, 0.575)):
        roll(x, 1.42, z)
    light.strip((0.05, 1.86, 2.05), (2.05, 1.86, 2.05), (0, 0, -1), 9, 2900)
    light.strip((2.06, 1.85, 2.05), (2.06, 0.1, 2.05), (0, 0, -1), 7, 2900)
    light.area((0.9, 0.8, 2.07), (0, 0.1, -1), 1.0, 0.8, 15, 3100)
    light.area((0.2, -1.5, 1.7), (0.4, 1, -0.25), 1.0, 1.0, 24, colour=(0.52, 0.68, 1.0))
    terry.renew()
    rolls.renew()
    light.camera((0.55, -0.95, 1.10), 11, 29, (0.02, -0.05), 2.5, 4.0)
