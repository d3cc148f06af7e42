"""Scene: the benches of the cedar sauna inside the pavilion, with a bucket with its ladle and towels."""
from library import buckets, daylight, light, terry
from library.pavilion import pavilion

ALT = 'A bucket with a ladle on the lower of two cedar benches, folded linen on the upper one, light behind the slats between them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85}


def compose():
    daylight.low_sun(-70, 13, seed=8.0)
    pavilion()
    terry.renew()
    buckets.renew()
    light.camera((2.2, 1.5, 1.5), -30, 36, (0.00, -0.40), 1.68, 3.2)
