"""Scene: three amber bottles in a cedar tray on slate, with a sprig of spruce beside them."""
import math
import random
from mathutils import Quaternion, Vector
from library import finishes, light, studio
from library.boards import panels, plank_wall
from library.shapes import put, turned
from library.things import curve, sawn, tube, writing_around
from library.materials import _makers, _mottled

ALT = 'Three small bottles of amber glass in a tray of cedar, a glass dropper in its groove and a sprig of spruce beside it'
DETAIL = 0.5
GRADE = {'exposure': 0.8}

_makers.update({
    'needles': lambda name: _mottled(name, (0.012, 0.040, 0.014), (0.075, 0.135, 0.050), 0.42, 190, 0.0001),
    'twig': lambda name: _mottled(name, (0.075, 0.045, 0.024), (0.26, 0.165, 0.085), 0.8, 900, 0.0008),
})


def bottle(x, y, z, word):
    """
    Adds a 100 ml bottle, 45 mm in diameter and 91 mm to the neck, with a black cap and a paper label that reads
    `word`.
    """
    # Round corners: a profile of few points shows as facets in the highlights.
    bend = lambda r, h, radius, a, b: [(r + radius * math.cos(math.radians(t)), h + radius * math.sin(math.radians(t))) for t in range(a, b + (b > a) - (b < a), 9 if b > a else -9)]
    body = [(0.001, 0.0), *bend(0.0195, 0.003, 0.003, -90, 0), *bend(0.0125, 0.0725, 0.010, 0, 54), *bend(0.0260, 0.0914, 0.0134, 234, 180)]
    turned('amber glass', (x, y, z), [*body, (0.0126, 0.097)], 128)
    turned('amber oil', (x, y, z), [(0.001, 0.003), *bend(0.0188, 0.005, 0.002, -90, 0), (0.0208, 0.060), (0.001, 0.060)], 128)
    turned('enamel', (x, y, z), [(0.0142, 0.092), *bend(0.0144, 0.0928, 0.0006, -90, 0), *bend(0.0137, 0.1117, 0.0013, 0, 90), (0.001, 0.113)], 128)
    wrap = lambda name, low, high, r, of: put(name, [(x + r * math.cos(a), y + r * math.sin(a), z + h) for a in [math.radians(-152 + 124 * i / 96) for i in range(97)] for h in (low, high)],
                                              [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(96)], of, True)
    r = 0.0227
    wrap('label', 0.018, 0.056, r, 'card')
    for level in (0.0215, 0.0525):
        wrap('rule', level - 0.0001, level + 0.0001, r + 0.00002, 'enamel')
    # Lettering that stands off by more than this casts a visible shadow on the paper.
    for text, level, size in (('FORÊT NOIRE', 0.0475, 0.0029), (word, 0.0385, 0.0068), ('100 ml', 0.0275, 0.0036)):
        writing_around(text, (x, y, z + level), r + 0.00007, size)


def sprig(x, y, z, turn, length=0.17):
    """Adds a spruce twig that lies on a surface at height `z`. `turn` is its direction in degrees."""
    a = math.radians(turn)
    path = [(x + length * t * math.cos(a + 0.25 * t), y + length * t * math.sin(a + 0.25 * t), z + 0.006 + 0.006 * math.sin(3 * t)) for t in [i / 8 for i in range(9)]]
    twigs = [path]
    for start, side in ((2, 1), (3, -1), (5, 1)):
        b = a + side * 0.75
        twigs.append([(path[start][0] + 0.075 * t * math.cos(b), path[start][1] + 0.075 * t * math.sin(b), path[start][2] + 0.004 * t) for t in [i / 5 for i in range(6)]])
    points, faces = [], []
    for twig in twigs:
        tube('twig', twig, 0.0014)
        for (px, py, pz), (qx, qy, qz) in zip(twig, twig[1:]):
            along = Vector((qx - px, qy - py, qz - pz))
            for _ in range(round(along.length * 4200)):
                # Needles stand all around the twig and lean forward by half; those below it are bent up by the slate.
                at = Vector((px, py, pz)) + along * random.random()
                way = along.normalized()
                out = way.orthogonal()
                out.rotate(Quaternion(way, random.uniform(0, 6.283)))
                out.z = abs(out.z) * 0.9 if out.z < -0.2 and random.random() < 0.7 else out.z
                lean = random.uniform(0.55, 1.15)
                way = (way * math.cos(lean) + out * math.sin(lean)).normalized()
                own, width = random.uniform(0.009, 0.0155), random.uniform(0.00032, 0.00048)
                side = way.cross(Vector((0, 0, 1))).normalized() * width
                up = side.cross(way).normalized() * width
                k = len(points)
                for t, wide in ((0.0, 0.7), (0.35, 1.0), (0.8, 0.75), (1.0, 0.05)):
                    bend = at + way * own * t + Vector((0, 0, 0.0016 * t * t))
                    bend.z = max(bend.z, z + 0.0006)
                    points += [bend - side * wide, bend + up * wide, bend + side * wide, bend - up * wide]
                faces += [(k + 4 * i + j, k + 4 * i + (j + 1) % 4, k + 4 * i + 4 + (j + 1) % 4, k + 4 * i + 4 + j) for i in range(3) for j in range(4)]
    put('needles', points, faces, 'needles', True)


def compose():
    light.indoors()
    panels('slate', (-1.5, 0.0, 0), (1, 0, 0), (0, 1, 0), 3, 0.62, 1.4, 0.62, thick=0.05, shift=0)
    plank_wall('cedar', (-1.5, 0.62, 0), (1, 0, 0), (0, 0, 1), 3, 1.6, joints=False)
    groove = [(0.0155 + 0.0062 * math.cos(math.radians(a)), 0.017 - 0.0055 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    sawn('cedar', [(0, 0), (0.08, 0), (0.08, 0.017)] + groove + [(0, 0.017)], (0, 0.20, 0), (0, 1, 0), (0, 0, 1), 0.21, 'y', 0.0016)
    for x, word in ((-0.066, 'Spruce'), (0.0, 'Stone pine'), (0.066, 'Birch')):
        bottle(x, 0.248, 0.0145, word)
    dropper = [(0.0006, 0), (0.0012, 0.001), (0.0016, 0.02), (0.0034, 0.026), (0.0034, 0.085)]
    glass = turned('clear glass', (0, 0, 0), dropper, 32)
    glass.location, glass.rotation_euler = (-0.06, 0.2155, 0.0165), (0, math.pi / 2, 0)
    bulb = turned('enamel', (0, 0, 0), curve([(0.0042, 0.082), (0.0048, 0.084), (0.0048, 0.094), (0.0062, 0.098), (0.0064, 0.112), (0.004, 0.119), (0.0005, 0.121)], 8), 64)
    bulb.location, bulb.rotation_euler = (-0.06, 0.2155, 0.0165), (0, math.pi / 2, 0)
    sprig(-0.02, 0.145, 0.0, 6)
    studio.key((0, 0.24, 0.06), 11, distance=0.75, size=0.4, yaw=-4.5)
    studio.rim((0, 0.25, 0.08), 5, distance=0.42, yaw=-4.5, way=(0.85, 0.62, 0.4), tall=0.35)
    # Light through the glass from behind makes the amber glow.
    light.area((0.0, 0.42, 0.10), (0, -1, -0.1), 0.34, 0.10, 1.6, 3600)
    light.strip((-1.4, 0.57, 0.85), (1.4, 0.57, 0.85), (0, 0.1, -1), 2, 2750)
    finishes.refine(slate='honed slate')
    light.camera((0.065, -0.52, 0.24), -4.5, 70, (0, -0.02), 0.77, 8, 11)
