"""Scene: the suite from above in even daylight, cut at the height of a table: a plan of 1000 by 450 cm, with the terrace before it."""
import random
import bpy
import numpy as np
from library import clear, clearwater, daylight, depth, finishes, light, materials, meadow, pillows, plan, planed, section, spruces, terry, throws, winter  # noqa: F401 (planed and terry add their materials)
from library.boards import Boards, panels
from library.cloth import block
from library.fields import fractal, grid_faces, mesh, place
from library.moesern import POOL, blades, mark, suite
from library.saunas import duckboard

ALT = 'The suite from above, without its roof: the sauna with the shower behind it, the resting room with three daybeds, and the plunge in a terrace cleared of snow, with a trail of footprints and young spruces'
GRADE = {'exposure': 0.40, 'contrast': 1.16, 'balance': 0.6}
WEST, EAST, FRONT, BACK = -1.2, 8.8, -0.05, 4.45  # outer faces of the walls, in metres
THICK = 0.25  # of the outer walls
CUT = 1.30
# Paler than in the views of the rooms, because a plan has no lamps and no reflections that would brighten dark stone.
materials._makers.update({
    'pale slate': lambda name: finishes._honed(name, (0.185, 0.182, 0.175), (0.345, 0.340, 0.328), 0.6),
    'grey slate': lambda name: finishes._honed(name, (0.100, 0.100, 0.098), (0.205, 0.204, 0.200), 0.6),
})


def walls():
    """Removes what is above the cut, and adds the cut walls: 25 cm against the slope, 10 cm between the rooms, and the line of glass."""
    section.cut(CUT, (WEST - 6, -8), (EAST + 6, 9))
    inner_back = BACK - THICK
    outer = [(WEST, WEST + THICK, FRONT + THICK, inner_back), (EAST - THICK, EAST, FRONT + THICK, inner_back), (WEST, EAST, inner_back, BACK),
             (WEST, -0.05, FRONT, FRONT + THICK), (7.6, EAST, FRONT, FRONT + THICK)]
    inner = [(-0.05, 0.05, 0.2, 3.15), (-0.05, 0.05, 3.9, inner_back), (0.05, 2.75, 2.9, 3.0), (2.75, 2.85, 0.1, 3.15),
             (2.75, 2.85, 3.9, inner_back), (7.6, 7.7, 0.2, 3.05), (7.6, 7.7, 3.85, inner_back)]
    solid = Boards('cut wall', 0.001)
    for x0, x1, y0, y1 in outer + inner:
        solid.box((x0, y0, -0.02), (x1, y1, CUT))
    solid.done('walls')
    section.cap(CUT + 0.001, [*outer, *inner, (-0.05, 7.6, 0.02, 0.07)])


def floors():
    """Lays the floors: slabs in the resting room, the shower and the western room, wood in the sauna and the dressing room."""
    clear.clear((2.7, -0.1, -0.1), (7.8, 3.7, 3.0), 'slabs', 'wall')
    clear.clear((2.7, 3.3, -0.1), (7.8, 3.5, 3.0))
    panels('pale slate', (2.85, 0.07, 0), (1, 0, 0), (0, 1, 0), 4.75, 4.13, 0.95, 0.826, shift=0)
    panels('grey slate', (0.05, 3.0, 0), (1, 0, 0), (0, 1, 0), 2.70, 1.2, 0.675, 0.60, shift=0)
    panels('pale slate', (WEST + THICK, 0.2, 0), (1, 0, 0), (0, 1, 0), 0.90, 4.0, 0.90, 0.80, shift=0)
    wood = Boards('hemlock', 0.0015)
    for i in range(6):
        wood.box((7.7 + i * 0.142, 0.2, -0.02), (7.7 + (i + 1) * 0.142 - 0.002, BACK - THICK, 0.0), 'y')
    wood.done('floor')
    duckboard('hemlock', 0.10, 2.70, 0.40, 1.66)
    sills = Boards('pale slate', 0.001)
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
        pillows.pillow(lambda points: points * (1.16, 1.24, 1.42) + (x + 0.4, 2.58, 0.447), swell=6.5e4, seed=3 + 4 * i)
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


def _height(x, y):
    """
    Returns the height of the snow: level around the cleared paving, towards which it falls off in a round bank, and beside the
    house rising with the slope to just below the cut behind it. What reaches above the cut would be removed.
    """
    beside = np.maximum(np.maximum(WEST - x, x - EAST), 0)
    front = np.minimum(1 / (1 + np.exp((y + 0.6) / 0.25)), 1 / (1 + np.exp((beside - 0.6) / 0.3)))
    drifts = 0.09 * fractal(x / 2.0, y / 1.5, 12, 4) + 0.022 * fractal(x / 0.5, y / 0.3, 31, 3)
    z = (1 - front) * np.clip(0.30 * (y + 0.8), 0.06, CUT - 0.18) + drifts + 0.19 * front
    outside = _outside(x, y)
    return np.where(outside > 0, z * (1 - np.exp(-np.maximum(outside, 0) / 0.14)), np.maximum(outside, -0.05))


def snow():
    """Adds the snow, with footprints from the terrace to the young trees."""
    x, y = np.meshgrid(np.arange(-3.4, 10.4, 0.016), np.arange(-5.0, 6.2, 0.016))
    z = _height(x, y)
    trail = winter.footprints((6.6, -1.75), (0.80, -0.62), 7, 0.58, 0.05) + winter.footprints((-1.15, -1.5), (-0.75, -0.62), 4, 0.58, 0.10)
    winter._press(x, y, z, trail, 0.09)
    inside = (x > WEST + 0.1) & (x < EAST - 0.1) & (y > FRONT) & (y < BACK - 0.1) | (_outside(x, y) < -0.1)
    faces = grid_faces(*x.shape)
    place(mesh('snow', np.stack([x, y, z], -1).reshape(-1, 3), faces[~inside.ravel()[faces].all(axis=1)], [winter.snow_material(relief=0.012)], True))


def plants():
    """Adds young spruces and tufts of dry grass that stand out of the snow, at the edges of the image."""
    spruces.single([(9.2, -3.55, 3.0, 'young'), (8.0, -4.15, 1.9, 'young'), (9.55, -1.75, 1.5, 'young'), (-2.35, -3.75, 2.4, 'young')],
                   _height, snow=0.8, seed=3)
    grass = blades()
    tufts = ((7.1, -3.3, 0.30), (5.6, -3.7, 0.22), (7.6, -3.0, 0.18), (8.9, -0.9, 0.20), (-2.45, -1.9, 0.26), (-1.7, -3.2, 0.18), (-2.5, 4.9, 0.22), (4.6, -4.2, 0.16))
    for i, (x, y, wide) in enumerate(tufts):
        mark(meadow.grass(x - wide, x + wide, y - wide, y + wide, lambda a, b: _height(a, b) - 0.04, int(700 * wide), 0.34, 40 + i), grass, 40 + i, 0.4)


def plunge():
    """Replaces the water and the lining of the plunge with ones that hold up in a view from above."""
    clearwater.renew('slate', 0.0006, 0, lamps=[(1.1, -2.0, -0.4, 0.0)], above=(0.60, 0.63, 0.63), net=0.05, line=(0.13, 0.14, 0.14))
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
    daylight.sun(48, 40, 2.6, 4600, 9)
    light.area(((WEST + EAST) / 2, 1.0, 15), (0, 0, -1), 14, 12, 900, 5200)  # lights the floors of the rooms evenly
    clear.clear((-4.4, -0.8, -0.2), (-0.05, 0.0, 1.4), 'edge')
    snow()
    floors()
    walls()
    plants()
    furniture()
    plunge()
    finishes.refine(slate='grey slate', **{'honed slate': 'grey slate'})
    planed.renew_walls(walnut='planed walnut', cedar='planed cedar', hemlock='planed hemlock')
    top, aside = CUT + 0.25, 0.62
    plan.dimension((WEST, BACK + aside), (EAST, BACK + aside), top, '1000', 0.26)
    plan.dimension((WEST - aside, BACK), (WEST - aside, FRONT), top, '450', 0.26)
    plan.camera(((WEST + EAST) / 2 - 0.3, 0.55), CUT + 3.0, 12.8, 90)
