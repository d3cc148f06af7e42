"""Scene: the resting room at the blue hour, with the terrace and the range beyond its wall of glass."""
from library import cushions, light
from library.moesern import by_evening

ALT = 'Linen daybeds with walnut frames on a slate floor, pale hemlock boards, and a range of peaks at dusk beyond the glass'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9, 'balance': 0.45}


def compose():
    by_evening()
    cushions.renew()
    light.camera((7.35, 3.2, 1.5), 220, 22, (0.0, -0.05), 3.4, 5.6)
