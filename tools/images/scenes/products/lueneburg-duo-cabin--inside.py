"""Scene: the seat of the cabin for two in cool daylight, seen from its left, with folded linen before the emitters."""
from library import clear, light, linens, planed
from library.lueneburg import inside

ALT = 'The seat of a hemlock cabin with folded linen on it, emitters behind slats at its back and beneath it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.98, 'balance': 0.25}


def compose():
    light.indoors()
    inside()
    clear.dim(0.55)
    linens.pile('striped linen', 0.86, 0.76, 0.472, [(0.34, 0.27, 4, -8, (0, 0)), (0.33, 0.26, 4, -3, (0.004, 0.003)), (0.30, 0.24, 4, -10, (-0.004, 0.0))], seed=8)
    light.area((-1.1, -1.5, 1.5), (0.75, 1, -0.25), 0.7, 1.4, 34, colour=(0.82, 0.91, 1.0))
    planed.renew(hemlock='planed hemlock')
    light.camera((0.36, -1.50, 1.12), 13.3, 40, (0.0, -0.10), 2.4, 4.0)
