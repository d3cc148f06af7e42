"""
Scene: the warm side of the suite, seen across the daybeds: the infrared chamber in the left wall, the cedar sauna behind
its arch, and the fireplace.
"""
import importlib
import math
import bpy
from library import clear, light, mortar, throws
from library.boards import Boards
from library.chateau import ARCHES, COURSE, SPRING
from library.cloth import block
from library.things import sawn
from library.views import compose_product

ALT = 'Under a travertine vault, a hemlock infrared chamber glows behind glass beside a cedar sauna, a log fire and two daybeds, a wool throw over one of them'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.0, 'contrast': 1.06}
FACE, BACK, HIGH = 2.0, 2.45, 4.1  # y of the faces of the wall with the arches, and its height, in metres
RADIUS, DEEP = 1.0, 0.38  # of the openings of the arches, and height of their stones, in metres


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


def vault():
    """Closes the joints of the large vault with mortar."""
    room = importlib.import_module('scenes.products.chateau-d-hiver-contrast-suite')
    radius = (room.HALF ** 2 + (room.CROWN - room.SPRING) ** 2) / (2 * (room.CROWN - room.SPRING))
    wide, courses, bed = math.asin(room.HALF / radius), 38, Boards('lime mortar')
    for i in range(courses):
        angle = wide * (2 * (i + 0.5) / courses - 1)
        out, side = (math.sin(angle), 0, math.cos(angle)), (math.cos(angle), 0, -math.sin(angle))
        reach = radius + 0.021
        bed.board((out[0] * reach, (room.FRONT + room.BACK) / 2, room.CROWN - radius + out[2] * reach),
                  (room.BACK - room.FRONT, 2.04 * wide * radius / courses, 0.030), ((0, 1, 0), side, out))
    bed.done('mortar')


def bedding():
    """Replaces the folded linens on the daybeds by a wool throw over the nearer one."""
    clear.clear((-1.7, -0.5, 0.40), (1.7, 0.6, 0.60))
    bed = [block((0.62, -0.33, 0.0), (2.48, 0.43, 0.414), 0.03), block((0.60, -0.35, 0.0), (2.50, 0.45, 0.272), 0.01)]
    throws.throw('grey herringbone', 1.12, -0.02, 0.414, 0.80, 1.20, bed, turn=4, crush=0.24, seed=8)


def compose():
    compose_product('chateau-d-hiver-contrast-suite')
    masonry()
    vault()
    mortar.point('filled travertine')
    bedding()
    light.spot((-0.9, -1.6, 3.2), (0.15, 0.6, -1), 120, 50, 2900)
    light.camera((2.6, -4.4, 1.4), -30, 26, (0.0, -0.005), 7.0, 5.6)
