"""Scene: the cabin with two loungers in its room, wide, in the morning sun."""
from library import hot_emitters, light
from library.views import compose_product

ALT = 'A hemlock cabin for two behind clear glass, wide, in a pale room with a tall window, morning sun on the limestone floor and on the two loungers'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.68, 'contrast': 1.22, 'balance': 0.22}


def compose():
    compose_product('annecy-reclining-cabin')
    hot_emitters.renew(0.8)
    light.camera((1.30, -3.25, 1.22), 0, 24, (-0.015, -0.045), 3.7, 4.0)
