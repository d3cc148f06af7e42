"""Scene: two black dials on a plate of split slate, on the cedar wall of a sauna."""
import math
from library import light, rooms
from library.boards import Boards
from library.shapes import rod, turned
from library.things import grained, writing
from library.shapes import put
import random

ALT = 'A plate of split slate with two round black dials, temperature on the left and humidity on the right, on a cedar wall'
GRADE = {'exposure': 0.75}


def plate(x, y, z, wide=0.28, tall=0.14, thick=0.012):
    """Adds a plate of split stone with irregular, broken edges."""
    count = 34
    ring = [(-wide / 2 + wide * i / count, -tall / 2) for i in range(count)] + [(wide / 2, -tall / 2 + tall * i / 17) for i in range(17)]
    ring += [(-a, -b) for a, b in ring]
    points, faces = [], []
    for inset, depth in ((0.0, 0.0), (0.0, -thick * 0.45), (0.0028, -thick)):
        for a, b in ring:
            rough = random.gauss(0, 0.0007)
            points.append((x + a * (1 - inset / wide * 2) + rough, y + depth + random.gauss(0, 0.0003) * (depth < 0), z + b * (1 - inset / tall * 2) + random.gauss(0, 0.0007)))
    n = len(ring)
    for row in range(2):
        faces += [(row * n + i, row * n + (i + 1) % n, (row + 1) * n + (i + 1) % n, (row + 1) * n + i) for i in range(n)]
    faces.append([2 * n + i for i in range(n)])
    grained(put('plate', points, faces, 'slate'), 'x')


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


def compose():
    light.indoors()
    rooms.planked('cedar', 2.4, 1.2, 2.6)
    x, z = 1.2, 1.5
    plate(x, 1.198, z)
    dial(x - 0.066, 1.187, z, range(20, 121, 20), 0.62, '\u00b0C')
    dial(x + 0.066, 1.187, z, range(0, 101, 20), 0.22, '%')
    light.strip((0.25, 1.14, 2.2), (2.15, 1.14, 2.2), (0, 0.1, -1), 9, 2750)
    light.area((0.0, -0.2, 1.9), (0.9, 1.0, -0.3), 0.7, 0.5, 13, colour=(0.55, 0.70, 1.0))
    light.spot((2.1, 0.55, 2.1), (-0.85, 0.6, -0.6), 36, 50, 2850, 0.05)
    light.camera((1.36, 0.27, 1.52), -10, 62, (0, -0.012), 0.93, 3.5)
