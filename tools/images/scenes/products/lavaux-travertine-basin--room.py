"""Scene: the sunken basin and its room, wide, from the right, in low winter sun from an opening beyond the left edge."""
from library import light
from library.views import compose_product

ALT = 'A quiet room of pale travertine with a sunken basin and a stone ledge, low winter sun across its floor and wall'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.6
GRADE = {'exposure': 0.75, 'contrast': 1.15, 'balance': 0.3}


def compose():
    compose_product('lavaux-travertine-basin')
    light.camera((1.65, -1.7, 1.2), -20, 27, (0.0, -0.095), 4.2, 8.0)
