"""Scene: the cabin for two beside a travertine bath, its emitters behind thin slats."""
from library import finishes, light, rooms, terry
from library.boards import Boards, panels
from library.cabins import UP, door, shell
from library.fittings import towels, vase
from library.lueneburg import DEEP, HIGH, WIDE, inside
from library.shapes import pane

ALT = 'A pale hemlock cabin for two with a full glass front, emitters glowing behind slim slats, in a bathroom of travertine'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def compose():
    light.indoors()
    panels('travertine', (-4, 1.32, 0), (1, 0, 0), UP, 10, 4.2, 1.2, 0.6)
    rooms.tiled('limestone', -4, 6, -4.5, 1.32, size=0.8)
    inside()
    shell(WIDE, DEEP, HIGH)
    pane((0.35, -0.025, 1.02), (1, 0, 0), UP, 0.68, HIGH - 0.075)
    door(0.70, WIDE - 0.01, -0.025, 0.065, HIGH - 0.015, 'hemlock')
    stool = Boards('walnut', 0.006)
    stool.box((1.74, 0.62, 0.40), (2.34, 0.98, 0.44))
    for x in (1.78, 2.26):
        for y in (0.65, 0.91):
            stool.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    stool.done('stool')
    towels(1.78, 0.66, 0.44, 0.30, 0.27, 3)
    vase(2.22, 0.82, 0.44, 0.24, 7)
    light.strip((-3, 1.2, 3.6), (5, 1.2, 3.6), (0, 0.12, -1), 60, 2900)
    light.area((-3.0, -1.8, 1.8), (1, 0.62, -0.1), 1.3, 2.2, 130, 5600)
    light.spot((2.1, -0.2, 2.9), (0, 0.4, -1), 60, 60, 2800)
    terry.renew()
    finishes.refine(travertine='honed travertine', limestone='honed limestone')
    light.camera((2.1, -3.6, 1.2), -15, 41, (0.0, -0.045), 4.0, 4.5)
