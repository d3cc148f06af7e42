"""
Scene: the sauna for two lit in the corner of a studio flat, wide, beside a window over the roofs of the town, in the sun of an
early spring morning.
"""
import bpy
import numpy as np
from library import (clear, cloth, cushions, day_window, daylight, distant, finishes, lamps, light, materials, mirrored_window, outlook, planed, potted, still_water, throws,
                     weaves)  # noqa: F401 (weaves adds the cloth of the throw)
from library.boards import Boards
from library.cabins import floorboards
from library.nodes import fresh, rgba
from library.saunas import framed
from library.shapes import put
from library.suites import daybed
from library.views import compose_product

ALT = 'A compact cedar sauna with a glass door, lit from inside in a studio flat, beside a daybed under a wide window over the roofs of a town to a lake and hills'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.05, 'contrast': 1.15, 'balance': 0.22}
LEFT, RIGHT, FRONT, BACK, TALL = -3.15, 2.72, -6.6, 1.27, 2.75  # the room, in metres
WINDOW = (-2.62, -0.52, 0.78, 2.36)  # its opening, from x to x and from z to z
BED = (-2.62, 0.30, 1.95, 0.84)  # x and y of the corner of the daybed, its length and its width, in metres
STREET = -11.0  # height of the street below the flat, in metres
materials._makers['flat oak'] = lambda name: planed.wood(name, (0.330, 0.228, 0.142), (0.225, 0.146, 0.086), 210.0, 0.42, 0.26)
materials._makers['warm plaster'] = lambda name: finishes._trowelled(name, (0.585, 0.530, 0.455), (0.670, 0.615, 0.535))
materials._makers['roof tiles'] = lambda name: _tiles(name)
materials._makers['render'] = lambda name: materials._mottled(name, (0.40, 0.36, 0.30), (0.55, 0.51, 0.44), 0.9, 3, 0.001)


def _tiles(name):
    """Returns the material of old clay tiles: each course has a shadow line, and each tile its own tone."""
    made, n, surface = fresh(name)
    at = n('NewGeometry').outputs['Position']
    axes = n('SeparateXYZ', {0: at}).outputs
    course = n.math('FRACT', n.math('MULTIPLY', axes[2], 4.6))
    cell = n('TexVoronoi', {'Vector': n.vector('MULTIPLY', at, (4.0, 4.0, 4.6)), 'Scale': 1.0, 'Randomness': 0.35}).outputs['Color']
    tone = n.math('MULTIPLY_ADD', n.noise(at, 0.7, 4).outputs[0], 0.8, n.math('MULTIPLY', n('SeparateXYZ', {0: cell}).outputs[0], 0.45))
    colour = n.ramp(tone, [(0.25, (0.115, 0.058, 0.040)), (0.6, (0.230, 0.112, 0.070)), (0.95, (0.300, 0.170, 0.110))])
    colour = n.mix(n.ramp(course, [(0.0, 0.55), (0.22, 0.0)]), colour, rgba((0.02, 0.014, 0.012)))
    n.link(daylight.veil(n, n('BsdfDiffuse', {'Color': colour}).outputs[0]), surface)
    return made


def empty():
    """Removes the dressing room of the main image: its walls, floor, wardrobe and lamps, and what stands beside the cabin."""
    clear.clear((1.8, 0.2, -0.01), (2.4, 0.7, 0.8))
    for made in list(bpy.context.collection.objects):
        of = made.data.materials[0].name if made.type == 'MESH' and made.data.materials and made.data.materials[0] else ''
        name = made.name.split('.')[0]
        if name in ('closet', 'screen', 'skirting', 'floor', 'under') or of.startswith('white plaster') or made.type == 'LIGHT' and made.data.type == 'SUN':
            bpy.data.objects.remove(made)
    lamps.keep_lamps((0, -0.05, 0), (1.6, 1.2, 2.1))


def room():
    """Adds the plastered walls with the window, the oak floor, the skirting and the ceiling."""
    left, right, low, top = WINDOW
    for x0, x1, z0, z1 in ((LEFT, left, 0, TALL), (right, RIGHT, 0, TALL), (left, right, 0, low), (left, right, top, TALL)):
        put('plaster', [(x0, BACK, z0), (x1, BACK, z0), (x1, BACK, z1), (x0, BACK, z1)], [(0, 1, 2, 3)], 'plaster')
    for x in (LEFT, RIGHT):
        put('plaster', [(x, FRONT, 0), (x, BACK, 0), (x, BACK, TALL), (x, FRONT, TALL)], [(0, 1, 2, 3)], 'plaster')
    put('plaster', [(LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, FRONT, TALL), (LEFT, FRONT, TALL)], [(0, 1, 2, 3)], 'plaster')
    put('plaster', [(LEFT, FRONT, TALL), (RIGHT, FRONT, TALL), (RIGHT, BACK, TALL), (LEFT, BACK, TALL)], [(0, 1, 2, 3)], 'plaster')
    floorboards('flat oak', LEFT, RIGHT, FRONT, BACK)
    foot = Boards('flat oak', 0.003)
    foot.box((LEFT, BACK - 0.016, 0), (RIGHT, BACK, 0.07))
    for x in (LEFT, RIGHT - 0.016):
        foot.box((x, FRONT, 0), (x + 0.016, BACK - 0.016, 0.07), 'y')
    foot.done('skirting')
    day_window.window('plaster', BACK, WINDOW, 0.32, watts=170)
    outlook.unveil()
    clear.clear((left, BACK + 0.1, low - 0.1), (right, BACK + 0.5, top + 0.1), 'frame')  # its frame is too thin for panes of this size
    middle = left + 1.38
    for a, b in ((left, middle), (middle, right)):
        framed('black steel', (a + 0.034, low + 0.034), (b - 0.034, top - 0.034), 0.06, 0.032, BACK + 0.20)
    finishes.refine(plaster='warm plaster')


def furniture():
    """Adds the daybed under the window with a throw over its foot, a rug, and the olive tree."""
    x, y, long, wide = BED
    daybed(x, y, 0.0, long, wide, 'planed walnut')
    cushions.renew()
    throws.throw('grey herringbone', x + 1.50, y + 0.30, 0.43, 0.80, 1.15, [cloth.block((x, y, 0.0), (x + long, y + wide, 0.415), 0.03)], turn=4, seed=6)
    cushions.rug(-1.55, 0.75, -1.24, -0.26, of='woven rug')
    potted.olive(2.22, 0.66, tall=1.60, seed=4)


def _house(x, y, wide, deep, eaves, rise, turn):
    """Adds a house of the town: rendered walls with windows, a gabled roof of tiles and a chimney. `turn` is in degrees."""
    before = set(bpy.data.objects)
    body = Boards('render', 0.02)
    body.box((-wide / 2, -deep / 2, STREET), (wide / 2, deep / 2, eaves))
    body.box((wide * 0.16, -0.4, eaves), (wide * 0.16 + 0.8, 0.4, eaves + rise + 0.9))
    body.done('house')
    gable = [(-wide / 2, 0, eaves), (wide / 2, 0, eaves), (0, 0, eaves + rise)]
    for end in (-deep / 2, deep / 2):
        put('gable', [(a, end, c) for a, _, c in gable], [(0, 1, 2)], 'render')
    for side in (-1, 1):
        out, low = side * (wide / 2 + 0.5), eaves - rise * 0.5 / (wide / 2)
        put('roof', [(out, -deep / 2 - 0.4, low), (out, deep / 2 + 0.4, low), (0, deep / 2 + 0.4, eaves + rise + 0.12), (0, -deep / 2 - 0.4, eaves + rise + 0.12)], [(0, 1, 2, 3)], 'roof tiles')
    panes = Boards('void')
    for row in range(3):
        for i in range(int(wide / 2.2)):
            at = -wide / 2 + 1.2 + i * 2.2
            panes.box((at, -deep / 2 - 0.02, eaves - 2.2 - 3 * row), (at + 1.0, -deep / 2 + 0.02, eaves - 0.7 - 3 * row))
    panes.done('windows')
    root = bpy.data.objects.new('house', None)
    bpy.context.collection.objects.link(root)
    for part in set(bpy.data.objects) - before - {root}:
        part.parent = root
    root.location, root.rotation_euler = (x, y, 0), (0, 0, np.radians(turn))


def view():
    """Adds the view from the third floor: roofs, the lake behind them and the hills on its far side."""
    outlook.sky(daylight.low_sun, -38, 30, 1.9, mist=0.3, seed=4.0, warmth=4500)
    daylight.air.layers = ((28000, 1300), (10000, 60))
    for x, y, wide, deep, eaves, rise, turn in ((-15, 34, 11, 13, -5.7, 4.6, 84), (-1.5, 40, 10, 14, -6.3, 4.8, -7), (-27, 56, 12, 16, -5.4, 5.0, 12), (-11, 62, 10, 12, -5.8, 4.6, 80),
                                                (12, 58, 12, 14, -5.4, 5.0, 78), (-41, 80, 12, 14, -5.2, 4.8, 82), (3, 82, 11, 13, -5.4, 4.6, 4), (-22, 96, 12, 14, -5.2, 4.6, -10), (24, 92, 12, 16, -5.4, 5.2, 80)):
        _house(x, y, wide, deep, eaves, rise, turn)
    put('street', [(-400, 10, STREET), (400, 10, STREET), (400, 190, STREET), (-400, 190, STREET)], [(0, 1, 2, 3)], 'render')
    still_water.lake(-6000, 6000, 180, 9000, STREET - 1)
    distant.ridge(-5200, 700, 5200, [760, 820, 640, 560, 400, 280, 120], 1900, -30, 4, trees=620, snow=0.5, rugged=0.26)
    distant.ridge(-4200, 5200, 8600, [1050, 1320, 1140, 1500, 1290, 1600, 1350], 3000, -30, 15, trees=620, snow=0.7, rugged=0.30)
    outlook.enclose(LEFT - 0.1, RIGHT + 0.1, FRONT - 0.1, BACK + 0.25, TALL + 0.1, WINDOW)
    daylight.sun(-38, 30, 6.0, 4600)


def compose():
    compose_product('bregenz-studio-sauna')
    empty()
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT']:
        lamp.data.energy *= 1.1
    room()
    furniture()
    light.area((-0.2, FRONT + 0.4, 1.7), (0, 1, -0.05), 4.5, 2.0, 80, colour=(1.0, 0.96, 0.90))
    mirrored_window.renew([(FRONT, -2.4, -0.6, 0.9, 2.4, 2, 1)], 0.20, soft=0.09)
    view()
    light.camera((-0.30, -5.55, 1.38), 0, 34, (0.0, -0.056), 5.7, 6.3)
