"""Scene: the cabin for two in a room of dark plaster, by cool daylight from the left, its emitters behind thin slats."""
from library import clear, finishes, light, linens, materials, planed, reflecting_glass, rooms
from library.boards import Boards
from library.cabins import UP, door, shell
from library.fittings import vase
from library.lueneburg import DEEP, HIGH, WIDE, inside
from library.shapes import pane, sheet
from library.traces import carafe, glass

ALT = 'A pale hemlock cabin for two with a full glass front, emitters glowing red behind slim slats, against a wall of dark plaster'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95, 'balance': 0.36}
materials._makers['dark plaster'] = lambda name: finishes._trowelled(name, (0.076, 0.073, 0.069), (0.150, 0.145, 0.137))


def stool():
    """Adds a stool of walnut beside the cabin with folded linen, a carafe and a glass on it, and a vase on the floor."""
    made = Boards('walnut', 0.006)
    made.box((1.66, 0.62, 0.40), (2.22, 0.98, 0.44))
    for x in (1.70, 2.14):
        for y in (0.65, 0.91):
            made.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    made.done('stool')
    linens.pile('plain linen', 1.83, 0.80, 0.442, [(0.30, 0.26, 4, 3, (0, 0)), (0.30, 0.25, 4, -3, (0.003, 0.003)), (0.28, 0.24, 4, 5, (-0.003, 0))], seed=4)
    carafe(2.05, 0.84, 0.441)
    glass(2.15, 0.75, 0.441)
    vase(2.38, 1.08, 0.0, 0.36, 7)


def compose():
    light.indoors()
    sheet('dark plaster', (1, 1.32, 2.1), (1, 0, 0), UP, 10, 4.2)
    rooms.tiled('limestone', -4, 6, -4.5, 1.32, size=0.8)
    inside()
    clear.dim(0.75)
    clear.whiten(3100)
    linens.over_edge('striped linen', 0.98, 0.546, 0.472, 0.34, 0.30, 0.24, turn=4, seed=5)
    shell(WIDE, DEEP, HIGH)
    pane((0.35, -0.025, 1.02), (1, 0, 0), UP, 0.68, HIGH - 0.075)
    door(0.70, WIDE - 0.01, -0.025, 0.065, HIGH - 0.015)
    reflecting_glass.edges([(0.010, 0.690), (0.700, WIDE - 0.010)], -0.025, 0.065, HIGH - 0.015, 0.11, (0.26, 0.36, 0.30), 0.005)
    stool()
    light.area((-2.9, -1.2, 1.7), (1, 0.75, -0.12), 1.4, 2.4, 190, colour=(0.82, 0.91, 1.0))
    light.area((2.6, -3.0, 2.4), (-0.25, 1, -0.35), 1.6, 1.2, 60, colour=(0.90, 0.95, 1.0))
    light.spot((2.05, 0.2, 3.3), (0, 0.26, -1), 115, 66, 3200)
    finishes.refine(limestone='honed limestone')
    planed.renew(hemlock='planed hemlock')
    # A faint sheen above the emitters, which a brighter reflection would bleach.
    reflecting_glass.renew((0.80, 1.26, 1.46, 1.90), (0.96, 0.97, 1.0), 0.03, 0.12, 0.09)
    light.camera((2.0, -4.0, 1.2), 0, 42, (-0.25, -0.035), 4.1, 5.6)
