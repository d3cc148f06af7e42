"""Scene: three tiers of cedar benches that face one wide window, seen from the tiers."""
import math
import numpy as np
from library import buckets, calm_glass, daylight, distant, finishes, haze, light, materials, near_snow, planed, rooms, spruces, still_water, winter
from library.boards import Boards, plank_wall
from library.fittings import bucket
from library.larches import larches
from library.saunas import UP, heater
from library.shapes import pane

ALT = 'A wide pane in a cedar sauna, seen from its tiers, on a still lake that mirrors a snow-covered mountain, with a heater of open stones beside it'
GRADE = {'exposure': 0.88, 'contrast': 1.14}
DEEP, LONG, HIGH = 2.4, 3.0, 2.25  # in metres: from the tiers to the window, along the tiers, up


def riser(x, y0, y1, z0, z1):
    """Adds the boards that close the front of a tier."""
    made = Boards('cedar', 0.003)
    count = max(2, round((z1 - z0) / 0.11))
    step = (z1 - z0) / count
    for i in range(count):
        made.box((x, y0, z0 + i * step + 0.0015), (x + 0.02, y1, z0 + (i + 1) * step - 0.0015), 'y')
    made.done('riser')


def shore(x, y):
    """
    Returns the height of the ground: a bank of snow that falls to the lake, and further out the bed of the lake. In front of the
    window the lake comes close in a bay between two points with trees.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    bay = 1 / (1 + np.exp((3.5 - y) / 0.8)) / (1 + np.exp((y - 15.0) / 1.0))
    edge = 15.5 + 1.6 * np.sin(y / 5.1 + 0.6) - 10.4 * bay + 0.5 * np.sin(y / 2.3 + 2.0) + 0.25 * np.sin(y / 0.9)
    return -0.85 - 0.055 * np.maximum(x - DEEP, 0) - 2.4 / (1 + np.exp(-(x - edge) / 0.55)) + 0 * y


def outside():
    """
    Adds the view from the window, along +x: a snowy bank with spruces at the sides, the still lake, and walls of rock
    that fall into it.
    """
    # The sun stands to the right of the view: ahead of the camera, it would blind it with its reflection in the lake.
    daylight.low_sun(127, 21, 1.25, mist=0.22, seed=4.0)
    haze.fill_valley(3800, 45, -2)
    ground = winter.ground(shore, near=-60, far=200, side=60, focus=((2.5, 20), (-2, 18)), fine=0.07, relief=0.006)
    still_water.lake(3, 9000, -7000, 7000, -1.95)
    spruces.single([(8.4, 17.5, 12.0, 'broad'), (10.4, 21.0, 6.0, 'young'), (14.0, 2.2, 9.0, 'old')], ground, 0.6, 5, uneven=0.7)
    larches([(12.2, 4.3), (11.2, 18.6)], ground, 'birch', (6.5, 8.0), shapes=2, snow=0.2)
    far_shore()


def far_shore():
    """Adds the walls of rock on both sides of the lake and the range at its end, straight ahead of the view `--window`."""
    walls = [distant.ridge(-3000, 500, 2600, [1700, 1900, 1500, 1250, 700, 250, 60], 1700, -30, 4, trees=650, rugged=0.38),
             distant.ridge(100, 3800, 3600, [60, 300, 900, 1500, 1250, 1700, 1500], 1900, -30, 9, trees=650, rugged=0.38),
             distant.ridge(-4500, 5000, 8200, [1900, 2500, 2050, 2900, 2300, 2600, 2000], 3000, -30, 15, trees=500, snow=0.75, rugged=0.30)]
    for wall in walls:
        wall.rotation_euler = (0, 0, math.radians(-46))
        # The window shows the summits from the seats only if they are low.
        wall.scale = (1, 1, 0.60)


def window(y0, y1, z0, z1):
    """Adds the window in the opening between these edges: a lining of cedar, the pane, and a slim black profile around it."""
    lining = Boards('cedar', 0.004)
    # The lining covers the edge of the black panel behind the boards, which would show as a gap.
    lining.box((DEEP - 0.012, y0 - 0.03, z0 - 0.035), (DEEP + 0.12, y1 + 0.03, z0), 'y')
    lining.box((DEEP - 0.012, y0 - 0.03, z1), (DEEP + 0.12, y1 + 0.03, z1 + 0.035), 'y')
    for y in (y0 - 0.03, y1):
        lining.box((DEEP - 0.012, y, z0), (DEEP + 0.12, y + 0.03, z1), 'z')
    lining.done('lining')
    profile = Boards('black steel', 0.002)
    for z in (z0, z1 - 0.028):
        profile.box((DEEP + 0.066, y0, z), (DEEP + 0.094, y1, z + 0.028), 'y')
    for y in (y0, y1 - 0.028):
        profile.box((DEEP + 0.066, y, z0 + 0.028), (DEEP + 0.094, y + 0.028, z1 - 0.028), 'z')
    profile.done('profile')
    pane((DEEP + 0.08, (y0 + y1) / 2, (z0 + z1) / 2), (0, -1, 0), UP, y1 - y0, z1 - z0, materials.material('glass'))


def compose():
    outside()
    plank_wall('cedar', (0, LONG, 0), (1, 0, 0), UP, DEEP, HIGH, joints=False)
    plank_wall('cedar', (0, -1.6, 0), (0, 1, 0), UP, LONG + 1.6, HIGH, joints=False)
    plank_wall('cedar', (0, LONG, HIGH), (1, 0, 0), (0, -1, 0), DEEP, LONG + 1.6, joints=False)
    cut = plank_wall('cedar', (DEEP, LONG, 0), (0, -1, 0), UP, LONG + 1.6, HIGH, hole=(0.2, 2.8, 0.60, 2.12), joints=False)
    window(LONG - cut[1] + 0.003, LONG - cut[0] - 0.003, cut[2] + 0.003, cut[3] - 0.003)
    rooms.tiled('slate', -0.04, DEEP + 0.04, -1.6, LONG + 0.04, size=0.6)
    for x0, x1, top, low in ((0.0, 0.66, 1.26, 0.84), (0.62, 1.16, 0.84, 0.42), (1.12, 1.60, 0.42, 0.0)):
        # Wide chamfers would catch the light of the window as white streaks.
        made = Boards('cedar', 0.0025)
        # The lowest tier leaves room for the heater; the others run to the wall.
        end = LONG - 0.9 if top < 0.5 else LONG - 0.005
        count = round((x1 - x0 - 0.024) / 0.12)
        step = (x1 - x0 - 0.024) / count
        for i in range(count):
            made.box((x0 + i * step + 0.003, -1.6, top - 0.03), (x0 + (i + 1) * step - 0.003, end, top), 'y')
        made.box((x1 - 0.02, -1.6, top - 0.10), (x1 + 0.012, end, top), 'y')
        if top < 0.5:
            made.box((x0, end - 0.02, 0.0), (x1 - 0.03, end, top - 0.03))
        made.done('tier')
        riser(x1 - 0.11, -1.6, end, low, top - 0.04)
        light.strip((x1 - 0.055, -1.4, top - 0.085), (x1 - 0.055, end - 0.04, top - 0.085), (-0.3, 0, -1), 18, 2750)
    riser(1.05, LONG - 0.9, LONG - 0.005, 0.0, 0.42)  # the middle tier beside the heater
    # Closes the gaps behind the lower tiers, which would be black.
    fillet = Boards('cedar', 0.002)
    fillet.box((0.555, -1.6, 0.800), (0.628, LONG - 0.01, 0.838), 'y')
    fillet.box((1.055, -1.6, 0.380), (1.128, LONG - 0.902, 0.418), 'y')
    fillet.done('fillet')
    heater(1.42, 2.34, 0, 0.62, 0.56, 0.92, 0.40, 0.058, 0.08)
    bucket(1.03, 1.66, 0.84)
    light.area((0.9, 0.8, HIGH - 0.03), (0, 0, -1), 1.0, 2.0, 10, 2950)
    light.area((DEEP + 0.02, LONG / 2, 1.45), (-1, 0, -0.25), 2.5, 1.2, 15, colour=(0.93, 0.96, 1.0))
    buckets.renew(turn=-15)
    finishes.refine(slate='honed slate')
    planed.renew_walls(cedar='planed dry cedar')
    # The pane mirrors no lit tiers, which would be pink streaks on the dark lake.
    calm_glass.renew()
    light.camera((0.42, -1.0, 1.65), 36, 28, (0.0, -0.10), 3.6, 7.0)
    near_snow.renew('snow', reach=14.0, size=0.018, strength=0.8, clods=0)
