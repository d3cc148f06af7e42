"""Scene: oil, a brush and a cloth on a cedar bench, half of which has just been oiled."""
import math
import numpy as np
from library import buckets, light, studio  # noqa: F401 (buckets adds the brass)
from library.boards import Boards, plank_wall
from library.shapes import put, turned
from library.things import sawn, writing_around
from library.thrown import thrown, window

ALT = 'A tin of oil, a wide brush and a linen cloth on a cedar bench in low sun, ready to care for the wood'
DETAIL = 0.5
GRADE = {'exposure': 0.55, 'contrast': 1.26}


def brush(x, y, z, turn):
    """
    Adds a flat brush 6 cm wide that rests on its bristles and the end of its handle. The bristles point in the
    direction `turn`, in degrees.
    """
    a = math.radians(turn)
    ahead, side = np.array((math.cos(a), math.sin(a), 0)), np.array((-math.sin(a), math.cos(a), 0))
    at = lambda t: np.array((x, y, z)) + ahead * t
    half = [(0.0, 0.009), (0.02, 0.011), (0.05, 0.0105), (0.09, 0.012), (0.115, 0.017), (0.135, 0.029), (0.150, 0.030)]
    sawn('hemlock', half + [(t, -w) for t, w in half[::-1]], at(0) + (0, 0, 0.010), ahead, side, 0.014, 'x', 0.004)
    # The ferrule is steel: a sleeve with two pressed ridges and a row of nails.
    ring = Boards('steel', 0.003)
    ring.board(at(0.162) + (0, 0, 0.010), (0.030, 0.062, 0.0172), (ahead, side, (0, 0, 1)))
    for t in (0.1535, 0.1705):
        ring.board(at(t) + (0, 0, 0.010), (0.0024, 0.0628, 0.0186), (ahead, side, (0, 0, 1)), edge=0.0008)
    ring.done('ferrule')
    for u in (-0.021, -0.007, 0.007, 0.021):
        nail = at(0.162) + side * u + (0, 0, 0.0184)
        turned('dark brass', nail, [(0.0015, 0), (0.0014, 0.0005), (0.0008, 0.0008), (0.0001, 0.0009)], 14)
    rng, points, faces = np.random.default_rng(4), [], []
    for _ in range(1500):
        u, v = rng.uniform(-0.029, 0.029), rng.uniform(-0.0075, 0.0075)
        start = at(0.176) + side * u + (0, 0, 0.010 + v)
        long = 0.052 - 0.25 * abs(u) ** 1.1 * 0.2 + rng.normal(0, 0.0012)
        end = start + ahead * long + side * (u * 0.10 + rng.normal(0, 0.0012)) + (0, 0, -0.0045 - v * 0.45 + rng.normal(0, 0.0006))
        end[2] = max(end[2], z + 0.0006)
        across = side * 0.00035
        k = len(points)
        points += [start - across, start + across, end + across * 0.5, end - across * 0.5]
        faces.append((k, k + 1, k + 2, k + 3))
        points += [start + (0, 0, 0.00035), start - (0, 0, 0.00035), end, end]
        faces.append((k + 4, k + 5, k + 6))
    put('bristles', points, faces, 'bristle')


def tin(x, y, z):
    """Adds a one-litre tin with a screw cap and a paper label."""
    turned('black steel', (x, y, z), [(0.001, 0.002), (0.046, 0.002), (0.048, 0.0), (0.0492, 0.003), (0.0475, 0.006), (0.0475, 0.150), (0.0492, 0.153), (0.0485, 0.156),
                                      (0.045, 0.155), (0.040, 0.160), (0.018, 0.172), (0.0175, 0.178), (0.001, 0.178)], 80)
    turned('dark brass', (x, y, z), [(0.0195, 0.176), (0.0200, 0.177), (0.0200, 0.195), (0.0188, 0.197), (0.001, 0.197)], 56)
    points, r = [], 0.0478
    for i in range(41):
        b = math.radians(-90 - 75 + 150 * i / 40)
        points += [(x + r * math.cos(b), y + r * math.sin(b), z + 0.035), (x + r * math.cos(b), y + r * math.sin(b), z + 0.118)]
    put('label', points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(40)], 'card', True)
    for text, level, size in (('Wood oil', 0.085, 0.0165), ('for sauna benches', 0.066, 0.0078), ('1 litre', 0.046, 0.0078)):
        writing_around(text, (x, y, z + level), r + 0.0003, size)


def dish(x, y, z):
    turned('clay', (x, y, z), [(0.001, 0.0), (0.034, 0.0), (0.050, 0.014), (0.056, 0.030), (0.0535, 0.031), (0.047, 0.016), (0.032, 0.005), (0.001, 0.005)], 64)
    turned('amber oil', (x, y, z), [(0.001, 0.016), (0.0468, 0.016)], 48)


def compose():
    light.indoors()
    seat = Boards('cedar', 0.005)
    for i in range(7):
        seat.box((-1.4, 0.0 + i * 0.128, 0.42), (1.4, i * 0.128 + 0.121, 0.45))
    seat.box((-1.4, -0.022, 0.33), (1.4, 0.0, 0.446))
    seat.done('seat')
    plank_wall('cedar', (-1.6, 0.93, 0), (1, 0, 0), (0, 0, 1), 3.2, 2.2)
    z = 0.45
    tin(-0.075, 0.42, z)
    dish(0.075, 0.36, z)
    brush(0.24, 0.20, z, 172)
    thrown('plain linen', -0.215, 0.27, z, 0.30, 0.24, 20, seed=5)
    window((-1.9, -0.15, 1.35), (1.9, 0.62, -0.83), 150)
    studio.key((0.0, 0.36, z + 0.06), 3, distance=0.95, size=0.55, yaw=-5)
    studio.softbox((0.0, 0.40, z + 0.10), (0.85, 0.35, 0.45), 0.6, 0.07, 0.45, 7, 4800, -5, spread=80)
    light.strip((-1.5, 0.87, 1.3), (1.5, 0.87, 1.3), (0, 0.12, -1), 3, 2750)
    light.camera((0.10, -0.62, 0.80), -5, 56, (0.03, 0.0), 1.0, 9, 14)
