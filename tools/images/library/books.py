"""Stacks of clothbound books, for rooms at some distance."""
import math
import random
import numpy as np
from . import materials
from .boards import Boards

# The colours of their cloth, in linear RGB.
CLOTHS = {'ecru': (0.50, 0.45, 0.37), 'bone': (0.64, 0.60, 0.52), 'umber': (0.115, 0.074, 0.050), 'slate': (0.085, 0.095, 0.106),
          'sage': (0.150, 0.165, 0.122), 'rust': (0.235, 0.098, 0.055)}
materials._makers.update({f'{name} book cloth': lambda made, tint=tint: materials._plain(made, tint, 0.85) for name, tint in CLOTHS.items()})
_AWAY = np.array((0.0, 1.0, 0.0))



def stack(x, front, z, count=3, seed=1):
    """Adds `count` books that lie on each other around `x`, their spines near y = `front`, on a surface at the height `z`."""
    chance = random.Random(seed)
    for name in chance.sample(list(CLOTHS), count):
        wide, deep, thick = chance.uniform(0.19, 0.24), chance.uniform(0.14, 0.165), chance.uniform(0.016, 0.030)
        a = math.radians(chance.gauss(0, 4))
        along, across = np.array((math.cos(a), math.sin(a), 0)), np.array((-math.sin(a), math.cos(a), 0))
        centre, cover = np.array((x + chance.uniform(-0.012, 0.012), front + deep / 2, z + thick / 2)), 0.0028
        made, pages = Boards(f'{name} book cloth', 0.001), Boards('bone book cloth', 0.0005)
        for side in (-1, 1):
            made.board(centre + (0, 0, side * (thick - cover) / 2), (wide, deep, cover), (along, across, np.cross(along, across)))
        made.board(centre - across * (deep - cover) / 2, (wide, cover, thick - 2 * cover), (along, across, np.cross(along, across)))
        pages.board(centre, (wide - 0.006, deep - 0.007, thick - 2 * cover), (along, across, np.cross(along, across)))
        made.done('books')
        pages.done('books')
        z += thick
