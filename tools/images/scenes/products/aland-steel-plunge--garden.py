"""Scene: the steel plunge in its walled garden, wide, with the open garden door, the screen and the chiller beside it."""
import numpy as np
from library import finishes, light, near_snow, winter
from library.boards import Boards
from library.fields import fractal, grid_faces, mesh, place
from library.roofs import snow_cover
from library.views import compose_product

ALT = 'A slim plunge of black steel with its step and chiller in a walled garden at dusk, snow swept to the foot of the walls, a door open to a snowy forest'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.15}


def side_walls():
    """Adds the walls at both sides of the garden, which the main view does not show."""
    wall = Boards('plaster', 0.004)
    for x in (-2.95, 3.60):
        wall.box((x, -4.0, -0.2), (x + 0.25, 2.65, 2.15), 'y')
        snow_cover(x - 0.03, x + 0.28, -4.0, 2.68, 2.14, thick=0.13)
    wall.done('side walls')
    finishes.refine('side walls', plaster='lime plaster')


def swept():
    """Adds the snow that was swept to the foot of the side walls, and of the wall left of the door."""
    x, y = np.meshgrid(np.arange(-2.72, 3.62, 0.012), np.arange(-1.6, 2.41, 0.012))
    corner = np.where(x < -1.72, y - 2.18, -1.0)
    within = np.maximum(np.maximum(-2.40 - x, x - 3.28), corner) + 0.11 * fractal(x / 0.5, y / 0.5, 71, 4, 0.55) + 0.03 * fractal(x / 0.09, y / 0.09, 77, 3)
    deep = 0.07 + 0.30 * np.clip(within, 0, 0.4) + 0.05 * fractal(x / 0.4, y / 0.4, 81, 4)
    z = np.where(within > 0, deep * (1 - np.exp(-np.maximum(within, 0) / 0.06)), np.maximum(within, -0.05))
    place(mesh('swept snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))


def compose():
    compose_product('aland-steel-plunge')
    side_walls()
    swept()
    light.camera((0.38, -3.6, 1.65), 0, 26, (0.0, -0.10), 4.5, 4.5)
    near_snow.renew('swept snow', reach=8.0, floor=0.0, clods=150)
