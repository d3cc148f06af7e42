"""Snow on roofs."""
import numpy as np
from .fields import fractal, grid_faces, mesh, place
from .winter import snow_material


def _rim(part, sharp):
    """Returns 1 in the middle and 0 at both ends of the range -1 to 1, falling off within about 1/sharp of the ends."""
    return np.clip((1 - np.abs(part)) * sharp, 0, 1) ** 0.45


def snow_cover(x0, x1, y0, y1, top, rise=0.0, thick=0.2, ridge='y', seed=1):
    """
    Adds the snow on a roof over the rectangle `x0` to `x1`, `y0` to `y1`. `top` is the height of the roof surface at
    its ridge and `rise` the height of the ridge above the eaves, 0 for a flat roof. The ridge runs along the axis
    `ridge`, halfway between the eaves. `thick` is the depth of the snow in metres.
    """
    x, y = np.meshgrid(np.linspace(x0, x1, 150), np.linspace(y0, y1, 150))
    u, v = 2 * (x - x0) / (x1 - x0) - 1, 2 * (y - y0) / (y1 - y0) - 1
    across, half = (u, (x1 - x0) / 2) if ridge == 'y' else (v, (y1 - y0) / 2)
    depth = thick * (1 + 0.28 * fractal(x / 1.3, y / 1.3, seed, 3)) * np.minimum(_rim(u, (x1 - x0) / 0.36), _rim(v, (y1 - y0) / 0.36))
    soft = np.sqrt(across ** 2 + (0.22 / half) ** 2 * (depth > 0.3 * thick)) if rise else 0
    z = top - rise * np.minimum(soft, 1 + 0 * across) + depth
    return place(mesh('snow on the roof', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(150, 150), [snow_material()], True))
