"""Windows in thick walls, as in old mountain houses: splayed reveals, a timber sill, two casements and a pale winter's day."""
import numpy as np
from . import light
from .boards import Boards
from .nodes import fresh, rgba
from .shapes import pane, put, sheet


def _winter_day(name, strength):
    """
    Returns the emissive material of a snowy valley that is overexposed and out of focus, for a sheet behind a window: a
    pale sky, two ridges, a blurred edge of trees, and snow.
    """
    made, n, surface = fresh(name)
    place = n.attribute('uv3')
    across, high = (n('SeparateXYZ', {0: place}).outputs[i] for i in (0, 1))
    along = n('CombineXYZ', {0: across}).outputs[0]
    colour = n.ramp(high, [(0.30, (1.0, 1.0, 1.0)), (0.62, (0.93, 0.97, 1.0)), (1.0, (0.76, 0.87, 1.0))])
    for level, rise, scale, soft, tone in ((0.50, 0.34, 1.9, 0.018, (0.70, 0.79, 0.90)), (0.40, 0.22, 3.1, 0.022, (0.55, 0.62, 0.70)), (0.24, 0.17, 15.0, 0.030, (0.20, 0.235, 0.25))):
        edge = n.math('MULTIPLY_ADD', n.noise(along, scale, 3, 0.55).outputs[0], rise, level - rise / 2)
        below = n.ramp(n.math('MULTIPLY_ADD', n.math('SUBTRACT', edge, high), 0.5 / soft, 0.5), [(0.0, 0.0), (1.0, 1.0)], 'EASE')
        colour = n.mix(below, colour, rgba(tone))
    ground = n.ramp(high, [(0.17, 1.0), (0.23, 0.0)], 'EASE')
    n.link(n('Emission', {'Color': n.mix(ground, colour, rgba((0.95, 0.98, 1.0))), 'Strength': strength}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _reveals(x0, x1, z0, z1, y, deep, splay, of):
    """Adds the wall around the opening between `x0` and `x1`, `z0` and `z1`, and the reveals, which narrow outwards."""
    inner = [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]
    outer = [(x0 + splay, y + deep, z0), (x1 - splay, y + deep, z0), (x1 - splay, y + deep, z1 - splay * 0.5), (x0 + splay, y + deep, z1 - splay * 0.5)]
    put('reveals', inner + outer, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], of)


def deep_window(x0, x1, z0, z1, y, deep=0.34, splay=0.07, of='plaster', wood='planed oak', strength=3.2, watts=60):
    """
    Adds a window in a wall that faces -y. The caller leaves the opening in the wall free. `strength` is the brightness of
    the day outside, and `watts` the power of its light in the room.
    """
    _reveals(x0, x1, z0, z1, y, deep, splay, of)
    made, at = Boards(wood, 0.004), y + deep - 0.05
    made.box((x0 - 0.04, y - 0.035, z0 - 0.03), (x1 + 0.04, y + deep, z0 + 0.008))
    left, right, low, top = x0 + splay - 0.01, x1 - splay + 0.01, z0 + 0.008, z1 - splay * 0.5 + 0.01
    for a, b in ((left, left + 0.055), (right - 0.055, right), ((left + right) / 2 - 0.05, (left + right) / 2 + 0.05)):
        made.box((a, at, low), (b, at + 0.06, top), 'z')
    for a, b in ((low, low + 0.065), (top - 0.055, top)):
        made.box((left, at + 0.004, a), (right, at + 0.056, b))
    for a, b in ((left + 0.055, (left + right) / 2 - 0.05), ((left + right) / 2 + 0.05, right - 0.055)):
        made.box((a, at + 0.012, low + (top - low) * 0.62), (b, at + 0.046, low + (top - low) * 0.62 + 0.026))
    made.done('window')
    middle = np.array(((left + right) / 2, at + 0.03, (low + top) / 2))
    pane(middle, (1, 0, 0), (0, 0, 1), right - left, top - low)
    sheet(_winter_day('winter day', strength), middle + (0, 0.8, 0), (1, 0, 0), (0, 0, 1), 3.2, 2.6, lit=False)
    light.area(middle + (0, 0.12, 0.0), (0, -1, -0.15), right - left, top - low, watts, colour=(0.86, 0.93, 1.0))
