"""Scene: the laths and bent ribs of the vault above a bench, in the light from its lower edge."""
from library import clear, light, linens
from library.views import compose_product

ALT = 'Narrow cedar laths and ribs of a vault rise from a hidden line of light above a bench with folded towels'
GRADE = {'exposure': 1.3, 'contrast': 1.22, 'balance': 0.30}


def compose():
    compose_product('montsegur-cellar-sauna')
    clear.clear((0.0, 0.9, 0.1), (0.75, 2.3, 1.0), 'draped')
    linens.pile('striped linen', 0.27, 1.72, 0.462, [(0.34, 0.40, 4, 3, (0, 0)), (0.335, 0.39, 4, -2, (0.004, 0.003)), (0.33, 0.39, 4, 2, (-0.003, 0.0))], seed=4)
    clear.dim(0.8)
    light.camera((1.45, -0.2, 1.05), -42, 30, (0.0, 0.06), 1.9, 4.0)
