"""Scene: the inside of the cabin from its door: the U-shaped bench and the emitters of three walls, in winter sun."""
import random
from library import clear, light, linens, planed, sunlit
from library.kitzbuehel import WIDE, cabin, daylight

ALT = 'Inside a hemlock cabin for six: a bench on three sides, dark red emitters behind it, winter sun on the boards'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.45, 'contrast': 1.2, 'balance': 0.35}


def compose():
    random.seed('kitzbuehel-family-cabin')
    light.indoors()
    cabin()
    daylight()
    clear.dim(0.6)
    clear.clear((-0.2, -0.4, 0.0), (WIDE + 0.2, 0.04, 2.2))
    sunlit.through((1.5, 1.5, 0.6), 150, 20, sunlit.sashes(1.7, 1.5, 2, 2, 0.06), 5.6, 4300, away=3.4, soft=1.0)
    linens.pile('striped linen', 0.26, 0.75, 0.46, [(0.36, 0.26, 3, 80, (0, 0)), (0.35, 0.255, 3, 84, (0.004, 0.002))], seed=4)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.42, -0.75, 1.18), -8, 24, (0.0, -0.06), 2.2, 5.6)
