"""
Scene: the sunken basin along its long side, wide, in a room with a walnut wall and a window on the terraced vineyards above a lake, in
the afternoon sun of autumn.
"""
import bpy
import numpy as np
from library import daylight, distant, finishes, light, linens, materials, outlook, planed, still_water, winter  # noqa: F401 (planed adds materials)
from library.boards import Boards, plank_wall
from library.fields import fractal, grid_faces, lattice, mesh, place
from library.lavaux import BACK, FRONT, HIGH
from library.nodes import fresh, rgba
from library.shapes import put
from library.views import compose_product

ALT = 'A sunken basin of pale travertine flush with the floor, filled with clear water, in front of a wide window on terraced vineyards above a lake and mountains'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
DETAIL = 0.8
GRADE = {'exposure': 0.85, 'contrast': 1.15, 'balance': 0.25}
WEST, EAST = -2.68, 5.4  # x of the wall with the window, and of the wall behind the camera, in metres
WINDOW = (-2.35, 3.05, 0.32, 2.55)  # its opening, from y to y and from z to z
LAKE, TERRACE = -46.0, 1.3  # height of the lake, and that of one terrace of the vineyard, in metres
materials._makers['warm plaster'] = lambda name: finishes._trowelled(name, (0.560, 0.495, 0.410), (0.645, 0.580, 0.490))


def empty():
    """Removes the room of the main image with its lamps. The basin, its water and the floor stay."""
    bpy.context.view_layer.update()
    for made in list(bpy.context.collection.objects):
        tall = made.type == 'MESH' and max((made.matrix_world @ corner.co).z for corner in made.data.vertices) > 0.05
        if tall or made.type == 'LIGHT':
            bpy.data.objects.remove(made)


def room():
    """Adds the plastered walls, the wall of walnut on the right, the ceiling, and the steel frame of the window."""
    left, right, low, top = WINDOW
    at = lambda y, z: (WEST, y, z)
    for a, b, c, d in ((FRONT, left, 0, HIGH), (right, BACK, 0, HIGH), (left, right, 0, low), (left, right, top, HIGH)):
        put('plaster', [at(a, c), at(b, c), at(b, d), at(a, d)], [(0, 1, 2, 3)], 'plaster')
    deep = WEST - 0.30
    for corners in ([(left, low), (right, low)], [(right, low), (right, top)], [(right, top), (left, top)], [(left, top), (left, low)]):
        (a, c), (b, d) = corners
        put('reveal', [(WEST, a, c), (WEST, b, d), (deep, b, d), (deep, a, c)], [(0, 1, 2, 3)], 'plaster')
    for corners in ([(WEST, FRONT, 0), (EAST, FRONT, 0), (EAST, FRONT, HIGH), (WEST, FRONT, HIGH)], [(EAST, FRONT, 0), (EAST, BACK, 0), (EAST, BACK, HIGH), (EAST, FRONT, HIGH)],
                    [(WEST, FRONT, HIGH), (EAST, FRONT, HIGH), (EAST, BACK, HIGH), (WEST, BACK, HIGH)], [(2.68, FRONT, -0.01), (EAST, FRONT, -0.01), (EAST, BACK, -0.01), (2.68, BACK, -0.01)]):
        put('plaster', corners, [(0, 1, 2, 3)], 'plaster')
    plank_wall('planed walnut', (EAST, BACK, 0), (0, 0, 1), (-1, 0, 0), HIGH, EAST - WEST, 0.14)
    frame, x = Boards('black steel', 0.003), WEST - 0.20
    wide = (right - left - 0.05) / 3
    for i in range(4):
        y = left + i * wide
        frame.box((x, y, low), (x + 0.05, y + 0.05, top), 'z')
    for z in (low, top - 0.05):
        frame.box((x, left, z), (x + 0.05, right, z + 0.05), 'y')
    frame.done('frame')
    finishes.refine(plaster='warm plaster')


def bench():
    """Adds a bench of oak before the walnut wall, with a towel over its edge."""
    wood = Boards('planed oak', 0.006)
    x0, x1, y0, y1 = -2.30, -0.40, 3.78, 4.20
    for i in range(3):
        wood.box((x0, y0 + i * 0.141, 0.405), (x1, y0 + i * 0.141 + 0.136, 0.45))
    for x in (x0 + 0.16, x1 - 0.22):
        wood.box((x, y0 + 0.02, 0.0), (x + 0.06, y1 - 0.02, 0.404), 'z')
    wood.done('bench')
    linens.over_edge('plain linen', -1.05, y0, 0.45, 0.42, 0.36, 0.26, 3, loose=0.2, crease=0.0012, seed=6)


def _slope(x, y):
    """Returns the height of the hillside at (x, y), and the share of vines. It rises to the right in terraces, which follow its spurs."""
    far = np.clip((-x - 10) / 70, 0, 1)
    up = y - 4 + far * (13 * lattice(x / 85, 0 * x, 4) + 4 * lattice(x / 24, y / 40, 6))
    rise = 0.46 * up / TERRACE
    step, part = np.floor(rise), rise - np.floor(rise)
    # A wall of stone, then the level ground of the terrace.
    z = TERRACE * (step + np.clip(part / 0.10, 0, 1)) + 0.12 * fractal(x / 3.0, y / 3.0, 9, 3)
    row = np.maximum(np.exp(-((part - 0.38) / 0.10) ** 2), np.exp(-((part - 0.78) / 0.10) ** 2))
    leafy = row * np.clip(0.80 + 0.34 * fractal(x / 0.9, y / 0.7, 15, 2) + 0.30 * fractal(x / 0.30, y / 0.28, 19, 3), 0, 1.2)
    return np.maximum(z - 2.9 + 1.0 * leafy, LAKE - 2), leafy


def _vineyard():
    """Returns the material of the hillside: vines in the yellow and green of autumn, pale earth, and walls of stone."""
    made, n, surface = fresh('vineyard')
    at, leafy = n('NewGeometry').outputs, n('SeparateXYZ', {0: n.attribute('leafy')}).outputs[0]
    broad, fine = n.noise(at['Position'], 0.05, 4).outputs[0], n.noise(at['Position'], 2.6, 4, 0.7).outputs[0]
    leaves = n.ramp(n.math('MULTIPLY_ADD', fine, 0.9, n.math('MULTIPLY_ADD', broad, 0.9, -0.42)), [(0.15, (0.075, 0.095, 0.026)), (0.45, (0.190, 0.165, 0.052)), (0.8, (0.335, 0.225, 0.068))])
    # Near the window, the gaps between the leaves show.
    gaps = n.ramp(n.noise(at['Position'], 9.0, 4, 0.72).outputs[0], [(0.40, 0.72), (0.58, 0.0)])
    leaves = n.mix(gaps, leaves, rgba((0.018, 0.024, 0.008)))
    earth = n.mix(fine, rgba((0.110, 0.095, 0.062)), rgba((0.230, 0.205, 0.140)))
    steep = n.ramp(n('SeparateXYZ', {0: at['Normal']}).outputs[2], [(0.45, 1.0), (0.72, 0.0)])
    ground = n.mix(n.math('MULTIPLY', steep, n.math('LESS_THAN', leafy, 0.05)), earth, n.mix(fine, rgba((0.095, 0.080, 0.058)), rgba((0.290, 0.255, 0.200))))
    colour = n.mix(n.ramp(leafy, [(0.10, 0.0), (0.32, 1.0)]), ground, leaves)
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.15, 'Height': n.math('SUBTRACT', fine, gaps)}).outputs[0]
    n.link(daylight.veil(n, n('BsdfDiffuse', {'Color': colour, 'Normal': relief}).outputs[0]), surface)
    return made


def vineyards():
    """Adds the hillside with its vines, from just outside the window along the lake."""
    x, y = np.meshgrid(-winter._spacing(6, 620, (6, 40), 0.15, 0.016), winter._spacing(-120, 260, (-12, 20), 0.10, 0.022))
    z, leafy = _slope(x, y)
    place(mesh('vineyard', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape)[:, ::-1], [_vineyard()], True, leafy=np.repeat(leafy.reshape(-1, 1), 3, axis=1)))


def view():
    """Adds the view along the lake: the vineyards on the right, and the mountains of the far shore."""
    outlook.sky(daylight.low_sun, -125, 24, 2.2, mist=0.2, seed=4.0, warmth=4700)
    daylight.air.layers = ((17000, 1300),)
    vineyards()
    still_water.lake(-14000, -20, -9000, 9000, LAKE)
    before = set(bpy.data.objects)
    distant.ridge(-6500, -300, 5200, [1500, 1650, 1300, 1450, 1050, 1150, 760, 560, 240, 20], 2200, -60, 4, trees=760, snow=0.25, warm=0.6, rugged=0.34)
    distant.ridge(-5200, 3600, 9800, [1350, 1700, 1450, 1900, 1500, 1300, 900, 620, 420], 2800, -60, 15, trees=700, snow=0.42, warm=0.6, rugged=0.32)
    # Ridges face -y. The window faces -x.
    for made in set(bpy.data.objects) - before:
        made.rotation_euler[2] = np.pi / 2
    enclose()
    daylight.sun(-125, 24, 6.0, 4500)


def enclose():
    """Keeps the light of the sky out of the room, as `outlook.enclose` does for a window in a wall along x."""
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    left, right, low, top = WINDOW
    x = WEST - 0.29
    hole = put('hole', [(x, left, low), (x, right, low), (x, right, top), (x, left, top)], [(0, 1, 2, 3)], 'void')
    hole.visible_camera = hole.visible_glossy = hole.visible_transmission = hole.visible_shadow = False
    corners = [(a, b, z) for z in (-3.0, HIGH + 0.1) for a, b in ((WEST - 0.31, FRONT - 0.1), (EAST + 0.1, FRONT - 0.1), (EAST + 0.1, BACK + 0.1), (WEST - 0.31, BACK + 0.1))]
    around = put('sides', corners, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], 'void')
    around.visible_shadow = False


def compose():
    compose_product('lavaux-travertine-basin')
    empty()
    room()
    bench()
    left, right, low, top = WINDOW
    light.area((WEST - 0.22, (left + right) / 2, (low + top) / 2), (1, 0, -0.12), right - left, top - low, 170, colour=(0.90, 0.95, 1.0))
    light.area((EAST - 0.3, 0.5, 2.2), (-1, 0, -0.1), 4.0, 1.8, 110, colour=(1.0, 0.96, 0.90))
    view()
    light.camera((4.6, 0.95, 1.75), -90, 27, (0.02, -0.120), 4.3, 9.0)
