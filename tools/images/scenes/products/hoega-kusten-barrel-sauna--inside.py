"""
Scene: the inside of the barrel sauna, with curved staves, the fire, and a view of the lake through the half-moon
window.
"""
import numpy as np
from library import barrel, buckets, light, nature, terry
from library.barrel import FLOOR, MIDDLE
from library.fittings import bucket, towels
from library.shapes import sheet

ALT = 'Inside the cedar barrel: two facing benches, a wood-burning stove, and a half-moon window towards the lake'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    light.dusk(0.95)
    barrel.body()
    barrel.ends()
    barrel.inside()
    bucket(0.02, 1.95, FLOOR)
    towels(0.56, 1.35, FLOOR + 0.43, 0.30, 0.38, 3)
    sheet('lake', (0, 123, -0.9), (1, 0, 0), (0, 1, 0), 700, 240)
    far = lambda x, y: -2.2 + 4.2 / (1 + np.exp(-(np.asarray(y, float) - 180) / 22))
    nature.snowfield(None, far, near=110, far=420, side=330, steps=220)
    nature.forest(nature.scatter(170, -150, 150, 172, 330, 3.2), lambda x, y: nature.drift(x, y) + float(far(x, y)), (0.7, 1.3))
    nature.mountains([(-1300, 5000, 1350, 1300), (900, 5000, 1700, 1500), (3100, 4900, 1500, 1400), (-3300, 5400, 1500, 1400)], glow=0.6)
    light.area((0, 1.0, MIDDLE + 0.93), (0, 0, -1), 0.6, 1.7, 15, 2850)
    light.area((0, 0.15, MIDDLE + 0.2), (0, 1, -0.2), 0.6, 0.9, 5, colour=(0.52, 0.68, 1.0))
    terry.renew(-90)
    buckets.renew(hoops='brushed black steel')
    light.camera((0.10, 0.16, MIDDLE + 0.03), -3, 21, (0.0, -0.02), 1.7, 5.0)
