"""Scene: the infrared cabin for six in a plastered room with a floor of old oak, in the low sun of a winter afternoon."""
from library import calm_glass, clear, finishes, light, linens, materials, planed, sunlit, terry  # noqa: F401 (terry adds its material)
from library.boards import Boards
from library.cabins import floorboards
from library.kitzbuehel import cabin
from library.shapes import put

ALT = 'A wide hemlock cabin for six in low winter sun against a plain plaster wall, its emitters glowing dark red in the shade behind the glass'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.70, 'contrast': 1.16, 'balance': 0.28}
materials._makers['old oak'] = lambda name: planed.wood(name, (0.265, 0.188, 0.122), (0.175, 0.116, 0.070), 210.0, 0.42, 0.26)
materials._makers['grey plaster'] = lambda name: finishes._trowelled(name, (0.395, 0.355, 0.305), (0.465, 0.422, 0.368))
BACK, TALL = 2.05, 6.0  # the y position of the wall behind the cabin, and the height of the room, in metres


def room():
    """Adds the wall, its skirting and the floor."""
    put('plaster', [(-5, BACK, 0), (8, BACK, 0), (8, BACK, TALL), (-5, BACK, TALL)], [(0, 1, 2, 3)], 'grey plaster')
    foot = Boards('old oak', 0.004)
    foot.box((-5, BACK - 0.02, 0), (8, BACK, 0.11))
    foot.done('skirting')
    floorboards('old oak', -4, 7, -5.6, BACK, 0.21)


def seat(x, y):
    """Adds a low oak bench in front of the wall, with a pile of folded towels."""
    made = Boards('planed oak', 0.006)
    made.box((x, y, 0.405), (x + 0.86, y + 0.34, 0.44))
    for a in (x + 0.06, x + 0.765):
        made.box((a, y + 0.03, 0), (a + 0.035, y + 0.31, 0.405), 'z')
    made.done('seat')
    linens.pile('terry', x + 0.34, y + 0.17, 0.442, [(0.36, 0.26, 3, 4, (0, 0)), (0.35, 0.26, 3, -2, (0.004, 0.004)), (0.34, 0.25, 3, 3, (0, 0))],
                layer=0.0125, step=0.0125, thick=0.0095, seed=7)


def windows():
    """Returns the openings of a glazed door, whose sun falls on the cabin and the floor, and of a window for the wall beside it."""
    shifted = lambda panes, aside, up: [(a + aside, b + aside, low + up, high + up) for a, b, low, high in panes]
    return shifted(sunlit.sashes(1.50, 2.35, 2, 3, 0.06), -0.02, -0.34) + shifted(sunlit.sashes(1.15, 1.75, 2, 2, 0.06), -2.55, 0)


def compose():
    light.indoors()
    cabin()
    clear.dim(0.22)
    room()
    seat(2.69, 1.66)
    sunlit.through((2.05, -0.05, 1.05), 134, 19, windows(), 8.0, 4200, away=5.7, soft=0.55)
    light.area((5.2, -4.2, 2.2), (-0.75, 0.8, -0.15), 2.6, 2.2, 105, colour=(1.0, 0.97, 0.93))
    light.area((-2.6, -3.4, 2.2), (0.25, 1, -0.15), 1.6, 1.6, 22, colour=(1.0, 0.97, 0.93))
    planed.renew(hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((2.98, -4.75, 1.20), -14.2, 40, (-0.006, -0.008), 4.9, 5.6)
