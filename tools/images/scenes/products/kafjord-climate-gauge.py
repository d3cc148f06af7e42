"""Scene: two black dials on a plate of split slate, on the cedar wall of a sauna."""
import math
import numpy as np
from library import light, rooms, stones, studio  # noqa: F401 (stones adds the slate)
from library.boards import Boards
from library.fields import fractal
from library.shapes import put, rod, turned
from library.things import grained, writing

ALT = 'A plate of split slate with two round black dials, temperature on the left and humidity on the right, on a cedar wall'
DETAIL = 0.5
GRADE = {'exposure': 0.68}


def plate(x, y, z, wide=0.28, tall=0.14, thick=0.012):
    """
    Adds a plate of split stone. It is sawn to size at the back; towards the front, shallow flakes have broken off its
    edges.
    """
    step = 0.0016
    across, up = round(wide / step), round(tall / step)
    ring = [(-wide / 2 + wide * i / across, -tall / 2) for i in range(across)] + [(wide / 2, -tall / 2 + tall * i / up) for i in range(up)]
    ring = np.array(ring + [(-a, -b) for a, b in ring])
    far = np.arange(len(ring)) * step
    flake = np.clip(fractal(far / 0.024, 0 * far, 3, 3) + 0.12, 0, 1)
    points, faces = [], []
    for part, share in ((0.0, 0.0), (0.45, 0.15), (0.72, 0.55), (0.9, 0.85), (1.0, 1.0)):
        inset = 0.0006 + share * (0.0012 + 0.0042 * flake) + 0.00025 * fractal(far / 0.004, 0 * far + part * 3, 8, 2)
        for (a, b), gap in zip(ring, inset):
            points.append((x + a * (1 - gap / wide * 2), y - thick * part, z + b * (1 - gap / tall * 2)))
    n = len(ring)
    for row in range(4):
        faces += [(row * n + i, row * n + (i + 1) % n, (row + 1) * n + (i + 1) % n, (row + 1) * n + i) for i in range(n)]
    faces.append([4 * n + i for i in range(n)])
    grained(put('plate', points, faces, 'cleft slate'), 'x')


def dial(x, y, z, figures, hand, unit, radius=0.054):
    """
    Adds a dial that faces the camera. `figures` are the numbers on its scale, which covers three quarters of the
    circle. `hand` is the position of the hand on the scale, from 0 to 1.
    """
    made = turned('black steel', (0, 0, 0), [(radius, 0), (radius, 0.012), (radius - 0.0015, 0.0135), (radius - 0.0045, 0.0135), (radius - 0.0055, 0.0085), (0.0005, 0.0085)], 96)
    made.location, made.rotation_euler = (x, y, z), (math.pi / 2, 0, 0)
    face = y - 0.0088
    marks = Boards('bone', 0.0001)
    turn = lambda t: math.radians(225 - 270 * t)
    steps = (len(figures) - 1) * 5
    for i in range(steps + 1):
        a, long = turn(i / steps), 0.0042 if i % 5 == 0 else 0.0022
        out, side = (math.cos(a), 0, math.sin(a)), (-math.sin(a), 0, math.cos(a))
        r = radius - 0.0085 - long / 2
        marks.board((x + out[0] * r, face, z + out[2] * r), (long, 0.0009 if i % 5 == 0 else 0.0005, 0.0003), (out, side, (0, -1, 0)))
    for i, figure in enumerate(figures):
        a, r = turn(i / (len(figures) - 1)), radius - 0.0195
        writing(str(figure), (x + math.cos(a) * r, face, z + math.sin(a) * r), 0.0105)
    writing(unit, (x, face, z - radius * 0.42), 0.0095)
    a = turn(hand)
    out, side = (math.cos(a), 0, math.sin(a)), (-math.sin(a), 0, math.cos(a))
    marks.board((x + out[0] * 0.012, face - 0.0012, z + out[2] * 0.012), (0.046, 0.0022, 0.0005), (out, side, (0, -1, 0)))
    marks.done('marks')
    rod('bone', (x, face, z), (x, face - 0.0016, z), 0.0034, 32)
    dome = [(radius - 0.0046, 0.0118)] + [((radius - 0.0046) * math.cos(t), 0.0118 + 0.0052 * math.sin(t)) for t in (math.pi / 2 * i / 16 for i in range(1, 16))] + [(0.0004, 0.0170)]
    glass = turned('clear glass', (0, 0, 0), dome, 96)
    glass.location, glass.rotation_euler = (x, y, z), (math.pi / 2, 0, 0)


def compose():
    light.indoors()
    rooms.planked('cedar', 2.4, 1.2, 2.6)
    x, z = 1.2, 1.5
    plate(x, 1.198, z)
    dial(x - 0.066, 1.187, z, range(20, 121, 20), 0.70, '\u00b0C')
    dial(x + 0.066, 1.187, z, range(0, 101, 20), 0.11, '%')
    studio.key((x, 1.19, z), 15, distance=0.85, size=0.45, yaw=-10, way=(-0.8, -0.42, 0.72))
    studio.rim((x, 1.19, z), 2.5, distance=0.62, temperature=3200, yaw=-10, way=(0.9, -0.20, 0.25))
    light.strip((0.25, 1.14, 2.2), (2.15, 1.14, 2.2), (0, 0.1, -1), 6, 2750)
    light.camera((1.36, 0.27, 1.52), -10, 62, (0, -0.012), 0.93, 3.5)
