"""The interior of the Lüneburg Duo Cabin, shared by the scenes that show it."""
import bpy
import numpy as np
from . import clear, light
from .boards import Boards, bench
from .cabins import UP, lining
from .emitters import emitter
from .nodes import fresh, rgba

WIDE, DEEP, HIGH = 1.36, 1.1, 1.98


def grille(centre, out, width, height, deep=0.068, slat=0.018):
    """
    Adds an infrared emitter behind thin upright slats. A frame on the wall holds the slats and hides the emitter's
    sides. `centre` is the middle of the wall behind the emitter. The frame stands out by `deep` metres, and the slats
    are `slat` metres deep. If `deep` is less than 0.068, the emitter is recessed into the wall, which needs an opening.
    """
    centre, out = np.array(centre, float), np.array(out, float)
    along = np.cross(UP, out)
    emitter(centre - out * (0.068 - deep), out, width, height, 2 if width > 0.3 else 1, 0.9, grille=False)
    wide, high = width + 0.09, height + 0.09
    slim = Boards('hemlock', 0.003)
    for side in (-1, 1):
        slim.board(centre + along * side * (wide + 0.022) / 2 + out * deep / 2, (high + 0.044, 0.022, deep), (UP, along, out))
        slim.board(centre + UP * side * (high + 0.022) / 2 + out * deep / 2, (wide, 0.022, deep), (along, np.cross(out, along), out))
    count = round(wide / 0.034)
    for i in range(count):
        at = ((i + 0.5) / count - 0.5) * wide
        slim.board(centre + along * at + out * (deep - 0.004 - slat / 2), (high, 0.012, slat), (UP, along, out))
    slim.done('grille')


def under_bench():
    """Adds the front below the bench: thin upright slats from wall to wall, with a horizontal emitter behind them."""
    emitter((WIDE / 2, 0.78, 0.25), (0, -1, 0), 1.0, 0.15, 1, 2.0, upright=False, grille=False)
    slim, front, low, high = Boards('hemlock', 0.003), 0.64, 0.06, 0.385
    slim.box((0.0, front, low), (WIDE, front + 0.03, low + 0.05))
    count = round(WIDE / 0.034)
    for i in range(count):
        x = (i + 0.5) * WIDE / count
        slim.box((x - 0.006, front + 0.004, low + 0.05), (x + 0.006, front + 0.024, high), 'z')
    slim.box((0.0, front - 0.002, high), (WIDE, front + 0.03, high + 0.05))
    slim.done('under bench')


def _dark_reflectors():
    """
    Gives the reflectors of the emitters a surface dulled black by heat, which glows red close to the tubes. Polished steel
    would mirror the pale boards, so that the emitters would look like panels the colour of skin.
    """
    made, n, surface = fresh('dark reflector')
    away = n('SeparateXYZ', {0: n.attribute('at')}).outputs[2]
    glow = n.ramp(away, [(0.0, (0.34, 0.030, 0.003)), (0.18, (0.085, 0.006, 0.0006)), (0.50, (0.014, 0.0008, 0.0002)), (1.0, (0.003, 0.0002, 0.0001))], 'EASE')
    steel = n('BsdfPrincipled', {'Base Color': rgba((0.014, 0.012, 0.011)), 'Specular': 0.3, 'Roughness': 0.45})
    n.link(n('AddShader', {0: steel.outputs[0], 1: n('Emission', {'Color': glow}).outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    for part in bpy.context.collection.objects:
        if part.name.split('.')[0] == 'reflector':
            part.data.materials[0] = made


def _open_walls():
    """Replaces the boards of the three walls by boards that are cut around the emitters."""
    foot, rows = 0.06, 20
    step = (HIGH - foot) / rows
    clear.clear((-0.1, -0.1, 0), (0.02, DEEP + 0.1, HIGH + 0.1), 'wall')
    clear.clear((WIDE - 0.02, -0.1, 0), (WIDE + 0.1, DEEP + 0.1, HIGH + 0.1), 'wall')
    clear.clear((-0.1, DEEP - 0.02, 0), (WIDE + 0.1, DEEP + 0.1, HIGH + 0.1), 'wall')
    boards = Boards('hemlock')
    for origin, along, length, holes in (((0, DEEP), (1, 0, 0), WIDE, ((0.165, 0.595), (0.765, 1.195))),
                                         ((0, 0), (0, 1, 0), DEEP, ((0.305, 0.695),)),
                                         ((WIDE, DEEP), (0, -1, 0), DEEP, ((DEEP - 0.695, DEEP - 0.305),))):
        along = np.array(along, float)
        for row in range(rows):
            middle = foot + (row + 0.5) * step
            cuts = [0.0, *(edge for hole in holes for edge in hole), length] if 0.615 < middle < 1.425 else [0.0, length]
            for a, b in zip(cuts[::2], cuts[1::2]):
                centre = np.array((*origin, middle)) + along * (a + b) / 2 - np.cross(along, UP) * 0.011
                boards.board(centre, (b - a - 0.001, step - 0.003, 0.022), (along, UP, np.cross(along, UP)))
    boards.done('wall')


def inside(deep=0.068, slat=0.018):
    """
    Adds the interior: pale boards, a bench from wall to wall, emitters behind slats, and light strips along the edges
    of the ceiling. For `deep` and `slat` see `grille`.
    """
    lining(WIDE, DEEP, HIGH, upright=False)
    if deep < 0.068:
        _open_walls()
    bench('hemlock', 0.0, WIDE, 0.55, DEEP, 0.47, 0.06, skirt=False, light=2)
    under_bench()
    for x in (0.38, 0.98):
        grille((x, DEEP - 0.005, 1.02), (0, -1, 0), 0.34, 0.72, deep, slat)
    grille((0.005, 0.5, 1.02), (1, 0, 0), 0.30, 0.72, deep, slat)
    grille((WIDE - 0.005, 0.5, 1.02), (-1, 0, 0), 0.30, 0.72, deep, slat)
    _dark_reflectors()
    light.strip((0.05, 0.03, HIGH - 0.05), (WIDE - 0.05, 0.03, HIGH - 0.05), (0, 0.3, -1), 4, 2850)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 4, 2850)
    light.strip((0.04, 0.08, HIGH - 0.05), (0.04, DEEP - 0.06, HIGH - 0.05), (0, 0, -1), 3, 2850)
    light.strip((WIDE - 0.04, DEEP - 0.06, HIGH - 0.05), (WIDE - 0.04, 0.08, HIGH - 0.05), (0, 0, -1), 3, 2850)
    light.area((WIDE / 2, 0.5, HIGH - 0.03), (0, 0, -1), 0.8, 0.6, 6, 3000)
