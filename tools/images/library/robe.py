"""
A bathrobe on a hanger. Its body and sleeves are cut from a flat pattern, sewn along their edges and simulated (see
`cloth`). Collar, cuffs, pockets and belt are then laid onto the simulated cloth.
"""
import math
import numpy as np
from . import cloth, materials
from .drapery import tailor
from .fields import fractal, grid_faces
from .nodes import fresh, rgba
from .shapes import rod
from .things import grained, tube

NECK, SHOULDER, SIDE, HEM, DROP = 0.085, 0.285, 0.310, 0.425, 0.078  # half widths and the fall of the shoulder in metres
LONG, ARMHOLE, OVERLAP, OPEN = 1.16, 0.26, 0.06, 0.50  # OPEN is the depth at which the fronts meet
SLEEVE, CUFF = 0.47, 0.215  # length of a sleeve, and its width at the cuff
ROWS, COLUMNS, BACK, RINGS = 84, 17, 7, 34  # numbers of faces: along the body, across half of it, at half the neck, along a sleeve
ARM = round(ARMHOLE / LONG * ROWS)  # the row below the armhole
WALL = 0.085  # distance of the wall behind the hanger
RAIL = 0.175  # height of the peg above the shoulders
PITCH = 0.0064  # width of a cell of the waffle weave in metres
BAND, STITCH = 0.018, 0.0155  # width of the plain hems, and the distance of their stitching from the edge, in metres
WAIST, GATHER = round(0.53 / LONG * ROWS), 0.80  # the row that the belt gathers, and the share of its length that is left


def _waffle(name):
    """
    Returns the material of waffle cotton with plain hems and a line of stitches. It reads the `uv3` attribute, which holds
    three lengths in metres: two coordinates on the cloth, and the distance from the edge of the hem.
    """
    made, n, surface = fresh(name)
    at = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    cell = [n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', at[i], PITCH)), 0.5)), 2.0) for i in (0, 1)]
    ridge = n.math('POWER', n.math('MAXIMUM', *cell), 2.0)
    yarn = n.noise(n.attribute('uv3'), 900.0, 2, 0.6).outputs[0]
    broad = n.noise(n.attribute('uv3'), 9.0, 3).outputs[0]
    plain = n.math('LESS_THAN', at[2], BAND)
    # The hem is two flat layers, a little lower than the ridges of the waffle.
    flat = n.math('MULTIPLY_ADD', n.math('SUBTRACT', 0.62, ridge), plain, ridge)
    off = n.math('ABSOLUTE', n.math('SUBTRACT', at[2], STITCH))
    groove = n.math('MAXIMUM', n.math('SUBTRACT', 1.0, n.math('DIVIDE', off, 0.0022)), 0.0)
    stitch = n.math('LESS_THAN', n.math('FRACT', n.math('DIVIDE', n.math('ADD', at[0], at[1]), 0.0046)), 0.68)
    thread = n.math('MULTIPLY', n.math('MAXIMUM', n.math('SUBTRACT', 1.0, n.math('DIVIDE', off, 0.0009)), 0.0), stitch)
    seam = n.math('MULTIPLY_ADD', thread, 1.1, n.math('MULTIPLY', groove, -1.0))
    tone = n.math('MULTIPLY_ADD', flat, 0.55, n.math('MULTIPLY_ADD', yarn, 0.3, n.math('MULTIPLY_ADD', broad, 0.5, -0.15)))
    tone = n.math('MULTIPLY_ADD', seam, 0.45, tone)
    height = n.math('ADD', n.math('MULTIPLY_ADD', yarn, 0.35, flat), seam)
    bump = n('Bump', {'Strength': 0.9, 'Distance': 0.0013, 'Height': height}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.43, 0.395, 0.34)), rgba((0.87, 0.835, 0.775))), 'Roughness': 0.95,
                                'Specular': 0.15, 'Sheen': 0.5, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], (0.66, 0.625, 0.557))
    return made


materials._makers['robe waffle'] = _waffle


def smooth(a, b, x):
    """Returns the smoothstep of x: 0 below a, 1 above b, with a smooth transition between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _panel(side, front):
    """
    Returns the flat pattern of half the body as an array (rows, columns, 2): from the front edge or the middle of the
    back to the side seam. `side` is 1 on the right and -1 on the left. Only the back has columns at the neck.
    """
    down = np.linspace(0, LONG, ROWS + 1)[:, None]
    c = np.linspace(0, 1, COLUMNS + 1)[None]
    seam = np.interp(down, [0, ARMHOLE, LONG], [SHOULDER, SIDE, HEM])
    if front:
        edge = NECK - (NECK + OVERLAP) * np.clip(down / OPEN, 0, 1) ** 0.85
        x = edge + (seam - edge) * c
    else:
        c = np.concatenate([np.linspace(0, NECK, BACK + 1)[:-1], NECK + (SHOULDER - NECK) * c[0]])[None]
        x = c * seam / SHOULDER
    fall = DROP * np.clip((x - NECK) / (SHOULDER - NECK), 0, None) * (1 - down / LONG)
    dip = 0 if front else 0.022 * (1 - smooth(0, NECK, x)) * (1 - smooth(0, 0.12, down))
    return np.stack([side * x, -down - fall - dip], axis=-1)


class Cut:
    """Collects the points of the robe, with their places on the pattern and at the start, and the faces between them."""

    def __init__(self):
        self.flat, self.start, self.faces, self.known = [], [], [], {}

    def add(self, flat, start, sewn):
        """Adds a grid of points and returns their numbers. `sewn(row, column)` returns None or a key; points with equal keys are one."""
        rows, columns = len(flat), len(flat[0])
        number = np.zeros((rows, columns), int)
        for i in range(rows):
            for j in range(columns):
                key = sewn(i, j)
                if key is None or key not in self.known:
                    self.flat.append(flat[i][j])
                    self.start.append(start[i][j])
                    if key is not None:
                        self.known[key] = len(self.flat) - 1
                    number[i, j] = len(self.flat) - 1
                else:
                    number[i, j] = self.known[key]
        return number

    def grid(self, number, flip):
        """Adds the faces of a grid of numbered points. `flip` turns their outer side around."""
        quads = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], axis=-1).reshape(-1, 4)
        self.faces.append(quads[:, ::-1] if flip else quads)


def _body(cut, side, front):
    """Adds half of the front or of the back and returns the numbers of its points."""
    flat = _panel(side, front)
    x, z = flat[..., 0], flat[..., 1]
    down = np.linspace(0, LONG, ROWS + 1)[:, None]
    belly = np.sqrt(np.clip(1 - np.linspace(0, 1, flat.shape[1])[None] ** 6, 0, 1)) * smooth(-0.02, 0.10, down)
    folds = 0.034 * fractal(x / 0.056 + 3 * front, 0.45 * down, 14 if front else 23, 2) * smooth(0.12, 0.75, down)
    # The right front lies over the left one.
    y = (-0.036 - 0.016 * (side > 0) * smooth(0.12, 0.0, np.abs(x)) if front else 0.034) * belly + folds * belly
    start = np.stack([x * (1 - 0.22 * smooth(0.1, 0.9, down)), y, z + 0.024], axis=-1)
    skip = 0 if front else BACK

    def seam(i, j):
        if i == 0 and j >= skip:
            return 'shoulder', side, j - skip
        if j == flat.shape[1] - 1 and i >= ARM:
            return 'side', side, i
        return ('spine', i) if j == 0 and not front else None
    number = cut.add(flat, start, seam)
    cut.grid(number, (side > 0) != front)
    return number


def _sleeve(cut, side, front, back, angle=64.0, own=40.0):
    """
    Adds a sleeve at the armhole of the panels `front` and `back` and returns the numbers of its rings. It starts at
    `angle` degrees below the horizontal; on the pattern it stands out at `own` degrees.
    """
    ring = np.concatenate([front[:ARM + 1, -1], back[ARM - 1:0:-1, -1]])
    count, order = len(ring), np.arange(len(ring))
    share = np.minimum(order, count - order) / (count / 2)
    layer = np.where(order <= count // 2, -1, 1) * np.sin(np.pi * share) ** 0.6
    numbers = [ring]
    origin = np.array(cut.flat)[ring]
    for k in range(1, RINGS + 1):
        s = k / RINGS
        width = ARMHOLE + (CUFF - ARMHOLE) * s
        places = []
        for degrees, shift in ((own, 0.0), (angle, 0.024)):
            a = np.radians(degrees)
            way, up = np.array((side * np.cos(a), -np.sin(a))), np.array((side * np.sin(a), np.cos(a)))
            middle = (origin[0] + origin[count // 2]) / 2
            turned = origin + (middle + (0.5 - share)[:, None] * up * width - origin) * smooth(0, 0.25, s)
            places.append(turned + way * s * SLEEVE * (1 if degrees == own else 0.97) + (0, shift))
        # The cloth starts crumpled, more so towards the cuff, and keeps some of the creases.
        depth = layer * 0.045 * smooth(0, 0.2, s) * (1 + 0.5 * fractal(share * 3.0 + 0 * s, 9.0 * s + 0 * share, 31, 2) * smooth(0.1, 0.5, s))
        cut.flat += list(places[0])
        cut.start += list(np.stack([places[1][:, 0], depth, places[1][:, 1]], axis=-1))
        numbers.append(len(cut.flat) - count + order)
    numbers = np.array(numbers)
    cut.grid(np.concatenate([numbers, numbers[:, :1]], axis=1), side < 0)
    return numbers


def sewn():
    """Returns the robe as cut and sewn: points, pattern, faces, and the numbers of the points of its parts."""
    cut = Cut()
    part = {}
    for side in (1, -1):
        for front in (True, False):
            part['front' if front else 'back', side] = _body(cut, side, front)
        part['sleeve', side] = _sleeve(cut, side, part['front', side], part['back', side])
    return np.array(cut.start), np.array(cut.flat), np.concatenate(cut.faces), part



def _hung(part):
    """Returns the tethers of the robe: its points, and the points of the shoulder seams that they hang from."""
    points, held = [], []
    for (kind, _), numbers in part.items():
        points.append(numbers[1:].ravel())
        held.append(np.full(numbers[1:].size, numbers[0, 0]) if kind == 'sleeve' else np.tile(numbers[0], ROWS))
    return np.concatenate(points), np.concatenate(held)


def hanger():
    """Returns the two arms of the hanger as bodies for `cloth.settle`, for a robe whose neck is at the origin."""
    return [cloth.bar((side * 0.03, 0, 0.026), (side * 0.215, 0, -0.0462), 0.016) for side in (1, -1)]


def hang(seconds=1.4):
    """Returns the robe as it hangs: its points, pattern, faces, and the numbers of the points of its parts."""
    start, flat, faces, part = sewn()
    seams = np.concatenate([part['front', side][0] for side in (1, -1)])
    waist = np.zeros(len(start), bool)
    for row in range(WAIST - 1, WAIST + 2):
        for side in (1, -1):
            waist[part['front', side][row]] = waist[part['back', side][row]] = True

    def lengths(a, b):
        # The belt gathers the cloth at the waist.
        level = np.abs(flat[a, 1] - flat[b, 1]) < 0.006
        return np.linalg.norm(flat[a] - flat[b], axis=1) * np.where(waist[a] & waist[b] & level, GATHER, 1)
    right, left = part['front', 1][WAIST], part['front', -1][WAIST]
    ties = [(right[k], left[4 - k], 0.013) for k in (0, 2, 4)]
    points = cloth.settle(start, faces, lengths, [*hanger(), cloth.plane((0, WALL, 0), (0, -1, 0))], seconds, 1 / 500, seams[np.abs(flat[seams, 0]) < 0.215],
                          bend=3.5e-4, layers=0.012, drag=3, tethers=_hung(part), ties=ties)
    return points, flat, faces, part


class Robe:
    """The robe as it hangs, with functions that lay further pieces of cloth on its surface."""

    def __init__(self):
        self.points, self.flat, faces, self.part = hang()
        self._open_armholes(faces)
        hem = np.full(len(self.flat), 0.5)
        for (kind, _), numbers in self.part.items():
            if kind != 'sleeve':
                hem[numbers] = np.linspace(LONG, 0, ROWS + 1)[:, None]
        tailor('robe waffle', self.points, faces, np.column_stack([self.flat, hem]), 0.004, 0.0004)
        # Heights of the front along its middle, and how far down they are on the pattern.
        self.downs = np.linspace(0, LONG, ROWS + 1)
        self.levels = self.points[self.part['front', 1]][:, 4, 2]

    def _open_armholes(self, faces, times=14):
        """Smooths the cloth around the armholes, where the simulation leaves creases as sharp as cuts."""
        share = np.zeros(len(self.points))
        for (kind, _), numbers in self.part.items():
            if kind == 'sleeve':
                share[numbers] = np.maximum(share[numbers], smooth(16, 5, np.arange(RINGS + 1))[:, None])
            else:
                near = smooth(7, 1, np.arange(numbers.shape[1])[::-1])[None] * smooth(1, 5, np.arange(ROWS + 1))[:, None] * smooth(ARM + 14, ARM + 2, np.arange(ROWS + 1))[:, None]
                share[numbers] = np.maximum(share[numbers], near)
        edges = cloth.links(faces)[0]
        degree = np.bincount(edges.ravel(), minlength=len(share))[:, None]
        for _ in range(times):
            total = np.zeros_like(self.points)
            np.add.at(total, edges[:, 0], self.points[edges[:, 1]])
            np.add.at(total, edges[:, 1], self.points[edges[:, 0]])
            self.points += 0.6 * share[:, None] * (total / np.maximum(degree, 1) - self.points)

    def at(self, front, side, x, down):
        """Returns the points of a panel at places on the pattern: `x` metres from the middle of the body, `down` metres below the shoulders."""
        grid = self.points[self.part['front' if front else 'back', side]]
        flat = _panel(1, front)[..., 0]
        row = np.clip(np.asarray(down) / LONG * ROWS, 0, ROWS - 1e-6)
        i, f = row.astype(int), (row % 1)
        found = np.empty((*np.shape(row), 3))
        for index in np.ndindex(np.shape(row)):
            line = [np.array([np.interp(x[index], flat[k], grid[k][:, axis]) for axis in range(3)]) for k in (i[index], i[index] + 1)]
            found[index] = line[0] * (1 - f[index]) + line[1] * f[index]
        return found

    def laid(self, front, side, x, down, out):
        """
        Returns points `out` metres above the surface of a panel, at places on the pattern in a grid. Neighbouring places
        must be a few millimetres to centimetres apart.
        """
        here, e = self.at(front, side, x, down), 0.012
        across = self.at(front, side, x + e, down) - self.at(front, side, x - e, down)
        along = self.at(front, side, x, down + e) - self.at(front, side, x, np.maximum(down - e, 0))
        normal = np.cross(across, along) * side * (-1 if front else 1)
        normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
        return here + normal * np.asarray(out)[..., None], normal

    def pocket(self, side, x0=0.085, x1=0.225, top=0.645, deep=0.185, hem=0.032):
        """Adds a pocket that is sewn on along three edges. Its opening stands off a little, with a seam below its hem."""
        v, u = np.meshgrid(np.linspace(0, 1, 34), np.linspace(0, 1, 28), indexing='ij')
        # The lower corners are cut off round.
        low = 0.018 * np.clip(np.abs(2 * u - 1) - 0.78, 0, 1) ** 2 / 0.22 ** 2
        x, down = x0 + u * (x1 - x0), top + v * (deep - low) + 0.004 * u
        points, normal = self.laid(True, side, x, down, 0.0030 + 0 * u)
        # Two layers of cloth are stiffer than one, so the pocket bridges narrow folds away from its seams.
        bridged = points.copy()
        for _ in range(60):
            bridged[:, 1:-1] = (bridged[:, :-2] + 2 * bridged[:, 1:-1] + bridged[:, 2:]) / 4
            bridged[1:-1] = (bridged[:-2] + 2 * bridged[1:-1] + bridged[2:]) / 4
            bridged[..., 1] = np.minimum(bridged[..., 1], points[..., 1])
        edge = np.minimum(np.minimum(u, 1 - u) * (x1 - x0), (1 - v) * deep)
        points += (bridged - points) * smooth(0.0, 0.022, edge)[..., None]
        sagging = 0.007 * (1 - v) ** 3 * np.sin(np.pi * u)
        seam = 0.0018 * smooth(hem, hem - 0.004, v * deep) - 0.0012 * np.exp(-((v * deep - hem) / 0.0025) ** 2)
        along = np.minimum(edge + STITCH - 0.006, np.maximum(v * deep - hem + BAND, 0))
        _piece(points + normal * (sagging + seam)[..., None], np.stack([x, down], axis=-1), 0.003, 5, along)

    def cuff(self, side, rings=5):
        """Adds the turned-up cuff of a sleeve."""
        grid = self.points[self.part['sleeve', side][-rings:]]
        grid = np.concatenate([grid, grid[-1:] + (grid[-1:] - grid[-2:-1]) * 0.3])
        middle = grid.mean(axis=1, keepdims=True)
        around = np.roll(grid, -1, axis=1) - np.roll(grid, 1, axis=1)
        along = np.gradient(grid, axis=0)
        normal = np.cross(around, along)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        normal *= np.sign(((grid - middle) * normal).sum(axis=(1, 2), keepdims=True))
        points = grid + normal * np.linspace(0.004, 0.006, len(grid))[:, None, None]
        points = np.concatenate([points, grid[-1:] - normal[-1:] * 0.002, grid[-2:-1] - normal[-2:-1] * 0.004])
        points = np.concatenate([points, points[:, :1]], axis=1)
        v, u = np.meshgrid(np.arange(len(points)) * 0.0138, np.arange(points.shape[1]) * 0.0137, indexing='ij')
        _piece(points, np.stack([u, v], axis=-1), 0.004, 7, np.where(v > 0.08, 0.5, v))

    def _stations(self):
        """
        Returns the places along the collar from the left front over the back of the neck to the right one, as tuples:
        panel, side, place on the pattern, direction across the body, width and height of the roll, both in metres.
        """
        width = lambda down: 0.022 + 0.085 * smooth(0.62, 0.20, down)
        fronts = []
        for down in np.linspace(0.0, LONG - 0.004, 80):
            edge = NECK - (NECK + OVERLAP) * min(down / OPEN, 1) ** 0.85
            fronts.append((True, edge, down, 1.0, 0.0, width(down), 0.006 + 0.024 * smooth(0.30, 0.0, down)))
        backs = [(False, NECK, 0.0, np.cos(a), np.sin(a), 0.105, 0.032) for a in np.radians((20, 40, 60, 80))]
        backs += [(False, x, 0.0, 0.0, 1.0, 0.10, 0.034) for x in np.linspace(NECK * 0.9, 0, 8)]
        half = fronts[::-1] + backs
        return [(-1, *s) for s in half] + [(1, *s) for s in half[-2::-1]]

    def collar(self, count=16):
        """Adds the shawl collar: one band that rolls over along the front edges and the back of the neck."""
        rows, places, hems, run = [], [], [], 0.0
        for side, front, x, down, ax, ad, wide, roll in self._stations():
            far = np.linspace(-roll, wide, count)
            t = np.maximum(far, 0)
            points, normal = self.laid(front, side, (x + t * ax)[None], (down + t * ad)[None], 0 * t[None])
            points, normal = points[0], normal[0]
            edge, inner = self.at(front, side, np.array([x, x + 0.02 * ax]), np.array([down, down + 0.02 * ad]))
            past = (edge - inner) / np.linalg.norm(edge - inner)
            past = past + np.array((0, 0, 0.55)) * smooth(0.22, 0.0, down)
            past /= np.linalg.norm(past)
            out = 0.004 + 0.007 * np.exp(-np.maximum(far, 0) / 0.035)
            fall = np.clip(-far, 0, None)[:, None]
            upper = points + normal * out[:, None] + past * fall
            under = edge + past * np.linspace(0, roll, 4)[:, None] - normal[0] * 0.002
            rows.append(np.concatenate([under[:-1], upper]))
            hems.append(np.concatenate([np.full(3, 0.5), wide - far]))
            run += 0.0138
            places.append(np.stack([np.concatenate([-roll - np.linspace(roll, 0, 4)[:-1], far]), 0 * np.append(far, far[:3]) + run], axis=-1))
        rows = np.array(rows)
        for _ in range(12):
            rows[1:-1] = (rows[:-2] + 2 * rows[1:-1] + rows[2:]) / 4
        _piece(rows, np.array(places), 0.0045, 9, np.array(hems))

    def on_front(self, x, down, out):
        """Returns points on the closed front, `x` metres to the right of its middle; the right panel lies on top."""
        right = self.laid(True, 1, np.maximum(x, -OVERLAP), down, out)[0]
        left = self.laid(True, -1, np.maximum(-x, 0.01), down, out)[0]
        return np.where((x > -OVERLAP)[..., None], right, left)

    def belt(self, down=0.535, wide=0.044, seed=3):
        """Adds the belt: round the waist through a loop on each side, tied once in front, with two ends that hang down."""
        v, u = np.meshgrid(np.linspace(-1, 1, 101), np.linspace(-0.5, 0.5, 7), indexing='ij')
        seam = 0.335
        s = v * (seam + 0.14)
        x = np.clip(s, -seam, seam)
        narrow = 1 - 0.35 * np.exp(-(s / 0.05) ** 2)
        level = down + 0.012 * np.exp(-(s / 0.11) ** 2) + u * wide * narrow
        # It lies over the rolled edge of the right front.
        points = self.on_front(x, level, 0.009 + 0.013 * np.exp(-((x + OVERLAP) / 0.022) ** 2) + 0.006 * smooth(0.2, 0.32, np.abs(s)))
        for side in (-1, 1):
            behind = side * s > seam
            points[behind] = self.laid(False, side, 2 * seam - np.abs(s), level, 0 * s + 0.015)[0][behind]
        # A tied belt is taut: it runs level, and bridges the folds of the cloth.
        points[..., 2] += 0.6 * (points[..., 2].mean(axis=0) - points[..., 2])
        front = np.abs(s[1:-1]) < 0.30
        for _ in range(40):
            mean = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
            mean[..., 1] = np.where(front, np.minimum(mean[..., 1], points[1:-1, :, 1]), mean[..., 1])
            points[1:-1] = mean
        for _ in range(6):
            points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
        points[..., 1] -= 0.003 + 0.004 * np.exp(-(s / 0.05) ** 2) + 0.0015 * np.cos(u * 5)
        _piece(points, np.stack([s, level], axis=-1), 0.0045, seed, _edges(u, wide))
        for k in (22, 78):
            _loop(points[k - 1:k + 2])
        knot = points[50, 3] + (0, -0.002, 0)
        for long, lean, turn, raised in ((0.41, 0.026, 0.35, 0.007), (0.35, 0.092, -0.25, 0.0)):
            self._tail(knot, long, lean, turn, raised, wide, seed)
        a, u = np.meshgrid(np.linspace(-0.4, 2 * np.pi - 0.9, 40), np.linspace(-0.5, 0.5, 7), indexing='ij')
        lean = 0.30 * np.sin(a)
        tie = np.stack([knot[0] + u * wide * (0.82 + 0.1 * np.cos(a)) + 0.018 * lean, knot[1] + 0.004 - 0.017 * np.cos(a - 0.2) - 0.003 * np.cos(u * 5),
                        knot[2] + 0.025 * np.sin(a) + 0.012 * u * np.cos(a)], axis=-1)
        _piece(tie, np.stack([u * wide, a * 0.022], axis=-1), 0.0045, seed, _edges(u, wide))

    def _tail(self, knot, long, lean, turn, raised, wide, seed):
        """Adds one end of the belt, `long` metres long. Its foot is `lean` metres to the right of the knot."""
        v, u = np.meshgrid(np.linspace(0, 1, 44), np.linspace(-0.5, 0.5, 6), indexing='ij')
        middle = knot[0] + 0.010 + lean * (1 - (1 - v) ** 2)
        spread = wide * (0.55 + 0.45 * smooth(0, 0.25, v))
        x, z = middle + u * spread * np.cos(turn * v), knot[2] - 0.012 - v * long + u * spread * 0.22 * (1 - v)
        level = np.interp(z, self.levels[::-1], self.downs[::-1])
        y = self.on_front(middle, level, 0.011 + 0 * v)[..., 1] - raised
        for _ in range(90):
            y[1:-1] = np.minimum(y[1:-1], (y[:-2] + y[2:]) / 2)
        y = y + (knot[1] - raised - y) * np.exp(-v / 0.07) + u * spread * np.sin(turn * v * 1.5) - 0.002 * np.cos(u * 5)
        _piece(np.stack([x, y, z], axis=-1), np.stack([u * wide, v * long], axis=-1), 0.0045, seed, _edges(u, wide))


def _edges(u, wide):
    """Returns the distance from the hem that puts a line of stitches 5 mm from both edges of a band. `u` runs across it from -0.5 to 0.5."""
    return (0.5 - np.abs(u)) * wide + STITCH - 0.005


def _piece(points, on, thick, seed, hem):
    """Adds a grid of points as a piece of waffle cotton. `on` are their places on the cloth and `hem` their distances from the edge, in metres."""
    return tailor('robe waffle', points.reshape(-1, 3), grid_faces(*points.shape[:2]), np.hstack([on.reshape(-1, 2), hem.reshape(-1, 1)]), thick, 0.0004, seed)


def _loop(belt, wide=0.013):
    """Adds a belt loop, `wide` metres wide, over the part `belt` of the belt: a narrow band that is sewn on above and below."""
    v, u = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(-0.5, 0.5, 4), indexing='ij')
    middle, half = belt[1, 3], (belt[1, -1] - belt[1, 0]) / 2
    across = belt[2, 3] - belt[0, 3]
    across /= np.linalg.norm(across)
    out = np.cross(half, across)
    out *= -np.sign(out[1]) / np.linalg.norm(out)
    lift = 0.0058 - 0.0138 * smooth(0.72, 1.0, np.abs(v))
    points = middle + (1.32 * v)[..., None] * half + (u * wide)[..., None] * across + lift[..., None] * out
    _piece(points, np.stack([u * wide, v * 0.03], axis=-1), 0.003, 11, np.full(u.shape, 0.008))


def _wooden_hanger():
    """Adds the hanger: two arms of walnut and a hook of steel over the peg."""
    for side in (1, -1):
        for start, end in (((0, 0.030), (0.05, 0.022)), ((0.05, 0.022), (0.212, -0.045))):
            grained(rod('walnut', (side * start[0], 0, start[1]), (side * end[0], 0, end[1]), 0.0125, 28))
    top = RAIL + 0.0095
    hook = [(0, 0, 0.035), (0, 0, 0.09), (0.006, 0, 0.115), (0.022, 0, 0.135)]
    hook += [(0.0245 * math.cos(a), 0, top - 0.019 + 0.0215 * math.sin(a)) for a in (math.radians(d) for d in (-20, 15, 50, 90, 130, 165, 195))]
    tube('steel', hook, 0.0021)


def on_hanger():
    """Adds the whole robe on its hanger. Its neck is at the origin, the wall at y = `WALL`, and the peg at z = `RAIL`."""
    _wooden_hanger()
    robe = Robe()
    robe.collar()
    robe.belt()
    for side in (1, -1):
        robe.pocket(side)
        robe.cuff(side)
