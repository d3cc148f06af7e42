"""Scene: a black steel towel rail on a travertine wall, with two bath sheets drying on it."""
from library import light
from library.boards import Boards, panels
from library.shapes import rod
from library.textiles import folded, hung

ALT = 'A tall ladder of black steel with six round rungs on a travertine wall, two linen towels hanging over it'
GRADE = {'exposure': 0.95}


def rail(x, y, z):
    """
    Adds the rail, 50 cm wide and 160 cm high, 10 cm in front of the wall at `y`. Returns the y position of its front
    and the heights of its rungs.
    """
    off = y - 0.10
    for side in (x + 0.014, x + 0.486):
        rod('black steel', (side, off, z), (side, off, z + 1.60), 0.014, 28)
        for level in (z + 0.12, z + 1.48):
            rod('black steel', (side, off, level), (side, y, level), 0.009, 20)
            rod('black steel', (side, y - 0.008, level), (side, y, level), 0.026, 36)
    levels = [z + 0.16 + i * 0.262 for i in range(6)]
    for level in levels:
        rod('black steel', (x + 0.01, off, level), (x + 0.49, off, level), 0.0125, 28)
    timer = Boards('black steel', 0.004)
    timer.box((x + 0.36, off + 0.02, levels[0] - 0.05), (x + 0.43, off + 0.045, levels[0] + 0.045), 'z')
    timer.done('timer')
    rod('brass', (x + 0.395, off + 0.02, levels[0] - 0.027), (x + 0.395, off + 0.01, levels[0] - 0.027), 0.012, 28)
    return off, levels


def compose():
    light.indoors()
    panels('travertine', (-1.5, 1.2, -0.02), (1, 0, 0), (0, 0, 1), 4.2, 3.1, 1.2, 0.78)
    panels('slate', (-1.5, -2.5, 0), (1, 0, 0), (0, 1, 0), 4.2, 3.7, 0.9, 0.9, shift=0)
    x = 0.42
    off, levels = rail(x, 1.2, 0.55)
    hung('striped linen', x + 0.035, off, levels[4], 0.42, 0.62, 0.50, 0.0125, depth=0.010)
    hung('striped linen', x + 0.05, off, levels[1], 0.38, 0.36, 0.30, 0.0125, depth=0.008)
    stool = Boards('walnut', 0.006)
    stool.box((1.12, 0.72, 0.405), (1.52, 1.04, 0.44))
    for a, b in ((1.15, 0.75), (1.455, 0.75), (1.15, 0.975), (1.455, 0.975)):
        stool.box((a, b, 0), (a + 0.035, b + 0.035, 0.405), 'z')
    stool.done('stool')
    folded('plain linen', 1.18, 0.76, 0.44, 0.28, 0.22, 8)
    light.area((-1.5, -0.9, 2.1), (1, 0.75, -0.35), 1.1, 1.6, 60, colour=(0.55, 0.70, 1.0))
    light.strip((-1.4, 1.13, 2.85), (2.6, 1.13, 2.85), (0, 0.10, -1), 30, 2750)
    light.spot((2.3, -1.0, 2.4), (-0.75, 1, -0.55), 150, 46, 2850, 0.12)
    light.camera((0.84, -2.9, 1.30), 0, 57, (0, -0.015), 3.98, 3.5)
