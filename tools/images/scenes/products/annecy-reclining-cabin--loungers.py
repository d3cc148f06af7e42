"""Scene: a lounger of the reclining cabin, seen from the glass front."""
from library import books, clear, light, traces
from library.views import compose_product

ALT = 'Slats of hemlock follow the curve of a lounger with a linen pillow, two clothbound books and a glass of water on a slate table beside it'
GRADE = {'exposure': 0.5, 'contrast': 1.28}


def compose():
    compose_product('annecy-reclining-cabin')
    # Most of the light comes from one side, so that the slats have shadows.
    light.area((1.98, 0.35, 1.55), (-1, 0.55, -0.45), 0.5, 0.9, 18, 4600)
    clear.clear((0.9, 0.6, 0.49), (1.16, 1.2, 0.7), 'turned', 'book')
    books.stack(1.03, 0.94, 0.5, 2, 9)
    traces.glass(1.00, 0.80, 0.501)
    light.camera((1.55, -0.02, 1.22), -29, 29, (0.0, -0.135), 1.4, 5.0)
