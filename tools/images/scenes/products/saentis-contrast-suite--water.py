"""Scene: the plunge pool seen along the window, with the bench and the snowy forest behind it."""
from library import clearings, clearwater, light, slabs, spruces
from library.saentis import suite, view

ALT = 'A sunken slate plunge of clear water, a cedar bench with towels under the wide window behind it, snowy spruces outside'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.9}


def plunge():
    """Replaces the water and the lining of the pool, and adds a coping of honed slate around it."""
    lamps = [(3.9, 0.05, -0.42, 0.16), (2.5, 0.05, -0.42, 0.10)]
    (x, y, _), _ = clearwater.renew('slate', 0.0025, 6, lamps=lamps, above=(0.50, 0.55, 0.58), net=0.3, scatter=0.8, line=(0.17, 0.19, 0.20))
    slabs.coping('honed slate', *x, *y, -0.012, 0.0035, 0.012, 0.24, 0.005, 0.95)


def compose():
    suite()
    view()
    # The view opens between a spruce to the left and one to the right.
    clearings.clear(lambda x, y: x < 15.5 and y > 4)
    spruces.renew(('broad', 'old', 'young'), snow=0.65, seed=4)
    plunge()
    light.camera((1.75, -1.75, 1.38), 52, 27, (0.0, -0.13), 3.0, 5.0)
