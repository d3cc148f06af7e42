"""
The parts of the barrel sauna: staves, hoops, both end walls and the interior. The barrel's axis runs along y at x = 0.
"""
import math
import random
import bpy
import numpy as np
from . import light
from .boards import Boards
from .fittings import stove
from .materials import material
from .saunas import UP
from .shapes import pane, put

OUTER, INNER, LONG = 1.05, 1.005, 2.4
MIDDLE = 1.24  # height of the axis above the deck, in metres
FLOOR = MIDDLE - 0.80


def _cut_planks(wood, y, thick, spans, board=0.118, reach=INNER):
    """
    Adds the upright planks of an end wall, cut to the curve of the barrel. `spans(x)` returns which parts of a plank
    exist at x, as a list of (low, high) pairs in z. The list must have the same length for every x.
    """
    points, faces, local, domain, shades = [], [], [], [], []
    count = math.ceil(2 * reach / board)
    edges = np.linspace(-reach, reach, count + 1)
    for left, right in zip(edges, edges[1:]):
        xs = np.linspace(left + 0.0015, right - 0.0015, 7)
        xs = np.clip(xs, -reach + 0.002, reach - 0.002)
        pieces = [spans(x) for x in xs]
        heart, angle, dark = random.uniform(0.02, 0.16), random.uniform(0, 6.28), [random.random() for _ in range(3)]
        offset, far = random.uniform(-3, 3), [random.uniform(-40, 40) for _ in range(3)]
        for k in range(len(pieces[0])):
            start = len(points)
            for x, parts in zip(xs, pieces):
                for z in parts[k]:
                    for depth in (0.0, thick):
                        points.append((x, y + depth, z))
                        own = np.array((z, x - left, depth))
                        local.append(own + (offset, heart * math.cos(angle), heart * math.sin(angle)))
                        domain.append(own + far)
                        shades.append(dark)
            for i in range(len(xs) - 1):
                a, b = start + 4 * i, start + 4 * i + 4
                faces += [(a, b, b + 2, a + 2), (b + 1, a + 1, a + 3, b + 3), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
            last = start + 4 * (len(xs) - 1)
            faces += [(start, start + 2, start + 3, start + 1), (last, last + 1, last + 3, last + 2)]
    mesh = bpy.data.meshes.new('end')
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    for key, values in (('pl', local), ('pn', domain), ('rnd', shades)):
        mesh.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(values, np.float32).ravel())
    mesh.materials.append(material(wood))
    bpy.context.collection.objects.link(bpy.data.objects.new('end', mesh))


def _round(x):
    return math.sqrt(max(1e-6, INNER * INNER - x * x))


def _door_end(x):
    if abs(x) < 0.40:
        return [(MIDDLE + 0.86, MIDDLE + _round(x))]
    return [(MIDDLE - _round(x), MIDDLE + _round(x))]


def _window_end(x):
    sill, half = MIDDLE + 0.14, 0.62
    arch = math.sqrt(half * half - x * x) if abs(x) < half else 0.0
    return [(MIDDLE - _round(x), sill), (sill + arch, MIDDLE + _round(x))]


def _tube(of, y, wide, inner, outer):
    """
    Adds a flat ring around the axis of the barrel. It is `wide` metres wide along y and lies between the radii `inner`
    and `outer`.
    """
    points = []
    for i in range(96):
        angle = 2 * math.pi * i / 96
        for radius, at in ((outer, y), (outer, y + wide), (inner, y + wide), (inner, y)):
            points.append((radius * math.cos(angle), at, MIDDLE + radius * math.sin(angle)))
    faces = [(4 * i + k, 4 * ((i + 1) % 96) + k, 4 * ((i + 1) % 96) + (k + 1) % 4, 4 * i + (k + 1) % 4) for i in range(96) for k in range(4)]
    put('hoop', points, faces, of)


def body(staves=48):
    """Adds the shell: staves 45 mm thick, four steel hoops around them, and the two cradles it rests on."""
    made = Boards('cedar', 0.005)
    for i in range(staves):
        angle = 2 * math.pi * (i + 0.5) / staves
        out = np.array((math.cos(angle), 0, math.sin(angle)))
        made.board(np.array((0, LONG / 2, MIDDLE)) + out * (OUTER - 0.0225), (LONG, 2 * math.pi * (OUTER - 0.012) / staves, 0.045),
                   ((0, 1, 0), np.cross(out, (0, 1, 0)), out))
    made.done('staves')
    for y in (0.22, 0.83, 1.53, 2.14):
        _tube('black steel', y, 0.04, OUTER - 0.004, OUTER + 0.006)
        lug = Boards('black steel', 0.003)
        angle = math.radians(148)
        out = np.array((math.cos(angle), 0, math.sin(angle)))
        lug.board(np.array((0, y + 0.02, MIDDLE)) + out * (OUTER + 0.018), (0.07, 0.05, 0.03), (np.cross(out, (0, 1, 0)), (0, 1, 0), out))
        lug.done('lug')
    cradle = Boards('larch', 0.008)
    for y in (0.38, 1.92):
        cradle.box((-0.78, y, 0.0), (0.78, y + 0.10, FLOOR - 0.02))
    cradle.done('cradles')


def ends():
    """Adds both end walls: the front one with the glass door, the back one with the half-moon window."""
    _cut_planks('cedar', 0.09, 0.035, _door_end)
    _cut_planks('cedar', LONG - 0.125, 0.035, _window_end)
    frame = Boards('cedar', 0.005)
    for x in (-0.42, 0.36):
        frame.box((x, 0.06, FLOOR - 0.06), (x + 0.06, 0.14, MIDDLE + 0.92), 'z')
    frame.box((-0.42, 0.06, MIDDLE + 0.84), (0.42, 0.14, MIDDLE + 0.90))
    frame.box((-0.42, 0.05, FLOOR - 0.07), (0.42, 0.16, FLOOR))
    frame.box((-0.64, LONG - 0.14, MIDDLE + 0.105), (0.64, LONG - 0.075, MIDDLE + 0.14))
    frame.done('frames')
    arc = []
    for i in range(41):
        angle = math.pi * i / 40
        for radius, y in ((0.60, LONG - 0.14), (0.635, LONG - 0.14), (0.635, LONG - 0.075), (0.60, LONG - 0.075)):
            arc.append((radius * math.cos(angle), y, MIDDLE + 0.14 + radius * math.sin(angle)))
    put('arch', arc, [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(40) for k in range(4)], 'black steel')
    pane((0, 0.10, (FLOOR + MIDDLE + 0.84) / 2), (1, 0, 0), UP, 0.72, MIDDLE + 0.84 - FLOOR)
    pane((0, LONG - 0.10, MIDDLE + 0.45), (1, 0, 0), UP, 1.24, 0.62)
    steel = Boards('black steel', 0.003)
    steel.box((0.27, 0.025, MIDDLE - 0.25), (0.29, 0.045, MIDDLE + 0.25), 'z')
    for z in (MIDDLE - 0.2, MIDDLE + 0.2):
        steel.box((0.274, 0.04, z), (0.286, 0.10, z + 0.012))
    for z in (FLOOR + 0.25, MIDDLE + 0.5):
        steel.box((-0.37, 0.085, z), (-0.31, 0.115, z + 0.08))
    steel.done('pull')


def inside(fire=True):
    """Adds the floor, two facing benches and the wood-burning stove at the far end of the left bench."""
    made = Boards('cedar', 0.004)
    for i in range(10):
        made.box((-0.60 + i * 0.12, 0.13, FLOOR - 0.03), (-0.60 + i * 0.12 + 0.114, LONG - 0.13, FLOOR), 'y')
    for side in (-1, 1):
        far = LONG - 0.13 if side > 0 else 1.62
        for i in range(4):
            a = side * (0.45 + i * 0.12)
            b = a + side * 0.112
            made.box((min(a, b), 0.13, FLOOR + 0.40), (max(a, b), far, FLOOR + 0.43), 'y')
        made.box((side * 0.45 - 0.014, 0.13, FLOOR + 0.34), (side * 0.45 + 0.014, far, FLOOR + 0.425), 'y')
        for y in (0.2, far - 0.1):
            made.box((side * 0.49 - 0.025, y, FLOOR), (side * 0.49 + 0.025, y + 0.05, FLOOR + 0.40), 'z')
        made.box((side * 0.93 - 0.012, 0.16, FLOOR + 0.68), (side * 0.93 + 0.012, far - 0.03, FLOOR + 0.79), 'y')
        light.strip((side * 0.50, far - 0.1, FLOOR + 0.36), (side * 0.50, 0.25, FLOOR + 0.36), (side * 0.4, 0, -1), 8, 2700)
        light.strip((side * 0.95, 0.3, FLOOR + 0.80), (side * 0.95, far - 0.2, FLOOR + 0.80), (-side * 0.1, 0, 1), 7, 2700)
    made.done('benches')
    stove(-0.72, 1.72, FLOOR, 0.42, 0.40, 0.80, fire, MIDDLE + OUTER + 0.55)
