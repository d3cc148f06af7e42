"""Scene: a headrest of nine dark slats on a pale bench, in low-angled light."""
import math
from library import light, planed, rooms, studio
from library.boards import Boards
from library.linens import pile
from library.things import rope, sawn
from library.thrown import window

ALT = 'A curved headrest of nine dark thermo-aspen slats on two rails, lying on a pale sauna bench beside a folded towel'
GRADE = {'exposure': 0.85, 'contrast': 1.28}


def height(t):
    """
    Returns the height of the headrest in metres. `t` is the position, from 0 at the front edge to 1 at the back edge.
    The headrest is low at the front, highest under the neck, and falls gently towards the back.
    """
    return 0.032 + 0.068 * math.sin(math.pi * min(1, t * 1.02) ** 0.8 * 0.72) ** 1.6


def headrest(x, y, z):
    wide, deep = 0.40, 0.24
    for side in (0.055, wide - 0.055):
        top = [(t * deep, height(t) - 0.012) for t in [i / 24 for i in range(25)]]
        sawn('thermo-aspen', [(0.0, 0.006), (deep, 0.006)] + top[::-1], (x + side, y, z), (0, 1, 0), (0, 0, 1), 0.026, 'x', 0.002)
        sawn('cork', [(0.0, 0.0), (deep, 0.0), (deep, 0.006), (0.0, 0.006)], (x + side, y, z), (0, 1, 0), (0, 0, 1), 0.026, 'x', 0.0005)
    slats = Boards('thermo-aspen', 0.003)
    for i in range(9):
        t = (i + 0.5) / 9
        lean = math.atan2(height(t + 0.02) - height(t - 0.02), 0.04 * deep)
        up = (0, -math.sin(lean), math.cos(lean))
        across = (0, math.cos(lean), math.sin(lean))
        slats.board((x + wide / 2 - up[0], y + t * deep + up[1] * -0.004, z + height(t) - 0.004), (wide, 0.0215, 0.014), ((1, 0, 0), across, up))
    slats.done('slats')
    # A loop to hang it up falls from the end of a slat and lies on the bench.
    rope('hemp', [(x + wide - 0.010, y + 0.112, z + 0.079), (x + wide + 0.010, y + 0.108, z + 0.074), (x + wide + 0.020, y + 0.098, z + 0.040),
                  (x + wide + 0.026, y + 0.088, z + 0.009), (x + wide + 0.048, y + 0.072, z + 0.0035), (x + wide + 0.082, y + 0.070, z + 0.0035),
                  (x + wide + 0.100, y + 0.094, z + 0.0035), (x + wide + 0.084, y + 0.122, z + 0.0035), (x + wide + 0.050, y + 0.128, z + 0.0038),
                  (x + wide + 0.026, y + 0.126, z + 0.012), (x + wide + 0.018, y + 0.124, z + 0.045), (x + wide + 0.010, y + 0.122, z + 0.076),
                  (x + wide - 0.010, y + 0.120, z + 0.082)], 0.0034)


def compose():
    light.indoors()
    rooms.planked('cedar', 2.4, 1.3, 2.2)
    seat = Boards('hemlock', 0.005)
    for i in range(6):
        seat.box((0, 0.45 + i * 0.14, 0.42), (2.4, 0.45 + i * 0.14 + 0.132, 0.45))
    seat.box((0, 0.43, 0.20), (2.4, 0.45, 0.445))
    seat.done()
    headrest(0.98, 0.70, 0.45)
    pile('plain linen', 0.70, 1.06, 0.45, [(0.34, 0.25, 4, 9, (0, 0)), (0.33, 0.245, 4, 5, (0.004, 0.002))], seed=7)
    planed.renew_walls(**{'cedar': 'planed cedar', 'hemlock': 'planed hemlock', 'thermo-aspen': 'planed aspen'})
    window((0.15, -0.75, 1.45), (1.03, 1.56, -0.93), 130)
    light.strip((0.05, 1.24, 1.15), (2.35, 1.24, 1.15), (0, 0.1, -1), 3, 2750)
    studio.key((1.2, 0.82, 0.5), 3, distance=1.0, size=0.55, yaw=-42)
    studio.rim((1.2, 0.82, 0.52), 6, distance=0.62, yaw=-42, way=(0.85, 0.35, 0.45), tall=0.6)
    light.camera((1.93, 0.0, 0.77), -42, 64, (0.01, 0.085), 1.08, 9, 12)
