"""Scene: the suite from above on an overcast day, cut at the height of a table: a plan of 1000 by 450 cm, with the terrace before it."""
import random
import bpy
import numpy as np
from library import bare_pillows, clear, clearwater, daylight, depth, finishes, plan, planed, section, terry, throws, winter  # noqa: F401 (planed and terry add their materials)
from library.boards import Boards, panels
from library.cloth import block
from library.fields import fractal, grid_faces, mesh, place
from library.fittings import lantern
from library.moesern import POOL, suite

ALT = 'The suite from above, without its roof: the sauna with the shower behind it, the resting room with three daybeds, and the plunge in a terrace cleared of snow'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.92, 'contrast': 1.2, 'balance': 0.5}
WEST, EAST, FRONT, BACK = -1.2, 8.8, -0.05, 4.45  # outer faces of the walls, in metres
THICK = 0.25  # of the outer walls
CUT = 1.30


def walls():
    """Removes what is above the cut, and adds the cut walls: 25 cm against the slope, 10 cm between the rooms, and the line of glass."""
    section.cut(CUT, (WEST - 6, -8), (EAST + 6, 9))
    inner_back = BACK - THICK
    outer = [(WEST, WEST + THICK, FRONT, BACK), (EAST - THICK, EAST, FRONT, BACK), (WEST, EAST, inner_back, BACK),
             (WEST, -0.05, FRONT, FRONT + THICK), (7.6, EAST, FRONT, FRONT + THICK)]
    inner = [(-0.05, 0.05, 0.2, 3.15), (-0.05, 0.05, 3.9, inner_back), (0.05, 2.75, 2.9, 3.0), (2.75, 2.85, 0.1, 3.15),
             (2.75, 2.85, 3.9, inner_back), (7.6, 7.7, 0.2, 3.05), (7.6, 7.7, 3.85, inner_back)]
    solid = Boards('cut wall', 0.001)
    for x0, x1, y0, y1 in outer + inner:
        solid.box((x0, y0, -0.02), (x1, y1, CUT))
    solid.done('walls')
    section.cap(CUT + 0.001, [*outer, *inner, (-0.05, 7.6, 0.02, 0.07)])


def floors():
    """Lays the floors of the resting room, of the shower behind the sauna, and of the rooms at both ends."""
    clear.clear((2.7, -0.1, -0.1), (7.8, 3.7, 3.0), 'slabs', 'wall')
    clear.clear((2.7, 3.3, -0.1), (7.8, 3.5, 3.0))
    panels('honed slate', (2.85, 0.07, 0), (1, 0, 0), (0, 1, 0), 4.75, 4.13, 0.95, 0.826, shift=0)
    panels('honed slate', (0.05, 3.0, 0), (1, 0, 0), (0, 1, 0), 2.70, 1.2, 0.675, 0.60, shift=0)
    for x0, x1 in ((WEST + THICK, -0.05), (7.7, EAST - THICK)):
        panels('honed slate', (x0, 0.2, 0), (1, 0, 0), (0, 1, 0), x1 - x0, 4.0, x1 - x0, 0.80, shift=0)
    sills = Boards('honed slate', 0.001)
    for x0, x1, y0, y1 in ((-0.05, 0.05, 3.15, 3.9), (2.75, 2.85, 3.15, 3.9), (7.6, 7.7, 3.05, 3.85)):
        sills.box((x0, y0, -0.02), (x1, y1, 0.001))
    sills.done('sills')
    under = Boards('void')
    under.box((WEST + 0.1, 0.05, -0.08), (EAST - 0.1, BACK - 0.1, -0.04))
    under.done('ground')


def furniture():
    """Puts pillows and a throw on the daybeds, a drain in the shower and a bench in the dressing room."""
    clear.clear((3.0, 2.0, 0.4), (7.4, 3.0, 0.8))
    for i, x in enumerate((3.3, 4.75, 6.2)):
        bare_pillows.pillow(lambda points: points * (1.16, 1.24, 1.42) + (x + 0.4, 2.58, 0.447), swell=6.5e4, seed=3 + 4 * i)
    bed = [block((6.22, 0.92, 0.0), (6.98, 2.83, 0.45), 0.03)]
    throws.throw('grey terry', 6.60, 1.40, 0.452, 0.70, 0.95, bed, turn=-84, crush=0.26, seed=5)
    fitted = Boards('cedar', 0.005)
    for i in range(4):
        fitted.box((8.13 + i * 0.107, 0.35, 0.41), (8.23 + i * 0.107, 2.75, 0.45), 'y')
    fitted.done('bench')
    drain = Boards('black steel', 0.002)
    drain.box((0.30, 4.08, 0.0), (2.50, 4.14, 0.004))
    drain.done('drain')


def _outside(x, y):
    """Returns the distance in metres of the points (x, y) from the cleared paving, negative on it: a strip along the glass, the paving around the plunge, and a way."""
    parts = []
    for x0, x1, y0, y1 in ((-0.85, 7.3, -1.35, 0.6), (-0.85, 4.0, -3.75, 0.6), (0.2, 2.1, -9.0, 0.0)):
        past = np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(y - (y0 + y1) / 2) - (y1 - y0) / 2
        parts.append(np.exp(-7 * (np.hypot(*np.maximum(past, 0)) + np.minimum(np.maximum(*past), 0))))
    # A soft minimum: where two cleared parts meet, the shovel has left a round corner.
    return -np.log(sum(parts)) / 7 + 0.055 * fractal(x / 1.5, y / 1.3, 61, 3) + 0.012 * fractal(x / 0.3, y / 0.3, 65, 2)


def snow():
    """
    Adds the snow: level around the cleared paving, towards which it falls off in a round bank, and beside the house rising with
    the slope to the height of the cut behind it.
    """
    x, y = np.meshgrid(np.arange(-3.4, 10.4, 0.016), np.arange(-5.0, 6.2, 0.016))
    beside = np.maximum(np.maximum(WEST - x, x - EAST), 0)
    front = np.minimum(1 / (1 + np.exp((y + 0.6) / 0.25)), 1 / (1 + np.exp((beside - 0.6) / 0.3)))
    z = (1 - front) * np.clip(0.30 * (y + 0.8), 0.06, CUT - 0.06) + 0.05 * fractal(x / 2.4, y / 2.0, 12, 4) + 0.17 * front
    outside = _outside(x, y)
    z = np.where(outside > 0, z * (1 - np.exp(-np.maximum(outside, 0) / 0.14)), np.maximum(outside, -0.05))
    inside = (x > WEST + 0.1) & (x < EAST - 0.1) & (y > FRONT) & (y < BACK - 0.1) | (outside < -0.1)
    faces = grid_faces(*x.shape)
    place(mesh('snow', np.stack([x, y, z], -1).reshape(-1, 3), faces[~inside.ravel()[faces].all(axis=1)], [winter.snow_material(relief=0.012)], True))


def plunge():
    """Replaces the water and the lining of the plunge with ones that hold up in a view from above."""
    clearwater.renew('slate', 0.0006, 0, lamps=[(1.1, -2.0, -0.4, 0.0)], above=(0.36, 0.38, 0.38), net=0.05, line=(0.13, 0.14, 0.14))
    x0, x1, _, y1 = POOL
    depth.shadow(((x0 + x1) / 2, y1), (0, -1), 0.24, x1 - x0, -0.09, 0.5)


def compose():
    random.seed('moesern-hillside-suite')
    daylight.overcast_noon(0.62)
    suite()
    # The bed of grasses beside the glass would lie under the line of a dimension.
    for made in list(bpy.context.collection.objects):
        kind = made.name.split('.')[0]
        if made.type == 'LIGHT' and made.data.type != 'SUN' or kind in ('meadow', 'grass') or made.type == 'MESH' and made.data.materials and made.data.materials[0].name.startswith(('glass', 'calm glass', 'flames', 'fire', 'tongues')):
            bpy.data.objects.remove(made)
    bpy.data.objects.remove(next(made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'SUN'))
    daylight.sun(48, 46, 2.3, 4000, 13)
    clear.clear((-4.4, -0.8, -0.2), (-0.05, 0.0, 1.4), 'edge')
    snow()
    floors()
    walls()
    furniture()
    plunge()
    lantern(0.05, -3.0, 0.0, 0.21, 0.34, 0)
    finishes.refine(slate='honed slate')
    planed.renew_walls(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    top, aside = CUT + 0.25, 0.62
    plan.dimension((WEST, BACK + aside), (EAST, BACK + aside), top, '1000', 0.26)
    plan.dimension((WEST - aside, BACK), (WEST - aside, FRONT), top, '450', 0.26)
    plan.camera(((WEST + EAST) / 2 - 0.3, 0.55), CUT + 0.3, 12.8, 90)
