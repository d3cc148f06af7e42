"""Scene: the cedar bench under the window on a winter day, with towels on it and snowy trees outside."""
from library import clearings, light, spruces, terry
from library.saentis import suite, view

ALT = 'A cedar bench with folded towels under a wide window, snow and spruces outside it'
GRADE = {'exposure': 0.8}


def compose():
    suite()
    view()
    # The view opens between a spruce to the left and one to the right.
    clearings.clear(lambda x, y: x < 15.5 and y > 4)
    spruces.renew(('broad', 'old', 'young'), snow=0.65, seed=4)
    terry.renew(-90)
    light.camera((3.35, -0.55, 1.25), 55, 32, (0.0, -0.05), 2.3, 3.2)
