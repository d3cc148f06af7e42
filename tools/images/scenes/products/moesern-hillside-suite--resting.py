"""Scene: the resting room by day. The sun falls through the wall of glass, which is behind the camera on the left."""
from library import cushions, light
from library.lamps import keep_lamps
from library.moesern import by_day

ALT = 'Low sun across linen daybeds with walnut frames on a slate floor, walls and ceiling of pale hemlock boards'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    by_day()
    cushions.renew()
    keep_lamps((2.8, 0.0, 0.0), (7.7, 3.5, 2.6))
    light.camera((4.32, 0.15, 1.45), 40, 25, (0.0, -0.12), 2.2, 5.0)
