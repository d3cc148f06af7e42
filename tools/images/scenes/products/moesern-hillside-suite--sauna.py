"""Scene: the sauna from its upper bench at the blue hour: the stove, the wall of glass, and the plunge in the terrace."""
from library import light
from library.moesern import by_evening

ALT = 'A cedar sauna seen from its bench: a glass wall, a steaming plunge in the terrace beyond it, and a range of peaks in the last light'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85, 'balance': 0.4}


def compose():
    by_evening()
    light.camera((0.28, 2.80, 1.60), 150, 21, (0.0, -0.08))
