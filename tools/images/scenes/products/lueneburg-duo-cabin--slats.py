"""Scene: a close-up of the glowing emitter behind its thin slats, with folded linen on the bench."""
from library import clear, light, linens, planed
from library.emitters import halo
from library.lueneburg import DEEP, inside

ALT = 'Emitters glow like embers behind slim upright slats of hemlock above a bench with folded linen'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.65}


def compose():
    light.indoors()
    inside()
    for x in (0.38, 0.98):
        halo((x, DEEP, 1.02), (0, -1, 0), 0.34, 0.72, 1.2)
    light.area((1.1, -0.7, 1.5), (-0.4, 1, -0.3), 0.8, 0.8, 5, colour=(0.90, 0.95, 1.0))
    clear.clear((0.5, 0.4, 0.46), (1.0, 1.0, 0.7), 'roll', 'cloth')
    linens.pile('striped linen', 0.78, 0.76, 0.472, [(0.34, 0.27, 4, -9, (0, 0)), (0.33, 0.26, 4, -4, (0.004, 0.003)), (0.30, 0.24, 4, -11, (-0.004, 0.0))], seed=8)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.02, -0.38, 0.92), -14, 40, (0.0, -0.03), 1.35, 3.5)
