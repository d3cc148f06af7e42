"""
Scene: the fire in its wall of travertine on a winter evening, seen across the end of a daybed. The fire lights the room; the sauna
glows behind its arch, and the last daylight falls on the basin behind the other one.
"""
import math
import random
import bpy
from library import another_hour, clear, clearwater, daylight, hedges, lamps, larches, light, mortar, outlook, throws
from library.boards import Boards
from library.chateau import ARCHES, COURSE, SPRING
from library.cloth import block
from library.shapes import rod
from library.things import sawn
from library.views import compose_product

ALT = 'A log fire in a wall of travertine on a winter evening, a daybed with a wool throw before it, a cedar sauna behind one arch and the cold basin behind the other'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.15, 'contrast': 1.12, 'balance': 0.17}
FACE, BACK, HIGH = 2.0, 2.45, 4.1  # y of the faces of the wall with the arches, and its height, in metres
RADIUS, DEEP = 1.0, 0.38  # of the openings of the arches, and height of their stones, in metres
BED = (0.28, 0.32)  # x and y of the corner of the daybed that is nearest to the fire


def spans(level, top):
    """Returns the parts (x from, x to) of a course between two heights that are stone: not an arch and not the fireplace."""
    over = max(level - SPRING, 0)
    wide = RADIUS if top <= SPRING else math.sqrt(max((RADIUS + 0.02) ** 2 - over ** 2, 0)) if over < RADIUS else 0
    left, right = ARCHES
    if not wide:
        return [(-3.6, 3.6)]
    middle = [(left + wide, -0.46), (0.46, right - wide)] if level > 0.9 * COURSE and top < 3.1 * COURSE else [(left + wide, right - wide)]
    return [(-3.6, left - wide), *middle, (right + wide, 3.6)]


def masonry():
    """
    Replaces the wall with the arches: courses in bond, whose upright joints alternate, and arches of wedges, all with narrow
    joints that are filled with mortar.
    """
    for made in list(bpy.data.objects):
        kind = made.name.split('.')[0]
        y = [corner[1] + made.location.y for corner in made.bound_box]
        if made.type == 'MESH' and kind in ('wall', 'sawn') and made.data.materials[0].name == 'filled travertine' and 1.9 < min(y) and max(y) < 2.6:
            bpy.data.objects.remove(made)
    stones, bed = Boards('dressed travertine', 0.0035), Boards('lime mortar')
    cuts = sorted({SPRING, *(i * COURSE for i in range(10)), HIGH} - {4 * COURSE})
    for i, (level, top) in enumerate(zip(cuts, cuts[1:])):
        for a, b in spans(level, top):
            joints = [x for x in (k * 1.2 + (0.6 if i % 2 else 0.0) for k in range(-4, 5)) if a + 0.3 < x < b - 0.3]
            for p, q in zip([a, *joints], [*joints, b]):
                stones.box((p + 0.0015, FACE, level + 0.0015), (q - 0.0015, BACK, top - 0.0015))
            bed.box((a + 0.004, FACE + 0.003, level - 0.004), (b - 0.004, BACK - 0.003, top + 0.004))
    stones.done('masonry')
    bed.done('mortar')
    count = 13
    for middle in ARCHES:
        for i in range(count):
            for of, gap, inset in (('dressed travertine', 0.0011, 0.0), ('lime mortar', 0.0, 0.003)):
                turns = [math.pi * (i + part) / count + (gap if part == 0 else -gap if part == 1 else 0) for part in (0, 0.5, 1)]
                ring = [(reach * math.cos(t), reach * math.sin(t)) for reach, way in ((RADIUS + DEEP - inset, turns), (RADIUS + inset, turns[::-1])) for t in way]
                sawn(of, ring, (middle, (FACE + BACK) / 2, SPRING), (1, 0, 0), (0, 0, 1), BACK - FACE + 0.04 - 2 * inset, 'z', 0.0035 if gap else 0.001)


def furniture():
    """Moves the right daybed before the fire and lays a wool throw over it. Removes the other one, the table, the candles and the linens."""
    for made in clear.within((-3.0, -0.5, -0.01), (0.5, 0.7, 0.8)) + clear.within((0.9, -0.5, 0.40), (2.0, 0.6, 0.60)):
        bpy.data.objects.remove(made)
    for made in clear.within((-1.2, 1.5, -0.1), (1.2, 2.9, 0.4)):
        if made.name.split('.')[0] == 'turned':  # a candle or its flame
            bpy.data.objects.remove(made)
    (x, y), (x0, y0) = BED, (0.6, -0.35)
    for made in clear.within((x0 - 0.05, y0 - 0.05, -0.01), (2.6, 0.55, 0.8)):
        made.location.x, made.location.y = made.location.x + x - x0, made.location.y + y - y0
    body = [block((x + 0.02, y + 0.02, 0.0), (x + 1.88, y + 0.78, 0.414), 0.03), block((x, y, 0.0), (x + 1.90, y + 0.80, 0.272), 0.01)]
    throws.throw('grey herringbone', x + 0.62, y + 0.30, 0.414, 0.80, 1.20, body, turn=6, crush=0.07, fold=0.30, seed=8)


def firewood(x0=-1.16, y0=1.50, wide=0.36, tall=0.42, deep=0.34):
    """Adds a frame of black steel with split logs, whose ends face the room, beside the hearth."""
    for x in (x0, x0 + wide):
        for y in (y0 + 0.03, y0 + deep - 0.03):
            rod('black steel', (x, y, 0.0), (x, y, tall), 0.007)
        for z in (0.06, tall):
            rod('black steel', (x, y0 + 0.03, z), (x, y0 + deep - 0.03, z), 0.007)
    for y in (y0 + 0.03, y0 + deep - 0.03):
        rod('black steel', (x0, y, 0.06), (x0 + wide, y, 0.06), 0.007)
    chance, size = random.Random(3), 0.083
    for row in range(4):
        for i in range(4 if row < 3 else 2):
            reach, half = size * chance.uniform(0.92, 1.08), math.radians(chance.uniform(31, 37))
            turn = (0 if (row + i) % 2 else math.pi) + math.pi / 2 + chance.gauss(0, 0.14)
            rim = [(reach * math.cos(turn + half * k / 3), reach * math.sin(turn + half * k / 3)) for k in range(-3, 4)]
            at = (x0 + 0.055 + i * 0.083, y0 + deep / 2 + chance.gauss(0, 0.012), 0.067 + row * 0.088 + (0.002 if (row + i) % 2 else 0.083))
            sawn('planed hemlock', [(0.0, 0.0), *rim], at, (1, 0, 0), (0, 0, 1), 0.30, 'y', 0.002)
            bark = [*rim, *((a * 1.05, b * 1.05) for a, b in rim[::-1])]
            sawn('rock', bark, at, (1, 0, 0), (0, 0, 1), 0.296, 'y', 0.001)


def evening():
    """Leaves the fire as the main light: removes the other lamps, and adds the glow of the sauna and the last daylight over the basin."""
    lamps.keep_lamps((-0.5, 1.9, 0.4), (0.5, 2.6, 1.2))
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT']:
        lamp.data.energy, lamp.data.color = lamp.data.energy * (1.2 if lamp.location.y > FACE + 0.05 else 3.6), (1.0, 0.52, 0.22)
    light.area((-1.85, 4.7, 2.35), (0, -0.2, -1), 1.8, 1.4, 22, 2700)
    light.area((1.75, 6.1, 1.6), (0, -1, -0.15), 0.9, 1.9, 15, colour=(0.86, 0.92, 1.0))
    light.area((-1.2, -4.0, 2.6), (0.2, 1, -0.3), 3.0, 1.6, 26, 3200)


def cold_side():
    """Turns the day behind the window into dusk, adds a hedge and a lime where this view looks, and takes the glow out of the basin."""
    another_hour.change(lambda: outlook.sky(daylight.overcast_noon, 0.50, mist=1.2))
    bpy.context.scene.world.cycles.sampling_method = 'NONE'  # as `outlook.enclose` sets it
    hedges.hedge(2, 14, 31, -0.55, tall=1.3, seed=4)
    larches.larches([(9.4, 36)], lambda x, y: -0.6, 'lime', (13, 15), shapes=1, snow=0.25, seed=9)
    clearwater.renew('travertine', 0.0011, 0, lamps=[(1.75, 5.1, -0.4, 0.02)], above=(0.050, 0.052, 0.052), net=0.0, scatter=0.2, line=(0.03, 0.03, 0.03))


def compose():
    compose_product('chateau-d-hiver-contrast-suite')
    masonry()
    mortar.point('filled travertine')
    furniture()
    firewood()
    evening()
    cold_side()
    light.camera((-0.4, -2.5, 1.02), 16, 30, (0.0, -0.015), 4.7, 5.6)
