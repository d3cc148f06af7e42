"""Scene: a black steel towel rail on a plaster wall, with two linen bath sheets drying on it."""
from library import buckets, cloth, finishes, light, studio  # noqa: F401 (buckets adds the brushed steel)
from library.boards import Boards
from library.drapery import towel
from library.shapes import put, rod

ALT = 'A tall ladder of black steel with six round rungs on a pale plaster wall, two linen towels hanging over it'
DETAIL = 0.5
GRADE = {'exposure': 1.0}
WALL = 1.2


def rail(x, y, z):
    """
    Adds the rail, 50 cm wide and 160 cm high, 10 cm in front of the wall at `y`. Returns the y position of its front
    and the heights of its rungs.
    """
    off = y - 0.10
    for side in (x + 0.014, x + 0.486):
        rod('brushed black steel', (side, off, z), (side, off, z + 1.60), 0.014, 48)
        for level in (z + 0.12, z + 1.48):
            rod('brushed black steel', (side, off, level), (side, y, level), 0.009, 32)
            rod('brushed black steel', (side, y - 0.008, level), (side, y, level), 0.026, 48)
    levels = [z + 0.16 + i * 0.262 for i in range(6)]
    for level in levels:
        rod('brushed black steel', (x + 0.01, off, level), (x + 0.49, off, level), 0.0125, 48)
    timer = Boards('brushed black steel', 0.004)
    timer.box((x + 0.36, off + 0.02, levels[0] - 0.05), (x + 0.43, off + 0.045, levels[0] + 0.045), 'z')
    timer.done('timer')
    rod('brass', (x + 0.395, off + 0.02, levels[0] - 0.027), (x + 0.395, off + 0.01, levels[0] - 0.027), 0.012, 28)
    return off, levels


def compose():
    light.indoors()
    put('wall', [(-3, WALL, -1), (4, WALL, -1), (4, WALL, 4), (-3, WALL, 4)], [(0, 1, 2, 3)], 'plaster')
    x = 0.42
    off, levels = rail(x, WALL, 0.55)
    wall = cloth.plane((0, WALL, 0), (0, -1, 0))
    towel('striped linen', x + 0.24, off, levels[4], 0.47, 0.70, 0.58, 0.0125, [wall], loose=0.15, seed=4, skew=0.02)
    towel('striped linen', x + 0.26, off, levels[1], 0.40, 0.36, 0.30, 0.0125, [wall], loose=0.12, seed=9, skew=-0.015)
    light.area((-1.9, -0.35, 2.55), (1, 0.52, -0.52), 0.35, 0.9, 150, 5000)
    light.area((2.6, -1.6, 0.6), (-1, 0.9, 0.2), 1.2, 1.6, 9, 3000)
    studio.rim((x + 0.25, off, 1.35), 14, distance=0.9, temperature=5200, way=(-0.9, -0.5, 0.1), tall=1.6)
    finishes.refine(plaster='lime plaster')
    light.camera((0.72, -2.9, 1.34), 0, 69, (0, 0), 3.98, 4.0)
