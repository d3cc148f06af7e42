"""Objects that lie on a desk or workbench: pencils, material samples and sheets with drawings."""
import math
import numpy as np
# Imported for their side effects too: both add materials to `materials._makers`.
from . import materials, things
from .boards import Boards
from .drawing import Plan
from .materials import paper
from .shapes import put, turned

materials._makers.update({
    'concrete': lambda name: materials._mottled(name, (0.20, 0.195, 0.185), (0.36, 0.35, 0.33), 0.85, 7, 0.0015),
    'copper': lambda name: materials._plain(name, (0.72, 0.36, 0.21), 0.3, metallic=1.0),
    'laser': lambda name: materials._glow(name, (1.0, 0.05, 0.03), 7.0),
})


def _lying(made, x, y, z, turn):
    """
    Lays an upright lathe-turned object on its side. Its foot is at (x, y, z) and its upper end points in the direction
    `turn`, in degrees.
    """
    made.location, made.rotation_euler = (x, y, z), (math.pi / 2, 0, math.radians(turn + 90))
    return made


def pencil(x, y, z, turn, length=0.165, of='graphite'):
    """
    Adds a pencil that lies on a surface at height `z`. Its tip is at (x, y), and its other end points in the direction
    `turn`, in degrees.
    """
    _lying(turned('enamel', (0, 0, 0), [(0.0001, 0), (0.0009, 0.004)], 12), x, y, z + 0.0037, turn)
    _lying(turned('hemlock', (0, 0, 0), [(0.0009, 0.004), (0.0037, 0.021)], 12), x, y, z + 0.0037, turn)
    _lying(turned(of, (0, 0, 0), [(0.0037, 0.021), (0.0037, length), (0.0001, length)], 6, False), x, y, z + 0.0037, turn)


def sample(of, x, y, z, turn, size):
    """
    Adds a wood or stone sample that lies on a surface at height `z`, centred on (x, y). `size` is (along the grain,
    across the grain, height). The grain runs in the direction `turn`, in degrees.
    """
    a = math.radians(turn)
    one = Boards(of, 0.0012)
    one.board((x, y, z + size[2] / 2), size, ((math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0), (0, 0, 1)))
    one.done('sample')


def leaf(plan, x, y, z, turn, width, height, curl=0.0):
    """
    Adds a sheet of paper with the drawing `plan`, centred on (x, y). `width` and `height` are the size of the sheet in
    metres. If `curl` is above 0, the far right corner of the sheet is lifted.
    """
    a, steps = math.radians(turn), 24
    points, place, faces = [], [], []
    for v in np.linspace(0, 1, steps):
        for u in np.linspace(0, 1, steps):
            px, py = (u - 0.5) * width, (v - 0.5) * height
            lift = curl * max(0.0, u + v - 1.25) ** 2
            points.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z + lift))
            place.append((u, v, v))
    for r in range(steps - 1):
        faces += [(r * steps + i, r * steps + i + 1, (r + 1) * steps + i + 1, (r + 1) * steps + i) for i in range(steps - 1)]
    made = put('leaf', points, faces, paper('leaf', plan.image()), True)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(place).ravel())


def section(width=420, height=297):
    """
    Returns a line drawing of a suite: the floor plan, and a section below it. The drawing measures `width` by `height`
    millimetres, until `leaf` scales it to its sheet of paper.
    """
    p = Plan(width, height, 4.0)
    p.rectangle(8, 8, width - 8, height - 8, 0.4)
    x0, x1 = 40, width - 90
    for inset in (0, 5):
        p.rectangle(x0 + inset, 150 + inset, x1 - inset, 270 - inset, 0.8 if inset == 0 else 0.45)
    for part in (0.42, 0.70):
        at = x0 + (x1 - x0) * part
        p.line((at, 155), (at, 265), 0.6)
        p.line((at + 4, 155), (at + 4, 265), 0.6)
        p.arc((at + 4, 172), 26, 0, 90)
        p.line((at + 4, 172), (at + 4, 198), 0.45)
    left, middle = x0 + (x1 - x0) * 0.42, x0 + (x1 - x0) * 0.70
    p.boards(x0 + 5, 238, left, 265, 5)
    p.line((x0 + 5, 238), (left, 238), 0.45)
    p.boards(x0 + 5, 212, left, 238, 5)
    p.line((x0 + 5, 212), (left, 212), 0.45)
    p.rectangle(left - 26, 162, left - 6, 182, 0.4)
    p.boards(left + 8, 245, middle - 4, 262, 4)
    p.rectangle(middle + 16, 190, x1 - 14, 255, 0.5)
    p.rectangle(middle + 20, 194, x1 - 18, 251, 0.3)
    p.line((28, 38), (x1 + 20, 38), 0.9)
    p.rectangle(x0, 38, x1, 122, 0.8)
    for part in (0.42, 0.70):
        at = x0 + (x1 - x0) * part
        p.line((at, 38), (at, 122), 0.6)
    p.boards(x0, 38, left, 122, 6, 0.3)
    p.rectangle(x0 + 3, 38, x0 + 62, 70, 0.6)
    p.rectangle(x0 + 3, 38, x0 + 34, 88, 0.6)
    p.line((left - 15, 38), (left - 15, 122), 0.4)
    p.rectangle(left - 27, 38, left - 6, 66, 0.5)
    p.rectangle(middle + 16, 38, x1 - 14, 62, 0.6)
    for level in (138, 143):
        p.line((x0, level), (x1, level), 0.2, 0.6)
    for at in (x0, left, middle, x1):
        p.line((at - 2.5, 135.5), (at + 2.5, 140.5), 0.35)
    for x, y in ((x0 + 30, 205), (left + 20, 220), (middle + 30, 178), (x0 + 90, 100), (middle + 24, 96)):
        p.words(x, y, 20, 2)
    p.rectangle(width - 78, 8, width - 8, 70, 0.4)
    p.words(width - 72, 60, 52, 4)
    p.words(width - 72, 24, 40, 2)
    return p
