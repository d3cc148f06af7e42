"""Snow on a pitched roof, with a thick, soft edge at the eaves."""
import numpy as np
from .fields import fractal, grid_faces, mesh, place
from .winter import snow_material


def _profile(length, bulge, fine, ends):
    """
    Returns positions from 0 to `length`, and the share of the snow's depth at each. At each of the `ends` (0 or 1), the
    snow bulges `bulge` metres beyond the roof and is round.
    """
    angles = np.linspace(-0.75, np.pi / 2, 30)[:-1]
    inset = 3.0 * bulge
    at = np.linspace(inset * (0 in ends), length - inset * (1 in ends), round(length / fine))
    depth = np.ones_like(at)
    round_at, round_depth = inset - (inset + bulge) * np.cos(angles), 0.36 + 0.64 * np.sin(angles)
    if 0 in ends:
        at, depth = np.concatenate([round_at, at]), np.concatenate([round_depth, depth])
    if 1 in ends:
        at, depth = np.concatenate([at, length - round_at[::-1]]), np.concatenate([depth, round_depth[::-1]])
    return at, depth


def snow_slab(origin, down, along, length, width, thick, bulge, fine, seed):
    """
    Adds the snow on one slope of a roof. `origin` is the front end of the ridge; `down` is the direction down the slope,
    over `length` metres, and `along` that of the ridge, over `width` metres. `bulge` is how far it overhangs the
    roof, `fine` the distance between its points; both are in metres, as is `thick`.
    """
    origin, down, along = (np.array(v, float) for v in (origin, down, along))
    up = np.cross(along, down) * np.sign(np.cross(along, down)[2])
    s, low = _profile(length, bulge, fine, (1,))
    t, front = _profile(width, bulge, fine, (0, 1))
    (s, t), (low, front) = np.meshgrid(s, t), np.meshgrid(low, front)
    share = np.maximum(1 - np.hypot(1 - low, 1 - front), -0.076)
    swell = 1 + 0.16 * fractal(s / 0.9, t / 0.7, seed, 3)
    grain = 0.0035 * fractal(s / 0.07, t / 0.07, seed + 5, 3)
    uneven = 0.022 * (1 - low)[..., None] * fractal(t / 0.33, s, seed + 9, 3)[..., None] * down
    uneven = uneven - 0.018 * (1 - front)[..., None] * fractal(s / 0.29, t, seed + 2, 3)[..., None] * along
    points = origin + s[..., None] * down + t[..., None] * along + (thick * share * swell + grain)[..., None] * up
    place(mesh('snow on the roof', (points + uneven).reshape(-1, 3), grid_faces(*s.shape), [snow_material('roof snow', 0.006)], True))
