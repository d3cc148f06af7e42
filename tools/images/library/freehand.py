"""Drawings by hand: pencil on paper with a tooth, and washes of watercolour."""
import numpy as np
from .drawing import Plan
from .fields import fractal


def _smooth(edge, width):
    """Returns 0 outside and 1 inside of an edge, with a soft border of `width`. `edge` is the distance from it, positive inside."""
    share = np.clip(edge / width + 0.5, 0, 1)
    return share * share * (3 - 2 * share)


class Freehand(Plan):
    """
    A drawing by hand in pencil: each long line is drawn twice, bows slightly, is darker at its ends and overshoots them.
    `seed` makes drawings different from each other.
    """

    def __init__(self, *size, seed=5, **more):
        super().__init__(*size, **more)
        self.rng = np.random.default_rng(seed)
        self.tint = np.ones((self.rows, self.columns, 3), np.float32)

    def stroke(self, points, thick=0.35, dark=0.85, dash=None):
        """Draws one stroke of the pencil through `points`. It is pressed harder at its start and at its end."""
        count, press = len(points) - 1, self.rng.uniform(0.75, 1.0)
        for i, (c, d) in enumerate(zip(points, points[1:])):
            ends = abs(2 * (i + 0.5) / count - 1) ** 3 if count > 2 else 0.6
            force = press * (0.72 + 0.28 * ends) * self.rng.uniform(0.86, 1.0)
            super().line(tuple(c), tuple(d), thick * (0.75 + 0.3 * force), dark * force, dash)

    def line(self, a, b, thick=0.35, dark=0.85, dash=None):
        """Draws a pencil line from `a` to `b`. See `Plan.line`."""
        rng, length = self.rng, np.hypot(b[0] - a[0], b[1] - a[1])
        if length < 9:
            return self.stroke([np.array(a) + rng.normal(0, 0.15, 2), np.array(b) + rng.normal(0, 0.15, 2)], thick, dark, dash)
        loose = min(1.3, 0.25 + length / 280)
        for _ in range(2 if length > 25 else 1):
            start, end = (np.array(q) + rng.normal(0, loose, 2) for q in (a, b))
            way = (end - start) / length
            start, end = start - way * rng.uniform(0, min(4.0, length * 0.03)), end + way * rng.uniform(0, min(8.0, length * 0.06))
            aside, t = np.array((-way[1], way[0])), np.linspace(0, 1, max(6, int(length / 6)))
            waver = rng.normal(0, 0.0035) * length * 4 * t * (1 - t) + 0.45 * loose * fractal(t * length / 38, 0 * t, int(rng.integers(1000)), 3)
            self.stroke(start + (end - start) * t[:, None] + aside * waver[:, None], thick, dark, dash)

    def arc(self, centre, radius, start, end, thick=0.25, dark=0.7):
        """Draws an arc from the angle `start` to `end`, in degrees, in one stroke."""
        angles = np.radians(np.linspace(start, end + self.rng.uniform(-2, 4), max(8, int(abs(end - start) / 4))))
        reach = radius * (1 + 0.02 * fractal(angles / 0.8, 0 * angles, int(self.rng.integers(1000)), 2))
        self.stroke(np.stack([centre[0] + reach * np.cos(angles), centre[1] + reach * np.sin(angles)], axis=-1), thick, dark)

    def hatch(self, x0, y0, x1, y1, pitch=3.0, dark=0.45):
        """Shades a rectangle with diagonal strokes, `pitch` millimetres apart."""
        at = x0 - (y1 - y0)
        while at < x1:
            low, high = max(at, x0), min(at + y1 - y0, x1)
            if high - low > 0.5:
                self.line((low, y0 + low - at), (high, y0 + high - at), 0.22, dark)
            at += pitch * self.rng.uniform(0.7, 1.3)

    def wash(self, corners, colour, strength=0.5):
        """
        Fills a convex polygon, whose `corners` run counterclockwise, with a wash of watercolour. `colour` is the linear RGB of
        the paper under it. The pigment gathers at the edge, which does not quite meet the pencil lines.
        """
        corners = np.array(corners, float) + self.rng.normal(0, 0.8, (len(corners), 2))
        (x0, y0), (x1, y1) = ((corners.min(axis=0) - 4) * self.dots).astype(int), ((corners.max(axis=0) + 4) * self.dots).astype(int)
        part = np.s_[max(y0, 0):min(y1, self.rows), max(x0, 0):min(x1, self.columns)]
        y, x = np.mgrid[part] / self.dots
        edge = np.full(x.shape, 1e6)
        for (ax, ay), (bx, by) in zip(corners, np.roll(corners, -1, axis=0)):
            edge = np.minimum(edge, ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / np.hypot(bx - ax, by - ay))
        seed = int(self.rng.integers(1000))
        edge = edge + 1.3 * fractal(x / 14, y / 14, seed, 4)
        pigment = 0.75 + 0.55 * fractal(x / 45, y / 30, seed + 3, 4) + 0.20 * fractal(x / 1.6, y / 1.6, seed + 7, 2) + 0.55 * np.exp(-np.abs(edge - 0.7) / 0.8)
        cover = np.clip(_smooth(edge, 0.8) * pigment * strength, 0, 1)[..., None]
        self.tint[part] *= (1 - cover * (1 - np.array(colour))).astype(np.float32)

    def image(self):
        """Returns the drawing as a packed Blender image. The pencil leaves the hollows of the paper bare, and its lines smudge a little."""
        y, x = np.mgrid[0:self.rows, 0:self.columns] / self.dots
        tooth = fractal(x / 0.9, y / 0.9, 31, 2) + 0.6 * fractal(x / 7, y / 7, 35, 3)
        smudge = self.cover
        for axis in (0, 1):
            reach = int(5 * self.dots)
            sums = np.cumsum(np.pad(smudge, [(reach + 1, reach) if k == axis else (0, 0) for k in (0, 1)], mode='edge'), axis=axis, dtype=np.float64)
            last, first = (np.take(sums, range(at, at + self.cover.shape[axis]), axis=axis) for at in (2 * reach + 1, 0))
            smudge = (last - first) / (2 * reach + 1)
        # The hand smudges graphite in some places only.
        smudge = smudge * np.clip(0.5 + 1.2 * fractal(x / 90, y / 60, 41, 3), 0, 1)
        self.cover = np.clip(self.cover * np.clip(1.0 + 0.50 * tooth, 0.35, 1.2) + 0.16 * smudge, 0, 1).astype(np.float32)
        grain = 1 + 0.012 * fractal(x / 60, y / 60, 51, 3) + 0.010 * tooth
        self.paper = np.array(self.paper) * self.tint * grain[..., None]
        return super().image()
