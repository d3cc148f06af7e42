"""Scene: the pavilion from above at the blue hour, without its roof."""
from library import light, plan
from library.boards import Boards, panels
from library.pavilion import DEEP, FLOOR, HIGH, LEDGE, LONG, POOL
from library.views import compose_product

ALT = 'The pavilion from above, without its roof: the sauna, the infrared room, the basin in the floor, and a daybed before the fire'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.0, 'contrast': 1.15, 'balance': 0.5}


def closed():
    """Adds what the other views do not show: the wall behind the rooms, and a dark ground that closes the joints of the floor."""
    wall = Boards('charred', 0.004)
    wall.box((0, DEEP - 0.03, FLOOR), (4.5, DEEP + 0.03, HIGH))
    wall.done('wall behind the rooms')
    x0, x1, y0, y1 = POOL
    low, top, edge = FLOOR - 0.07, FLOOR - 0.06, LEDGE - 0.02
    ground = Boards('void')
    for a, b, c, d in ((-edge, x0 - 0.1, -edge, DEEP + edge), (x1 + 0.1, LONG + edge, -edge, DEEP + edge),
                       (x0 - 0.1, x1 + 0.1, -edge, y0 - 0.1), (x0 - 0.1, x1 + 0.1, y1 + 0.1, DEEP + edge)):
        ground.box((a, c, low), (b, d, top))
    ground.done('ground')


def compose():
    compose_product('engadin-pavilion-suite')
    closed()
    # The floor of the sauna lies in the plane of the floor below it, and both would render black.
    panels('cleft slate', (0.36, 1.28, FLOOR + 0.008), (1, 0, 0), (0, 1, 0), 2.58, 2.40, 0.62, 0.62)
    light.area((1.9, 1.9, FLOOR + 2.14), (0, 0, -1), 1.6, 0.8, 40, 2850)
    plan.camera((LONG / 2, DEEP / 2 - 0.3), FLOOR + 1.6, 11.9, 90)
