"""Felt slippers with a closed heel for close views: a thick sole, an upper that rises from it to a round collar, and a piped edge."""
import math
import numpy as np
from .fields import fractal, grid_faces
from .shapes import put
from .things import tube
from . import traces  # noqa: F401 (traces adds the felts)

AROUND = 96


def _sole(long, left):
    """Returns the outline of the sole around (0, 0), the middle of the heel, with the toe towards +y."""
    a = np.linspace(0, 2 * math.pi, AROUND + 1)
    t = 0.5 - 0.5 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.9
    half = long * (0.128 + 0.052 * np.exp(-((t - 0.70) / 0.24) ** 2) - 0.014 * np.exp(-((t - 0.42) / 0.14) ** 2)) * np.sqrt(np.clip(1 - np.abs(2 * t - 1) ** 2.9, 0, 1))
    inwards = (1 if left else -1) * long * (0.030 * np.sin(t * math.pi) + 0.035 * t ** 2)
    return np.stack([np.sin(a) * 0 + np.sign(np.sin(a)) * half + inwards, t * long], axis=-1)


def _collar(long, left):
    """Returns the edge of the opening as (x, y, z): high at the instep and the heel, low at the sides."""
    a = np.linspace(0, 2 * math.pi, AROUND + 1)
    ahead = (1 - np.cos(a)) / 2
    x = 0.098 * long * np.sin(a) * (1 - 0.22 * np.clip(ahead - 0.5, 0, 1)) + (1 if left else -1) * 0.028 * long
    y = long * (0.055 + 0.47 * ahead)
    z = long * (0.200 - 0.045 * np.sin(math.pi * ahead) + 0.065 * ahead ** 3)
    return np.stack([x, y, z], axis=-1)


def _closed(name, rings, of, thick=0.0):
    """Adds a surface through closed rings of points."""
    made = put(name, rings.reshape(-1, 3), grid_faces(*rings.shape[:2]).tolist(), of, True)
    if thick:
        body = made.modifiers.new('thick', 'SOLIDIFY')
        body.thickness, body.offset = thick, -1.0
    return made


def slipper(x, y, z, long=0.27, turn=0.0, left=True, of='grey felt', sole='dark felt', edge='dark felt', seed=1):
    """
    Adds a slipper. (x, y) is the middle of its heel on a floor at the height `z`, and `turn` the direction of its toe in
    degrees: 0 for +y. `edge` is the material of the piping around the opening.
    """
    a = math.radians(turn)
    to_world = lambda p: np.stack([x + p[..., 0] * math.cos(a) - p[..., 1] * math.sin(a), y + p[..., 0] * math.sin(a) + p[..., 1] * math.cos(a), z + p[..., 2]], axis=-1)
    outline, collar = _sole(long, left), _collar(long, left)
    middle = outline.mean(axis=0)
    ring = lambda grow, high: np.column_stack([middle + (outline - middle) * grow, np.full(len(outline), high)])
    # The tip of the sole turns up a little.
    lift = 0.012 * np.clip(outline[:, 1] / long - 0.72, 0, 1) ** 1.5
    low = np.stack([ring(g, h) for g, h in ((0.02, 0.0), (0.96, 0.0), (1.015, 0.004), (1.025, 0.010), (1.01, 0.015), (0.97, 0.016))])
    low[..., 2] += lift
    _closed('sole', to_world(low), sole)
    inside = np.stack([ring(g, h) for g, h in ((0.02, 0.019), (0.92, 0.019))])
    _closed('insole', to_world(inside), of)
    rows = []
    for s in np.linspace(0, 1, 34):
        # Steep at the foot and flat towards the collar, so that toe and heel are round.
        share, high = s ** 1.7, 0.015 + (collar[:, 2] - 0.015) * np.sin(math.pi / 2 * s) ** (0.62 + 0.38 * np.clip(outline[:, 1] / long - 0.4, 0, 1))
        out = 1.0 + 0.035 * math.sin(math.pi * s)
        flat = (middle + (outline - middle) * out) * (1 - share) + collar[:, :2] * share
        rows.append(np.column_stack([flat, high + lift * (1 - s)]))
    upper = np.array(rows)
    dents = 0.0022 * fractal(upper[..., 0] / 0.045 + seed * 7, upper[..., 1] / 0.06, seed, 3)
    upper[..., 2] += dents * np.sin(np.linspace(0, math.pi, len(rows)))[:, None]
    _closed('upper', to_world(upper), of, 0.0045)
    tube(edge, to_world(collar), 0.0030, False)


def pair(x, y, z, long=0.27, turn=0.0, of='grey felt', apart=0.13, askew=9.0, seed=1):
    """Adds a pair of slippers, one of them a little askew. (x, y) is the middle between the heels. See `slipper`."""
    a = math.radians(turn)
    for left, way, ahead in ((True, -1, 0.0), (False, 1, 0.035)):
        px = way * apart / 2
        slipper(x + px * math.cos(a) - ahead * math.sin(a), y + px * math.sin(a) + ahead * math.cos(a), z, long, turn + (-2.0 if left else askew), left, of, seed=seed + left)
