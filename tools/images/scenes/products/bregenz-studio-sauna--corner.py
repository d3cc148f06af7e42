"""Scene: two folded towels on the deep bench, close, in the early sun."""
from library import clear, light, linens, terry  # noqa: F401 (terry adds a material)
from library.views import compose_product

ALT = 'Two folded towels on a deep cedar bench in early sun, lit slats beneath it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.6, 'contrast': 1.2, 'balance': 0.3}


def compose():
    compose_product('bregenz-studio-sauna')
    clear.clear((0.2, 0.3, 0.4), (0.9, 1.1, 1.0), 'draped')
    linens.pile('terry', 0.52, 0.80, 0.842, [(0.46, 0.30, 4, -16, (0, 0)), (0.43, 0.29, 3, -9, (0.006, 0.004))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    # The sun of the main image would burn out the cloth so close.
    clear.dim(0.55)
    light.camera((1.24, -0.02, 1.22), -38, 42, (0.0, -0.30), 1.05, 4.5)
