"""Scene: the cabin and the window beside it, wide, on a clear winter day with the low sun on the floor."""
from library import light
from library.views import compose_product

ALT = 'A hemlock cabin with glowing emitters whose panes meet at the corner, wide, beside a deep window through which low winter sun falls on dark slate'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.68, 'contrast': 1.2, 'balance': 0.3}


def compose():
    compose_product('vaettern-window-cabin')
    light.camera((2.6, -3.9, 1.25), -8, 27, (0.0, -0.05), 4.4, 4.0)
