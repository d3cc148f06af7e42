"""Scene: the cedar tub at the edge of its terrace, wide, with the lake and the far shore beside it."""
from library import light
from library.views import compose_product

ALT = 'A steaming cedar tub at the edge of a stone terrace, a still lake below it, wooded slopes and low cloud on the far shore'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.85}


def compose():
    compose_product('luenersee-cedar-tub')
    light.camera((-0.9, -4.9, 1.95), 14, 26, (0.0, -0.05), 5.5, 6.0)
