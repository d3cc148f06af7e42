"""Capitals and figures as architects letter a drawing: single strokes of the pencil, no two letters quite alike."""
import numpy as np

# The strokes of each character in a cell 4 wide and 6 high. A stroke is a series of points, each with its x and y as digits.
# Strokes of two points are straight; the others are curves that begin and end at their first and last point.
STROKES = {
    'A': '00-26 26-40 12-32', 'B': '00-06 06-36-46-44-33-03 03-33-43-40-30-00', 'C': '45-36-16-05-01-10-30-41', 'D': '00-06 06-26-46-40-20-00',
    'E': '06-00 00-40 06-46 03-33', 'F': '06-00 06-46 03-33', 'G': '45-36-16-05-01-10-30-41-43 43-23', 'H': '00-06 40-46 03-43', 'I': '26-20',
    'L': '06-00 00-40', 'M': '00-06 06-23 23-46 46-40', 'N': '00-06 06-40 40-46', 'O': '26-06-00-40-46-26-16', 'P': '00-06 06-36-46-44-33-03',
    'R': '00-06 06-36-46-44-33-03 23-40', 'S': '45-36-16-05-04-24-42-41-30-10-01', 'T': '06-46 26-20', 'U': '06-02-00-40-42-46',
    '0': '26-06-00-40-46-26-16', '1': '15-26 26-20', '2': '05-16-46-44-22-00 00-40', '3': '05-16-46-44-23 23-44-40-20-01',
    '4': '30-36 36-02 02-42', '5': '46-06 06-03 03-33-43-40-10-00', '6': '36-15-02-00-40-43-13-02', '8': '24-05-06-46-45-24-01-00-40-41-24',
    ':': '11-12 14-15', '.': '10-11', ' ': '',
}


def _curve(points):
    """Returns a curve along a series of points: their corners are cut three times."""
    for _ in range(3 if len(points) > 2 else 0):
        cut = np.concatenate([[0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b] for a, b in zip(points, points[1:])])
        points = np.concatenate([points[:1], cut, points[-1:]])
    return points


def letter(drawing, x, y, text, tall):
    """
    Letters `text` on a `freehand.Freehand` from its lower left corner (x, y), with capitals `tall` millimetres high that lean
    a little and stray from their line. Raises KeyError for a character that has no strokes.
    """
    rng = drawing.rng
    for character in text:
        scale = tall / 6 * rng.uniform(0.92, 1.08)
        lean, wide, low = rng.normal(0.09, 0.04), rng.uniform(0.78, 0.96), rng.normal(0, 0.035) * tall
        for stroke in STROKES[character].split():
            points = np.array([[int(a), int(b)] for a, b in stroke.split('-')], float)
            points = _curve(points + rng.normal(0, 0.13, points.shape))
            points = np.stack([x + (points[:, 0] * wide + points[:, 1] * lean) * scale, y + low + points[:, 1] * scale], axis=-1)
            drawing.stroke(points, 0.42, 1.0)
        x += tall * (0.42 if character in 'I.: ' else 0.80) * rng.uniform(0.94, 1.08)
