"""
Scene: the lower half of an emitter in the corner of the niche, above the bench, in soft daylight from the dressing room. The
hemlock shows its grain, and the bench the joints between its boards.
"""
from library import clear, emitters, finishes, light, linens, materials, planed
from library.boards import Boards
from library.views import compose_product

ALT = 'The lower half of a dark red emitter on planed hemlock boards, and a folded linen towel on the bench below it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.86, 'contrast': 1.1, 'balance': 0.25}
WIDE, BACK, SEAT = 1.74, 1.05, 0.48  # width and depth of the niche and height of its seat, in metres

# At arm's length, `planed hemlock` has hardly any figure.
materials._makers['figured hemlock'] = lambda name: planed.wood(name, (0.60, 0.450, 0.305), (0.435, 0.295, 0.180), 165.0, 0.44, 0.20, 0.85)


def bench():
    """Replaces the seat, which has no joints, with four glued boards."""
    clear.clear((-0.01, 0.45, 0.40), (WIDE + 0.01, BACK + 0.01, 0.49), 'rounded')
    boards, deep = Boards('figured hemlock', 0.0012), (BACK - 0.5) / 4
    for i in range(4):
        boards.box((0.0, 0.5 + i * deep + 0.0003, SEAT - 0.05), (WIDE, 0.5 + (i + 1) * deep - 0.0003, SEAT))
    boards.done('seat')


def compose():
    compose_product('orsieres-alcove')
    clear.clear((-0.1, -0.05, 0), (WIDE + 0.1, 0.05, 2.2), 'sheet')
    # The towels of the main image, and a backrest of which only the edge would show.
    clear.clear((0.9, 0.45, SEAT - 0.02), (1.45, 1.0, 0.7), 'draped')
    clear.clear((0.95, 0.8, 0.4), (1.42, BACK + 0.02, 1.3), 'back')
    bench()
    finishes.refine(**{'planed hemlock': 'figured hemlock'})
    linens.pile('striped linen', 1.56, 0.83, SEAT + 0.002, [(0.24, 0.20, 4, 14, (0, 0))], seed=8)
    clear.dim(0.30)
    emitters.halo((WIDE - 0.22, BACK - 0.006, 1.08), (0, -1, 0), 0.15, 0.8, 0.5)
    light.area((-0.5, -1.7, 1.55), (1, 1.25, -0.35), 1.2, 1.4, 62, colour=(0.92, 0.96, 1.0))
    light.camera((1.15, -0.40, 0.97), 17.8, 70, (0.0, -0.40), 1.5, 6.3)
