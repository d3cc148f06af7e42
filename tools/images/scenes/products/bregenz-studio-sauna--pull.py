"""Scene: the round pull on the glass door, close, in the early sun. The cabin behind it lies in the shade."""
import numpy as np
from library import light, materials, planed, rooms, sunlit
from library.boards import Boards
from library.nodes import fresh
from library.saunas import tier
from library.shapes import pane, put, rod
from library.things import grained

ALT = 'A round cedar pull on brass bolts at a clear glass door in early sun, the cedar benches behind it in the shade'
DETAIL = 0.8
GRADE = {'exposure': 0.28, 'contrast': 1.14, 'balance': 0.2}
WIDE, DEEP, HIGH = 1.54, 1.15, 2.05  # as in the main image
FACE = -0.030  # the front of the glass, which is 10 mm thick
MIDDLE = np.array((0.12, FACE - 0.032, 1.05))


def _edge(name):
    """Returns the material of the polished edge of clear glass: a dark bottle green with a bright rim."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    depth = n.ramp(n.noise(place, (40, 90, 1.3), 2).outputs[0], [(0.35, (0.012, 0.030, 0.022)), (0.7, (0.035, 0.075, 0.052))])
    n.link(n('BsdfPrincipled', {'Base Color': depth, 'Roughness': 0.12, 'Specular': 0.5}).outputs[0], surface)
    return made


materials._makers.update({
    'glass edge': _edge,
    'satin brass': lambda name: materials._plain(name, (0.55, 0.375, 0.175), 0.42, metallic=0.45),
    'turned cedar': lambda name: planed.wood(name, (0.29, 0.160, 0.083), (0.19, 0.096, 0.047), 280.0, 0.40, 0.1, 0.8),
})


def ring(radius=0.075, thick=0.0135, rows=144, sides=36):
    """Adds the ring of the pull, and the bolts and washers that hold it to the glass."""
    a, b = np.meshgrid(np.arange(rows) * 2 * np.pi / rows, np.arange(sides) * 2 * np.pi / sides, indexing='ij')
    r = radius + thick * np.cos(b)
    points = np.stack([r * np.cos(a), thick * 0.85 * np.sin(b), r * np.sin(a)], -1).reshape(-1, 3) + MIDDLE
    index = lambda i, j: i % rows * sides + j % sides
    faces = [(index(i, j), index(i, j + 1), index(i + 1, j + 1), index(i + 1, j)) for i in range(rows) for j in range(sides)]
    grained(put('ring', points, faces, 'turned cedar', True), 'x')
    for side in (-1, 1):
        x, z = MIDDLE[0], MIDDLE[2] + side * radius
        rod('satin brass', (x, MIDDLE[1], z), (x, FACE, z), 0.0065, 40)
        rod('satin brass', (x, FACE - 0.003, z), (x, FACE - 0.0002, z), 0.0105, 64)
        rod('satin brass', (x, FACE + 0.0102, z), (x, FACE + 0.014, z), 0.0105, 64)


def cabin():
    """Adds the inside of the cabin, and the post beside the door."""
    rooms.planked('cedar', WIDE, DEEP, HIGH, joints=False)
    tier('planed cedar', 0.0, WIDE, 0.55, DEEP, 0.84, watts=0)
    tier('planed cedar', 0.10, 1.0, 0.16, 0.53, 0.40, watts=0)
    post = Boards('planed cedar', 0.004)
    post.box((-0.09, -0.05, 0), (-0.022, 0.0, HIGH), 'z')
    post.box((-0.15, -0.046, 0), (-0.094, 0.0, HIGH), 'z')
    post.done('post')


def compose():
    light.indoors()
    cabin()
    ring()
    pane((0.42, FACE, 1.05), (1, 0, 0), (0, 0, 1), 0.87, 2.0)
    edge = Boards('glass edge', 0.0008)
    edge.box((-0.0155, FACE, 0.03), (-0.0150, FACE + 0.010, HIGH), 'z')
    edge.done('edge')
    sunlit.through((0.10, FACE, 1.06), 218, 17, [(-0.30, 0.035, -0.34, 0.11), (0.085, 0.8, -0.34, 0.11)], 6.2, 4200, away=2.4, soft=0.7)
    light.area((0.6, -1.8, 1.9), (-0.2, 1, -0.35), 1.6, 1.2, 14, colour=(0.86, 0.92, 1.0))
    planed.renew_walls(cedar='planed cedar')
    light.camera((-0.40, -0.66, 1.16), 34, 62, (0.06, -0.14), 0.80, 6.3)
