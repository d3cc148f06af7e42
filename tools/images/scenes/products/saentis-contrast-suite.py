"""
Scene: the whole suite in a row on a winter day: the sauna behind glass, the sunken plunge pool, the rain shower,
the bench under the window, and a daybed in the foreground.
"""
from library import cushions, light, weaves  # noqa: F401 (weaves adds the cloth and the pile)
from library.saentis import plunge, suite, view
from library.suites import daybed
from library.textiles import folded

ALT = 'A suite in one room: a glass-fronted cedar sauna, a sunken slate plunge, a rain shower and a cedar bench under the window'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.05, 'balance': 0.4}


def compose():
    suite()
    view()
    plunge()
    cushions.rug(-0.9, 1.75, -2.5, -0.55, of='charcoal rug', thick=0.017)
    daybed(-0.45, -1.62, length=1.95, width=0.8, head='right')
    cushions.renew('pale basket', 'grey herringbone')
    folded('plain linen', 0.35, -1.40, 0.408, 0.42, 0.34, 6, 0.007)
    light.camera((-0.4, -3.0, 1.5), 35, 27, (0.0, -0.14), 4.8, 5.0)
