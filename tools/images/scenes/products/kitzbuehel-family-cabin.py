"""Scene: the infrared cabin for six in a plastered room with a floor of old oak, in the low sun of a winter afternoon."""
from library import calm_glass, clear, finishes, light, linens, materials, planed, sunlit
from library.boards import Boards
from library.cabins import floorboards
from library.kitzbuehel import cabin
from library.shapes import put

ALT = 'A hemlock cabin for six whose emitters glow dark red behind a black-framed glass front, the shape of a window in low sun on the floor before it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.30, 'contrast': 1.16, 'balance': 0.16}
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


def window(wide, low, top):
    """Returns the openings of a window with two times three panes, `wide` metres wide, between the heights `low` and `top`."""
    middle = (low + top) / 2
    return [(left, right, bottom + middle, high + middle) for left, right, bottom, high in sunlit.sashes(wide, top - low, 2, 3, 0.05)]


def compose():
    light.indoors()
    cabin()
    clear.dim(0.20)
    clear.whiten(3600)
    room()
    linens.pile('striped linen', 0.26, 0.75, 0.46, [(0.36, 0.26, 3, 80, (0, 0)), (0.35, 0.255, 3, 84, (0.004, 0.002))], seed=4)
    # The window ends below the emitters, which the sun would bleach.
    sunlit.through((0.9, 0.6, 0.5), 150, 22, window(1.3, -1.05, 0.36), 9.0, 4600, away=4.2, soft=0.4)
    light.area((5.2, -4.2, 2.2), (-0.75, 0.8, -0.15), 2.6, 2.2, 180, colour=(1.0, 0.98, 0.95))
    light.area((-2.6, -3.4, 2.2), (0.25, 1, -0.15), 1.6, 1.6, 185, colour=(1.0, 0.98, 0.95))
    planed.renew(hemlock='planed hemlock')
    calm_glass.renew()
    light.camera((2.95, -3.75, 1.2), -23.2, 41.5, (0.0, -0.015), 4.3, 6.3)
