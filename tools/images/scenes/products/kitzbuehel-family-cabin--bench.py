"""Scene: the seat of the family cabin, with towels between the emitters."""
from library import light
from library.views import compose_product

ALT = 'The corner of the U-shaped hemlock bench with folded towels, emitters glowing in both walls behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.55}


def compose():
    compose_product('kitzbuehel-family-cabin')
    light.camera((1.62, -0.02, 1.18), -28, 30, (0.0, -0.10), 1.9, 4.0)
