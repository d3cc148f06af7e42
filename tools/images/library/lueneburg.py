"""The interior of the Lüneburg Duo Cabin, shared by the scenes that show it."""
import numpy as np
from . import light
from .boards import Boards, bench
from .cabins import UP, emitter, lining
from .fittings import roll

WIDE, DEEP, HIGH = 1.36, 1.1, 1.98


def grille(centre, out, width, height):
    """Adds an infrared emitter behind thin upright slats, which hide its frame."""
    centre, out = np.array(centre, float), np.array(out, float)
    along = np.cross(UP, out)
    emitter(centre, out, width, height, 2 if width > 0.3 else 1, 0.25)
    light.area(centre + out * 0.055, out, width, height, 1.3, colour=(1, 0.20, 0.045))
    slim = Boards('hemlock', 0.003)
    count = round((width + 0.08) / 0.034)
    for i in range(count + 1):
        at = (i / count - 0.5) * (width + 0.08)
        slim.board(centre + along * at + out * 0.036, (height + 0.12, 0.013, 0.02), (UP, along, out))
    for side in (-1, 1):
        slim.board(centre + UP * side * (height / 2 + 0.06) + out * 0.034, (width + 0.11, 0.03, 0.03), (along, UP, out))
    slim.done('grille')


def inside():
    """
    Adds the interior: pale boards, a bench from wall to wall, emitters behind slats, and light strips along the edges
    of the ceiling.
    """
    lining(WIDE, DEEP, HIGH, upright=False)
    bench('hemlock', 0.0, WIDE, 0.55, DEEP, 0.47, 0.06, skirt=False, light=2)
    grille((WIDE / 2, 0.74, 0.24), (0, -1, 0), 0.95, 0.2)
    for x in (0.38, 0.98):
        grille((x, DEEP - 0.005, 1.02), (0, -1, 0), 0.34, 0.72)
    grille((0.005, 0.5, 1.02), (1, 0, 0), 0.30, 0.72)
    grille((WIDE - 0.005, 0.5, 1.02), (-1, 0, 0), 0.30, 0.72)
    roll(0.66, 0.66, 0.47, 0.32, 0.06)
    roll(0.80, 0.66, 0.47, 0.32, 0.06)
    light.strip((0.05, 0.03, HIGH - 0.05), (WIDE - 0.05, 0.03, HIGH - 0.05), (0, 0.3, -1), 4, 2850)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 4, 2850)
    light.strip((0.04, 0.08, HIGH - 0.05), (0.04, DEEP - 0.06, HIGH - 0.05), (0, 0, -1), 3, 2850)
    light.strip((WIDE - 0.04, DEEP - 0.06, HIGH - 0.05), (WIDE - 0.04, 0.08, HIGH - 0.05), (0, 0, -1), 3, 2850)
    light.area((WIDE / 2, 0.5, HIGH - 0.03), (0, 0, -1), 0.8, 0.6, 6, 3000)
