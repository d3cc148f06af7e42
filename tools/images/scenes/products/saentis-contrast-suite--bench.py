"""Scene: the cedar bench under the window on a winter day, with towels on it and a clearing between spruces outside."""
from library import light
from library.saentis import suite, view

ALT = 'A cedar bench with folded towels under a wide window, snow and spruces outside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.78, 'balance': 0.4}


def compose():
    suite()
    view()
    light.camera((3.35, -0.55, 1.25), 55, 32, (0.0, -0.05), 2.3, 8.0)
