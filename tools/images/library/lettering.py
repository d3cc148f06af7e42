"""Capitals and figures as architects letter a drawing: single strokes of the pencil."""

# The strokes of each character in a cell 4 wide and 6 high. A stroke is a series of points, each with its x and y as digits.
STROKES = {
    'A': '00-26-40 12-32', 'B': '00-06-36-35-33-03 33-43-40-00', 'C': '45-36-16-05-01-10-30-41', 'D': '00-06-26-44-42-20-00',
    'E': '46-06-00-40 03-33', 'F': '46-06-00 03-33', 'G': '45-36-16-05-01-10-30-41-43-23', 'H': '00-06 40-46 03-43', 'I': '20-26',
    'L': '06-00-40', 'M': '00-06-23-46-40', 'N': '00-06-40-46', 'O': '10-30-41-45-36-16-05-01-10', 'P': '00-06-36-45-44-33-03',
    'R': '00-06-36-45-44-33-03 23-40', 'S': '45-36-16-05-14-33-42-41-30-10-01', 'T': '06-46 26-20', 'U': '06-01-10-30-41-46',
    '0': '10-30-41-45-36-16-05-01-10', '1': '15-26-20', '2': '05-16-36-45-44-00-40', '3': '05-16-36-45-34-24 34-42-41-30-10-01',
    '4': '30-36-02-42', '5': '46-06-03-33-42-41-30-00', '6': '36-05-01-10-30-41-42-33-03', '8': '24-15-16-36-35-24-02-01-10-30-41-42-24',
    ':': '11-12 14-15', '.': '10-11', ' ': '',
}


def letter(drawing, x, y, text, tall):
    """
    Letters `text` on a `drawing.Plan` from its lower left corner (x, y), with capitals `tall` millimetres high. Raises
    KeyError for a character that has no strokes.
    """
    scale = tall / 6
    for character in text:
        for stroke in STROKES[character].split():
            points = [(x + int(a) * scale * 0.9, y + int(b) * scale) for a, b in stroke.split('-')]
            for start, end in zip(points, points[1:]):
                drawing.line(start, end, 0.3, 0.85)
        x += tall * (0.45 if character in 'I.: ' else 0.85)
