"""Scene: the benches of the cedar sauna inside the pavilion, with a bucket with its ladle and towels."""
from library import buckets, clear, daylight, light, linens, planed
from library.pavilion import FLOOR, pavilion

ALT = 'A bucket with a ladle on the lower of two cedar benches, folded linen on the upper one, light behind the slats between them'
GRADE = {'exposure': 0.85, 'balance': 0.25}


def compose():
    daylight.low_sun(-70, 13, seed=8.0)
    pavilion()
    clear.whiten(3300, lambda lamp: lamp.location.x < 3.0)
    clear.clear((0.5, 3.0, FLOOR + 0.9), (1.4, 3.7, FLOOR + 1.2), 'rounded')
    linens.pile('terry', 0.98, 3.34, FLOOR + 0.922, [(0.42, 0.30, 3, 3, (0, 0)), (0.41, 0.29, 3, -3, (0.004, 0.004)), (0.40, 0.29, 3, 4, (-0.003, 0))],
                layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    planed.renew_walls(cedar='planed dry cedar', hemlock='planed hemlock')
    buckets.renew()
    light.camera((2.2, 1.5, 1.5), -30, 36, (0.00, -0.40), 1.68, 3.2)
