"""Scene: a corner of the hemlock bench with a towel over its edge, close, in soft winter sun."""
import math
import random
from library import calm_glass, clear, light, linens, planed, sunlit
from library.kitzbuehel import cabin, daylight

ALT = 'A towel over the edge of a pale hemlock bench in winter sun, lit slats below it and emitters glowing in the wall'
GRADE = {'exposure': 0.30, 'contrast': 1.25, 'balance': 0.35}


def compose():
    random.seed('kitzbuehel-family-cabin')
    light.indoors()
    cabin()
    daylight()
    # A thin cloud blurs the shadows of the window.
    sunlit.through((2.5, -0.10, 0.48), 138, 22, sunlit.sashes(3.0, 2.0, 3, 1, 0.10), 5.6, 4300, soft=2.5)
    clear.dim(0.75)
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.46, 0.40, 0.30, 7, loose=0.26, thick=0.005, crease=0.0012, seed=11)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (0.514, 0.74, 0)
    planed.renew(hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((1.52, 0.10, 1.06), -54, 34, (0.0, -0.225), 1.3, 4.5)
