"""Scene: the infrared cabin for six, seen straight on, in a plastered room with a floor and beams of old oak, in the low sun of a winter afternoon."""
from library import calm_glass, clear, finishes, light, linens, materials, planed, sunlit
from library.boards import Boards
from library.cabins import floorboards
from library.kitzbuehel import cabin
from library.shapes import put

ALT = 'A hemlock cabin for six under beams of old oak, its emitters dark red behind a black-framed glass front, the soft shape of a window in low sun on the floor'
SAMPLES = 14
DETAIL = 1.0
GRADE = {'exposure': 0.42, 'contrast': 1.16, 'balance': 0.12}
materials._makers['old oak'] = lambda name: planed.wood(name, (0.265, 0.188, 0.122), (0.175, 0.116, 0.070), 210.0, 0.42, 0.26)
materials._makers['warm plaster'] = lambda name: finishes._trowelled(name, (0.530, 0.445, 0.345), (0.615, 0.525, 0.415))
BACK, FRONT, TALL = 2.05, -4.0, 2.95  # the y positions of the wall behind the cabin and of the near end of the ceiling, and the height of the room, in metres


def room():
    """Adds the wall, its skirting, the floor, and the ceiling with its beams."""
    put('plaster', [(-5, BACK, 0), (8, BACK, 0), (8, BACK, TALL), (-5, BACK, TALL)], [(0, 1, 2, 3)], 'warm plaster')
    put('plaster', [(-5, BACK, TALL), (8, BACK, TALL), (8, FRONT, TALL), (-5, FRONT, TALL)], [(0, 1, 2, 3)], 'warm plaster')
    foot = Boards('old oak', 0.004)
    foot.box((-5, BACK - 0.02, 0), (8, BACK, 0.11))
    foot.done('skirting')
    beams = Boards('old oak', 0.010)
    for i in range(5):
        x = -0.67 + i * 0.90
        beams.box((x - 0.075, FRONT, TALL - 0.17), (x + 0.075, BACK + 0.02, TALL + 0.02), 'y')
    beams.done('beams')
    floorboards('old oak', -4, 7, -5.6, BACK, 0.21)


def window(wide, low, top):
    """Returns the openings of a window with two times three panes, `wide` metres wide, between the heights `low` and `top`."""
    middle = (low + top) / 2
    return [(left, right, bottom + middle, high + middle) for left, right, bottom, high in sunlit.sashes(wide, top - low, 2, 3, 0.06)]


def compose():
    light.indoors()
    cabin()
    clear.dim(0.42)
    clear.whiten(3600)
    room()
    linens.pile('striped linen', 0.26, 0.75, 0.46, [(0.36, 0.26, 3, 80, (0, 0)), (0.35, 0.255, 3, 84, (0.004, 0.002))], seed=4)
    # The window ends below the emitters, which the sun would bleach.
    sunlit.through((0.9, 0.6, 0.5), 150, 22, window(1.3, -1.05, 0.30), 8.0, 4500, away=4.2, soft=1.0)
    light.area((5.2, -3.8, 2.2), (-0.75, 0.8, -0.15), 2.2, 1.8, 130, colour=(1.0, 0.97, 0.93))
    light.area((-1.6, -3.6, 2.2), (0.35, 1, -0.15), 1.6, 1.6, 110, colour=(1.0, 0.97, 0.93))
    light.area((1.4, -2.4, 0.3), (0, 0.25, 1), 5.0, 3.0, 75, colour=(1.0, 0.93, 0.84))  # the light that the floor reflects
    planed.renew(hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((1.24, -4.2, 1.25), 0, 41, (-0.028, -0.045), 4.4, 6.3)
