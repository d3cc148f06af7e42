"""Scene: the sauna for two with the footprint of a wardrobe, in a dressing room in the early sun, seen from its right."""
import numpy as np
from library import finishes, light, linens, materials, mirrored_window, planed, rooms, split_stones, sunlit
from library.boards import Boards
from library.cabins import UP, floorboards, wall
from library.saunas import heater, tier
from library.shapes import pane, put, rod
from library.things import grained
from library.traces import carafe, glass

ALT = 'Early sun across a compact cedar sauna for two with a clear glass door and a round cedar pull, a carafe of water on a stool beside it'
GRADE = {'exposure': 0.8, 'balance': 0.22}
WIDE, DEEP, HIGH = 1.54, 1.15, 2.05
TALL = 2.8  # height of the room in metres
BESIDE = [(-1.46, -0.96, low, low + 0.82) for low in (-0.85, 0.04)]  # the second window, as in `sunlit.through`
# The boards of `planed cedar` hardly differ in tone.
materials._makers['varied cedar'] = lambda name: planed.wood(name, (0.475, 0.285, 0.155), (0.335, 0.178, 0.090), 190.0, 0.46, 0.46, 0.75)


def ring(centre, radius, thick, of):
    """Adds a wooden ring that faces the camera, on two bolts that hold it 16 mm in front of the glass."""
    points, faces = [], []
    for i in range(48):
        a = 2 * np.pi * i / 48
        for j in range(12):
            b = 2 * np.pi * j / 12
            r = radius + thick * np.cos(b)
            points.append((centre[0] + r * np.cos(a), centre[1] + thick * np.sin(b), centre[2] + r * np.sin(a)))
    for i in range(48):
        for j in range(12):
            faces.append((i * 12 + j, i * 12 + (j + 1) % 12, (i + 1) % 48 * 12 + (j + 1) % 12, (i + 1) % 48 * 12 + j))
    grained(put('ring', points, faces, of, True), 'x')
    for side in (-1, 1):
        at = (centre[0], centre[2] + side * radius)
        rod('brass', (at[0], centre[1], at[1]), (at[0], centre[1] + thick + 0.016, at[1]), 0.006)


def glazing():
    """Adds the two panes with their polished edges, which reflect a window of the room."""
    low, high = 0.0325, HIGH - 0.0025
    panes = [(-0.015, 0.856), (0.859, 1.55)]
    for x0, x1 in panes:
        pane(((x0 + x1) / 2, -0.030, (low + high) / 2), (1, 0, 0), UP, x1 - x0, high - low)
    mirrored_window.edge(panes, -0.025, low, high)


def ceiling():
    """Adds the ceiling of the dressing room, with a shadow gap at the wall. The sun comes through windows below it."""
    made = put('ceiling', [(-4, -5, TALL), (5, -5, TALL), (5, DEEP + 0.09, TALL), (-4, DEEP + 0.09, TALL)], [(0, 3, 2, 1)], 'white plaster')
    made.visible_shadow = False


def compose():
    light.indoors()
    rooms.planked('cedar', WIDE, DEEP, HIGH, joints=False)
    rooms.tiled('slate', 0, WIDE, -0.02, DEEP, z=0.006, size=0.5)
    tier('cedar', 0.0, WIDE, 0.55, DEEP, 0.84, watts=9)
    legs = Boards('cedar', 0.003)
    for i in range(int(WIDE / 0.043)):
        legs.box((i * 0.043 + 0.01, 0.66, 0), (i * 0.043 + 0.032, 0.69, 0.795), 'z')
    legs.done('skirt')
    tier('cedar', 0.10, 1.0, 0.16, 0.53, 0.40, watts=5)
    stands = Boards('cedar', 0.003)
    for x in (0.14, 0.92):
        stands.box((x, 0.2, 0.006), (x + 0.04, 0.5, 0.355), 'z')
    stands.done('stands')
    heater(WIDE - 0.345, 0.06, 0.42, 0.34, 0.30, 0.60, 0.24, 0.045, 0.05)
    linens.over_edge('striped linen', 0.52, 0.538, 0.84, 0.46, 0.46, 0.34, -5, loose=0.15, thick=0.004, seed=6)
    shell = Boards('cedar', 0.004)
    for x in (-0.09, WIDE + 0.03):
        shell.box((x, -0.05, 0), (x + 0.06, 0.0, HIGH + 0.06), 'z')
    shell.box((-0.03, -0.05, HIGH + 0.002), (WIDE + 0.03, 0.0, HIGH + 0.06))
    shell.box((-0.03, -0.05, 0.0), (WIDE + 0.03, 0.0, 0.03))
    for x in (-0.09, WIDE + 0.07):
        for i in range(10):
            shell.box((x, i * 0.122, 0), (x + 0.02, i * 0.122 + 0.119, HIGH + 0.06), 'z')
    shell.box((-0.11, -0.07, HIGH + 0.06), (WIDE + 0.11, DEEP + 0.08, HIGH + 0.095))
    shell.done('shell')
    steel = Boards('black steel', 0.002)
    for z in (0.3, 1.62):
        steel.box((0.86, -0.04, z), (0.92, -0.012, z + 0.07))
    steel.done('hinges')
    glazing()
    ring((0.12, -0.055, 1.05), 0.075, 0.014, 'cedar')
    wall(DEEP + 0.12, high=4.2)
    ceiling()
    floorboards('thermo-aspen', -4, 5, -5, DEEP + 0.12)
    closet = Boards('thermo-aspen', 0.003)
    for i in range(3):
        x = -0.12 - (i + 1) * 0.55
        closet.box((x, 0.44, 0.07), (x + 0.547, 0.47, 2.14), 'z')
        closet.box((x + (0.48 if i % 2 else 0.05), 0.425, 1.0), (x + (0.49 if i % 2 else 0.06), 0.44, 1.25), 'z', edge=0.002)
    closet.box((-1.78, 0.44, 2.145), (-0.12, DEEP + 0.1, 2.17))
    closet.box((-0.135, 0.445, 0.0), (-0.115, DEEP + 0.1, 2.145), 'z')
    closet.box((-1.78, 0.5, 0.0), (-0.14, 0.53, 0.07))
    closet.done('closet')
    stool = Boards('walnut', 0.006)
    stool.box((1.84, 0.24, 0.40), (2.32, 0.60, 0.44))
    for x in (1.87, 2.24):
        stool.box((x, 0.27, 0), (x + 0.05, 0.57, 0.40), 'z')
    stool.done('stool')
    carafe(2.00, 0.45, 0.441)
    glass(2.15, 0.38, 0.441)
    sunlit.through((0.78, 0.60, 0.98), 197, 12, [*sunlit.sashes(1.9, 1.7, 2, 2, 0.07), *BESIDE], 5.6, 4000)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 7, 2800)
    light.area((WIDE / 2, 0.5, HIGH - 0.03), (0, 0, -1), 0.9, 0.6, 7, 2950)
    light.area((-2.8, -3.0, 2.2), (0.8, 0.9, -0.35), 2.2, 1.8, 120, colour=(1.0, 0.98, 0.95))
    light.area((0.5, -1.6, 2.2), (0, 0, 1), 9.0, 5.0, 85, colour=(0.94, 0.97, 1.0))  # for the ceiling; above the cabin, whose roof would shade it
    light.area((0.5, -1.6, 0.4), (0, 0.2, 1), 4.0, 2.4, 8, colour=(0.90, 0.95, 1.0))  # the light that the floor reflects
    light.area((3.6, -2.2, 2.5), (-0.6, 0.9, -0.6), 1.2, 1.2, 34, 4300)
    finishes.refine(plaster='white plaster', slate='honed slate')
    mirrored_window.renew([(-6.5, -3.9, -1.6, 0.5, 2.5, 2, 2)], 0.38, soft=0.09)
    planed.renew_walls(**{'cedar': 'varied cedar', 'thermo-aspen': 'planed aspen', 'walnut': 'planed walnut'})
    split_stones.renew()
    light.camera((2.75, -3.35, 1.12), -24.0, 42, (0.005, -0.068), 4.0, 5.0)
