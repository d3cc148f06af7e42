"""Clothbound books on shelves, for rooms at some distance: rows with their spines to the front, and stacks."""
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


def row(x0, x1, back, z, seed=1, heights=(0.19, 0.27)):
    """
    Adds upright books from `x0` to `x1` on a shelf at the height `z`, in metres, against the wall at y = `back`. Their spines
    face -y, and the last one leans on the others.
    """
    chance = random.Random(seed)
    cloths = {name: Boards(f'{name} book cloth', 0.0014) for name in CLOTHS}
    x, tall = x0, 0.22
    while x < x1:
        thick, deep = chance.choice((0.014, 0.018, 0.022, 0.028, 0.036)), chance.uniform(0.13, 0.17)
        # Volumes of one format often stand together.
        tall = tall if chance.random() < 0.35 else chance.uniform(*heights)
        name = chance.choice(list(CLOTHS))
        cloths[name].box((x, back - deep - 0.01, z), (x + thick - 0.0008, back - 0.01, z + tall), 'z')
        if chance.random() < 0.5:
            label = cloths['bone' if name in ('umber', 'slate', 'sage', 'rust') else 'umber']
            label.box((x + 0.002, back - deep - 0.0108, z + tall * 0.72), (x + thick - 0.003, back - deep - 0.009, z + tall * 0.72 + 0.022), 'z', edge=0.0002)
        x += thick
    lean, tall, deep, thick = math.radians(-11), 0.205, 0.145, 0.020
    up = np.array((math.sin(lean), 0.0, math.cos(lean)))
    foot = np.array((x + math.sin(-lean) * tall + 0.001, back - 0.01 - deep / 2, z))
    aside = np.array((up[2], 0.0, -up[0]))
    cloths['ecru'].board(foot + up * tall / 2 + aside * thick / 2 + (0, 0, thick / 2 * abs(math.sin(lean))), (tall, deep, thick), (up, _AWAY, np.cross(up, _AWAY)))
    for name, made in cloths.items():
        if made.points:
            made.done('books')


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
