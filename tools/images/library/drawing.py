"""Architectural drawings, rasterised into an image that `desk.leaf` or `materials.paper` shows on a sheet of paper."""
import bpy
import numpy as np

INK = (0.10, 0.095, 0.10)


class Plan:
    """
    A drawing on paper of `width` by `height` millimetres, rasterised at `dots` pixels per millimetre. Coordinates are
    in millimetres from the lower left corner.
    """

    def __init__(self, width, height, dots=3.0, paper=(0.83, 0.80, 0.74)):
        self.dots = dots
        self.rows, self.columns = int(height * dots), int(width * dots)
        self.cover = np.zeros((self.rows, self.columns), np.float32)
        self.paper = paper

    def line(self, a, b, thick=0.35, dark=0.85, dash=None):
        """
        Draws a line from `a` to `b`. `dark` is the opacity of the ink. If `dash` is given, the line is dashed, and
        `dash` is the length of a dash in millimetres.
        """
        (ax, ay), (bx, by) = a, b
        low = np.floor((np.minimum(a, b) - np.array(thick) * 2 - 1) * self.dots).astype(int)
        high = np.ceil((np.maximum(a, b) + np.array(thick) * 2 + 1) * self.dots).astype(int)
        x0, y0 = max(low[0], 0), max(low[1], 0)
        x1, y1 = min(high[0], self.columns), min(high[1], self.rows)
        y, x = np.mgrid[y0:y1, x0:x1] / self.dots
        length = max(np.hypot(bx - ax, by - ay), 1e-6)
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
        aside = np.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
        ends = np.maximum(np.maximum(-along, along - length), 0)
        ink = np.clip((thick * 1.1 + 0.12 - np.hypot(aside, ends)) * self.dots + 0.5, 0, 1) * dark
        if dash:
            ink *= (along % (2 * dash)) < dash
        part = self.cover[y0:y1, x0:x1]
        np.maximum(part, ink, out=part)

    def rectangle(self, x0, y0, x1, y1, thick=0.35, dark=0.85):
        for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            self.line(a, b, thick, dark)

    def arc(self, centre, radius, start, end, thick=0.25, dark=0.7):
        """Draws an arc from the angle `start` to `end`, in degrees."""
        angles = np.radians(np.linspace(start, end, max(6, int(abs(end - start) / 4))))
        points = [(centre[0] + radius * np.cos(t), centre[1] + radius * np.sin(t)) for t in angles]
        for a, b in zip(points, points[1:]):
            self.line(a, b, thick, dark)

    def boards(self, x0, y0, x1, y1, pitch, dark=0.35, upright=False):
        """Draws parallel lines `pitch` millimetres apart, which represent the boards of a bench or a floor."""
        at = (x0 if upright else y0) + pitch
        while at < (x1 if upright else y1) - 0.1:
            self.line((at, y0) if upright else (x0, at), (at, y1) if upright else (x1, at), 0.16, dark)
            at += pitch

    def words(self, x, y, width, rows=1):
        """Draws `rows` lines of illegible strokes that look like small handwriting."""
        rng = np.random.default_rng(int(x * 31 + y))
        for row in range(rows):
            at, level = x, y - row * 3.2
            while at < x + width * (1 if row < rows - 1 else 0.6):
                step = rng.uniform(0.5, 1.1)
                self.line((at, level), (at + rng.uniform(-0.2, 0.3), level + rng.uniform(0.9, 1.7)), 0.2, 0.6)
                at += step if rng.random() > 0.16 else step + 1.2

    def image(self):
        """Returns the drawing as a packed Blender image."""
        made = bpy.data.images.new('plan', self.columns, self.rows)
        pixels = np.ones((self.rows, self.columns, 4), np.float32)
        mix = self.cover[..., None]
        linear = np.array(self.paper) * (1 - mix) + np.array(INK) * mix
        pixels[..., :3] = linear ** (1 / 2.2)
        made.pixels.foreach_set(pixels.ravel())
        made.pack()
        return made
