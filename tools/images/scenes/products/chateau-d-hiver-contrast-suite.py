"""
Scene: two travertine arches with a fire between them, in a room under a travertine vault. The cedar sauna is behind the
left arch; a basin under a vault of its own is behind the right arch. The infrared chamber is in the left wall, which no view
shows.
"""
import math
import bpy
from library import calm_glass, cushions, finishes, light, planed, weaves  # noqa: F401 (weaves adds the cloth and the pile)
from library.boards import Boards, bench, panels, plank_wall
from library.emitters import emitter
from library.chateau import suite
from library.suites import glass_side
from library.textiles import folded

ALT = 'Two travertine arches under a vault: a cedar sauna glows through one, a cold basin before a window on a snowy park lies beyond the other, a fire between them'
WIDTH = 1440
GRADE = {'exposure': 1.05}
HALF, SPRING, CROWN = 3.6, 2.95, 4.08  # half the width of the room, start of the vault's curve, height of its middle, in metres
FRONT, BACK = -4.5, 2.0
DOOR = (-0.9, 1.5, 2.2)  # opening of the infrared chamber in the left wall: y from, y to, height


def discard(matches):
    """Removes the objects for which `matches(object)` returns True."""
    for thing in [thing for thing in bpy.data.objects if matches(thing)]:
        bpy.data.objects.remove(thing)


def spans(thing, axis, low, high):
    """Returns whether all vertices of a mesh object lie between `low` and `high` along `axis`, which is 0, 1 or 2."""
    return thing.type == 'MESH' and all(low <= vertex.co[axis] <= high for vertex in thing.data.vertices)


def vault():
    """Replaces the flat ceiling of the library's suite with a shallow barrel vault, lit from two cornices."""
    discard(lambda thing: thing.name.startswith('sheet') and spans(thing, 2, 4.05, 4.15))
    discard(lambda thing: thing.type == 'LIGHT' and thing.location.z > 3.85)
    radius = (HALF ** 2 + (CROWN - SPRING) ** 2) / (2 * (CROWN - SPRING))
    wide, courses, slab = math.asin(HALF / radius), 19, 1.3
    stones = Boards('travertine', 0.005)
    for i in range(courses):
        angle = wide * (2 * (i + 0.5) / courses - 1)
        out, side = (math.sin(angle), 0, math.cos(angle)), (math.cos(angle), 0, -math.sin(angle))
        at = FRONT - (0.5 * slab if i % 2 else 0)
        while at < BACK:
            a, b = max(at, FRONT), min(at + slab, BACK)
            centre = (out[0] * (radius + 0.02), (a + b) / 2, CROWN - radius + out[2] * (radius + 0.02))
            stones.board(centre, (b - a - 0.004, 2 * wide * radius / courses - 0.004, 0.04), ((0, 1, 0), side, out))
            at += slab
    stones.done('vault')
    cornice = Boards('travertine', 0.008)
    for side in (-1, 1):
        ends = sorted((side * HALF, side * (HALF - 0.14)))
        for i in range(5):
            cornice.box((ends[0], FRONT + i * 1.3, SPRING - 0.16), (ends[1], FRONT + (i + 1) * 1.3 - 0.003, SPRING - 0.06), 'y')
        light.strip((side * (HALF - 0.07), FRONT + 0.3, SPRING - 0.03), (side * (HALF - 0.07), BACK - 0.1, SPRING - 0.03), (-side * 0.55, 0, 1), 58, 2750)
    cornice.done('cornice')
    for x in (-1.75, 1.75):
        light.spot((x, 1.2, 3.7), (0, 0.22, -1), 190, 52, 2750)


def infrared():
    """Adds the infrared chamber of hemlock behind glass in the left wall: two benches at a right angle, and emitters."""
    y0, y1, high = DOOR
    x0, x1, wall, wood = -5.55, -3.85, -HALF, 'hemlock'
    discard(lambda thing: spans(thing, 0, -HALF - 0.06, -HALF + 0.01) and thing.name.startswith(('slabs', 'behind')))
    for start, end, low, top in ((FRONT, y0, 0, SPRING), (y1, BACK, 0, SPRING), (y0, y1, high, SPRING)):
        panels('travertine', (wall, start, low), (0, 1, 0), (0, 0, 1), end - start, top - low, 1.2, 0.42)
    reveal = Boards('travertine', 0.006)
    reveal.box((x1, y0 - 0.02, 0), (wall + 0.03, y0 + 0.06, high), 'z')
    reveal.box((x1, y1 - 0.06, 0), (wall + 0.03, y1 + 0.02, high), 'z')
    reveal.box((x1, y0 - 0.02, high - 0.003), (wall + 0.03, y1 + 0.02, high + 0.14), 'y')
    reveal.box((x1, y0, -0.02), (wall, y1, 0.001), 'y')
    reveal.done('reveal')
    plank_wall(wood, (x0, y0, 0), (0, 1, 0), (0, 0, 1), y1 - y0, high, joints=False)
    plank_wall(wood, (x0, y1, 0), (1, 0, 0), (0, 0, 1), x1 - x0, high, joints=False)
    plank_wall(wood, (x1, y0, 0), (-1, 0, 0), (0, 0, 1), x1 - x0, high, joints=False)
    plank_wall(wood, (x0, y1, high), (1, 0, 0), (0, -1, 0), x1 - x0, y1 - y0, joints=False)
    plank_wall(wood, (x0, y0, 0), (1, 0, 0), (0, 1, 0), x1 - x0, y1 - y0, joints=False)
    bench(wood, x0 + 0.02, x1 - 0.06, y1 - 0.55, y1 - 0.02, 0.47, light=7)
    seat = Boards(wood, 0.005)
    for i in range(5):
        seat.box((x0 + 0.02 + i * 0.106, y0 + 0.04, 0.442), (x0 + 0.02 + i * 0.106 + 0.098, y1 - 0.56, 0.47), 'y')
    seat.box((x0 + 0.53, y0 + 0.04, 0.37), (x0 + 0.56, y1 - 0.56, 0.442), 'y')
    for i in range(42):
        seat.box((x0 + 0.42, y0 + 0.05 + i * 0.043, 0), (x0 + 0.45, y0 + 0.072 + i * 0.043, 0.40), 'z')
    seat.done('seat')
    light.strip((x0 + 0.50, y0 + 0.1, 0.36), (x0 + 0.50, y1 - 0.6, 0.36), (0.42, 0, -1), 6, 2750)
    for x in (x0 + 0.62, x0 + 1.2):
        emitter((x, y1 - 0.012, 1.12), (0, -1, 0), 0.24, 0.92, 1, 4)
    for y in (y0 + 0.42, y0 + 1.02, y0 + 1.62):
        emitter((x0 + 0.012, y, 1.12), (1, 0, 0), 0.24, 0.92, 1, 4)
    folded('plain linen', x0 + 1.0, y1 - 0.45, 0.472, 0.40, 0.30, 6, 0.007)
    glass_side((y0 + 0.06, (y0 + y1) / 2, y1 - 0.06), 0.0, high, x1 + 0.08)
    light.strip((x0 + 0.05, y0 + 0.1, high - 0.06), (x0 + 0.05, y1 - 0.1, high - 0.06), (0.15, 0, -1), 9, 2750)
    light.area(((x0 + x1) / 2, (y0 + y1) / 2, high - 0.04), (0, 0, -1), 1.0, 1.4, 14, 2850)


def sauna_side():
    """Adds the wall between the left arch and the sauna, which only an oblique view shows."""
    panels('travertine', (-3.12, 2.45, 0), (0, 1, 0), (0, 0, 1), 0.95, 4.1, 1.2, 0.42)


def linens():
    """
    Replaces the rug of the library's suite with one of looped pile and its mattresses with woven ones. Adds two folded
    towels to the left daybed and a folded wool throw to the right one.
    """
    discard(lambda thing: thing.name.startswith('rounded') and thing.dimensions.x > 5)
    cushions.rug(-2.9, 2.9, -0.85, 0.9, of='umber loops', thick=0.018)
    cushions.renew('pale basket', 'grey herringbone')
    top = folded('plain linen', -1.42, -0.12, 0.409, 0.42, 0.34, 6, 0.007)
    folded('plain linen', -1.41, -0.11, top, 0.41, 0.33, 6, 0.007, -1.5)
    folded('grey herringbone', 1.02, -0.33, 0.408, 0.46, 0.74, 3, 0.014)


def compose():
    suite()
    linens()
    vault()
    infrared()
    sauna_side()
    # The beds of the stone would make planks of the long slabs of the vault.
    finishes.refine('vault', travertine='dressed travertine')
    finishes.refine(travertine='filled travertine')
    planed.renew_walls(cedar='planed dry cedar', hemlock='planed hemlock', walnut='planed walnut')
    calm_glass.renew()
    light.camera((0.0, -4.4, 1.5), 0, 31, (0, -0.015), 6.4, 5.0)
