"""Scene: an old hut of hewn logs on a base of rubble stone, alone in the snow, while the last sun leaves the mountains."""
import random
import numpy as np
from library import daylight, distant, haze, light, spruces, winter
from library.afterglow import afterglow
from library.ranges import shade
from library.boards import Boards
from library.fields import fractal, grid_faces, lattice, mesh, place
from library.fittings import wisps
from library.nodes import fresh, rgba
from library.roofs import snow_cover
from library.shapes import put, sheet, turned

FOCUS = 0.60
WIDTH = 1600
GRADE = {'exposure': 1.0}
WIDE, DEEP, STONE, EAVES, RIDGE = 5.4, 6.2, 0.75, 2.75, 4.25  # in metres


def _weathered(name, dark, pale, scale, bump, tint=0.9):
    """
    Returns a material for old timber: two colours mixed by noise on each piece, with a rough relief. It reads `pn`, the
    position on the piece along, across and into it, and `rnd`. `tint` is how much the pieces differ.
    """
    made, n, surface = fresh(name)
    spot, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs[0]
    grain = n.noise(spot, scale, 6, 0.65).outputs[0]
    tone = n.math('ADD', n.math('MULTIPLY_ADD', grain, 1.7, -0.65), n.math('MULTIPLY_ADD', own, tint, -0.45 * tint))
    relief = n('Bump', {'Strength': 0.9, 'Distance': bump, 'Height': grain}).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(tone, rgba(dark), rgba(pale)), 'Normal': relief}).outputs[0], surface)
    return made


def _masonry():
    """Returns the material of stones and mortar. It reads `pn` and `lay`: the tone and the hue of a stone, and 1 in the joints."""
    made, n, surface = fresh('rubble masonry')
    spot, (tone, hue, joint) = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('lay')}).outputs
    cloud, grit = n.noise(spot, 9.0, 5, 0.65).outputs[0], n.noise(spot, 70.0, 3, 0.7).outputs[0]
    shade = n.math('MULTIPLY_ADD', cloud, 0.9, n.math('MULTIPLY_ADD', grit, 0.5, n.math('MULTIPLY_ADD', tone, 0.7, -0.75)))
    stone = n.mix(hue, n.mix(shade, rgba((0.060, 0.062, 0.062)), rgba((0.270, 0.270, 0.262))), n.mix(shade, rgba((0.075, 0.060, 0.046)), rgba((0.300, 0.255, 0.205))))
    mortar = n.mix(grit, rgba((0.150, 0.135, 0.115)), rgba((0.330, 0.305, 0.265)))
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.006, 'Height': n.math('ADD', cloud, grit)}).outputs[0]
    n.link(n('BsdfDiffuse', {'Color': n.mix(joint, stone, mortar), 'Normal': relief}).outputs[0], surface)
    return made


def _rubble(origin, along, length, tall, seed, of):
    """
    Adds the face of a wall of rubble in mortar. It runs from `origin` in the direction `along` and faces to the right of
    that direction. The stones are the cells of a Voronoi diagram, which is stretched along the courses.
    """
    choose = np.random.default_rng(seed)
    s, z = np.meshgrid(np.arange(0, length + 0.011, 0.011), np.arange(0, tall + 0.011, 0.011))
    high = choose.choice((0.13, 0.17, 0.22), size=40)
    levels = np.cumsum(high)
    seeds = []
    for level, course in zip(levels, high):
        at = -choose.uniform(0, 0.4)
        while at < length + 0.4 and level < tall + 0.4:
            long = course * choose.uniform(0.9, 2.6)
            seeds.append((at + long / 2, level - course / 2 + choose.normal(0, 0.025)))
            at += long
    u, v = s + 0.035 * fractal(s / 0.16, z / 0.12, seed, 3), z + 0.025 * fractal(s / 0.16, z / 0.12, seed + 7, 3)
    apart = np.stack([np.hypot((u - a) * 0.62, v - b) for a, b in seeds])
    nearest = np.argmin(apart, axis=0)
    first, second = np.partition(apart, 1, axis=0)[:2]
    edge = second - first - 0.018 + 0.010 * fractal(s / 0.05, z / 0.05, seed + 11, 2)
    body = np.clip(edge / 0.022, 0, 1)
    part = np.array(seeds)[nearest]
    slope, lean, out = (choose.normal(0, k, len(seeds))[nearest] for k in (0.09, 0.13, 0.016))
    face = 0.030 + out + slope * (s - part[..., 0]) + lean * (z - part[..., 1]) + 0.012 * fractal(s / 0.09, z / 0.07, seed + 17, 4, 0.6)
    front = np.where(body > 0, face * body ** 0.5, 0) + 0.004 * fractal(s / 0.03, z / 0.03, seed + 23, 2)
    front[[0, -1]], front[:, [0, -1]] = -0.12, -0.12
    along = np.array(along, float)
    points = np.array(origin, float) + s[..., None] * along + front[..., None] * np.array((along[1], -along[0], 0)) + z[..., None] * np.array((0, 0, 1))
    lay = np.stack([choose.uniform(0, 1, len(seeds))[nearest], (choose.uniform(0, 1, len(seeds)) ** 1.5)[nearest], 1 - np.clip(body * 3, 0, 1)], axis=-1)
    spot = np.stack([s, z, nearest * 3.7], axis=-1)
    place(mesh('rubble', points.reshape(-1, 3), grid_faces(*s.shape), [of], True, pn=spot.reshape(-1, 3), lay=lay.reshape(-1, 3)))


class Logs:
    """Hewn logs: beams with rounded edges, an uneven surface and a slight bow. `done` adds them as one object."""

    def __init__(self):
        self.parts, self.choose = [], np.random.default_rng(3)

    def add(self, start, end, tall, deep):
        """Adds a log from `start` to `end`, which is `tall` and `deep` across. It runs along x or y."""
        start, end = np.array(start, float), np.array(end, float)
        length = np.linalg.norm(end - start)
        way, side = (end - start) / length, np.cross((end - start) / length, (0, 0, 1))
        rings, seed = max(6, round(length / 0.05)), int(self.choose.integers(1, 9000))
        s, a = np.meshgrid(np.linspace(0, length, rings), np.linspace(0, 2 * np.pi, 28, endpoint=False), indexing='ij')
        # The exponent makes the section a square with round edges.
        wide = (np.abs(np.cos(a)) ** 3.6 + np.abs(np.sin(a)) ** 3.6) ** (-1 / 3.6)
        wide = wide * (1 + 0.05 * lattice(s / 0.55, 0 * s, seed) + 0.035 * fractal(s / 0.28, np.cos(a) * 2 + np.sin(a) * 3, seed + 2, 3))
        across, up = np.cos(a) * wide * deep / 2, np.sin(a) * wide * tall / 2
        bow = 0.014 * lattice(s / 2.1, 0 * s + 0.5, seed + 5)
        points = start + s[..., None] * way + (across + bow)[..., None] * side + (up + 0.4 * bow)[..., None] * np.array((0, 0, 1))
        index = np.arange(rings * 28).reshape(rings, 28)
        turn = np.roll(index, -1, axis=1)
        faces = np.stack([index[:-1], turn[:-1], turn[1:], index[1:]], axis=-1).reshape(-1, 4)
        spot = np.stack([s, across, up], axis=-1) + self.choose.uniform(-40, 40, 3)
        self._put(points, faces, spot)
        # Each end is a fan of quads in its own mesh part, so that its edge stays sharp and its grain is that of an end.
        for ring, outward in ((0, -1), (rings - 1, 1)):
            rim, hub = points[ring], points[ring].mean(axis=0)
            cap = np.concatenate([rim, rim * 0.5 + hub * 0.5, [hub]]) + 0.002 * outward * way
            i, j = np.arange(28), np.roll(np.arange(28), -1)
            quads = np.concatenate([np.stack([i, j, j + 28, i + 28], -1), np.stack([i + 28, j + 28, 0 * i + 56, 0 * i + 56], -1)])
            local = np.stack([0 * cap[:, 0], (cap - hub) @ side, cap[:, 2] - hub[2]], axis=-1) * (1, 3, 3)
            self._put(cap, quads, local + self.choose.uniform(-40, 40, 3))

    def _put(self, points, faces, spot):
        points, spot = points.reshape(-1, 3), spot.reshape(-1, 3)
        self.parts.append((points, faces, spot, np.tile(self.choose.uniform(0, 1, 3), (len(points), 1))))

    def done(self, of):
        """Adds the logs as one object of the material `of`."""
        starts = np.cumsum([0, *(len(part[0]) for part in self.parts[:-1])])
        faces = np.concatenate([part[1] + start for part, start in zip(self.parts, starts)])
        points, spot, own = (np.concatenate([part[i] for part in self.parts]) for i in (0, 2, 3))
        place(mesh('logs', points, faces, [of], True, pn=spot, rnd=own))


def _log_walls(x, y, z, timber, openings):
    """
    Adds the timber storey: hewn logs with crossed ends at the corners, and the boards of the front gable. `openings` in
    the front are (from, to, bottom, top) in world coordinates.
    """
    logs, count = Logs(), 8
    tall = (EAVES - STONE) / count
    over = lambda: random.uniform(0.17, 0.31)
    for i in range(count):
        middle = z + STONE + (i + 0.5) * tall
        spans, at = [], x - over()
        for a, b, low, high in openings:
            if low - 0.04 < middle < high + 0.04:
                spans.append((at, a))
                at = b
        for a, b in (*spans, (at, x + WIDE + over())):
            logs.add((a, y + 0.09, middle), (b, y + 0.09, middle), tall * random.uniform(0.97, 1.03), 0.20)
        for side in (x + 0.09, x + WIDE - 0.09):
            logs.add((side, y - over(), middle + tall / 2), (side, y + DEEP, middle + tall / 2), tall * random.uniform(0.97, 1.03), 0.20)
    logs.done(timber)
    boards, at = Boards('larch', 0.006), x
    while at < x + WIDE - 0.05:
        end = min(at + random.uniform(0.14, 0.27), x + WIDE)
        top = z + EAVES + (RIDGE - EAVES) * (1 - abs((at + end) / 2 - x - WIDE / 2) / (WIDE / 2)) + 0.02
        boards.box((at, y + 0.03 + random.uniform(0, 0.025), z + EAVES + random.uniform(-0.03, 0.03)), (end - random.uniform(0.004, 0.014), y + 0.09, top), 'z')
        at = end
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
    """Returns the material of a window at dusk: a boarded room with one lamp, between linen curtains that are drawn aside."""
    made, n, surface = fresh('lit room')
    across, up, _ = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    gap = lambda at, level, reach: n.math('EXPONENT', n.math('MULTIPLY', n.math('ADD', n.math('POWER', n.math('ABSOLUTE', n.math('SUBTRACT', across, at)), 2.0), n.math('POWER', n.math('ABSOLUTE', n.math('SUBTRACT', up, level)), 2.0)), -reach))
    boards = n.ramp(n.math('FRACT', n.math('MULTIPLY', up, 9.0)), [(0.0, 0.45), (0.10, 1.0), (1.0, 0.85)])
    wall = n.mix(gap(0.60, 0.62, 9.0), rgba((0.10, 0.034, 0.008)), rgba((1.15, 0.47, 0.12)))
    wall = n.mix(1.0, wall, boards, 'MULTIPLY')
    room = n.mix(n.ramp(gap(0.60, 0.64, 75.0), [(0.55, 0.0), (0.80, 1.0)]), wall, rgba((2.4, 1.45, 0.62)))
    # The curtains are wide at the top and held back at two fifths of the height.
    half = n.ramp(up, [(0.0, 0.36), (0.40, 0.40), (0.75, 0.29), (1.0, 0.22)], 'EASE')
    aside = n.math('ABSOLUTE', n.math('SUBTRACT', across, 0.5))
    drawn = n.ramp(n.math('SUBTRACT', aside, half), [(0.0, 0.0), (0.02, 1.0)])
    folds = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', n.math('DIVIDE', n.math('SUBTRACT', aside, half), n.math('SUBTRACT', 0.52, half)), 22.0)), 0.30, 0.5)
    cloth = n.mix(folds, rgba((0.20, 0.074, 0.020)), rgba((1.0, 0.52, 0.18)))
    cloth = n.mix(1.0, cloth, n.ramp(up, [(0.0, 0.45), (0.6, 1.0)]), 'MULTIPLY')
    n.link(n('Emission', {'Color': n.mix(drawn, room, cloth), 'Strength': 1.15}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _window(x, y, z, wide, tall, lit, timber):
    """
    Adds a small window with frame, crossbars and shutters, 0.12 m behind the wall's face `y`. If `lit` is true, a lit room
    shows through it.
    """
    sheet(_lit_room() if lit else 'graphite', (x + wide / 2, y + 0.12, z + tall / 2), (1, 0, 0), (0, 0, 1), wide, tall)
    frame = Boards('larch', 0.006)
    for a in (x - 0.08, x + wide):
        frame.box((a, y - 0.035, z - 0.08), (a + 0.08, y + 0.16, z + tall + 0.08), 'z')
    for level, out in ((z - 0.08, 0.085), (z + tall, 0.045)):
        frame.box((x - 0.13, y - out, level), (x + wide + 0.13, y + 0.16, level + 0.08))
    for a in (x, x + wide - 0.035, x + wide / 2 - 0.0175):
        frame.box((a, y + 0.085, z), (a + 0.035, y + 0.118, z + tall), 'z')
    for level in (z, z + tall * 0.58, z + tall - 0.035):
        frame.box((x, y + 0.087, level), (x + wide, y + 0.117, level + 0.03))
    for a in (x - 0.09 - wide * 0.52, x + wide + 0.09):
        for i in range(3):
            frame.box((a + i * wide * 0.173, y - 0.065, z - 0.04), (a + (i + 1) * wide * 0.173 - 0.006, y - 0.035, z + tall + 0.04), 'z')
        for level in (0.14, 0.80):
            frame.box((a, y - 0.085, z + tall * level), (a + wide * 0.51, y - 0.062, z + tall * level + 0.07))
    frame.done('frame').data.materials[0] = timber


def _woodpile(x0, x1, y, z, tall):
    """Adds split logs between `x0` and `x1`, stacked to the height `tall` against the wall at `y`: wedges of different sizes."""
    choose, points, faces, spot, own, low = np.random.default_rng(8), [], [], [], [], z
    while low < z + tall:
        high, at = choose.uniform(0.085, 0.14), x0 + choose.uniform(-0.02, 0.05)
        while at < x1:
            wide = high * choose.uniform(0.9, 1.75)
            # A wedge has three or four corners at the heart and the sides of the trunk, and a curve of bark.
            arc = np.linspace(0, np.pi, 7)
            outline = np.stack([np.cos(arc) * wide / 2, np.sin(arc) ** 0.8 * high * 0.62 - high * 0.12], axis=-1)
            heart = [(-wide * choose.uniform(0.05, 0.3), -high / 2), (wide * choose.uniform(0.05, 0.3), -high / 2)]
            outline = np.concatenate([outline, heart]) * choose.uniform(0.88, 1.04)
            if choose.random() < 0.5:
                outline = outline[::-1] * (1, -1)
            turn = choose.normal(0, 0.22)
            outline = outline @ np.array(((np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))))
            front, count = y - choose.uniform(0.30, 0.40), len(outline)
            for depth in (front, front, y):
                points.append(np.stack([at + wide / 2 + outline[:, 0], np.full(count, depth), low + high / 2 + outline[:, 1]], axis=-1))
                spot.append(np.stack([outline[:, 0], np.full(count, depth - front) * 0.15, outline[:, 1]], axis=-1) + at * 9)
                own.append(np.tile(choose.uniform(0, 1, 3), (count, 1)))
            start = sum(len(part) for part in points) - 3 * count
            faces.append([start + i for i in range(count)])
            faces += [[start + count + i, start + count + (i + 1) % count, start + 2 * count + (i + 1) % count, start + 2 * count + i] for i in range(count)]
            at += wide * 0.93
        low += high * 0.95
    made = put('split logs', np.concatenate(points), faces, _weathered('split wood', (0.100, 0.066, 0.040), (0.400, 0.300, 0.200), (34.0, 8.0, 34.0), 0.004))
    for key, values in (('pn', spot), ('rnd', own)):
        made.data.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.concatenate(values).astype(np.float32).ravel())


def _lantern(x, y, z):
    """Adds a lantern on a bracket at the wall's face `y`, and its light."""
    made, n, surface = fresh('lantern glow')
    n.link(n('Emission', {'Color': rgba((1.0, 0.50, 0.16)), 'Strength': 2.0}).outputs[0], surface)
    made.cycles.sample_as_light = False
    turned(made, (x, y - 0.16, z), [(0.001, 0), (0.038, 0), (0.045, 0.13), (0.001, 0.13)], 16)
    turned('black steel', (x, y - 0.16, z + 0.13), [(0.068, 0), (0.060, 0.02), (0.012, 0.07), (0.001, 0.08)], 16)
    turned('black steel', (x, y - 0.16, z - 0.02), [(0.001, 0), (0.05, 0), (0.05, 0.02), (0.001, 0.02)], 16)
    arm = Boards('black steel', 0.003)
    arm.box((x - 0.01, y - 0.17, z + 0.20), (x + 0.01, y + 0.02, z + 0.22), 'y')
    arm.done('bracket')
    light.area((x, y - 0.20, z + 0.03), (0, -0.45, -1), 0.12, 0.12, 26, 2300)
    light.spot((x + 0.02, y - 0.62, z + 0.25), (-0.25, 0.6, -1), 55, 110, 2300)


def _snow_bank(x, y, base, door):
    """Adds the snow that the wind has blown against the walls and that has slid off the roof. `door` (from, to) is shovelled free."""
    px, py = np.meshgrid(np.arange(x - 2.4, x + WIDE + 2.4, 0.05), np.arange(y - 1.9, y + DEEP, 0.05))
    aside = np.maximum(np.maximum(x - px, px - x - WIDE), 0)
    apart = np.hypot(aside, np.maximum(y - py, 0))
    path = np.exp(-np.maximum(np.maximum(door[0] - px, px - door[1]), 0) ** 2 / 0.16) * (aside == 0)
    # At the sides it lies where the roof has dropped it, 0.8 m from the wall.
    front = 0.24 * np.exp(-np.maximum(apart - 0.42, 0) / 0.45) * (1 - path)
    beside = 0.50 * np.exp(-((aside - 0.95) / 0.62) ** 2) / (1 + np.exp((y - 0.2 - py) / 0.28))
    high = (front + beside) * (1 + 0.40 * fractal(px / 1.1, py / 1.1, 4, 3)) - 0.12 * np.clip(apart - 0.6, 0, 2) - 0.02
    place(mesh('snow bank', np.stack([px, py, base + high], -1).reshape(-1, 3), grid_faces(*px.shape), [winter.snow_material('banked snow', 0.006)], True))


def hut(x, y, z):
    """Adds the hut. (x, y, z) is the front left corner of its walls at the ground."""
    timber = _weathered('old timber', (0.048, 0.037, 0.029), (0.255, 0.200, 0.155), (3.0, 30.0, 30.0), 0.006)
    masonry = _masonry()
    door, window = (x + 3.15, x + 4.10, z, z + 1.95), (x + 1.05, x + 1.95, z + 1.50, z + 2.30)
    _rubble((x - 0.10, y, z - 0.4), (1, 0, 0), door[0] - x + 0.10, STONE + 0.4, 5, masonry)
    _rubble((door[1], y, z - 0.4), (1, 0, 0), x + WIDE + 0.10 - door[1], STONE + 0.4, 6, masonry)
    _rubble((x - 0.06, y + DEEP, z - 0.4), (0, -1, 0), DEEP + 0.06, STONE + 0.4, 7, masonry)
    dark = Boards('void')
    dark.box((x + 0.2, y + 0.17, z - 0.3), (x + WIDE - 0.2, y + DEEP - 0.2, z + EAVES))
    dark.done('inside')
    gable = [(x + 0.05, z + EAVES - 0.05), (x + WIDE - 0.05, z + EAVES - 0.05), (x + WIDE / 2, z + RIDGE + 0.05)]
    put('gable back', [(a, y + 0.12, b) for a, b in gable], [(0, 1, 2)], 'void')
    _log_walls(x, y, z, timber, (window, door))
    _roof(x, y, z, timber)
    planks, at = Boards('larch', 0.006), door[0]
    for share in (0.21, 0.40, 0.63, 0.80, 1.0):
        end = door[0] + share * (door[1] - door[0])
        planks.box((at, y + 0.06, z - 0.1), (end - 0.007, y + 0.12, door[3]), 'z')
        at = end
    for a in (door[0] - 0.07, door[1] - 0.07):
        planks.box((a, y - 0.05, z - 0.1), (a + 0.14, y + 0.16, door[3]), 'z')
    planks.box((door[0] - 0.18, y - 0.07, door[3] - 0.02), (door[1] + 0.18, y + 0.16, door[3] + 0.17))
    planks.done('door').data.materials[0] = timber
    _window(window[0], y, window[2], window[1] - window[0], window[3] - window[2], True, timber)
    _window(x + 2.4, y - 0.11, z + 3.05, 0.6, 0.55, False, timber)
    _woodpile(x + 0.35, x + 2.75, y - 0.03, z - 0.02, 1.02)
    _lantern(door[1] + 0.30, y - 0.02, z + 1.72)
    for a, b, way, length in ((x + 3.6, y + 3.3, (1, 0, 0), 0.75), (x + 3.6, y + 3.9, (0, -1, 0), 0.6)):
        _rubble((a, b, z + RIDGE - 0.9), way, length, 1.95, 9, masonry)
    light.area((x + 1.5, y - 0.1, z + 1.9), (0, -1, -0.45), 0.8, 0.7, 110, 2300)
    wisps(x + 4.0, y + 3.6, z + RIDGE + 1.0, 1.6, 3.6, 3, 0.2, 'smoke')
    _snow_bank(x, y, z, door[:2])


def landscape():
    """Adds the snowy alp with a trodden path to the door, the forest around it and the mountains across the valley."""
    path = lambda y: np.interp(y, [-8, -4, 0, 4, 7, 11], [-0.9, 0.1, 1.5, 3.3, 4.5, 4.95])
    trodden = lambda x, y: 0.17 / (1 + np.exp((np.abs(np.asarray(x, float) - path(y)) - 0.36) * 10)) * (np.asarray(y, float) < 11)
    terrain = lambda x, y: 0.045 * np.asarray(y, float) + 0.00055 * np.asarray(x, float) ** 2 + 0.9 * winter.lattice(np.asarray(x, float) / 26, np.asarray(y, float) / 17, 9) - trodden(x, y)
    trail = [(path(y) + random.gauss(0, 0.15), y, 1.25 + random.gauss(0, 0.16) + random.choice((0, 3.14))) for y in np.arange(-6.5, 9.5, 0.24)]
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
    daylight.sun(-100, 4, 5.0, 2350)
    base = landscape()
    hut(1.3, 10.5, base - 0.02)
    light.camera((-1.2, -7.5, 2.0), 3, 31, (0, 0.14))
