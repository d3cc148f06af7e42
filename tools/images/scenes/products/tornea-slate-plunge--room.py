"""Scene: the slate plunge and its long window, wide, from the room."""
from library import light
from library.slabs import slab
from library.views import compose_product

ALT = 'A slate plunge on its honed plinth in a cedar room, still water in front of a long window onto a snowy clearing, a bench of thermo-aspen beside it'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.95, 'contrast': 1.12, 'balance': 0.3}


def plinth():
    """Adds the plinth below the courses. From here the shadow gap of the main view makes the pool seem to hover."""
    x0, x1, y0, y1 = 0.53, 2.57, 0.98, 2.02
    for low, high in (((x0, y0), (1.549, y0 + 0.10)), ((1.551, y0), (x1, y0 + 0.10)), ((x0, y0 + 0.102), (x0 + 0.10, y1)), ((x1 - 0.10, y0 + 0.102), (x1, y1))):
        slab('honed slate', (*low, 0.0), (*high, 0.075), 0.004)


def compose():
    compose_product('tornea-slate-plunge')
    plinth()
    light.camera((0.58, -2.90, 2.12), 11, 23.2, (0.042, -0.177), 4.4, 8.0)
