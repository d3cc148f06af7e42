"""Scene: the whole suite across its plunge pool, the sauna to the left and the window to the right."""
from library import light
from library.saentis import plunge, suite, view

ALT = 'A lit cedar sauna behind glass, a rain shower on slate, and a clear sunken plunge below a wide window on snowy spruces'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'balance': 0.4}


def compose():
    suite()
    view()
    plunge()
    light.camera((2.35, -3.6, 1.55), 17, 23, (0.0, -0.115), 4.6, 5.0)
