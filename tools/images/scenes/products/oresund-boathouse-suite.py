"""
Scene: the glass gable of the boathouse, seen from the calm sound, which mirrors it. The sauna and the infrared cabin are
behind the glass, and a plunge pool is sunk into the deck.
"""
import random
import numpy as np
from library import boulders, calm_glass, conifers, daylight, eaves, flues, light, pines, spruces, water, winter
from library.boards import Boards, plank_wall
from library.fields import fractal, grid_faces, mesh, place
from library.fittings import lantern, towels
from library.nodes import Nodes, fresh, rgba
from library.shapes import put, rod, sheet
from library.suites import cabin, deck, glass_front

ALT = 'The lit glass gable of a thermo-aspen boathouse and its deck, a flue above its roof, mirrored in a calm grey sound, snowy pines and spruces behind'
WIDTH = 1440
DETAIL = 0.5
GRADE = {'exposure': 0.7}
FLOOR, EAVES, RIDGE, LONG = 0.55, 2.65, 4.05, 7.0
X0, X1 = -1.8, 1.8


def roof():
    boards, run, rise = Boards('thermo-aspen', 0.004), X1 + 0.35, (RIDGE - EAVES) * (X1 + 0.35) / X1
    length = (run * run + rise * rise) ** 0.5
    for side in (-1, 1):
        down, out = np.array((side * run, 0, -rise)) / length, np.array((side * rise, 0, run)) / length
        for i in range(18):
            at = np.array((0, (LONG - 0.5) / 2, RIDGE + 0.08)) + down * length * (i + 0.5) / 18
            boards.board(at + out * 0.02, (LONG + 0.9, length / 18 - 0.004, 0.03), ((0, 1, 0), down, out))
        at = np.array((0, (LONG - 0.5) / 2, RIDGE + 0.08)) + down * length / 2
        boards.board(at - out * 0.05, (LONG + 0.8, length, 0.09), ((0, 1, 0), down, out))
    boards.done('roof')
    for side in (-1, 1):
        down, thick = np.array((side * run, 0, -rise)) / length, 0.17
        # The slabs start beyond the ridge, so that their upper sides meet above it.
        eaves.snow_slab(np.array((0, -0.68, RIDGE + 0.11)) - down * thick * rise / run, down, (0, 1, 0), length + thick * rise / run - 0.03, LONG + 0.86, thick, 0.04, 0.03, 3 + side)


def flue():
    """Adds the stove's flue from the ceiling of the sauna to the roof, and insulated above it, with a thin thread of smoke."""
    x, y, top = 0.15, 4.24, RIDGE + 1.6
    rod('black steel', (x, y, FLOOR + 2.12), (x, y, RIDGE), 0.065, 40)
    flues.flue(x, y, RIDGE - 0.15, RIDGE + 0.22, top)
    flues.smoke(x, y, top + 0.15, yaw=8, tall=2.4, strength=0.35, colour=(0.24, 0.25, 0.27))


def gable():
    """Adds the glass of the gable in its steel frame, and the cedar boards under the roof."""
    put('gable', [(X0, 0, EAVES), (X1, 0, EAVES), (0, 0, RIDGE)], [(0, 1, 2)], 'glass').visible_shadow = False
    steel, slope = Boards('black steel', 0.004), np.array((X1, 0, RIDGE - EAVES))
    length = np.linalg.norm(slope)
    for side in (-1, 1):
        along = np.array((side * X1, 0, EAVES - RIDGE)) / length
        steel.board(np.array((0, 0, RIDGE)) + along * length / 2, (length, 0.07, 0.07), (along, (0, 1, 0), np.cross(along, (0, 1, 0))))
        steel.box((side * X1 - 0.03, -0.03, FLOOR), (side * X1 + 0.03, 0.03, EAVES), 'z')
    for x in (-0.6, 0.6):
        steel.box((x - 0.02, -0.03, EAVES), (x + 0.02, 0.03, RIDGE - (RIDGE - EAVES) / 3), 'z')
    steel.done('gable')
    inner = Boards('cedar', 0.003)
    for side in (-1, 1):
        down, out = np.array((side * X1, 0, EAVES - RIDGE)) / length, np.array((side * (RIDGE - EAVES), 0, X1)) / length
        for i in range(16):
            at = np.array((0, LONG / 2, RIDGE)) + down * length * (i + 0.5) / 16
            inner.board(at - out * 0.03, (LONG, length / 16 - 0.003, 0.02), ((0, 1, 0), down, out))
    inner.done('inside of the roof')


def sound():
    """Returns the material of the sound without wind: it mirrors the shore, and is a little dull in strips of breeze."""
    made, n, surface = fresh('sound')
    breeze = n.noise(n('NewGeometry').outputs['Position'], (0.03, 0.22, 1.0), 3, 0.5).outputs[0]
    rough = n.ramp(breeze, [(0.48, 0.012), (0.66, 0.10)], 'EASE')
    body = n('BsdfDiffuse', {'Color': rgba((0.020, 0.028, 0.032))})
    mirror = n('BsdfGlossy', {'Color': rgba((0.80, 0.88, 0.92)), 'Roughness': rough})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33}).outputs[0], 1: body.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def coast():
    """
    Adds the water, the snowy shore with its forest, and the far shore in the mist. Returns the height of the ground as a
    function of (x, y).
    """
    sheet(sound(), (0, 40, -0.02), (1, 0, 0), (0, 1, 0), 900, 160)
    edge = lambda x: 1.1 + 0.8 * np.sin(x * 0.35 + 0.6) + 0.5 * np.sin(x * 0.9) + 0.06 * np.abs(x)
    shore = lambda x, y: -0.75 + 1.15 / (1 + np.exp(-(np.asarray(y, float) - edge(np.asarray(x, float))) / 0.55)) + winter.hill(1.8, 16, 4)(x, y)
    far = lambda x, y: shore(x, y) - 6 / (1 + np.exp(-(np.asarray(y, float) - 60 - 0.5 * np.asarray(x, float)) / 8))
    ground = winter.ground(far, [(-3, 3, 2.0, 7.5, 0.2)], near=-4, focus=((-8, 9), (-1, 4)), fine=0.05)
    free = lambda x, y: y < 8 + 0.1 * abs(x) or y > 44 + 0.5 * x or abs(x) < 4 and y < 12
    conifers.forest(winter.scatter(46, -40, 60, 14, 60, 3.4, free), ground, (('spruce', 2), ('pine', 2)), (0.55, 1.1), 0.5)
    conifers.forest([(-5.6, 9.5, 0.7), (6.2, 11.2, 0.85), (9.8, 10.5, 0.7)], ground, (('pine', 1), ('spruce', 1)), snow=0.55, seed=2)
    conifers.forest([(-4.4, 5.2, 0.7), (4.9, 6.0, 0.8)], ground, (('fir', 1),), snow=0.6, seed=3)
    pines.renew(0.55, 0.35, 3)
    spruces.renew(('old', 'slender', 'broad'), 0.55, 2)
    spruces.forest(winter.scatter(34, -24, 18, 22, 46, 2.6, lambda x, y: y < 26 and abs(x) < 5), ground, (8, 15), ('old', 'slender'), 0.5, 4)
    return ground


def waterline(ground, x):
    """Returns the y position where the snow meets the water, at `x`."""
    y = np.linspace(-1.5, 6, 300)
    return y[np.argmax(np.array([ground(x, each) for each in y]) > 0.0)]


def shore(ground):
    """Adds the stones at the edge of the water, with snow on them and wet feet, and thin grey ice between them."""
    chance, places = random.Random(8), []
    for x in np.arange(-15, 18, 0.5):
        for _ in range(chance.choice((0, 1, 2, 4))):
            size, at = min(0.5, 0.085 * chance.paretovariate(1.5)), x + chance.uniform(-0.25, 0.25)
            places.append((at, waterline(ground, at) + chance.uniform(-0.45, 0.10), 0.12 * size - 0.02, size))
    boulders.boulders([at for at in places if abs(at[0]) > 2.1], 0.58, wet=-0.02)
    made, n, surface = fresh('shore ice')
    thin = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs[0]
    cover = n.math('MULTIPLY_ADD', n.noise(n('NewGeometry').outputs['Position'], 3.0, 5, 0.6).outputs[0], 0.8, n.math('MULTIPLY_ADD', thin, -1.0, 0.1))
    body = n('BsdfPrincipled', {'Base Color': rgba((0.36, 0.41, 0.44)), 'Roughness': 0.30, 'Specular': 0.4})
    n.link(n('MixShader', {0: n.ramp(cover, [(0.0, 0.0), (0.16, 0.85)], 'EASE'), 1: n('BsdfTransparent').outputs[0], 2: body.outputs[0]}).outputs[0], surface)
    along = np.arange(-16, 18, 0.1)
    inner = np.array([waterline(ground, x) for x in along]) + 0.15
    reach, out = 0.9 + 0.5 * fractal(along / 2.3, 0 * along, 5, 3), np.linspace(0, 1, 12)[:, None]
    points = np.stack(np.broadcast_arrays(along, inner - reach * out, -0.014), axis=-1).reshape(-1, 3)
    at = np.stack(np.broadcast_arrays(out + 0 * along, 0.0, 0.0), axis=-1).reshape(-1, 3)
    place(mesh('ice', points, grid_faces(12, len(along)), [made], uv3=at))


def wet_foot(made, high=0.10):
    """Makes the material of the object `made` dark and shiny up to about `high` metres above the water."""
    of = made.data.materials[0] = made.data.materials[0].copy()
    n = Nodes(of.node_tree)
    place_ = n('NewGeometry').outputs['Position']
    height = n.math('MULTIPLY_ADD', n.noise(place_, (14.0, 14.0, 5.0), 3).outputs[0], -0.06, n('SeparateXYZ', {0: place_}).outputs[2])
    damp = n('MapRange', {'Value': height, 'From Min': high - 0.06, 'From Max': high - 0.02, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    for body in [node for node in of.node_tree.nodes if node.type in ('BSDF_PRINCIPLED', 'BSDF_DIFFUSE')]:
        socket = body.inputs[0]
        value = socket.links[0].from_socket if socket.links else rgba(tuple(socket.default_value)[:3])
        n.link(n.mix(n.math('MULTIPLY', damp, 0.82), value, rgba((0.004, 0.005, 0.005))), socket)


def substructure():
    """Adds the boards at the sides of the deck, the beams under it, and its inner piles."""
    sides = Boards('thermo-aspen', 0.004)
    for x in (-2.73, 2.702):
        sides.box((x, -3.13, FLOOR - 0.2), (x + 0.028, 0.0, FLOOR - 0.001), 'y')
    sides.done('deck side')
    beams = Boards('larch', 0.006)
    for x in (-2.5, -0.9, 2.5):
        beams.box((x - 0.06, -2.8, FLOOR - 0.19), (x + 0.06, 0.0, FLOOR - 0.032), 'y')
        for y in (-1.6, -0.35):
            beams.box((x - 0.09, y - 0.09, -0.6), (x + 0.09, y + 0.09, FLOOR - 0.19), 'z')
    wet_foot(beams.done('inner piles'))


def loft():
    """Adds the cedar boards of the rear gable, inside, and the light over the cabins."""
    boards, rows = Boards('cedar', 0.003), 14
    step = (RIDGE - EAVES) / rows
    for i in range(rows):
        half = X1 * (1 - i / rows) - 0.02
        boards.box((-half, LONG - 0.05, EAVES + i * step), (half, LONG - 0.03, EAVES + (i + 1) * step - 0.003))
    boards.done('rear gable')
    pier = Boards('cedar', 0.004)
    pier.box((0.546, 2.126, FLOOR), (0.684, 2.299, EAVES), 'z')
    pier.done('pier')
    light.strip((-1.3, LONG - 0.35, EAVES + 0.08), (1.3, LONG - 0.35, EAVES + 0.08), (0, 0.5, 1), 22, 2750)
    light.area((0, 4.0, EAVES + 0.12), (0, 0, 1), 2.4, 3.0, 30, 2750)


def compose():
    daylight.overcast_noon(0.62, azimuth=-70, mist=3.0)
    roof()
    flue()
    gable()
    side = Boards('thermo-aspen', 0.003)
    for x in (X0 - 0.06, X1 + 0.03):
        for i in range(55):
            side.box((x, i * LONG / 55, FLOOR - 0.1), (x + 0.03, (i + 1) * LONG / 55 - 0.004, EAVES), 'z')
    side.done('sides')
    plank_wall('cedar', (X0, LONG, FLOOR), (1, 0, 0), (0, 0, 1), X1 - X0, EAVES - FLOOR)
    put('end', [(X0, LONG, EAVES), (X1, LONG, EAVES), (0, LONG, RIDGE)], [(0, 1, 2)], 'charred')
    plank_wall('cedar', (X0, 0, FLOOR), (0, 1, 0), (0, 0, 1), LONG, EAVES - FLOOR)
    plank_wall('cedar', (X1, LONG, FLOOR), (0, -1, 0), (0, 0, 1), LONG, EAVES - FLOOR)
    cabin(X0 + 0.05, 0.55, 2.2, 5.2, FLOOR, FLOOR + 2.1)
    glass_front((X0 + 0.05, -0.9, -0.15, 0.55), FLOOR, FLOOR + 2.1, 2.15, door=-0.22)
    cabin(0.68, X1 - 0.05, 2.2, 4.4, FLOOR, FLOOR + 2.1, 'hemlock', 'infrared', 1.2)
    glass_front((0.68, X1 - 0.05), FLOOR, FLOOR + 2.1, 2.15)
    floor = Boards('hemlock', 0.003)
    for i in range(16):
        floor.box((X0, 0.04 + i * 0.135, FLOOR - 0.03), (X1, 0.04 + i * 0.135 + 0.131, FLOOR))
    floor.done('floor')
    base = Boards('charred', 0.004)
    base.box((X0 + 0.05, 0.1, -0.3), (X1 - 0.05, LONG - 0.05, FLOOR - 0.11))
    base.done('base')
    beam = Boards('cedar', 0.004)
    beam.box((X0, 2.1, FLOOR + 2.1), (X1, 2.3, FLOOR + 2.3))
    beam.done()
    glass_front((X0, -0.6, 0.6, X1), FLOOR, EAVES, 0.0, door=0.48)
    px0, px1, py0, py1 = 0.15, 1.95, -2.15, -1.0
    deck('thermo-aspen', -2.7, 2.7, -3.1, 0.0, FLOOR, (px0 - 0.05, px1 + 0.05, py0 - 0.02, py1 + 0.02))
    piles = Boards('larch', 0.01)
    for x in (-2.5, -0.9, 0.9, 2.5):
        piles.box((x - 0.09, -3.0, -0.6), (x + 0.09, -2.82, FLOOR - 0.03), 'z')
    wet_foot(piles.done('piles'))
    water.pool(px0, px1, py0, py1, FLOOR - 0.005, FLOOR - 0.05, 0.9, 'slate', [(1.05, py1 - 0.1, FLOOR - 0.45, 0.34)], 13, watts=12)
    skirt = Boards('thermo-aspen', 0.003)
    for low, high, grain in (((px0 - 0.09, py0 - 0.09, -0.5), (px1 + 0.09, py0 - 0.03, FLOOR - 0.031), 'x'), ((px0 - 0.09, py1 + 0.03, -0.5), (px1 + 0.09, py1 + 0.09, FLOOR - 0.031), 'x'),
                             ((px0 - 0.09, py0 - 0.09, -0.5), (px0 - 0.03, py1 + 0.09, FLOOR - 0.031), 'y'), ((px1 + 0.03, py0 - 0.09, -0.5), (px1 + 0.09, py1 + 0.09, FLOOR - 0.031), 'y')):
        skirt.box(low, high, grain)
    skirt.done('skirt')
    seat = Boards('cedar', 0.005)
    for i in range(3):
        seat.box((-2.3, -1.0 + i * 0.15, FLOOR + 0.41), (-0.9, -1.0 + i * 0.15 + 0.146, FLOOR + 0.45))
    for x in (-2.2, -1.05):
        seat.box((x, -0.96, FLOOR), (x + 0.06, -0.6, FLOOR + 0.41), 'z')
    seat.done('seat')
    towels(-1.8, -0.95, FLOOR + 0.45, 0.42, 0.32, 3)
    lantern(-0.35, -2.5, FLOOR)
    lantern(2.35, -1.4, FLOOR, 0.14, 0.2, 6)
    ground = coast()
    shore(ground)
    substructure()
    loft()
    light.strip((0, 0.2, RIDGE - 0.2), (0, 2.1, RIDGE - 0.2), (0, 0, -1), 26, 2750)
    light.strip((X0 + 0.05, 0.2, EAVES), (X0 + 0.05, 6.8, EAVES), (0.5, 0, 1), 20, 2700)
    light.strip((X1 - 0.05, 0.2, EAVES), (X1 - 0.05, 6.8, EAVES), (-0.5, 0, 1), 20, 2700)
    light.area((0, 1.1, EAVES + 0.4), (0, 0, -1), 2.4, 1.2, 40, 2800)
    light.area((0, -0.2, 1.7), (0, -1, -0.8), 3.2, 1.6, 24, 2800)
    for y in (1.2, 3.2, 5.2):
        light.spot((X0 - 0.2, y, EAVES - 0.15), (0.04, 0, -1), 36, 60, 2650)
    calm_glass.renew()
    light.camera((-2.2, -12.6, 1.35), 8.0, 37, (0.0, 0.02))
