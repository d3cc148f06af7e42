"""Scene: a corner of the hemlock bench, close, whose boards meet in mitres, with a towel over its edge, in low winter sun."""
import math
import random
import bpy
from library import calm_glass, clear, hot_emitters, light, linens, planed, sunlit
from library.boards import Boards, slats
from library.kitzbuehel import DEEP, WIDE, cabin, daylight
from library.things import sawn

ALT = 'The mitred corner of a pale hemlock bench in winter sun, a striped towel over its edge, slats below it and emitters glowing in the wall'
GRADE = {'exposure': 0.26, 'contrast': 1.2, 'balance': 0.4}
TOP, SEAT = 0.46, 0.52  # height of the bench and depth of its seat, in metres
COUNT, GAP, THICK = 4, 0.007, 0.028  # of the boards of the seat: how many, and the gap between them and their thickness in metres


def _clear_bench():
    """Removes the left and the back bench of the cabin. Their boards meet there at right angles, and their front edges do not line up."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] == 'bench':
            bpy.data.objects.remove(made)
    clear.clear((-0.1, 0.0, 0.0), (0.6, 1.5, 0.5), 'arm')
    clear.clear((-0.1, 1.4, 0.0), (WIDE + 0.1, 1.7, 0.5), 'slats', 'behind')


def _seat():
    """Adds the boards of both seats. Each meets the one of the other seat in a mitre on the diagonal of the corner."""
    wide, z = SEAT / COUNT, TOP - THICK / 2
    for i in range(COUNT):
        near, far = i * wide + GAP / 2, (i + 1) * wide - GAP / 2
        # The outlines start at the mitre. `near` and `far` are distances from the walls.
        side = [(0.06, near), (0.06, far), (DEEP - far - 0.001, far), (DEEP - near - 0.001, near)]
        sawn('hemlock', side, (0, 0, z), (0, 1, 0), (1, 0, 0), THICK, edge=0.0025)
        back = [(near + 0.001, DEEP - near), (far + 0.001, DEEP - far), (WIDE, DEEP - far), (WIDE, DEEP - near)]
        sawn('hemlock', back, (0, 0, z), (1, 0, 0), (0, 1, 0), THICK, edge=0.0025)
    # The gaps are shallow and dark. From this flat angle, the sunlit sides of the boards would fill them.
    for i in range(1, COUNT):
        near, far = i * wide - GAP / 2, i * wide + GAP / 2
        side = [(0.06, near), (0.06, far), (DEEP - far, far), (DEEP - near, near)]
        sawn('void', side, (0, 0, TOP - 0.008), (0, 1, 0), (1, 0, 0), 0.010, edge=0.0005)
        back = [(near, DEEP - near), (far, DEEP - far), (WIDE, DEEP - far), (WIDE, DEEP - near)]
        sawn('void', back, (0, 0, TOP - 0.008), (1, 0, 0), (0, 1, 0), 0.010, edge=0.0005)


def _front():
    """Adds the aprons under the front edges, set back alike on both sides below a dark gap, and the slats below them."""
    back, low, high = 0.014, 0.345, TOP - THICK - 0.009
    aprons = Boards('hemlock', 0.002)
    aprons.box((SEAT - back - 0.024, 0.06, low), (SEAT - back, DEEP - SEAT + back, high), 'y')
    aprons.box((SEAT - back, DEEP - SEAT + back, low), (WIDE, DEEP - SEAT + back + 0.024, high))
    aprons.done('apron')
    gap = Boards('void')
    gap.box((SEAT - back - 0.020, 0.06, high), (SEAT - back - 0.002, DEEP - SEAT + back, TOP - THICK))
    gap.box((SEAT - back - 0.002, DEEP - SEAT + back + 0.002, high), (WIDE, DEEP - SEAT + back + 0.020, TOP - THICK))
    gap.done('gap')
    inset = 0.10
    slats('hemlock', (SEAT - inset, 0.08, 0.06), (0, 1, 0), (0, 0, 1), DEEP - SEAT + inset - 0.08, low - 0.05)
    slats('hemlock', (SEAT - inset, DEEP - SEAT + inset, 0.06), (1, 0, 0), (0, 0, 1), WIDE - SEAT + inset, low - 0.05)


def compose():
    random.seed('kitzbuehel-family-cabin')
    light.indoors()
    cabin()
    daylight()
    _clear_bench()
    _seat()
    _front()
    clear.dim(0.42)
    clear.whiten(3700)
    # The sun reaches the bench and its towel, but not the emitters, which it would bleach.
    sunlit.through((0.30, 1.25, TOP), 150, 24, [(-0.58, 0.17, -0.75, 0.16), (0.225, 0.42, -0.75, 0.16)], 4.8, 4600, away=2.9, soft=0.4)
    towel = linens.over_edge('striped linen', 0.0, 0.0, TOP, 0.42, 0.40, 0.30, 7, loose=0.26, thick=0.005, crease=0.0012, seed=11)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (SEAT, 0.74, 0)
    planed.renew(hemlock='planed hemlock')
    hot_emitters.renew(0.45)
    calm_glass.renew()
    light.camera((1.52, 0.10, 1.06), -54, 34, (0.0, -0.225), 1.45, 5.6)
