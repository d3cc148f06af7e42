"""
Scene: a cabin with two panes of glass that meet at a corner without a post, by day. The room around it has a view of a
snowy garden.
"""
import bpy
import numpy as np
from library import conifers, daylight, distant, finishes, hot_emitters, light, linens, mirrored_window, planed, rooms, spruces, winter
from library.boards import Boards, bench
from library.cabins import UP, lining, shell
from library.emitters import emitter
from library.saunas import duckboard, framed
from library.shapes import pane, put

ALT = 'A hemlock cabin for three whose two panes of glass meet at the corner without a post and mirror the daylight, beside a window on a snowy garden'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.05, 'contrast': 1.26, 'balance': 0.1}


def outside():
    """Adds the view from the window, along +y: a snowy garden, spruces, and mountains under a bright overcast sky."""
    daylight.overcast_noon(2.3, azimuth=160, mist=2.5)
    # The room has no wall behind the camera, where the veiled sun would come in.
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    fall = lambda x, y: -0.7 - 0.05 * np.maximum(np.asarray(y, float) - 1.65, 0) + 0 * np.asarray(x, float)
    ground = winter.ground(fall, near=2.0, far=260, side=220, focus=((0, 8), (2.5, 14)), fine=0.08)
    free = lambda x, y: y < 12 or abs(x - 1.7 - 0.42 * y) < 4 and y < 45
    conifers.forest(winter.scatter(110, -40, 90, 10, 110, 3.0, free), ground, (('spruce', 2), ('pine', 1)), (0.7, 1.25), 0.6)
    spruces.renew(('broad', 'old', 'young'), snow=0.6, seed=4)
    distant.ridge(-600, 4200, 3600, [420, 520, 480, 640, 560, 500], 1800, -60, 9, trees=200, rugged=0.35)


def window():
    """Adds the wall with the window, which has deep reveals and a sill of hemlock."""
    x0, x1, z0, z1, y, deep = 2.15, 4.4, 0.38, 2.25, 1.65, 0.30
    for a, b, low, high in ((-4, x0, 0, 6), (x1, 7, 0, 6), (x0, x1, 0, z0), (x0, x1, z1, 6)):
        put('wall', [(a, y, low), (b, y, low), (b, y, high), (a, y, high)], [(0, 1, 2, 3)], 'plaster')
    put('reveals', [(x, y + far, z) for far in (0, deep) for x, z in ((x0, z0), (x0, z1), (x1, z1), (x1, z0))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], 'plaster')
    sill = Boards('hemlock', 0.004)
    sill.box((x0 - 0.05, y - 0.045, z0 - 0.035), (x1 + 0.05, y + deep, z0 + 0.005))
    sill.done('sill')
    framed('black steel', (x0 + 0.03, z0 + 0.04), (x1 - 0.03, z1 - 0.03), 0.06, 0.03, y + deep - 0.06)


def glazing(wide, deep, high):
    """Adds the panes: a fixed one and a door in front, and one at the side that meets the door edge to edge."""
    low, seam, y = 0.06, 1.02, -0.02
    front = [(0.002, seam - 0.002), (seam + 0.002, wide - 0.006)]
    for x0, x1 in front:
        pane(((x0 + x1) / 2, y - 0.005, (low + high) / 2), (1, 0, 0), UP, x1 - x0, high - low)
    pane((wide + 0.005, (deep + y) / 2, (low + high) / 2), (0, 1, 0), UP, deep - y, high - low)
    mirrored_window.edge(front, y, low, high - 0.010)
    corner = Boards('polished glass edge', 0.0006)
    corner.box((wide - 0.005, y - 0.005, low), (wide + 0.005, y - 0.0025, high - 0.010), 'z')
    corner.done('edge')


def compose():
    outside()
    window()
    wide, deep, high = 1.86, 1.4, 2.0
    put('side', [(5.2, -6, 0), (5.2, 1.7, 0), (5.2, 1.7, 6), (5.2, -6, 6)], [(0, 1, 2, 3)], 'plaster')
    put('ceiling', [(-4, -6, 3.0), (5.2, -6, 3.0), (5.2, 1.65, 3.0), (-4, 1.65, 3.0)], [(0, 1, 2, 3)], 'plaster')
    rooms.tiled('slate', -4, 6, -5, 1.65, size=0.9)
    lining(wide, deep, high, sides=('left',), upright=False)
    shell(wide, deep, high, sides=('left',))
    rooms.tiled('slate', 0.0, wide, 0.0, deep, 0.075, 0.5)
    duckboard('hemlock', 0.03, wide - 0.06, 0.05, 0.86, 0.075)
    bench('hemlock', 0.0, wide - 0.1, 0.88, deep, 0.50, 0.08, light=6)
    cheek = Boards('hemlock', 0.004)  # closes the end of the bench, where the panel behind the slats would show
    for i in range(4):
        cheek.box((wide - 0.124, 0.985 + i * 0.103, 0.078), (wide - 0.1, 0.985 + (i + 1) * 0.103 - 0.002, 0.472), 'z')
    cheek.done('cheek')
    side = Boards('hemlock', 0.005)
    for i in range(4):
        side.box((0.02 + i * 0.12, 0.10, 0.472), (0.02 + i * 0.12 + 0.112, 0.872, 0.50), 'y')
    side.box((0.47, 0.10, 0.40), (0.50, 0.872, 0.47), 'y')
    side.box((0.03, 0.10, 0.08), (0.06, 0.14, 0.472), 'z')
    side.box((0.42, 0.10, 0.08), (0.46, 0.14, 0.472), 'z')
    side.done('side')
    for x in (0.42, 0.95, 1.48):
        emitter((x, deep - 0.006, 1.12), (0, -1, 0), 0.19, 0.82, 1, 2)
    for y in (0.35, 0.85):
        emitter((0.007, y, 1.12), (1, 0, 0), 0.19, 0.82, 1, 2)
    linens.pile('striped linen', 1.40, 1.10, 0.502, [(0.36, 0.28, 4, -4, (0, 0)), (0.35, 0.275, 4, 3, (0.004, 0.003)), (0.33, 0.26, 4, -2, (-0.003, 0))], seed=8)
    glazing(wide, deep, high)
    edge = Boards('hemlock', 0.004)
    # Each edge is two boards, because one would reach into the boards of the front.
    for bottom, top in ((0, 0.06), (high - 0.01, high + 0.06)):
        edge.box((wide + 0.0012, -0.05, bottom), (wide + 0.05, deep + 0.08, top), 'y')
        edge.box((wide - 0.02, 0.0012, bottom), (wide, deep + 0.08, top), 'y')
    edge.box((wide - 0.01, deep - 0.03, 0.06), (wide + 0.05, deep + 0.08, high), 'z')
    # A board and a thin lath above it give the roof an edge with a line of shade.
    low, top = high + 0.008, high + 0.135
    edge.box((-0.10, -0.098, low), (wide + 0.085, -0.077, top))
    edge.box((wide + 0.064, -0.076, low), (wide + 0.085, deep + 0.10, top), 'y')
    edge.box((-0.10, -0.125, top), (wide + 0.112, deep + 0.10, top + 0.018))
    edge.done('edge')
    steel = Boards('black steel', 0.002)
    steel.box((1.10, -0.075, 0.8), (1.125, -0.05, 1.4), 'z')
    for z in (0.88, 1.31):
        steel.box((1.106, -0.055, z), (1.118, -0.02, z + 0.012))
    steel.done('pull')
    stool = Boards('walnut', 0.006)
    stool.box((2.24, 0.45, 0.40), (2.78, 0.83, 0.44))
    for x in (2.27, 2.70):
        stool.box((x, 0.48, 0), (x + 0.05, 0.80, 0.40), 'z')
    stool.done('stool')
    linens.pile('plain linen', 2.51, 0.64, 0.442, [(0.40, 0.29, 4, -3, (0, 0)), (0.39, 0.285, 4, 2, (0.004, 0.004))], seed=7)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 10, 2850)
    light.area((wide / 2, 0.6, high - 0.03), (0, 0, -1), 1.1, 0.8, 18, 3000)
    # The daylight of the window in the image, and of a wide one on the left of the room.
    light.area((3.3, 1.5, 1.4), (-0.25, -1, -0.2), 2.0, 1.7, 60, colour=(0.90, 0.95, 1.0))
    light.area((-2.6, -2.8, 1.7), (1, 0.75, -0.1), 2.4, 2.0, 110, 4000)
    finishes.refine(plaster='white plaster', slate='honed slate')
    # The panes mirror the window beside the cabin, and one behind the camera.
    mirrored_window.renew([(1.65, 2.15, 4.4, 0.38, 2.25, 1, 1), (-7.0, -4.5, -1.9, 0.3, 2.7, 2, 1)], 1.2)
    planed.renew_walls(hemlock='planed hemlock', walnut='planed walnut')
    hot_emitters.renew(0.8)
    light.camera((3.7, -3.75, 1.25), -29, 44, (0.0, -0.085), 4.4, 2.4)
