"""Scene: the steel plunge in its walled garden, wide, from the corner opposite the open garden door, in the last cool light."""
import numpy as np
from library import clear, finishes, light, near_snow, rooms, winter
from library.boards import Boards
from library.fields import fractal, grid_faces, mesh, place
from library.roofs import snow_cover
from library.views import compose_product

ALT = 'A slim plunge of black steel with its step and chiller, seen from the corner of a walled garden at dusk, snow in drifts along the lime-washed walls, a door open to a snowy forest'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.15}


def side_walls():
    """Adds the walls at both sides of the garden and the paving between them, which the main view does not show."""
    rooms.tiled('slate', -2.6, 3.4, -4.0, -2.2, 0.0, 0.6)
    wall = Boards('plaster', 0.004)
    for x in (-2.95, 3.60):
        wall.box((x, -4.0, -0.2), (x + 0.25, 2.65, 2.15), 'y')
        snow_cover(x - 0.03, x + 0.28, -4.0, 2.68, 2.14, thick=0.13)
    wall.done('side walls')
    finishes.refine('side walls', plaster='lime plaster')
    finishes.refine(slate='cleft slate')


def drifts():
    """
    Adds the snow along the walls: drifts that lean on the side walls and on the wall left of the door, and thin out over the
    paving, where the broom has left powder.
    """
    x, y = np.meshgrid(np.arange(-2.95, 3.62, 0.012), np.arange(-3.9, 2.41, 0.012))
    corner = np.where(x < -1.72, 2.40 - y, 9.0)
    wall = np.minimum(np.minimum(x + 2.95, 3.60 - x), corner)
    wide = 0.62 + 0.30 * fractal(x / 1.5, y / 1.5, 71, 3)
    share = np.clip(1 - wall / wide, -0.2, 1)
    tall = 0.34 + 0.16 * fractal(x / 1.2, y / 1.2, 75, 3)
    lump = 0.035 * fractal(x / 0.35, y / 0.35, 81, 4) * np.clip(share * 4, 0, 1)
    drift = tall * np.maximum(share, 0) ** 1.5 + lump - 0.008
    powder = 0.05 * (fractal(x / 0.034, y / 0.034, 93, 2) + 0.4 * fractal(x / 0.5, y / 0.5, 95, 3) - 0.15 - 2.0 * np.maximum(wall - wide, 0))
    z = np.maximum(drift, np.clip(powder, -0.02, 0.003))
    place(mesh('drifts', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))


def compose():
    compose_product('aland-steel-plunge')
    side_walls()
    drifts()
    # The light from the house is neutral here: at 3300 K it makes the bare walls pink.
    clear.whiten(5600, lambda lamp: lamp.location.z > 3)
    light.area((1.6, -3.2, 4.2), (-0.2, 0.7, -1), 4.0, 2.0, 60, colour=(0.72, 0.82, 1.0))
    light.camera((2.45, -3.55, 2.10), -23, 25, (0.0, -0.125), 5.0, 6.3)
    near_snow.renew('drifts', reach=8.0, floor=0.0, strength=0.6, clods=150)
