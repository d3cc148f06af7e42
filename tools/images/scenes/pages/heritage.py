"""Scene: an old hut of rubble stone and timber, alone in the snow, while the last sun leaves the mountains."""
import random
import numpy as np
from library import daylight, distant, haze, light, spruces, winter
from library.afterglow import afterglow
from library.alps import shade
from library.boards import Boards
from library.fittings import wisps
from library.nodes import fresh, rgba
from library.roofs import snow_cover
from library.shapes import put, sheet, turned

FOCUS = 0.60
WIDTH = 1600
GRADE = {'exposure': 1.0}
WIDE, DEEP, STONE, EAVES, RIDGE = 5.4, 6.2, 1.45, 2.75, 4.25  # in metres


def _weathered(name, dark, pale, scale, bump):
    """Returns a material for old stone or timber: two colours mixed by noise in world space, with a rough relief."""
    made, n, surface = fresh(name)
    spot, own = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('rnd')}).outputs[0]
    grain = n.noise(spot, scale, 6, 0.65).outputs[0]
    tone = n.math('ADD', n.math('MULTIPLY_ADD', grain, 1.6, -0.65), n.math('MULTIPLY_ADD', own, 0.9, -0.4))
    relief = n('Bump', {'Strength': 0.9, 'Distance': bump, 'Height': grain}).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, rgba(dark), rgba(pale)), 'Normal': relief}).outputs[0], surface)
    return made


def _rubble(x0, x1, y0, y1, z0, z1, skip=None):
    """
    Adds a dry stone wall: courses of stones with random lengths, heights and depths. `skip` (x0, x1, z) is a doorway up
    to the height z.
    """
    stones, z = Boards('rock', 0.035), z0
    along = 0 if x1 - x0 > y1 - y0 else 1
    low, high = ((x0, x1), (y0, y1))[along]
    while z < z1 - 0.02:
        tall = min(random.uniform(0.13, 0.27), z1 - z)
        at = low - random.uniform(0, 0.2)
        while at < high:
            end = min(at + random.uniform(0.22, 0.62), high)
            a, b, out = max(at, low), end, random.uniform(-0.035, 0.035)
            at = end
            if b - a < 0.08 or (skip and along == 0 and b > skip[0] and a < skip[1] and z < skip[2]):
                continue
            top = z + tall - random.uniform(0.004, 0.02)
            if along == 0:
                stones.box((a, y0 - out, z), (b - 0.012, y1, top))
            else:
                stones.box((x0 - out, a, z), (x1 + out, b - 0.012, top), 'y')
        z += tall
    stones.done('rubble').data.materials[0] = _weathered('rubble', (0.055, 0.052, 0.048), (0.27, 0.25, 0.225), 7.0, 0.03)


def _logs(x, y, z, timber):
    """Adds the timber storey: squared logs with crossed ends at the corners, and the boards of the front gable."""
    logs, count = Boards('larch', 0.03), 6
    tall = (EAVES - STONE) / count
    for i in range(count):
        low = z + STONE + i * tall
        over = 0.22 if i % 2 else 0.16
        logs.box((x - over, y, low), (x + WIDE + over, y + 0.17, low + tall - 0.008))
        logs.box((x, y - over, low + tall * 0.5), (x + 0.17, y + DEEP, low + tall * 1.5 - 0.008), 'y')
        logs.box((x + WIDE - 0.17, y - over, low + tall * 0.5), (x + WIDE, y + DEEP, low + tall * 1.5 - 0.008), 'y')
    logs.done('logs').data.materials[0] = timber
    boards, wide = Boards('larch', 0.006), 0.21
    for i in range(round(WIDE / wide)):
        a = x + i * WIDE / round(WIDE / wide)
        b = a + WIDE / round(WIDE / wide) - random.uniform(0.006, 0.014)
        top = z + EAVES + (RIDGE - EAVES) * (1 - abs((a + b) / 2 - x - WIDE / 2) / (WIDE / 2)) + 0.02
        boards.box((a, y + 0.03 + random.uniform(0, 0.02), z + EAVES + 0.02), (b, y + 0.08, top), 'z')
    boards.done('gable').data.materials[0] = timber


def _roof(x, y, z, timber):
    """Adds the roof: rafters and purlins that show under the eaves, boards on the verge, and deep snow."""
    over, middle = 0.75, x + WIDE / 2
    rise = RIDGE - EAVES
    slope = rise / (WIDE / 2)
    length = (WIDE / 2 + over) * (1 + slope * slope) ** 0.5
    parts = Boards('larch', 0.012)
    for side in (-1, 1):
        down = np.array((side, 0, -slope)) / (1 + slope * slope) ** 0.5
        out = np.array((side * slope, 0, 1)) / (1 + slope * slope) ** 0.5
        ridge = np.array((middle, y + DEEP / 2, z + RIDGE + 0.16))
        parts.board(ridge + down * length / 2, (DEEP + 2.0, length, 0.07), ((0, 1, 0), down, out))
        for front in (y - 1.0, y + DEEP + 1.0):
            parts.board(np.array((middle, front, z + RIDGE + 0.10)) + down * length / 2, (length + 0.06, 0.05, 0.22), (down, (0, 1, 0), np.cross(down, (0, 1, 0))))
        for share in (0.30, 0.96):
            at = ridge + down * (WIDE / 2) * (1 + slope * slope) ** 0.5 * share - out * 0.15
            parts.board(at, (DEEP + 1.8, 0.20, 0.20), ((0, 1, 0), down, out))
    parts.box((middle - 0.11, y - 0.92, z + RIDGE - 0.14), (middle + 0.11, y + DEEP, z + RIDGE + 0.08), 'y')
    parts.done('roof').data.materials[0] = timber
    reach = WIDE / 2 + over
    snow_cover(middle - reach, middle + reach, y - 1.0, y + DEEP + 1.0, z + RIDGE + 0.20, slope * reach, 0.62)


def _lit_room():
    """Returns the material of a window at dusk: a room lit by one lamp, darker towards the floor, between linen curtains."""
    made, n, surface = fresh('lit room')
    across, up, _ = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    room = n.ramp(up, [(0.0, (0.09, 0.032, 0.009)), (0.40, (0.34, 0.145, 0.045)), (0.85, (0.56, 0.265, 0.090)), (1.0, (0.40, 0.18, 0.06))])
    beside, above = n.math('SUBTRACT', across, 0.60), n.math('SUBTRACT', up, 0.66)
    distance = n.math('ADD', n.math('MULTIPLY', beside, beside), n.math('MULTIPLY', above, above))
    lamp = n.ramp(n.math('EXPONENT', n.math('MULTIPLY', distance, -38.0)), [(0.0, (0, 0, 0)), (1.0, (0.95, 0.55, 0.22))])
    folds = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', across, 95.0)), 0.22, 0.55)
    cloth = n.mix(folds, rgba((0.10, 0.045, 0.016)), rgba((0.62, 0.34, 0.135)))
    side = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', across, 0.5)), [(0.285, (0, 0, 0)), (0.30, (1, 1, 1))])
    seen = n.mix(side, n.mix(1.0, room, lamp, 'ADD'), cloth)
    n.link(n('Emission', {'Color': seen, 'Strength': 0.95}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _window(x, y, z, wide, tall, lit, timber):
    """Adds a small window with a deep frame, crossbars and shutters. If `lit` is true, a lit room shows through it."""
    sheet(_lit_room() if lit else 'graphite', (x + wide / 2, y - 0.012, z + tall / 2), (1, 0, 0), (0, 0, 1), wide, tall)
    frame = Boards('larch', 0.006)
    for a in (x - 0.07, x + wide / 2 - 0.02, x + wide - 0.0):
        frame.box((a, y - 0.06, z - 0.07), (a + (0.04 if a == x + wide / 2 - 0.02 else 0.07), y + 0.02, z + tall + 0.07), 'z')
    for level, thick in ((z - 0.07, 0.07), (z + tall, 0.07), (z + tall * 0.55, 0.035)):
        frame.box((x - 0.1, y - 0.065, level), (x + wide + 0.1, y + 0.02, level + thick))
    for a in (x - 0.07 - wide * 0.52, x + wide + 0.07):
        for i in range(3):
            frame.box((a + i * wide * 0.173, y - 0.045, z - 0.04), (a + (i + 1) * wide * 0.173 - 0.006, y - 0.01, z + tall + 0.04), 'z')
    frame.done('frame').data.materials[0] = timber


def _woodpile(x, y, z):
    """Adds split logs in a stack along the front wall."""
    ends = _weathered('split logs', (0.10, 0.070, 0.045), (0.42, 0.32, 0.22), 18.0, 0.006)
    for row in range(7):
        for i in range(12 - row % 2):
            radius = random.uniform(0.055, 0.075)
            log = turned(ends, (0, 0, 0), [(0.001, 0), (radius, 0), (radius, 0.34), (0.001, 0.34)], random.choice((5, 6, 7)), False)
            log.location = (x + i * 0.137 + (row % 2) * 0.068, y - 0.36 + random.uniform(-0.03, 0.03), z + 0.07 + row * 0.118)
            log.rotation_euler = (-1.5708, random.uniform(0, 6.28), random.gauss(0, 0.03))


def hut(x, y, z):
    """Adds the hut. (x, y, z) is the front left corner of its walls at the ground."""
    timber = _weathered('old timber', (0.030, 0.021, 0.015), (0.150, 0.105, 0.072), (3.0, 3.0, 26.0), 0.008)
    door = (x + 3.15, x + 4.10, z + 1.95)
    _rubble(x - 0.06, x + WIDE + 0.06, y - 0.06, y + 0.4, z - 0.4, z + STONE, door)
    for a in (x - 0.06, x + WIDE - 0.34):
        _rubble(a, a + 0.4, y + 0.34, y + DEEP, z - 0.4, z + STONE)
    dark = Boards('void')
    dark.box((x + 0.2, y + 0.14, z - 0.3), (x + WIDE - 0.2, y + DEEP - 0.2, z + EAVES))
    dark.done('inside')
    gable = [(x + 0.05, z + EAVES - 0.05), (x + WIDE - 0.05, z + EAVES - 0.05), (x + WIDE / 2, z + RIDGE + 0.05)]
    put('gable back', [(a, y + 0.12, b) for a, b in gable], [(0, 1, 2)], 'void')
    _logs(x, y, z, timber)
    _roof(x, y, z, timber)
    planks = Boards('larch', 0.006)
    for i in range(5):
        planks.box((door[0] + 0.06 + i * 0.166, y - 0.005, z), (door[0] + 0.06 + i * 0.166 + 0.158, y + 0.10, door[2] - 0.08), 'z')
    for a in (door[0] - 0.06, door[1] - 0.06):
        planks.box((a, y - 0.09, z - 0.05), (a + 0.12, y + 0.1, door[2]), 'z')
    planks.box((door[0] - 0.14, y - 0.10, door[2] - 0.04), (door[1] + 0.14, y + 0.1, door[2] + 0.12))
    planks.done('door').data.materials[0] = timber
    _window(x + 1.05, y, z + 1.62, 0.86, 0.78, True, timber)
    _window(x + 2.4, y + 0.03, z + 3.05, 0.6, 0.55, False, timber)
    _woodpile(x + 0.5, y - 0.1, z)
    _rubble(x + 3.6, x + 4.35, y + 3.3, y + 3.9, z + RIDGE - 0.9, z + RIDGE + 1.05)
    put('smoke outlet', [(x + 3.7, y + 3.4, z + RIDGE + 1.05), (x + 4.25, y + 3.4, z + RIDGE + 1.05), (x + 4.25, y + 3.8, z + RIDGE + 1.05), (x + 3.7, y + 3.8, z + RIDGE + 1.05)], [(0, 1, 2, 3)], 'void')
    light.area((x + 1.5, y - 0.1, z + 1.95), (0, -1, -0.35), 0.8, 0.7, 55, 2300)
    light.spot((x + 3.6, y - 0.55, z + 2.55), (0, 0.45, -1), 60, 80, 2300)
    wisps(x + 4.0, y + 3.6, z + RIDGE + 1.0, 1.6, 3.6, 3, 0.2, 'smoke')


def landscape():
    """Adds the snowy alp with a trail to the door, the forest around it and the mountains across the valley."""
    terrain = lambda x, y: 0.045 * np.asarray(y, float) + 0.00055 * np.asarray(x, float) ** 2 + 0.9 * winter.lattice(np.asarray(x, float) / 26, np.asarray(y, float) / 17, 9)
    trail = winter.footprints((1.2, -6.4), (0.16, 1), 26, bend=-0.004)
    ski = [([(-4.5, -12), (-3.6, -2), (-5.5, 10), (-11, 26), (-26, 60)], 0.24, 0.09)]
    base = 0.62
    ground = winter.ground(terrain, [(0.6, 7.4, 8.6, 17, base)], prints=trail, tracks=ski, focus=((-5, 6), (-6.5, 9)), near=-12, far=200, side=220, fine=0.035, relief=0.006)
    free = lambda x, y: -17 < x < 11 and y < 52 or abs(x + 4) < (y + 10) * 0.14 and y < 95
    spruces.forest(winter.scatter(150, -80, 80, 24, 110, 3.2, free), ground, (9, 18), ('old', 'slender', 'broad'), 0.6, 6)
    spruces.single([(10.6, 14.5, 17.0, 'old'), (13.2, 12.0, 13.5, 'broad'), (9.8, 20.5, 19.0, 'slender'), (15.5, 17.0, 20.0, 'old'), (-14.5, 19, 15.0, 'broad'), (-17.5, 22, 18.0, 'old'), (-12.2, 25, 9.0, 'young')], ground, 0.65, 2)
    distant.ridge(-4200, 5200, 5600, [1100, 1300, 1650, 2100, 3050, 2500, 2250, 2600, 1900, 1500], 3200, -200, 31, trees=350, snow=0.72, rugged=0.33, cell=12.0)
    shade(-3600, -4000, 7000, 900)
    return base


def compose():
    afterglow(0.85, -120, mist=0.7)
    haze.fill_valley(7000, 200)
    daylight.sun(-100, 4, 4.0, 2300)
    base = landscape()
    hut(1.3, 10.5, base - 0.02)
    light.camera((-1.2, -7.5, 2.0), 3, 31, (0, 0.14))
