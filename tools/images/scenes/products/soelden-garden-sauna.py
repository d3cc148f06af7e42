"""Scene: a cabin of dark boards under a pitched steel roof, its glass gable facing the snowy garden."""
import math
import numpy as np
from library import buckets, conifers, daylight, distant, light, near_snow, spruces, winter
from library.boards import Boards, bench, plank_wall
from library.fittings import bucket, lantern, towels
from library.roofs import snow_cover
from library.saunas import UP, heater
from library.shapes import pane, put

ALT = 'A garden cabin of dark boards under a pitched black steel roof, its glass gable glowing over boot prints that lead to its slate step'
WIDTH = 1600
DETAIL = 0.5
GRADE = {'exposure': 0.78}
STEP = 0.30  # height of the slate step, in metres
FLOOR, EAVE, RIDGE, WIDE, DEEP = 0.42, 2.5, 3.75, 3.2, 2.5


def roof():
    """Adds the roof: two steel sheets with standing seams, a cap over the ridge, and snow."""
    slope = (RIDGE - EAVE) / (WIDE / 2)
    flat = math.hypot(1, slope)
    for side in (-1, 1):
        axes = ((0, 1, 0), (side / flat, 0, -slope / flat), (side * slope / flat, 0, 1 / flat))
        run = WIDE / 2 + 0.16
        middle = np.array((WIDE / 2 + side * run / 2, DEEP / 2 - 0.1, RIDGE - slope * run / 2))
        normal = np.array(axes[2])
        steel = Boards('black steel', 0.006)
        steel.board(middle + normal * 0.07 - np.array((side, 0, -slope)) * 0.05, (DEEP + 0.9, run * flat + 0.12, 0.10), axes)
        for i in range(7):
            y = -0.5 + i * (DEEP + 0.82) / 6
            steel.board(np.array((middle[0], y, middle[2])) + normal * 0.135, (0.02, run * flat, 0.04), axes)
        steel.done('roof')
    reach = WIDE / 2 + 0.12
    snow_cover(WIDE / 2 - reach, WIDE / 2 + reach, -0.53, DEEP + 0.32, RIDGE + 0.16, slope * reach, 0.30)


def gable(y, of):
    """Adds the gable wall at `y`: vertical boards whose tops follow the slope of the roof."""
    made = Boards(of, 0.003)
    count = 24
    for i in range(count):
        x0, x1 = i * WIDE / count, (i + 1) * WIDE / count
        top = EAVE + (RIDGE - EAVE) * (1 - abs((x0 + x1) / 2 - WIDE / 2) / (WIDE / 2)) + 0.03
        made.box((x0 + 0.001, y - 0.02, FLOOR), (x1 - 0.001, y, top), 'z')
    made.done('gable')


def landscape():
    """Adds the garden, whose snow has drifted against the base of the cabin, young firs, the forest and a range in the haze."""
    terrain = lambda x, y: winter.hill(1.3, 15, 4)(x, y) + 0.07 * np.maximum(np.asarray(y, float) - 22, 0)
    ground = winter.ground(terrain, [(-0.1, WIDE + 0.1, -0.5, DEEP, 0.10), (0.15, WIDE - 0.15, 0.22, DEEP - 0.2, 0.29)], focus=((-2.0, 3.5), (-7.0, -0.5)), side=150)
    spruces.forest(winter.scatter(150, -50, 80, 14, 120, 2.7, lambda x, y: False), ground, (9, 17), snow=0.62)
    near = [(-1.7, 13.0, 12.0, 'broad'), (1.3, 22.0, 15.0, 'old'), (7.8, 7.0, 12.5, 'broad'), (10.4, 9.5, 16.0, 'old'), (6.1, 11.0, 9.0, 'slender')]
    spruces.single(near, ground, 0.7, 2)
    conifers.forest([(-2.6, 3.0, 0.75), (5.2, 3.4, 0.9), (6.3, 5.0, 0.6), (-3.6, 1.4, 0.5)], ground, (('fir', 2),), snow=0.7, seed=3)
    distant.ridge(-3500, 4500, 5200, [900, 1100, 1000, 1400, 1800, 2150, 1650, 1800, 1400, 1200], 2600, -100, 21, trees=420, snow=0.7, rugged=0.3)


def compose():
    daylight.overcast_noon(azimuth=-110, mist=0.8)
    gable(DEEP, 'cedar')
    plank_wall('cedar', (0.06, 0, FLOOR), (0, 1, 0), UP, DEEP, EAVE - FLOOR)
    plank_wall('cedar', (WIDE - 0.06, DEEP, FLOOR), (0, -1, 0), UP, DEEP, EAVE - FLOOR)
    slope = (RIDGE - EAVE) / (WIDE / 2)
    flat = math.hypot(1, slope)
    for side in (-1, 1):
        start = (WIDE / 2, 0, RIDGE - 0.02)
        way = (side / flat, 0, -slope / flat)
        if side > 0:
            plank_wall('cedar', start, (0, 1, 0), way, DEEP, WIDE / 2 * flat, joints=False)
        else:
            plank_wall('cedar', (WIDE / 2, DEEP, RIDGE - 0.02), (0, -1, 0), way, DEEP, WIDE / 2 * flat, joints=False)
    # Weathered thermo-aspen is as dark as walnut.
    skin = Boards('walnut', 0.003)
    for x in (-0.03, WIDE + 0.01):
        for i in range(20):
            skin.box((x, i * 0.126 - 0.02, FLOOR - 0.12), (x + 0.02, i * 0.126 + 0.102, EAVE + 0.02), 'z')
    for x in (-0.03, WIDE - 0.09):
        skin.box((x, -0.06, FLOOR - 0.003), (x + 0.12, -0.02, EAVE + 0.02), 'z')
    skin.box((-0.03, -0.06, FLOOR - 0.16), (WIDE + 0.03, -0.02, FLOOR - 0.005))
    for side in (-1, 1):
        axes = ((side / flat, 0, -slope / flat), (0, 1, 0), (side * slope / flat, 0, 1 / flat))
        run = WIDE / 2 + 0.16
        # One board in front of the other: where they cross at the ridge, no two faces may lie in the same plane.
        skin.board((WIDE / 2 + side * run / 2, -0.42 - 0.006 * (side > 0), RIDGE - slope * run / 2 + 0.0), (run * flat, 0.03, 0.20), (axes[0], axes[1], np.cross(axes[0], axes[1])))
    skin.done('skin')
    roof()
    floor = Boards('cedar', 0.003)
    for i in range(21):
        floor.box((0.06, -0.02 + i * 0.12, FLOOR - 0.03), (WIDE - 0.06, -0.02 + i * 0.12 + 0.115, FLOOR))
    floor.done('floor')
    screws = Boards('black steel', 0.01)
    for x in (0.25, WIDE - 0.35):
        screws.box((x, 0.2, -0.6), (x + 0.1, 0.3, FLOOR - 0.1), 'z')
    screws.done('piles')
    dark = Boards('void')
    dark.box((0.0, 0.02, FLOOR - 0.15), (WIDE, DEEP, FLOOR - 0.05))
    dark.done('under')
    steel = Boards('black steel', 0.003)
    for x in (0.10, 1.08, 2.10, WIDE - 0.10):
        top = EAVE + (RIDGE - EAVE) * (1 - abs(x - WIDE / 2) / (WIDE / 2)) - 0.02
        steel.box((x - 0.02, -0.04, FLOOR), (x + 0.02, 0.01, top), 'z')
    for z in (FLOOR, FLOOR + 2.05):
        steel.box((0.08, -0.04, z), (WIDE - 0.08, 0.01, z + 0.04))
    steel.box((2.0, -0.085, FLOOR + 0.8), (2.02, -0.065, FLOOR + 1.35), 'z')
    for z in (FLOOR + 0.85, FLOOR + 1.30):
        steel.box((2.004, -0.07, z), (2.016, -0.02, z + 0.012))
    steel.done('frame')
    for a, b in ((0.12, 1.06), (1.10, 2.08), (2.12, WIDE - 0.12)):
        pane(((a + b) / 2, -0.015, FLOOR + 1.02), (1, 0, 0), UP, b - a, 2.04)
    put('gable glass', [(0.12, -0.015, FLOOR + 2.09), (WIDE - 0.12, -0.015, FLOOR + 2.09), (WIDE - 0.12, -0.015, EAVE + 0.06), (WIDE / 2, -0.015, RIDGE - 0.05), (0.12, -0.015, EAVE + 0.06)], [(0, 1, 2, 3, 4)], 'glass')
    bench('cedar', 0.08, WIDE - 0.08, 1.75, 2.45, FLOOR + 0.9, FLOOR)
    bench('cedar', 0.08, 2.1, 1.12, 1.78, FLOOR + 0.45, FLOOR)
    heater(2.42, 0.95, FLOOR, 0.52, 0.46, 0.95)
    bucket(1.5, 1.4, FLOOR + 0.45)
    towels(0.5, 1.95, FLOOR + 0.9)
    step = Boards('slate', 0.012)
    step.box((1.0, -0.66, 0.02), (2.2, -0.1, STEP))
    step.done('step')
    landscape()
    lantern(1.16, -0.40, STEP)
    light.strip((0.1, DEEP - 0.1, EAVE - 0.04), (WIDE - 0.1, DEEP - 0.1, EAVE - 0.04), (0, 0.2, -1), 18, 2750)
    light.strip((0.2, DEEP - 0.06, EAVE + 0.02), (WIDE - 0.2, DEEP - 0.06, EAVE + 0.02), (0, 0.25, 1), 9, 2750)
    light.area((WIDE / 2, 1.1, RIDGE - 0.5), (0, 0, -1), 1.6, 1.4, 130, 2950)
    light.area((WIDE / 2, -0.1, 1.5), (0, -1, -0.8), 2.8, 1.5, 26, 2550)
    buckets.renew(turn=20)
    light.camera((-0.55, -7.6, 1.55), 16, 37, (0.015, 0.035))
    there, back = winter.footprints((0.15, -6.4), (0.25, 0.97), 10), winter.footprints((1.95, -0.95), (-0.16, -0.99), 9, bend=0.02)
    near_snow.renew('snow', reach=9.0, size=0.010, strength=1.6, prints=there + back, depth=0.11, clods=260)
