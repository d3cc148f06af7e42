"""Scene: the cedar tub on its terrace after sunset, wide, seen across the snow from the other side, with its lantern lit."""
import numpy as np
from library import another_hour, light, near_snow, winter
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
    x, y = np.meshgrid(np.arange(x0 - 1.6, x1 + 1.6, 0.02), np.arange(y0 - 1.6, y1 + 1.6, 0.02))
    inside = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    gap = np.exp(-((x - 0.30) / 0.60) ** 4) * (y < 0)
    ragged = 0.10 * fractal(x / 0.7, y / 0.7, 71, 4, 0.55) + 0.03 * fractal(x / 0.12, y / 0.12, 77, 3)
    within = 0.20 - 0.34 * gap + ragged - inside
    top = 0.12 + (0.13 + 0.07 * fractal(x / 0.5, y / 0.45, 81, 4)) * (1 - gap) * (1 - np.exp(-np.maximum(within, 0) / 0.07))
    outer = np.clip((-inside - 0.05) / (1.35 + 0.4 * fractal(x / 0.9, y / 0.9, 85, 3)), 0, 1.2)
    z = np.where(within > 0, top - 0.46 * outer ** 1.2, 0.12 + 0.8 * np.maximum(within, -0.06))
    place(mesh('swept snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))


def compose():
    compose_product('luenersee-cedar-tub')
    another_hour.change(lambda: clear_dusk(1.35))
    swept()
    light.camera((2.6, -6.7, 1.62), -11, 29, (0.0, -0.075), 7.6, 5.6)
    near_snow.renew('snow', 'swept snow', reach=8.5, strength=1.5, prints=winter.footprints((2.3, -4.9), (-0.5, 0.9), 7, bend=0.03), depth=0.11)
