"""Drawings by hand in pencil."""
import numpy as np
from .drawing import Plan


class Freehand(Plan):
    """
    A drawing by hand in pencil: each long line is drawn twice, bows slightly, varies in darkness and overshoots its
    end. `seed` makes drawings different from each other.
    """

    def __init__(self, *size, seed=5, **more):
        super().__init__(*size, **more)
        self.rng = np.random.default_rng(seed)

    def line(self, a, b, thick=0.35, dark=0.85, dash=None):
        """Draws a pencil stroke from `a` to `b`. See `Plan.line`."""
        rng, length = self.rng, np.hypot(b[0] - a[0], b[1] - a[1])
        if length < 9:
            return super().line(a, b, thick * rng.uniform(0.8, 1.3), dark * rng.uniform(0.75, 1.0))
        loose = min(0.9, 0.25 + length / 400)
        for _ in range(2 if length > 25 else 1):
            start, end = (np.array(q) + rng.normal(0, loose, 2) for q in (a, b))
            way = (end - start) / length
            end = end + way * rng.uniform(0, min(6.0, length * 0.05))
            bow = np.array((-way[1], way[0])) * rng.normal(0, 0.004) * length
            points = [start + (end - start) * t + bow * 4 * t * (1 - t) + rng.normal(0, 0.10, 2) for t in np.linspace(0, 1, max(4, int(length / 9)))]
            for c, d in zip(points, points[1:]):
                super().line(tuple(c), tuple(d), thick * rng.uniform(0.85, 1.1), dark * rng.uniform(0.8, 1.0), dash)

    def hatch(self, x0, y0, x1, y1, pitch=3.0, dark=0.45):
        """Shades a rectangle with diagonal strokes, `pitch` millimetres apart."""
        at = x0 - (y1 - y0)
        while at < x1:
            low, high = max(at, x0), min(at + y1 - y0, x1)
            if high - low > 0.5:
                self.line((low, y0 + low - at), (high, y0 + high - at), 0.22, dark)
            at += pitch * self.rng.uniform(0.7, 1.3)
