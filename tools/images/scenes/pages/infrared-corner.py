"""Scene: the corner of a hemlock infrared cabin in low daylight, with an emitter in the shade and a backrest in the sun."""
from library import finishes, light, planed, sunlit
from library.boards import Boards, plank_wall
from library.cabins import back
from library.emitters import emitter, halo
from library.things import sawn

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.66, 'balance': 0.28, 'levels': 0.75}  # No words stand on it.
WIDE, DEEP, HIGH, SEAT = 2.6, 1.9, 2.1, 0.46
ROUND = ((0.0, 0.024), (0.0, 0.0148), (0.0011, 0.0090), (0.0043, 0.0043), (0.0090, 0.0011), (0.0148, 0.0))  # corners of a quarter of a circle


def seat(front):
    """Adds the bench: boards along x behind a front board with a rounded upper edge, above an apron of upright boards."""
    outline = [(front, SEAT - 0.060), *((front + y, SEAT - z) for y, z in ROUND), (front + 0.044, SEAT), (front + 0.044, SEAT - 0.060)]
    sawn('hemlock', outline, (WIDE / 2, 0, 0), (0, 1, 0), (0, 0, 1), WIDE, 'y', edge=0.0008)
    boards = Boards('hemlock', 0.003)
    step = (DEEP - 0.006 - front - 0.047) / 4
    for i in range(4):
        boards.box((0.002, front + 0.047 + i * step, SEAT - 0.028), (WIDE, front + 0.047 + (i + 1) * step - 0.003, SEAT))
    boards.done('bench')
    plank_wall('hemlock', (WIDE, front + 0.10, 0.0), (0, 0, 1), (-1, 0, 0), SEAT - 0.03, WIDE, 0.12, joints=False)


def compose():
    light.indoors()
    plank_wall('hemlock', (WIDE, DEEP, 0.0), (0, 0, 1), (-1, 0, 0), HIGH, WIDE, 0.12, joints=False)
    plank_wall('hemlock', (0, DEEP, 0.0), (0, 0, 1), (0, -1, 0), HIGH, 0.44, 0.12, joints=False)
    plank_wall('hemlock', (WIDE, 0.6, 0.0), (0, 0, 1), (0, 1, 0), HIGH, 1.3, 0.12, joints=False)
    plank_wall('hemlock', (0, -1.0, 0.0), (1, 0, 0), (0, 1, 0), WIDE, 2.9, 0.12, joints=False)
    seat(1.36)
    emitter((0.36, DEEP - 0.006, 1.10), (0, -1, 0), 0.15, 0.76, 1, 2)
    halo((0.36, DEEP, 1.10), (0, -1, 0), 0.15, 0.76, 0.5)
    back((0.94, DEEP - 0.030, 0.80), (0, -1, 0), 0.44, 0.64, lean=0.0)
    sunlit.through((1.02, DEEP, 0.79), 236, 21, sunlit.sashes(0.82, 1.50, 1, 2, 0.05), 5.0, 4700, away=3.2, soft=1.3)
    light.area((-1.4, -1.6, 1.7), (0.75, 1, -0.15), 2.2, 1.8, 150, colour=(1.0, 0.97, 0.93))
    planed.renew(hemlock='planed hemlock')
    light.camera((0.645, -0.95, 1.20), 0, 56, (0.0, -0.14), 2.75, 5.6)
