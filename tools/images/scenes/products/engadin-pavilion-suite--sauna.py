"""Scene: the benches of the cedar sauna inside the pavilion, with a bucket and towels."""
from library import daylight, light, terry
from library.pavilion import pavilion

ALT = 'A hemlock bucket on the lower of two cedar benches, folded linen on the upper one, light behind the slats between them'
GRADE = {'exposure': 0.85}


def compose():
    daylight.low_sun(-70, 13, seed=8.0)
    pavilion()
    terry.renew()
    light.camera((2.2, 1.5, 1.5), -30, 36, (0.00, -0.40), 1.68, 3.2)
