"""Scene: the end of the cedar bench, close, where its boards are finger-jointed to the upright end, in raking low sun."""
import random
from mathutils import Vector
from library import light, materials, planed, sunlit
from library.boards import Boards, plank_wall
from library.things import sawn

ALT = 'The finger-jointed end of a cedar bench and the wall boards behind it in raking low sun'
GRADE = {'exposure': 0.80, 'contrast': 1.14, 'balance': 0.25}
# End grain is darker than the face of a board, because it takes more oil.
materials._makers['oiled end grain'] = lambda name: planed.wood(name, (0.270, 0.172, 0.098), (0.165, 0.096, 0.052), 190.0, 0.55, 0.2, 0.9)
TOP, END, THICK = 0.46, 1.30, 0.042  # height of the seat, x position of its end, and thickness of its boards, in metres
BOARD, GAP, FINGERS = 0.146, 0.003, 4


def fingers(length, first):
    """
    Returns the outline of a board `length` metres long whose far end has fingers. The board's first finger is at its edge if
    `first` is 1, otherwise a notch.
    """
    wide, step = BOARD - GAP, (BOARD - GAP) / FINGERS
    points = [(0.0, 0.0)]
    for i in range(FINGERS):
        far = length if i % 2 != first else length - THICK
        points += [(far, i * step), (far, (i + 1) * step)]
    return [*points, (0.0, wide)]


def jointed(length, first, origin, along):
    """Adds a board whose end faces show end grain. For `length` and `first` see `fingers`."""
    made = sawn('cedar', fingers(length, first), origin, along, (0, 1, 0), THICK, 'x', edge=0.0009)
    made.data.materials.append(materials.material('oiled end grain'))
    for face in made.data.polygons:
        if abs(face.normal @ Vector(along)) > 0.9:
            face.material_index = 1


def bench(front, rows):
    """Adds the seat and its upright end, whose boards meet in finger joints. The seat's front is at `front`."""
    for i in range(rows):
        y = front + i * BOARD
        jointed(END, 1, (0, y, TOP - THICK / 2), (1, 0, 0))
        jointed(TOP, 0, (END - THICK / 2, y, 0), (0, 0, 1))


def compose():
    random.seed('moesern-hillside-suite')
    light.indoors()
    front, rows = 0.0, 4
    back = front + rows * BOARD + 0.004
    plank_wall('cedar', (-1.0, back, 0), (1, 0, 0), (0, 0, 1), 4.0, 2.4, joints=False)
    floor = Boards('cedar', 0.003)
    for i in range(16):
        floor.box((-1, back - 0.02 - (i + 1) * 0.14 + 0.004, -0.03), (3, back - 0.02 - i * 0.14, 0))
    floor.done('floor')
    bench(front, rows)
    sunlit.through((END, front + 0.25, TOP), 248, 17, [(-0.50, 0.42, -0.40, 0.24)], 6.5, 4000, away=2.8, soft=0.7)
    light.area((2.2, -1.2, 1.6), (-0.5, 1, -0.5), 1.4, 1.1, 10, colour=(0.84, 0.92, 1.0))
    planed.renew_walls(cedar='planed dry cedar')
    light.camera((2.02, -0.42, 0.90), -48, 60, (0.0, -0.56), 0.92, 13.0)
