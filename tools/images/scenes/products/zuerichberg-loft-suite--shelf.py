"""Scene: the shelf of oiled aspen in the open shower, close, with folded linen, between walls of slate in warm light from above."""
from library import clear, light, linens, planed
from library.views import compose_product

ALT = 'Folded linen on an aspen shelf before a wall of cleft slate, in warm light from above'
GRADE = {'exposure': 1.1, 'contrast': 1.15, 'balance': 0.3}


def compose():
    compose_product('zuerichberg-loft-suite')
    clear.clear((2.5, 2.8, 0.9), (3.3, 3.02, 1.4), 'turned')
    linens.pile('striped linen', 2.72, 2.845, 0.48, [(0.40, 0.26, 4, 4, (0, 0)), (0.39, 0.255, 4, 0, (0.004, 0.002))], seed=6)
    planed.renew_walls(**{'thermo-aspen': 'planed aspen'})
    clear.dim(0.6)
    # A slot in the ceiling close to the wall, whose light shows the relief of the slate.
    light.strip((2.1, 2.965, 1.95), (3.47, 2.965, 1.95), (0, 0.03, -1), 60, 3300, 0.03)
    light.camera((2.38, 1.72, 0.98), 18, 44, (0.0, -0.20), 1.3, 5.6)
