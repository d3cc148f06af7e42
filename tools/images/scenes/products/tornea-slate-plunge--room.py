"""
Scene: the slate plunge and its long window, wide, in a room with white walls: low sun from a window on the left, which the
image does not show, falls on the split stone, on an olive tree and on a bench.
"""
import bpy
from library import calm_glass, clear, clearwater, finishes, light, linens, potted, rippled  # noqa: F401 (calm_glass adds a material)
from library.boards import Boards
from library.shapes import put
from library.slabs import slab
from library.views import compose_product

ALT = 'A plunge clad in split slate in a room of pale plaster and cedar, a linen towel over its honed rim, before a long window onto a snowy clearing, an olive tree and a bench in low sun beside it'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.96, 'contrast': 1.16, 'balance': 0.25}
LEFT, RIGHT, FRONT, BACK, TALL = -0.6, 3.8, -3.0, 3.0, 3.0  # the room of the main image, in metres
SUNNY = (-2.4, -0.50, 0.72, 2.88)  # the window in its left wall, a little narrower, from y to y and from z to z
BOX, LEVEL = ((0.74, 2.36), (1.19, 1.81), (0.115, 1.005)), 0.985  # the inner faces of the basin and the height of its water, in metres


def plaster():
    """Replaces the boards of the side walls by smooth plaster, so that only the wall with the window is of cedar."""
    for x in (LEFT, RIGHT):
        for made in clear.within((x - 0.2, FRONT - 0.2, -0.2), (x + 0.2, BACK + 0.2, TALL + 0.2)):
            bpy.data.objects.remove(made)
    near, far, sill, lintel = SUNNY
    parts = [(LEFT, FRONT, near, 0, TALL), (LEFT, far, BACK, 0, TALL), (LEFT, near, far, 0, sill), (LEFT, near, far, lintel, TALL), (RIGHT, FRONT, BACK, 0, TALL)]
    for x, y0, y1, z0, z1 in parts:
        put('plaster', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], 'white plaster')


def plinth():
    """Adds the plinth below the courses. From here the shadow gap of the main view makes the pool seem to hover."""
    x0, x1, y0, y1 = 0.53, 2.57, 0.98, 2.02
    for low, high in (((x0, y0), (1.549, y0 + 0.10)), ((1.551, y0), (x1, y0 + 0.10)), ((x0, y0 + 0.102), (x0 + 0.10, y1)), ((x1 - 0.10, y0 + 0.102), (x1, y1))):
        slab('honed slate', (*low, 0.0), (*high, 0.075), 0.004)


def water():
    """Takes the lamp out of the basin, which is not lit by day, and gives the water ripples that mirror the window."""
    for made in clear.within((1.4, 1.7, 0.45), (1.7, 1.9, 0.75)):
        bpy.data.objects.remove(made)
    of = clearwater.lining('slate', BOX, LEVEL, [(1.55, 1.5, LEVEL + 0.3, 0.02)], (0.55, 0.58, 0.59), net=0.15, slab=(0.54, 0.62, 0.5), scatter=0.5)
    rippled.replace_clear(0.0005, of)


def furniture():
    """Moves the bench to the right wall, adds an olive tree, and a towel over the rim of the plunge."""
    for made in clear.within((2.9, 2.3, -0.01), (3.8, 3.0, 0.5)):
        bpy.data.objects.remove(made)
    bench = Boards('planed aspen', 0.006)
    for i in range(3):
        bench.box((3.34 + i * 0.143, 0.45, 0.42), (3.34 + i * 0.143 + 0.139, 2.0, 0.46), 'y')
    for y in (0.60, 1.80):
        bench.box((3.37, y, 0.0), (3.73, y + 0.05, 0.419), 'z')
    bench.done('bench')
    potted.olive(3.28, 2.42, 0.0, 1.85, 0.20, seed=4)
    linens.over_edge('plain linen', 1.86, 0.97, 1.05, 0.42, 0.13, 0.36, 3, loose=0.16, thick=0.004, seed=9)


def compose():
    compose_product('tornea-slate-plunge')
    plaster()
    plinth()
    water()
    furniture()
    # A tinted pane, because the snow outside is several stops brighter than the room.
    finishes.refine(only='sheet', glass='calm dark glass')
    finishes.refine(**{'wet honed slate': 'honed slate'})
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'SUN']:
        lamp.data.energy *= 1.8
    light.area((1.4, -2.8, 2.0), (0.1, 1, -0.2), 3.0, 1.8, 46, colour=(1.0, 0.96, 0.90))
    light.camera((0.2, -2.92, 1.74), 17, 25.5, (0.0, -0.128), 4.6, 8.0)
