"""Scene: folded towels on the bench beside the column of stones, close, with the backrest lit from behind."""
from library import clear, finishes, light, linens, split_stones
from library.joekull import room

ALT = 'Folded towels on a cedar bench under a backrest with hidden light, the column of stones beside it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.85, 'balance': 0.27, 'contrast': 1.22}


def compose():
    room()
    clear.clear((0.0, 1.4, 0.45), (0.6, 2.1, 0.8), 'rounded')
    linens.pile('striped linen', 0.30, 1.72, 0.462, [(0.40, 0.32, 4, 86, (0, 0)), (0.39, 0.31, 4, 92, (0.004, 0.003)), (0.37, 0.30, 4, 88, (0, 0))], seed=8)
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'hearth rock'})
    light.area((1.2, -1.0, 1.7), (-0.3, 1, -0.3), 0.8, 0.8, 7, 3200)
    light.camera((1.22, -0.15, 1.02), -18, 35, (0.0, -0.14), 1.85, 2.2)
