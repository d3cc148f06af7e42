"""A window in a stone wall that faces -y. Its view, a pale sky over a distant ridge, is reflected by water and polished floors."""
from . import light
from .boards import Boards, panels
from .nodes import fresh, rgba
from .shapes import sheet


def _day(seen, mirrored, near):
    """
    Returns the emissive material of the view, which is out of focus: a pale sky, a ridge, and the colour `near` below it. `seen`
    is its brightness for the camera and `mirrored` that of its reflections, because the picture shows the sky as nearly white.
    """
    made, n, surface = fresh('day')
    place = n.attribute('uv3')
    across, high = (n('SeparateXYZ', {0: place}).outputs[i] for i in (0, 1))
    colour = n.ramp(high, [(0.40, (1.0, 0.99, 0.97)), (0.65, (0.90, 0.95, 1.0)), (1.0, (0.70, 0.83, 1.0))])
    for level, rise, scale, tone in ((0.475, 0.20, 1.3, (0.60, 0.70, 0.82)), (0.425, 0.11, 2.2, (0.30, 0.38, 0.47))):
        edge = n.math('MULTIPLY_ADD', n.noise(n('CombineXYZ', {0: across}).outputs[0], scale, 3, 0.55).outputs[0], rise, level - rise / 2)
        below = n.ramp(n.math('MULTIPLY_ADD', n.math('SUBTRACT', edge, high), 40.0, 0.5), [(0.0, 0.0), (1.0, 1.0)], 'EASE')
        colour = n.mix(below, colour, rgba(tone))
    colour = n.mix(n.ramp(high, [(0.385, 1.0), (0.40, 0.0)], 'EASE'), colour, n.ramp(high, [(0.10, [c * 0.75 for c in near]), (0.38, near)]))
    strength = n.math('MULTIPLY_ADD', n('LightPath').outputs['Is Camera Ray'], seen - mirrored, mirrored)
    n.link(n('Emission', {'Color': colour, 'Strength': strength}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def wall(stone, x0, x1, high, y, hole, wide, tall, shift=0.5):
    """Adds a wall of slabs of `wide` by `tall` metres around the opening `hole`, (x0, x1, z0, z1)."""
    left, right, low, top = hole
    for a, b, c, d in ((x0, left, 0, high), (right, x1, 0, high), (left, right, 0, low), (left, right, top, high)):
        if b > a and d > c:
            panels(stone, (a, y, c), (1, 0, 0), (0, 0, 1), b - a, d - c, right - left if a == left else wide, tall, shift=0 if a == left else shift)


def window(stone, y, hole, deep=0.30, seen=1.05, mirrored=2.6, near=(0.56, 0.66, 0.74), watts=80):
    """Adds the reveals of the opening `hole`, a thin steel frame, the view, and the light that falls in, of `watts`."""
    left, right, low, top = hole
    reveal = Boards(stone, 0.004)
    front = y - 0.003  # It covers the edges of the slabs.
    reveal.box((left - 0.02, front, low), (left + 0.006, y + deep, top + 0.02), 'z')
    reveal.box((right - 0.006, front, low), (right + 0.02, y + deep, top + 0.02), 'z')
    reveal.box((left, front, top - 0.006), (right, y + deep, top + 0.02))
    reveal.box((left, front, low - 0.02), (right, y + deep, low + 0.004))
    reveal.done('reveal')
    frame, at = Boards('black steel', 0.002), y + deep - 0.05
    for a, b in ((left, left + 0.022), (right - 0.022, right)):
        frame.box((a, at, low), (b, at + 0.04, top), 'z')
    for a, b in ((low, low + 0.022), (top - 0.022, top)):
        frame.box((left, at, a), (right, at + 0.04, b))
    frame.done('frame')
    sheet(_day(seen, mirrored, near), ((left + right) / 2, y + 3.0, 1.2), (1, 0, 0), (0, 0, 1), 4.0, 5.0, lit=False)
    light.area(((left + right) / 2, y + deep - 0.06, (low + top) / 2), (0, -1, -0.18), right - left, top - low, watts, colour=(0.88, 0.94, 1.0))
