"""
Scene: a cabin with two panes of glass that meet at a corner without a post, in the low sun of a winter day. The sun comes
through the window beside it, which has a view of a snowy garden.
"""
import math
import numpy as np
from library import conifers, daylight, distant, finishes, hot_emitters, light, linens, mirrored_window, planed, rooms, spruces, traces, winter
from library.boards import Boards, bench, slats
from library.cabins import UP, lining, shell
from library.emitters import emitter
from library.saunas import duckboard, framed
from library.shapes import pane, put

ALT = 'A hemlock cabin for three whose two panes of glass meet at the corner without a post, low winter sun from the window beside it on its floor and bench'
GRADE = {'exposure': 0.62, 'contrast': 1.28, 'balance': 0.25}
AZIMUTH, ELEVATION = 38, 22  # of the sun, in degrees


def _clearing(x, y):
    """Returns whether the garden has no trees at (x, y): near the house, between the window and the sun, and in the middle of the view."""
    a = math.radians(AZIMUTH)
    aside = abs(math.cos(a) * (x - 3.3) - math.sin(a) * (y - 1.65))
    return y < 12 or aside < 4.5 and y < 40 or abs(x - 1.7 - 0.42 * y) < 4 and y < 45


def outside():
    """Adds the view from the window, along +y: a snowy garden, spruces, and hills under a clear sky with the sun low on the right."""
    daylight.low_sun(AZIMUTH, ELEVATION, 3.2, mist=0.7, seed=9.0)
    fall = lambda x, y: -0.7 - 0.05 * np.maximum(np.asarray(y, float) - 1.65, 0) + 0 * np.asarray(x, float)
    ground = winter.ground(fall, near=2.0, far=260, side=220, focus=((-1, 14), (3, 19)), fine=0.05,
                           prints=[(4.6 + 0.34 * i + 0.12 * (-1) ** i, 4.5 + 0.55 * i - 0.07 * (-1) ** i, 1.02) for i in range(26)])
    conifers.forest(winter.scatter(170, -40, 100, 10, 110, 3.0, _clearing), ground, (('spruce', 2), ('pine', 1)), (0.7, 1.25), 0.6)
    spruces.renew(('broad', 'old', 'young'), snow=0.6, seed=4)
    distant.ridge(-2400, 4600, 3200, [300, 380, 330, 260, 330, 420, 380, 300, 360, 430, 340, 300], 1400, -60, 4, trees=500)


def window():
    """Adds the wall with the window, which has deep reveals and a sill of hemlock."""
    x0, x1, z0, z1, y, deep = 2.15, 4.4, 0.38, 2.25, 1.65, 0.30
    for a, b, low, high in ((-4, x0, 0, 6), (x1, 7, 0, 6), (x0, x1, 0, z0), (x0, x1, z1, 6)):
        put('wall', [(a, y, low), (b, y, low), (b, y, high), (a, y, high)], [(0, 1, 2, 3)], 'plaster')
    put('reveals', [(x, y + far, z) for far in (0, deep) for x, z in ((x0, z0), (x0, z1), (x1, z1), (x1, z0))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], 'plaster')
    sill = Boards('hemlock', 0.004)
    sill.box((x0 - 0.05, y - 0.045, z0 - 0.035), (x1 + 0.05, y + deep, z0 + 0.005))
    sill.done('sill')
    skirting = Boards('hemlock', 0.002)  # closes the joint between the walls and the floor to the daylight outside
    skirting.box((-4.0, 1.634, -0.015), (5.2, 1.665, 0.055))
    skirting.box((5.184, -6.0, -0.015), (5.215, 1.634, 0.055), 'y')
    skirting.done('skirting')
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


def seats(wide, deep):
    """Adds the bench along the back wall, whose end beside the glass is a panel, and the one along the left wall."""
    bench('hemlock', 0.0, wide - 0.124, 0.88, deep, 0.50, 0.08, light=4)
    end = Boards('hemlock', 0.0015)
    for i in range(4):
        end.box((wide - 0.124, 0.872, 0.078 + i * 0.1055), (wide - 0.1, deep - 0.002, 0.078 + (i + 1) * 0.1055 - 0.0008), 'y')
    end.done('end')
    side = Boards('hemlock', 0.005)
    for i in range(4):
        side.box((0.02 + i * 0.12, 0.10, 0.472), (0.02 + i * 0.12 + 0.112, 0.872, 0.50), 'y')
    side.box((0.47, 0.128, 0.40), (0.496, 0.872, 0.47), 'y')
    side.box((0.02, 0.102, 0.40), (0.496, 0.127, 0.47))
    for x in (0.03, 0.43):
        side.box((x, 0.13, 0.08), (x + 0.04, 0.17, 0.472), 'z')
    side.done('side')
    slats('hemlock', (0.02, 0.19, 0.08), (1, 0, 0), (0, 0, 1), 0.40, 0.31)
    slats('hemlock', (0.42, 0.19, 0.08), (0, 1, 0), (0, 0, 1), 0.79, 0.31)
    light.strip((0.44, 0.80, 0.415), (0.44, 0.20, 0.415), (-0.42, 0, -1), 1.5)


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
    seats(wide, deep)
    for x in (0.42, 0.95, 1.48):
        emitter((x, deep - 0.006, 1.12), (0, -1, 0), 0.19, 0.82, 1, 2)
    for y in (0.35, 0.85):
        emitter((0.007, y, 1.12), (1, 0, 0), 0.19, 0.82, 1, 2)
    linens.over_edge('striped linen', 0.94, 0.876, 0.50, 0.40, 0.36, 0.24, 5, loose=0.14, thick=0.004, seed=6)
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
    stool.box((2.50, 0.45, 0.40), (3.04, 0.83, 0.44))
    for x in (2.53, 2.96):
        stool.box((x, 0.48, 0), (x + 0.05, 0.80, 0.40), 'z')
    stool.done('stool')
    traces.carafe(2.72, 0.68, 0.44)
    traces.glass(2.88, 0.60, 0.44, full=0.6)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 10, 2850)
    light.area((wide / 2, 0.6, high - 0.03), (0, 0, -1), 1.1, 0.8, 18, 3000)
    # The light of the sky from the window in the image, and from a wide one on the left of the room.
    light.area((3.3, 1.5, 1.4), (-0.25, -1, -0.2), 2.0, 1.7, 26, colour=(0.90, 0.95, 1.0))
    light.area((-2.6, -2.8, 1.7), (1, 0.75, -0.1), 2.4, 2.0, 48, 4600)
    finishes.refine(plaster='white plaster', slate='honed slate')
    # The panes mirror the window beside the cabin, and one behind the camera.
    mirrored_window.renew([(1.65, 2.15, 4.4, 0.38, 2.25, 1, 1), (-7.0, -4.5, -1.9, 0.3, 2.7, 2, 1)], 0.7, (0.05, 0.05, 0.05))
    planed.renew_walls(hemlock='planed hemlock', walnut='planed walnut')
    hot_emitters.renew(0.8)
    light.camera((4.9, -3.7, 1.25), -37.3, 44, (0.0, -0.10), 5.0, 4.0)
