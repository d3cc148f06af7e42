"""
Scene: a sauna with a wall of split slate behind the heater, framed by cedar. The low sun of a winter afternoon comes
through its low window, which looks onto a slope.
"""
import math
from library import buckets, calm_glass, daylight, haze, light, linens, meribel
from library.fittings import bucket

ALT = 'A wall of dry-stacked split slate behind the heater, an L-shaped cedar bench, and a low window on a snowy slope'
GRADE = {'exposure': 0.82, 'contrast': 1.22, 'balance': 0.3}


def compose():
    daylight.low_sun(-122, 14, 2.4, mist=0.3, seed=4.0)
    haze.fill_valley(5200, 60, -30)
    meribel.slope()
    meribel.room(0.30)
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.902, 0.46, 0.44, 0.30, 5, loose=0.16, thick=0.005, crease=0.001, seed=6)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (0.634, 1.35, 0)
    bucket(0.88, 0.70, 0.45)
    buckets.renew()
    light.area((0.03, 1.15, 1.28), (1, 0.1, -0.2), 1.1, 0.5, 44, colour=(0.80, 0.89, 1.0))
    light.area((2.2, -1.4, 1.9), (-0.6, 1, -0.3), 0.9, 0.9, 14, colour=(0.86, 0.92, 1.0))
    calm_glass.renew()
    light.camera((1.75, -1.45, 1.32), -15, 27, (0.0, -0.05), 3.0, 5.0)
