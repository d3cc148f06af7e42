"""Scene: the whole suite across its plunge pool, the sauna to the left and the window to the right."""
from library import clearwater, light, slabs
from library.views import compose_product

ALT = 'A lit cedar sauna behind glass, a rain shower on slate, and a clear sunken plunge below a wide window on snowy spruces'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85}


def plunge():
    """Replaces the water and the lining of the pool, and adds a coping of honed slate around it."""
    lamps = [(3.9, 0.05, -0.42, 0.16), (2.5, 0.05, -0.42, 0.10)]
    (x, y, _), _ = clearwater.renew('slate', 0.0025, 6, lamps=lamps, above=(0.50, 0.55, 0.58), net=0.3, scatter=0.8, line=(0.17, 0.19, 0.20))
    slabs.coping('honed slate', *x, *y, -0.012, 0.0035, 0.012, 0.24, 0.005, 0.95)


def compose():
    compose_product('saentis-contrast-suite')
    plunge()
    light.camera((2.35, -3.6, 1.55), 17, 23, (0.0, -0.115), 4.6, 5.0)
