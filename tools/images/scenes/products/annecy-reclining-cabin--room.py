"""Scene: the cabin with two loungers in its room, wide, in the morning sun."""
from library import light
from library.views import compose_product

ALT = 'A hemlock cabin for two behind clear glass, wide, in a pale room with a rug, an olive tree and a tall window, morning sun on the limestone floor and on the two loungers'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.68, 'contrast': 1.22, 'balance': 0.22}


def compose():
    compose_product('annecy-reclining-cabin')
    light.camera((2.15, -3.30, 1.22), -9, 24, (-0.005, -0.045), 3.7, 4.0)
