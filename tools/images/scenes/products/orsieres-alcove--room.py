"""Scene: the alcove beside an open bay with hanging linen, wide, from the dressing room, in the sun of the morning."""
import bpy
from library import clear, drapery, light, linens, sunlit
from library.boards import Boards
from library.shapes import rod
from library.views import compose_product

ALT = 'A hemlock alcove behind glass between walnut fronts in the morning sun, beside it an open bay of oak with linen towels on a rail, a linen stool before it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
GRADE = {'exposure': 0.96, 'contrast': 1.2, 'balance': 0.2}
WIDE, HIGH, TOP = 1.74, 2.05, 2.92  # of the alcove and of the fronts, in metres
BAY = WIDE + 0.0775, WIDE + 1.1125  # x from and to, in metres
DEEP = 0.55  # of the bay in metres


def fronts():
    """Replaces the fronts of the main image, and the black panel behind them, and leaves the bay open."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('wardrobe', 'behind')]:
        if made.name.startswith('wardrobe') or max(corner.co.x for corner in made.data.vertices) > WIDE + 1:
            bpy.data.objects.remove(made)
    wood, dark = Boards('figured walnut', 0.002), Boards('void')
    doors = [(-0.075 - (i + 1) * 0.52, 0.45 if i % 2 == 0 else 0.055) for i in range(4)] + [(BAY[1] + 0.021 + i * 0.52, 0.055 if i % 2 else 0.45) for i in range(3)]
    for x, pull in doors:
        wood.box((x + 0.0018, -0.035, 0.06), (x + 0.5182, -0.005, TOP), 'z')
        wood.box((x + pull, -0.048, 1.0), (x + pull + 0.012, -0.035, 1.3), 'z', edge=0.002)
    wood.box((-0.07, -0.035, HIGH + 0.062), (WIDE + 0.07, -0.005, TOP))
    # The ends of the carcass, whose edges frame the bay.
    for x in (BAY[0] - 0.001, BAY[1] - 0.001):
        wood.box((x, -0.035, 0.06), (x + 0.020, DEEP, TOP), 'z')
    wood.done('wardrobe')
    dark.box((-2.3, 0.005, 0.0), (-0.07, 0.1, TOP))
    dark.box((BAY[1] + 0.03, 0.005, 0.0), (5.2, 0.1, TOP))
    dark.done('behind')


def bay():
    """Adds the open bay: its lining of oak, a shelf, three drawers, and linen on a rail."""
    x0, x1 = BAY[0] + 0.019, BAY[1] - 0.001
    oak = Boards('planed oak', 0.003)
    for i in range(9):
        a, b = (x0 + (x1 - x0) * k / 9 for k in (i, i + 1))
        oak.box((a + 0.0006, DEEP - 0.02, 0.06), (b - 0.0006, DEEP, TOP), 'z')
    for x in (x0, x1 - 0.012):
        oak.box((x, 0.0, 0.06), (x + 0.012, DEEP - 0.021, TOP), 'z')
    for z in (0.06, 0.66, 2.16):
        oak.box((x0 + 0.0125, 0.0, z), (x1 - 0.0125, DEEP - 0.021, z + 0.024))
    for i in range(3):
        z = 0.088 + i * 0.191
        oak.box((x0 + 0.015, -0.012, z), (x1 - 0.015, 0.010, z + 0.186))
        oak.box((x0 + 0.42, -0.030, z + 0.150), (x1 - 0.42, -0.012, z + 0.162))
    oak.done('bay')
    rod('black steel', (x0 + 0.012, 0.29, 1.98), (x1 - 0.012, 0.29, 1.98), 0.012, 24)
    drapery.towel('plain linen', x0 + 0.30, 0.29, 1.98, 0.44, 0.98, 0.90, 0.012, loose=0.22, seconds=1.0, seed=3, crease=0.0012)
    drapery.towel('striped linen', x0 + 0.72, 0.29, 1.98, 0.34, 0.66, 0.60, 0.012, loose=0.18, seconds=1.0, seed=8, crease=0.0012)
    linens.pile('plain linen', x0 + 0.70, 0.27, 0.684, [(0.40, 0.30, 4, 4, (0, 0)), (0.39, 0.29, 4, -3, (0.004, 0.003)), (0.36, 0.28, 4, 2, (-0.006, 0))], seed=5)


def daylight_in():
    """Replaces the lamps of the evening by the sun through an unseen window on the left, and the light of the sky."""
    clear.dim(0.30)
    clear.whiten(3300)
    sunlit.through((1.75, -0.1, 1.0), -132, 15, sunlit.sashes(1.9, 1.5, 2, 1, 0.10), 5.5, 4600)
    light.area((-2.6, -3.4, 1.7), (0.8, 1, -0.15), 2.4, 2.0, 95, colour=(0.86, 0.93, 1.0))
    light.area((3.6, -3.6, 1.8), (-0.5, 1, -0.1), 2.0, 2.0, 22, colour=(1.0, 0.96, 0.90))


def compose():
    compose_product('orsieres-alcove')
    fronts()
    bay()
    daylight_in()
    light.camera((1.28, -3.7, 1.24), 0, 27, (0.0, -0.025), 3.8, 6.0)
