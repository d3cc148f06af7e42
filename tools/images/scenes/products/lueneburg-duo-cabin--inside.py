"""Scene: the corner of the cabin for two, lit by the emitters in its walls, with folded linen on the seat."""
from library import clear, light, linens, planed
from library.lueneburg import inside

ALT = 'The corner of a hemlock cabin, emitters glowing behind slats in both walls, folded linen on the seat between them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.95, 'contrast': 1.15, 'balance': 0.25}


def compose():
    light.indoors()
    inside(deep=0.040, slat=0.010)
    clear.dim(0.42)
    linens.pile('striped linen', 0.86, 0.76, 0.472, [(0.34, 0.27, 4, -8, (0, 0)), (0.33, 0.26, 4, -3, (0.004, 0.003)), (0.30, 0.24, 4, -10, (-0.004, 0.0))], seed=8)
    light.area((-1.1, -1.5, 1.5), (0.75, 1, -0.25), 0.7, 1.4, 22, colour=(0.82, 0.91, 1.0))
    planed.renew(hemlock='planed hemlock')
    light.camera((0.10, -0.75, 1.10), 30.5, 34, (0.0, -0.10), 2.1, 5.6)
