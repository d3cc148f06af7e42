"""Scene: the plunge pool seen along the window, with the bench and the snowy clearing behind it."""
from library import light
from library.saentis import plunge, suite, view

ALT = 'A sunken slate plunge of clear water, a cedar bench with towels under the wide window behind it, snowy spruces outside'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'balance': 0.4}


def compose():
    suite()
    view()
    plunge()
    light.camera((1.75, -1.75, 1.38), 52, 27, (0.0, -0.13), 3.0, 5.0)
