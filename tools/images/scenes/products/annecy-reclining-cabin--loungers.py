"""Scene: a lounger of the reclining cabin, seen from the glass front."""
import numpy as np
from library import clear, light, materials
from library.boards import Boards
from library.views import compose_product

ALT = 'Slats of hemlock follow the curve of a lounger, a slate shelf with a book beside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.5, 'contrast': 1.28}
materials._makers['book cover'] = lambda name: materials._plain(name, (0.50, 0.455, 0.385), 0.85)
materials._makers['page edges'] = lambda name: materials._plain(name, (0.70, 0.66, 0.57), 0.9)


def book(x, y, z, wide, deep, tall, turn):
    """Adds a book that lies on a surface at the height `z`. Its middle is at (x, y), and `turn` is its direction in degrees."""
    a = np.radians(turn)
    across, along, up = np.array((np.cos(a), np.sin(a), 0)), np.array((-np.sin(a), np.cos(a), 0)), np.array((0, 0, 1.0))
    at = lambda u, v, w: np.array((x, y, z)) + across * u + along * v + up * w
    cover, pages = Boards('book cover', 0.001), Boards('page edges', 0.001)
    for level in (0.0015, tall - 0.0015):
        cover.board(at(0, 0, level), (deep, wide, 0.003), (along, across, -up))
    cover.board(at(-wide / 2 + 0.0015, 0, tall / 2), (deep, 0.003, tall - 0.002), (along, across, -up), 0.0012)
    pages.board(at(0, 0, tall / 2), (deep - 0.008, wide - 0.008, tall - 0.006), (along, across, -up))
    cover.done('book')
    pages.done('book')


def compose():
    compose_product('annecy-reclining-cabin')
    # Most of the light comes from one side, so that the slats have shadows.
    light.area((1.98, 0.35, 1.55), (-1, 0.55, -0.45), 0.5, 0.9, 18, 4600)
    clear.clear((0.9, 0.6, 0.49), (1.16, 1.2, 0.7), 'turned', 'book')
    book(1.03, 1.02, 0.5, 0.150, 0.205, 0.021, -9)
    light.camera((1.55, 0.02, 1.22), -30, 27, (0.0, -0.10), 1.3, 4.0)
