"""
Scene: the travertine basin under its vault, seen along its axis, with a lit walnut ledge at the far wall.
"""
import bpy
from library import clearwater, finishes, light, planed, slabs
from library.boards import Boards
from library.chateau import suite
from library.textiles import folded

ALT = 'A travertine basin of clear cold water under a barrel vault, with towels on a lit walnut ledge'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.7}


def ledge():
    """Adds a walnut ledge along the far wall, with two towels on it and a light strip below it."""
    board = Boards('walnut', 0.006)
    board.box((0.58, 5.72, 0.42), (2.92, 6.18, 0.47))
    board.done('ledge')
    top = folded('plain linen', 2.10, 5.80, 0.472, 0.42, 0.34, 6, 0.007)
    folded('plain linen', 2.11, 5.81, top, 0.41, 0.33, 6, 0.007, -1.5)
    light.strip((0.7, 5.80, 0.41), (2.8, 5.80, 0.41), (0, 0.2, -1), 16, 2600)


def dim():
    """
    Lowers the lamps of the room in front of the arch and of the vault's crown, which would light the vault evenly, and the
    light that the water throws on the walls.
    """
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.location.z < 0.2 and 3.5 < thing.location.y < 5.0]:
        lamp.data.energy *= 0.35
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.location.y < 2.2]:
        lamp.data.energy *= 0.25
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.location.z > 3.0 and thing.location.y > 2.2]:
        lamp.data.energy *= 0.5


def basin():
    """Replaces the water and the lining of the basin, and adds a coping of travertine around it."""
    lamps = [(1.75, 5.10, -0.42, 0.30), (1.25, 3.5, -0.45, 0.06), (2.25, 3.5, -0.45, 0.06)]
    (x, y, _), _ = clearwater.renew('travertine', 0.0035, 7, lamps=lamps, above=(0.21, 0.225, 0.23), net=0.2, scatter=0.75, line=(0.20, 0.21, 0.20))
    slabs.coping('filled travertine', *x, *y, 0.0, 0.022, 0.012, 0.26, 0.009, 0.8)


def compose():
    suite()
    dim()
    ledge()
    basin()
    for x in (0.68, 2.82):
        light.spot((x, 6.02, 0.52), (0, 0.06, 1), 40, 70, 2550)
    finishes.refine('vault', travertine='dressed travertine')
    finishes.refine(travertine='filled travertine')
    planed.renew_walls(walnut='planed walnut')
    light.camera((1.75, 1.30, 1.50), 0, 26, (0.0, -0.15), 3.2, 5.0)
