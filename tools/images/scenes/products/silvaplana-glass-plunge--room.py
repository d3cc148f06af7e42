"""
Scene: the plunge by day, wide and at an angle, in a white room above the lake: low sun through a window on the left falls on its
split slate and on the floor, and a long window behind it shows the lake and the mountains.
"""
import bmesh
import bpy
import numpy as np
from library import (calm_glass, clear, clearwater, day_window, daylight, distant, finishes, light, materials, outlook, planed, rippled, rooms, sawn_slate,
                     still_water, traces, winter)  # noqa: F401 (planed and sawn_slate add materials)
from library.boards import Boards
from library.nodes import fresh, rgba
from library.saunas import framed
from library.shapes import put, rod
from library.views import compose_product

ALT = 'A slate plunge with one long side of thick glass and four slate steps at its end, in a white room with low sun on its split stone, before a long window on a still lake and snowy mountains'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.94, 'contrast': 1.20, 'balance': 0.2}
BOX, LEVEL = ((0.5, 2.5), (1.21, 2.05), (0.16, 1.16)), 1.148  # the inner faces of the basin, as in the main image, and the height of its water, in metres
LEFT, RIGHT, BACK, FRONT, TALL = -2.6, 4.75, 2.7, -6.0, 3.1  # the room, in metres
STEPS = (2.63, 0.27, 0.24)  # x of the upper end of the steps, their going and their rise, in metres
WINDOW = (-2.3, 2.9, 0.46, 2.46)  # its opening, from x to x and from z to z
SUNNY = (-1.5, 1.9, 0.5, 2.5)  # the window in the left wall, from y to y and from z to z; the image does not show it


def _edge(name):
    """Returns the material of the polished upper edge of thick glass: green, because the light in it has come a long way through the glass."""
    made, n, surface = fresh(name)
    n.link(n('BsdfPrincipled', {'Base Color': rgba((0.055, 0.190, 0.145)), 'Roughness': 0.10, 'Specular': 0.6, 'Emission': rgba((0.030, 0.115, 0.088)),
                                'Emission Strength': 0.6}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


materials._makers['green glass edge'] = _edge


def empty():
    """Removes the dark room of the main image with its lamps, candles and towels, and the light strip below the rim."""
    clear.clear((0.0, 1.0, -0.1), (0.35, 1.6, 0.4))
    clear.clear((3.1, 1.3, 0.47), (3.8, 1.9, 0.8))
    bpy.context.view_layer.update()
    for made in list(bpy.context.collection.objects):
        name = made.name.split('.')[0]
        if name in ('slabs', 'bead', 'edge', 'film', 'band', 'waterline') or (name == 'behind' and max(made.dimensions) > 2.5) or made.type == 'LIGHT':
            bpy.data.objects.remove(made)


def room():
    """Adds the plastered walls with the window, the limestone floor and the ceiling."""
    left, right, low, top = WINDOW
    for x0, x1, z0, z1 in ((LEFT, left, 0, TALL), (right, RIGHT, 0, TALL), (left, right, 0, low), (left, right, top, TALL)):
        put('plaster', [(x0, BACK, z0), (x1, BACK, z0), (x1, BACK, z1), (x0, BACK, z1)], [(0, 1, 2, 3)], 'plaster')
    put('plaster', [(RIGHT, FRONT, 0), (RIGHT, BACK, 0), (RIGHT, BACK, TALL), (RIGHT, FRONT, TALL)], [(0, 1, 2, 3)], 'plaster')
    near, far, sill, lintel = SUNNY
    middle = (near + far) / 2
    for y0, y1, z0, z1 in ((FRONT, near, 0, TALL), (far, BACK, 0, TALL), (near, far, 0, sill), (near, far, lintel, TALL), (middle - 0.04, middle + 0.04, sill, lintel)):
        put('plaster', [(LEFT, y0, z0), (LEFT, y1, z0), (LEFT, y1, z1), (LEFT, y0, z1)], [(0, 1, 2, 3)], 'plaster')
    put('plaster', [(LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, FRONT, TALL), (LEFT, FRONT, TALL)], [(0, 1, 2, 3)], 'plaster')
    put('plaster', [(LEFT, FRONT, TALL), (RIGHT, FRONT, TALL), (RIGHT, BACK, TALL), (LEFT, BACK, TALL)], [(0, 1, 2, 3)], 'plaster')
    rooms.tiled('limestone', LEFT, RIGHT, FRONT, BACK, size=0.75)
    day_window.window('plaster', BACK, WINDOW, 0.34, watts=120)
    outlook.unveil()
    clear.clear((left, BACK + 0.1, low - 0.1), (right, BACK + 0.5, top + 0.1), 'frame')  # its frame is too thin for panes of this size
    third = (right - left) / 3
    for a, b in ((left + third * i, left + third * (i + 1)) for i in range(3)):
        framed('black steel', (a + 0.032, low + 0.032), (b - 0.032, top - 0.032), 0.06, 0.030, BACK + 0.22)


def steps():
    """Replaces the four blocks of the main image by one flight of the same four steps, with a slim rail along its far side."""
    body = next(made for made in bpy.context.collection.objects if made.name.split('.')[0] == 'body')
    whole = bmesh.new()
    whole.from_mesh(body.data)
    bmesh.ops.delete(whole, geom=[point for point in whole.verts if point.co.x > STEPS[0] - 0.002], context='VERTS')
    whole.to_mesh(body.data)
    whole.free()
    (x0, going, rise), (y0, y1) = STEPS, (1.29, 2.01)
    outline = [(x0, 0.0)] + [(x0 + going * (4 - i), rise * (i + j)) for i in range(4) for j in (0, 1)] + [(x0, rise * 4)]
    points = [(x, y, z) for y in (y0, y1) for x, z in outline]
    count = len(outline)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    flight = put('flight', points, faces, 'sawn slate')
    # The material reads the attributes of `Boards`.
    for key, values in (('pn', np.array(points)), ('rnd', np.full((len(points), 3), 0.5))):
        flight.data.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', values.astype(np.float32).ravel())
    y, low, high = y1 - 0.05, (x0 + going * 3.5, rise), (x0 + going * 0.5, rise * 4)
    for x, z in (low, high):
        rod('black steel', (x, y, z), (x, y, z + 0.90), 0.011, 20)
    rod('black steel', (low[0], y, low[1] + 0.90), (high[0], y, high[1] + 0.90), 0.016, 24)


def bench():
    """Adds a bench of walnut under the window, with a carafe and a glass that somebody has left there."""
    x0, x1, y0, y1 = -1.55, -0.25, 1.90, 2.32
    wood = Boards('planed walnut', 0.006)
    for i in range(3):
        wood.box((x0, y0 + i * 0.141, 0.385), (x1, y0 + i * 0.141 + 0.136, 0.425))
    for x in (x0 + 0.12, x1 - 0.18):
        wood.box((x, y0 + 0.02, 0.0), (x + 0.06, y1 - 0.02, 0.384), 'z')
    wood.box((x0 + 0.18, 2.09, 0.12), (x1 - 0.18, 2.13, 0.19))
    wood.done('bench')
    traces.carafe(-0.62, 2.14, 0.425)
    traces.glass(-0.47, 2.06, 0.425)


def lake():
    """Adds the view: a snowy bank, the lake, and the ranges on both sides of it, in the sun from the left."""
    daylight.low_sun(-104, 13, 1.75, mist=0.5, seed=4.0, warmth=4500)
    daylight.air.layers = ((26000, 1400),)  # a clear day: mist would hide the far shore
    winter.ground(lambda x, y: -1.2 - 0.12 * np.maximum(np.asarray(y, float) - 4, 0) + 0 * np.asarray(x, float), near=3.1, far=70, side=80,
                  focus=((-6, 10), (3.2, 18)), fine=0.10, relief=0.006)
    still_water.lake(-6000, 6000, 20, 9000, -3.1)
    distant.ridge(-3200, 500, 3400, [760, 700, 560, 420, 300, 150, 20], 1700, -30, 4, trees=420, rugged=0.34)
    distant.ridge(500, 4600, 3800, [20, 170, 330, 480, 620, 760, 700], 1900, -30, 9, trees=420, rugged=0.34)
    distant.ridge(-3500, 5500, 8200, [1000, 1150, 950, 1250, 1020, 1300, 1050], 3000, -30, 15, trees=350, snow=0.75, rugged=0.30)


def front_of_water():
    """
    Adds the face of the water behind the glass. It refracts the view into the basin, which seems less deep than it is, so that
    its edges break at the waterline.
    """
    made, n, surface = fresh('front of the water')
    n.link(n('BsdfRefraction', {'Color': rgba(1.0), 'Roughness': 0.0, 'IOR': 1.33}).outputs[0], surface)
    (x0, x1), (y, _), (z, _) = BOX
    face = put('front of the water', [(x0, y + 0.0003, z), (x1, y + 0.0003, z), (x1, y + 0.0003, LEVEL), (x0, y + 0.0003, LEVEL)], [(0, 1, 2, 3)], made)
    face.visible_shadow = face.visible_diffuse = False


def lining():
    """
    Returns the material of the basin by day, seen from the side: the light from above fades with the depth, and the water takes a
    little red light everywhere, because all of it lies between the glass and the stone.
    """
    made, n, surface = fresh('lining of slate by day')
    geometry = n('NewGeometry').outputs
    place, normal = geometry['Position'], geometry['Normal']
    axes = n('SeparateXYZ', {0: place}).outputs
    across = [n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', part)) for part in n('SeparateXYZ', {0: normal}).outputs]
    depth = n.math('MAXIMUM', n.math('SUBTRACT', LEVEL, axes[2]), 0.0)
    joints = clearwater._joints(n, axes, across, BOX, (1.0, 0.84, 5.0), depth)
    body = n.mix(n.math('MULTIPLY', joints, 0.5), clearwater._body(n, 'slate', place), rgba((0.026, 0.028, 0.030)))
    lit = clearwater._light(n, axes, across, depth, BOX, [(1.5, 1.3, LEVEL + 0.2, 0.10)], (1.36, 1.30, 1.20), (1.0, 0.95, 0.86), 0.15)
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY_ADD', depth, 0.45, 0.40)) for i, part in enumerate((0.62, 0.91, 0.955))}).outputs[0]
    seen = n.vector('MULTIPLY', lit, n.vector('ADD', n.vector('MULTIPLY', body, left), (0.002, 0.006, 0.007)))
    n.link(n('Emission', {'Color': seen, 'Strength': n.math('SUBTRACT', 1.0, n('LightPath').outputs['Is Diffuse Ray'])}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def water():
    """Fills the basin to just below its rim, lights it as daylight does, and gives the surface ripples that mirror the window."""
    for made in rippled.replace_clear(0.0006, lining()):
        for point in made.data.vertices:
            point.co.z = LEVEL
    front_of_water()
    edge = Boards('green glass edge', 0.0025)
    for front, back in ((1.158, 1.182), (1.1835, 1.208)):
        edge.box((BOX[0][0], front, 1.184), (BOX[0][1], back, 1.198))
    edge.done('edge')


def compose():
    compose_product('silvaplana-glass-plunge')
    empty()
    room()
    steps()
    bench()
    water()
    near, far, sill, lintel = SUNNY
    light.area((LEFT + 0.08, (near + far) / 2, (sill + lintel) / 2), (1, 0.1, -0.05), far - near, lintel - sill, 60, colour=(0.90, 0.95, 1.0))
    light.area((1.2, FRONT + 0.4, 1.8), (0, 1, -0.05), 4.5, 2.0, 22, colour=(1.0, 0.95, 0.88))
    finishes.refine(plaster='white plaster', limestone='honed limestone', **{'cleft slate': 'sawn slate', 'wet slate': 'sawn slate'})
    calm_glass.renew()
    lake()
    outlook.enclose(LEFT - 0.1, RIGHT + 0.1, FRONT - 0.1, BACK + 0.25, TALL + 0.1, WINDOW)
    light.camera((-1.3, -2.6, 1.5), 27, 30, (0.0, -0.085), 4.6, 6.3)
