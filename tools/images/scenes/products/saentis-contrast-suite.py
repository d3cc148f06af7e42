"""
Scene: the whole suite in a row on a clear winter afternoon: the sauna behind glass, the sunken plunge pool, the rain shower,
the bench under the window, and a daybed with a wool throw in the foreground.
"""
from library import cushions, light, linens, weaves  # noqa: F401 (weaves adds the cloth and the pile)
from library.saentis import plunge, suite, view
from library.suites import daybed

ALT = 'A suite in one room: a glass-fronted cedar sauna, a sunken slate plunge, a rain shower and a cedar bench under the window'
GRADE = {'exposure': 1.05, 'balance': 0.4}


def compose():
    suite()
    view()
    plunge()
    cushions.rug(-0.9, 1.75, -2.5, -0.55, of='charcoal rug', thick=0.017)
    daybed(-0.45, -1.62, length=1.95, width=0.8, head='right')
    cushions.renew('pale basket', 'grey herringbone')
    linens.over_edge('grey herringbone', 0.02, -1.605, 0.416, 0.60, 0.66, 0.30, 5, step=0.014, loose=0.16, thick=0.008, crease=0.001, seed=5)
    linens.pile('terry', 0.68, -1.22, 0.412, [(0.42, 0.31, 3, 8, (0, 0)), (0.41, 0.30, 3, 3, (0.004, 0.003))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    light.camera((-0.4, -3.0, 1.5), 35, 27, (0.0, -0.14), 4.8, 5.0)
