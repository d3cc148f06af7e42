"""Scene: the plunge pool seen along the window, with the bench and the snowy forest behind it."""
from library import calm, clearings, light, spruces
from library.saentis import suite, view

ALT = 'A sunken slate plunge of clear water, a cedar bench with towels under the wide window behind it, snowy spruces outside'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def compose():
    suite()
    view()
    # The view opens between a spruce to the left and one to the right.
    clearings.clear(lambda x, y: x < 15.5 and y > 4)
    spruces.renew(('broad', 'old', 'young'), snow=0.65, seed=4)
    calm.calm(0.006)
    light.camera((1.75, -1.75, 1.38), 52, 27, (0.0, -0.13), 3.0, 5.0)
