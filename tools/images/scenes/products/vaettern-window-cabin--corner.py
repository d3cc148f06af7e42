"""Scene: the glass corner of the window cabin and its slatted floor."""
from library import light
from library.views import compose_product

ALT = 'Two panes of glass meet edge to edge at the corner of a hemlock cabin, slats over dark slate behind them'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}


def compose():
    compose_product('vaettern-window-cabin')
    light.camera((3.0, -1.5, 1.0), -42, 46, (0.0, -0.08), 2.1, 4.0)
