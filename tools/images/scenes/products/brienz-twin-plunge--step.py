"""Scene: folded linen on the upper slate step before the travertine block, close."""
from library import clear, finishes, light, linens, vein_cut  # noqa: F401 (vein_cut adds its material)
from library.views import compose_product

ALT = 'Folded linen on a broad slate step before a block of travertine, lit water beyond its rim'
SAMPLES = 8
DETAIL = 0.5
GRADE = {'exposure': 0.8, 'balance': 0.5}


def compose():
    compose_product('brienz-twin-plunge')
    clear.clear((-1.2, 0.2, 0.55), (-0.5, 0.9, 0.85), 'cloth', 'roll')
    linens.pile('striped linen', -0.78, 0.725, 0.602, [(0.40, 0.27, 4, 5, (0, 0)), (0.39, 0.265, 4, 1, (0.004, 0.003)), (0.31, 0.23, 4, 8, (-0.01, 0.0))], seed=8)
    finishes.refine(**{'laid travertine': 'vein-cut travertine'})
    light.camera((-0.15, -0.4, 1.3), -29, 46, (0.00, -0.52), 1.37, 2.8)
