"""Scene: the cedar tub on its terrace after sunset, wide, seen across the snow from the other side, with its lantern lit."""
import numpy as np
from library import another_hour, distant, light, near_snow, winter
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.views import compose_product

ALT = 'A steaming cedar tub and a lit lantern on a swept stone terrace at dusk, footprints in the snow before it, a still lake and wooded slopes in low cloud behind'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.1}
TERRACE = -2.72, 2.72, -1.53, 2.12  # The edges of the paving (x0, x1, y0, y1) in metres.


def swept():
    """Adds the snow that was swept to the edges of the terrace, with a gap in front of the step, where the footprints end."""
    x0, x1, y0, y1 = TERRACE
    x, y = np.meshgrid(np.arange(x0 - 1.6, x1 + 1.6, 0.012), np.arange(y0 - 1.6, y1 + 1.6, 0.012))
    inside = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    gap = np.exp(-((x - 0.30) / 0.75) ** 2) * (y < 0)
    ragged = 0.13 * fractal(x / 1.1, y / 1.1, 71, 3, 0.5) + 0.020 * fractal(x / 0.20, y / 0.20, 77, 3)
    within = 0.20 - 0.34 * gap + ragged - inside
    lip = 0.055 * np.exp(-((within - 0.13) / 0.09) ** 2) * (1 + 0.9 * fractal(x / 0.24, y / 0.24, 79, 3))
    deep = 0.085 + lip + 0.05 * fractal(x / 0.5, y / 0.45, 81, 4)
    top = 0.12 + deep * (1 - 0.85 * gap) * np.sqrt(np.clip(1 - (1 - within / 0.13) ** 2 * (within < 0.13), 0, 1))
    outer = np.clip((-inside - 0.05) / (1.35 + 0.4 * fractal(x / 0.9, y / 0.9, 85, 3)), 0, 1.2)
    z = np.where(within > 0, top - 0.46 * outer ** 1.2, 0.12 + 0.8 * np.maximum(within, -0.06))
    place(mesh('swept snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))
    dusting(within, x, y)


def dusting(within, x, y):
    """
    Adds what the shovel has left on the paving along the swept snow: crumbs, and powder that thins out. `within` is the distance
    of the points (x, y) from the edge of the swept snow in metres, negative outside it.
    """
    away = np.maximum(-within, 0)
    crumbs = 0.05 * (fractal(x / 0.055, y / 0.055, 91, 2) - 0.36 - 1.6 * away)
    film = 0.05 * (fractal(x / 0.034, y / 0.034, 93, 2) + 0.5 * fractal(x / 0.5, y / 0.5, 95, 3) - 0.15 - 1.9 * away)
    z = 0.12 + np.maximum(np.clip(crumbs, -0.01, 0.022), np.clip(film, -0.01, 0.003))
    faces = grid_faces(*x.shape)
    faces = faces[((z > 0.119) & (within < 0.02)).ravel()[faces].any(axis=1)]
    place(mesh('dusting', np.stack([x, y, z], -1).reshape(-1, 3), faces, [winter.snow_material('thin snow', 0.003)], True))


def headland():
    """Adds a wooded headland on the left, where the far shore of the main image ends outside its view."""
    distant.ridge(-1700, -330, 640, [90, 150, 120, 60], 260, -12, 21, trees=320, snow=0.4, cell=8.0)


def compose():
    compose_product('luenersee-cedar-tub')
    another_hour.change(lambda: clear_dusk(1.35))
    swept()
    headland()
    light.camera((2.6, -6.7, 1.62), -11, 29, (0.0, -0.075), 7.6, 5.6)
    near_snow.renew('snow', 'swept snow', reach=8.5, strength=1.5, prints=winter.footprints((2.3, -4.9), (-0.5, 0.9), 7, bend=0.03), depth=0.11)
