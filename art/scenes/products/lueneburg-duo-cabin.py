"""The cabin for two beside a bath of travertine, its emitters behind slim slats."""
import numpy as np
from library import light, rooms
from library.boards import Boards, bench, panels
from library.cabins import UP, door, emitter, lining, shell
from library.fittings import roll, towels, vase
from library.shapes import pane

ALT = 'A pale hemlock cabin for two with a full glass front, emitters glowing behind slim slats, in a bathroom of travertine'
GRADE = {'exposure': 0.8}
SAMPLES = 32


def grille(centre, out, width, height):
    """An emitter behind slim upright slats, which hide its frame."""
    centre, out = np.array(centre, float), np.array(out, float)
    along = np.cross(UP, out)
    emitter(centre, out, width, height, 2 if width > 0.3 else 1, 0.25)
    light.area(centre + out * 0.055, out, width, height, 2.5, colour=(1, 0.20, 0.045))
    slim = Boards('hemlock', 0.003)
    count = round((width + 0.08) / 0.034)
    for i in range(count + 1):
        at = (i / count - 0.5) * (width + 0.08)
        slim.board(centre + along * at + out * 0.036, (height + 0.12, 0.013, 0.02), (UP, along, out))
    for side in (-1, 1):
        slim.board(centre + UP * side * (height / 2 + 0.06) + out * 0.034, (width + 0.11, 0.03, 0.03), (along, UP, out))
    slim.done('grille')


def compose():
    light.indoors()
    wide, deep, high = 1.36, 1.1, 1.98
    panels('travertine', (-4, 1.32, 0), (1, 0, 0), UP, 10, 4.2, 1.2, 0.6)
    rooms.tiled('limestone', -4, 6, -4.5, 1.32, size=0.8)
    lining(wide, deep, high, upright=False)
    shell(wide, deep, high)
    bench('hemlock', 0.0, wide, 0.55, deep, 0.47, 0.06, skirt=False, light=2)
    grille((wide / 2, 0.74, 0.24), (0, -1, 0), 0.95, 0.2)
    for x in (0.38, 0.98):
        grille((x, deep - 0.005, 1.02), (0, -1, 0), 0.34, 0.72)
    grille((0.005, 0.5, 1.02), (1, 0, 0), 0.30, 0.72)
    grille((wide - 0.005, 0.5, 1.02), (-1, 0, 0), 0.30, 0.72)
    pane((0.35, -0.025, 1.02), (1, 0, 0), UP, 0.68, high - 0.075)
    door(0.70, wide - 0.01, -0.025, 0.065, high - 0.015, 'hemlock')
    roll(0.66, 0.66, 0.47, 0.32, 0.06)
    roll(0.80, 0.66, 0.47, 0.32, 0.06)
    stool = Boards('walnut', 0.006)
    stool.box((1.74, 0.62, 0.40), (2.34, 0.98, 0.44))
    for x in (1.78, 2.26):
        for y in (0.65, 0.91):
            stool.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    stool.done('stool')
    towels(1.78, 0.66, 0.44, 0.30, 0.27, 3)
    vase(2.22, 0.82, 0.44, 0.24, 7)
    for y0, y1, x0, x1 in ((0.03, 0.03, 0.05, wide - 0.05), (deep - 0.04, deep - 0.04, 0.05, wide - 0.05)):
        light.strip((x0, y0, high - 0.05), (x1, y1, high - 0.05), (0, 0.3 if y0 < 0.5 else 0, -1), 4, 2850)
    light.strip((0.04, 0.08, high - 0.05), (0.04, deep - 0.06, high - 0.05), (0, 0, -1), 3, 2850)
    light.strip((wide - 0.04, deep - 0.06, high - 0.05), (wide - 0.04, 0.08, high - 0.05), (0, 0, -1), 3, 2850)
    light.area((wide / 2, 0.5, high - 0.03), (0, 0, -1), 0.8, 0.6, 6, 3000)
    light.strip((-3, 0.9, 3.4), (5, 0.9, 3.4), (0, 0.3, -1), 80, 3100)
    light.area((3.6, -1.8, 2.6), (-0.7, 0.8, -0.6), 1.2, 1.2, 40, 3000)
    light.area((-2.4, -2.6, 2.2), (0.9, 1, -0.4), 1.8, 1.8, 70, colour=(0.66, 0.78, 1.0))
    light.camera((2.1, -3.6, 1.2), -15, 41, (0.0, -0.045), 4.0, 4.5)
