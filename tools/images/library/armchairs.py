"""An oak armchair with cushions, for rooms that would be bare."""
import math
import bpy
import numpy as np
from mathutils import Matrix
from . import cushions, linens, weaves  # noqa: F401 (weaves adds materials)
from .boards import Boards


def _frame(wood):
    """Adds the frame: four legs, rails below the seat, flat arms, and slats between two inclined posts behind the back."""
    made, up = Boards(wood, 0.006), np.array((0.0, 0.31, 0.95))
    for side in (-1, 1):
        x = side * 0.325
        for y in (-0.33, 0.28):
            made.box((x - 0.021, y - 0.021, 0), (x + 0.021, y + 0.021, 0.545), 'z')
        made.box((x - 0.014, -0.309, 0.215), (x + 0.014, 0.259, 0.275), 'y')
        made.box((x - 0.030, -0.375, 0.546), (x + 0.030, 0.335, 0.570), 'y')
        made.board((side * 0.27, 0.432, 0.55), (0.66, 0.036, 0.026), (up, (1, 0, 0), (0, -up[2], up[1])))
    for y in (-0.33, 0.28):
        made.box((-0.304, y - 0.014, 0.215), (0.304, y + 0.014, 0.275))
    for share in (0.05, 0.16, 0.27):
        middle = np.array((0, 0.414, 0.55)) + up * share
        made.board(middle, (0.58, 0.055, 0.014), ((1, 0, 0), up, (0, -up[2], up[1])))
    return made.done('armchair')


def armchair(x, y, turn=0.0, wood='planed oak', of='upholstery wool', throw=None):
    """
    Adds an armchair that stands at (x, y) and faces -y, turned `turn` degrees anticlockwise as seen from above. `throw` is
    the material of a cloth that lies on the seat and hangs over its front edge.
    """
    before = set(bpy.data.objects)
    _frame(wood)
    cushions.mattress((-0.295, -0.345, 0.277), (0.295, 0.265, 0.415), of, seed=3)
    seat = set(bpy.data.objects)
    cushions.mattress((-0.285, -0.26, 0.0), (0.285, 0.26, 0.125), of, seed=5)
    for made in set(bpy.data.objects) - seat:
        made.matrix_basis = Matrix.Translation((0, 0.375, 0.665)) @ Matrix.Rotation(math.radians(72), 4, 'X') @ made.matrix_basis
    if throw:
        linens.over_edge(throw, 0.05, -0.352, 0.418, 0.44, 0.46, 0.30, -4, loose=0.16, thick=0.007, seed=4)
    for made in set(bpy.data.objects) - before:
        made.matrix_basis = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ made.matrix_basis
