"""Scene: the cabin for two beside a travertine bath, its emitters behind thin slats."""
from library import clear, finishes, light, linens, planed, reflecting_glass, rooms
from library.boards import Boards, panels
from library.cabins import UP, door, shell
from library.fittings import vase
from library.lueneburg import DEEP, HIGH, WIDE, inside
from library.shapes import pane

ALT = 'A pale hemlock cabin for two with a full glass front, emitters glowing behind slim slats, against a wall of travertine'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'balance': 0.36}


def compose():
    light.indoors()
    panels('travertine', (-4, 1.32, 0), (1, 0, 0), UP, 10, 4.2, 1.2, 0.6)
    rooms.tiled('limestone', -4, 6, -4.5, 1.32, size=0.8)
    inside()
    clear.dim(0.75)
    clear.whiten(3250)
    clear.clear((0.5, 0.4, 0.46), (1.0, 1.0, 0.7), 'roll', 'cloth')
    linens.pile('striped linen', 0.74, 0.80, 0.472, [(0.36, 0.28, 4, -6, (0, 0)), (0.34, 0.27, 4, 2, (0.004, 0.003))], seed=8)
    shell(WIDE, DEEP, HIGH)
    pane((0.35, -0.025, 1.02), (1, 0, 0), UP, 0.68, HIGH - 0.075)
    door(0.70, WIDE - 0.01, -0.025, 0.065, HIGH - 0.015)
    reflecting_glass.edges([(0.010, 0.690), (0.700, WIDE - 0.010)], -0.025, 0.065, HIGH - 0.015, 0.11, (0.26, 0.36, 0.30), 0.005)
    stool = Boards('walnut', 0.006)
    stool.box((1.74, 0.62, 0.40), (2.34, 0.98, 0.44))
    for x in (1.78, 2.26):
        for y in (0.65, 0.91):
            stool.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    stool.done('stool')
    linens.pile('plain linen', 1.94, 0.80, 0.442, [(0.30, 0.26, 4, 3, (0, 0)), (0.30, 0.25, 4, -3, (0.003, 0.003)), (0.28, 0.24, 4, 5, (-0.003, 0))], seed=4)
    vase(2.22, 0.82, 0.44, 0.24, 7)
    light.strip((-3, 1.2, 3.6), (5, 1.2, 3.6), (0, 0.12, -1), 60, 2900)
    light.area((-2.7, -2.5, 1.9), (1, 0.85, -0.15), 1.3, 2.2, 100, 4500)
    light.area((2.9, -3.0, 2.1), (-0.6, 1, -0.3), 1.2, 1.2, 26, 3500)
    light.spot((2.1, -0.2, 2.9), (0, 0.4, -1), 90, 66, 3000)
    finishes.refine(travertine='honed travertine', limestone='honed limestone')
    planed.renew(hemlock='planed hemlock')
    # A faint sheen above the emitters, which a brighter reflection would bleach.
    reflecting_glass.renew((0.80, 1.26, 1.46, 1.90), (0.96, 0.97, 1.0), 0.03, 0.12, 0.09)
    light.camera((2.0, -4.0, 1.2), 0, 42, (-0.25, -0.035), 4.1, 5.6)
