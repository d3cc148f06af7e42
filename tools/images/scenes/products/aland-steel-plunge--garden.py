"""
Scene: the steel plunge in its walled garden, wide, from the corner opposite the open garden door, in the morning. The sun comes
over the right wall and throws the shadow of a trained pear tree on the left one.
"""
import bpy
import numpy as np
from library import another_hour, clearwater, daylight, finishes, light, near_snow, rooms, spruces, swept, winter
from library.boards import Boards
from library.espalier import espalier
from library.fields import fractal, grid_faces, mesh, place
from library.roofs import snow_cover
from library.views import compose_product

ALT = 'A slim plunge of black steel with its step and chiller in a walled garden on a winter morning, a pear tree trained along the sunlit wall, a door open to a snowy forest'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.80, 'contrast': 1.1}
LEFT, RIGHT, BACK = -2.70, 3.60, 2.40  # the inner faces of the walls in metres
PEAR = LEFT + 0.10, 0.75  # where the pear tree grows


def side_walls():
    """Adds the walls at both sides of the garden and the paving between them, which the main view does not show."""
    rooms.tiled('slate', -2.6, 3.4, -4.0, -2.2, 0.0, 0.6)
    wall = Boards('plaster', 0.004)
    for x in (LEFT - 0.25, RIGHT):
        wall.box((x, -4.0, -0.2), (x + 0.25, 2.65, 2.15), 'y')
        snow_cover(x - 0.03, x + 0.28, -4.0, 2.68, 2.14, thick=0.13)
    wall.done('side walls')
    finishes.refine('side walls', plaster='lime plaster')
    finishes.refine(slate='cleft slate')


def drifts():
    """Adds the snow along the walls: drifts that lean on them, and the bank that the shovel has left before the drifts."""
    x, y = np.meshgrid(np.arange(LEFT - 0.05, RIGHT + 0.02, 0.012), np.arange(-3.9, BACK + 0.01, 0.012))
    corner = BACK - y + 1.5 * np.maximum(x + 2.05, 0)  # the drift ends before the door
    wall = np.minimum(np.minimum(x - LEFT, RIGHT - x), corner)
    wide = 0.50 + 0.16 * fractal(x / 1.5, y / 1.5, 71, 3)
    edge, _ = swept.bank(x, y, wide - wall, 0.10)
    share = np.clip(1 - wall / wide, 0, 1)
    tall = 0.24 + 0.14 * fractal(x / 1.2, y / 1.2, 75, 3)
    hollow = 0.09 * np.exp(-((x - PEAR[0]) / 0.13) ** 2 - ((y - PEAR[1]) / 0.15) ** 2)  # the snow has melted around the trunk
    z = edge + tall * share ** 1.3 - hollow
    place(mesh('drifts', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))


def morning():
    """Replaces the dusk by a low sun on the right behind the camera, and takes away the steam and what belongs to the evening."""
    for made in list(bpy.data.objects):
        of = made.data.materials[0].name if made.type == 'MESH' and made.data.materials else ''
        if made.type == 'LIGHT' or made.name.split('.')[0] in ('lantern', 'roll') or of in ('lamp', 'steam over water'):
            bpy.data.objects.remove(made)
    another_hour.change(lambda: daylight.low_sun(126, 28, 1.0, 0.7, 3.0, 4700))


def compose():
    compose_product('aland-steel-plunge')
    side_walls()
    drifts()
    morning()
    espalier((*PEAR, 0.0), (0, 1, 0), (1, 0, 0), seed=4, tiers=(0.80, 1.24, 1.68))
    spruces.renew(('broad', 'old', 'slender'), snow=0.42, seed=7)
    clearwater.renew('steel', 0.0022, 0, above=(0.42, 0.46, 0.50), lamps=[(1.3, 1.15, 0.45, 0.10)], net=0.25, joint=0, line=(0.3, 0.32, 0.33))
    swept.powder('cleft slate', (LEFT, RIGHT, -9, 9), 1.25, 0.5)
    light.camera((2.45, -3.55, 1.85), -21, 27, (0.0, -0.105), 5.0, 6.3)
    near_snow.renew('drifts', reach=8.0, floor=0.0, strength=0.6, clods=40)
