"""Scene: the inside of the cabin from its door: the U-shaped bench and the emitters of three walls, in winter sun."""
import random
from library import clear, light, linens, planed, sunlit
from library.kitzbuehel import WIDE, cabin, daylight

ALT = 'Inside a hemlock cabin for six: a bench on three sides, dark red emitters above it, the shape of a window in winter sun on the floor'
GRADE = {'exposure': 0.2, 'contrast': 1.2, 'balance': 0.45}


def window(wide, low, top):
    """Returns the openings of a window with two times three panes, `wide` metres wide, between the heights `low` and `top`."""
    middle = (low + top) / 2
    return [(left, right, bottom + middle, high + middle) for left, right, bottom, high in sunlit.sashes(wide, top - low, 2, 3, 0.045)]


def compose():
    random.seed('kitzbuehel-family-cabin')
    light.indoors()
    cabin()
    daylight()
    clear.dim(0.45)
    clear.whiten(3700)
    clear.clear((-0.2, -0.4, 0.0), (WIDE + 0.2, 0.04, 2.2))
    # The window ends below the emitters, which the sun would bleach.
    sunlit.through((0.80, 1.9, 0.0), 167, 24, window(0.86, -0.70, 0.55), 6.2, 4600, away=2.9, soft=0.35)
    linens.pile('striped linen', 0.26, 0.75, 0.46, [(0.36, 0.26, 3, 80, (0, 0)), (0.35, 0.255, 3, 84, (0.004, 0.002))], seed=4)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.42, -0.75, 1.18), -8, 24, (0.0, -0.09), 2.2, 5.6)
