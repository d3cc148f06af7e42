"""Scene: the cabin and the window beside it, wide, by day."""
from library import light
from library.views import compose_product

ALT = 'A hemlock cabin whose panes meet at the corner, wide, beside a deep window on a snowy garden'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.22, 'balance': 0.1}


def compose():
    compose_product('vaettern-window-cabin')
    light.camera((2.6, -3.9, 1.25), -8, 27, (0.0, -0.05), 4.4, 4.0)
