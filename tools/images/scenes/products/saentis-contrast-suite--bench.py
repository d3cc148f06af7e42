"""Scene: the cedar bench under the window on a winter day, with towels on it and snowy trees outside."""
from library import clear, clearings, finishes, light, linens, planed, spruces  # noqa: F401 (planed adds its materials)
from library.saentis import suite, view

ALT = 'A cedar bench with folded towels under a wide window, snow and spruces outside it'
GRADE = {'exposure': 0.8}


def compose():
    suite()
    view()
    # The view opens between a spruce to the left and one to the right.
    clearings.clear(lambda x, y: x < 15.5 and y > 4)
    spruces.renew(('broad', 'old', 'young'), snow=0.65, seed=4)
    clear.clear((4.8, 0.7, 0.44), (5.4, 1.5, 0.8), 'cloth', 'rounded')
    linens.pile('terry', 5.14, 1.12, 0.452, [(0.42, 0.32, 3, 87, (0, 0)), (0.41, 0.31, 3, 92, (0.004, 0.004)), (0.40, 0.31, 3, 85, (0, 0))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    finishes.refine(cedar='planed cedar')
    # By day it is brighter outside than in the room.
    clear.dim(0.85, sky=2.5)
    light.camera((3.35, -0.55, 1.25), 55, 32, (0.0, -0.05), 2.3, 3.2)
