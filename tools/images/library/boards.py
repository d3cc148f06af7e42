"""
Boards, and objects made of boards: walls, slats, benches, floors. Units are metres; x is right, y is away from the
camera, z is up.
"""
import random
import bpy
import numpy as np
from .materials import material

_AXES = {'x': ((1, 0, 0), (0, 1, 0), (0, 0, 1)), 'y': ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
         'z': ((0, 0, 1), (1, 0, 0), (0, 1, 0))}


def _topology():
    """
    Returns the topology of a chamfered box with 24 points: the faces as lists of point indices, the signs of each
    point's coordinates, and the axis of each point. Each corner has three consecutive points, one per axis, each on the
    main face perpendicular to that axis.
    """
    corner = lambda s: (s[0] > 0) * 4 + (s[1] > 0) * 2 + (s[2] > 0)
    faces = []
    for axis in range(3):
        b, c = (axis + 1) % 3, (axis + 2) % 3
        for side in (-1, 1):
            ring = []
            for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                s = [0, 0, 0]
                s[axis], s[b], s[c] = side, u, v
                ring.append(corner(s) * 3 + axis)
            faces.append(ring if side > 0 else ring[::-1])
        for sb in (-1, 1):
            for sc in (-1, 1):
                ends = []
                for end in (-1, 1):
                    s = [0, 0, 0]
                    s[axis], s[b], s[c] = end, sb, sc
                    ends.append(corner(s) * 3)
                ring = [ends[0] + b, ends[1] + b, ends[1] + c, ends[0] + c]
                faces.append(ring if sb * sc < 0 else ring[::-1])
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                first = corner((sx, sy, sz)) * 3
                ring = [first, first + 1, first + 2]
                faces.append(ring if sx * sy * sz > 0 else ring[::-1])
    signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    return faces, np.repeat(signs, 3, axis=0), np.tile(np.arange(3), 8)


_FACES, _SIGNS, _ON = _topology()


class Boards:
    """Collects boards of one material and edge radius. `done()` turns them into one object and adds it to the scene."""

    def __init__(self, wood, edge=0.003):
        self.wood, self.edge, self.points, self.local, self.domain, self.random = wood, edge, [], [], [], []

    def board(self, centre, size, axes=_AXES['x'], edge=None):
        """
        Adds one board. `size` is (along the grain, across, thickness); `axes` are the directions of these three in
        world coordinates.
        """
        half = np.array(size, float) / 2
        bevel = min(self.edge if edge is None else edge, half.min() * 0.45)
        local = _SIGNS * (half - bevel)
        local[np.arange(24), _ON] = (_SIGNS * half)[np.arange(24), _ON]
        self.points.append(np.array(centre, float) + local @ np.array(axes, float))
        angle, reach = random.uniform(0, 6.283), random.uniform(0.02, 0.16)
        tilt = np.radians(random.gauss(0, 1.3))
        shifted = local + (random.uniform(-3, 3), reach * np.cos(angle), reach * np.sin(angle))
        shifted[:, 1] += shifted[:, 0] * np.tan(tilt) * 0.5
        self.local.append(shifted)
        self.domain.append(local + [random.uniform(-40, 40) for _ in range(3)])
        self.random.append(np.tile([random.random() for _ in range(3)], (24, 1)))

    def box(self, low, high, grain='x', edge=None):
        """Adds an axis-aligned board between two opposite corners. `grain` is the axis along which the grain runs."""
        low, high = np.array(low, float), np.array(high, float)
        axes = np.array(_AXES[grain], float)
        self.board((low + high) / 2, axes @ (high - low), axes, edge)

    def done(self, name='boards'):
        mesh = bpy.data.meshes.new(name)
        faces = [[i + 24 * k for i in face] for k in range(len(self.points)) for face in _FACES]
        mesh.from_pydata(np.concatenate(self.points).tolist(), [], faces)
        for key, values in (('pl', self.local), ('pn', self.domain), ('rnd', self.random)):
            mesh.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.concatenate(values).ravel())
        mesh.materials.append(material(self.wood))
        made = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(made)
        return made


def plank_wall(wood, origin, along, up, length, height, width=0.12, thick=0.022, hole=None, joints=True, gap=0.003):
    """
    Adds a wall of boards with a black panel behind it. The boards run in the direction `along` from `origin`; the rows
    are stacked in the direction `up`. `hole` is an opening in the wall: (from, to, bottom, top) in metres from
    `origin`. Returns the opening with its bottom and top rounded to whole rows, or the wall object if there is no
    opening.
    """
    origin, along, up = (np.array(v, float) for v in (origin, along, up))
    out = np.cross(along, up)
    boards = Boards(wood)
    rows = max(1, round(height / width))
    width = height / rows
    if hole:
        hole = (hole[0], hole[1], round(hole[2] / width) * width, round(hole[3] / width) * width)
    for row in range(rows):
        middle = (row + 0.5) * width
        spans = [(0.0, length)]
        if hole and hole[2] < middle < hole[3]:
            spans = [(0.0, hole[0]), (hole[1], length)]
        for start, end in spans:
            cuts = [start, end]
            if joints and end - start > 1.6 and random.random() < 0.7:
                cuts.insert(1, random.uniform(start + 0.5, end - 0.5))
            for a, b in zip(cuts, cuts[1:]):
                depth = random.uniform(-0.0012, 0.0012)
                centre = origin + along * (a + b) / 2 + up * middle + out * (depth - thick / 2)
                boards.board(centre, (b - a - 0.001, width - gap, thick), (along, up, out))
    made = boards.done('wall')
    dark = Boards('void')
    back = origin - out * (thick + 0.02)
    # The black panel extends 35 mm past the wall on each side. Otherwise light from outside leaks through the corners.
    left, right, bottom, top = -0.035, length + 0.035, -0.035, height + 0.035
    parts = [(left, right, bottom, top)] if not hole else [
        (left, hole[0], bottom, top), (hole[1], right, bottom, top), (hole[0], hole[1], bottom, hole[2]), (hole[0], hole[1], hole[3], top)]
    for a, b, low, high in parts:
        if b - a > 0.01 and high - low > 0.01:
            dark.board(back + along * (a + b) / 2 + up * (low + high) / 2, (b - a, high - low, 0.03), (along, up, out))
    dark.done('behind')
    return hole or made


def panels(stone, origin, along, up, length, height, width, tall, thick=0.02, gap=0.003, shift=0.5):
    """
    Adds rows of stone slabs, for stone walls and tiled floors. Each row is shifted by `shift` slab widths relative to
    the previous row.
    """
    origin, along, up = (np.array(v, float) for v in (origin, along, up))
    out = np.cross(along, up)
    slabs = Boards(stone, 0.002)
    for row in range(int(np.ceil(height / tall))):
        low, high = row * tall, min((row + 1) * tall, height)
        start = -((row * shift) % 1) * width
        while start < length:
            a, b = max(start, 0), min(start + width, length)
            if b - a > 0.02:
                centre = origin + along * (a + b) / 2 + up * (low + high) / 2 + out * (random.uniform(-0.0008, 0.0008) - thick / 2)
                slabs.board(centre, (b - a - gap, high - low - gap, thick), (along, up, out))
            start += width
    slabs.done('slabs')
    dark = Boards('void')
    dark.board(origin + along * length / 2 + up * height / 2 - out * (thick + 0.01), (length, height, 0.018), (along, up, out))
    dark.done('behind')


def slats(wood, origin, along, up, length, height, width=0.022, thick=0.03, pitch=0.042):
    """Adds upright slats, such as the skirt under a bench, and a black panel behind them."""
    origin, along, up = (np.array(v, float) for v in (origin, along, up))
    out = np.cross(along, up)
    strips = Boards(wood, 0.002)
    count = int(length / pitch)
    for i in range(count):
        at = (i + 0.5) * length / count
        strips.board(origin + along * at + up * height / 2 - out * thick / 2, (height, width, thick), (up, along, out))
    strips.done('slats')
    dark = Boards('void')
    dark.board(origin + along * length / 2 + up * height / 2 - out * (thick + 0.06), (length, height, 0.01), (along, up, out))
    dark.done('behind')


def bench(wood, x0, x1, y0, y1, top, skirt_from=0.0, skirt=True, light=10.0):
    """
    Adds a bench along x with its front at `y0`: seat boards, a front edge, slats below and a hidden light strip under
    the edge.
    """
    from .light import strip
    seat = Boards(wood, 0.005)
    count = max(2, round((y1 - y0) / 0.11))
    step = (y1 - y0) / count
    for i in range(count):
        seat.box((x0, y0 + i * step + 0.004, top - 0.028), (x1, y0 + (i + 1) * step - 0.004, top))
    seat.box((x0, y0 - 0.004, top - 0.10), (x1, y0 + 0.024, top - 0.03))
    seat.done('bench')
    if skirt:
        slats(wood, (x0, y0 + 0.11, skirt_from), (1, 0, 0), (0, 0, 1), x1 - x0, top - 0.11 - skirt_from)
    if light:
        strip((x0 + 0.03, y0 + 0.05, top - 0.085), (x1 - 0.03, y0 + 0.05, top - 0.085), (0, 0.42, -1), light)
