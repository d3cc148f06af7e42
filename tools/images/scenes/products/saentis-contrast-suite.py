"""
Scene: the whole suite in a row on a winter day: the sauna behind glass, the sunken plunge pool, the rain shower, and
the bench under the window.
"""
from library import light
from library.saentis import suite, view

ALT = 'A suite in one line: a glass-fronted cedar sauna, a sunken slate plunge, a rain shower and a cedar bench under the window'
GRADE = {'exposure': 0.9}


def compose():
    suite()
    view()
    light.camera((-0.4, -3.0, 1.5), 35, 27, (0.0, -0.14), 4.8, 5.0)
