"""Scene: across the plunge in the deck on a misty day, aslant from the door of the house, with two steps in its water, a lantern beside it, and pines on a headland."""
import random
import bpy
import numpy as np
from library import (boulders, cleavage, conifers, daylight, lanterns, light, materials, mitres, near_snow, pines, planed, rippled,  # noqa: F401 (cleavage adds the slate)
                     spruces, water, winter)
from library.boards import Boards
from library.fields import fractal, grid_faces, mesh, place
from library.nodes import Nodes, fresh, rgba
from library.shapes import sheet

ALT = 'A plunge let into a deck of weathered thermo-aspen, two slate steps in its dark water, which mirrors the pale sky, a lantern beside it, and snowy pines on a headland in the mist'
GRADE = {'exposure': 0.62, 'contrast': 1.16}
TOP = 0.55  # height of the deck above the sound in metres
EDGE, BOARD, GAP = -3.1, 3.1 / 21, 0.006  # y position of the deck's edge, width of a board with its gap, and the gap, in metres, as in the main image
X0, X1, Y0, Y1 = 0.15, 1.95, -2.15, -1.0  # inner faces of the plunge in metres, as in the main image
STEPS = ((X1 - 0.40, 0.32), (X1 - 0.74, 0.62))  # x position of each step's edge, and its depth below the deck, in metres
RIM = 0.064  # width of the plunge's rim in metres
materials._makers['frosted aspen'] = lambda name: frosted(name)


def frosted(name):
    """Returns the weathered, silver-grey wood of the deck, with hoar frost on the outermost millimetres of each board."""
    made = planed.wood(name, (0.264, 0.258, 0.234), (0.120, 0.114, 0.100), 170.0, 0.9, 0.46)
    n = Nodes(made.node_tree)
    at, own = n('NewGeometry').outputs['Position'], n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    across = n.math('SUBTRACT', n('SeparateXYZ', {0: at}).outputs[1], EDGE)
    share = n.math('FRACT', n.math('DIVIDE', across, BOARD))
    apart = n.math('MULTIPLY', n.math('MINIMUM', share, n.math('SUBTRACT', 1 - GAP / BOARD, share)), BOARD)
    patch, crystal = n.noise(at, (2.6, 5.0, 1.0), 4, 0.6).outputs[0], n.noise(at, 200.0, 4, 0.75).outputs[0]
    reach = n.math('MULTIPLY_ADD', patch, 0.060, n.math('MULTIPLY_ADD', crystal, 0.050, -0.0600))
    frost = n('MapRange', {'Value': n.math('SUBTRACT', reach, apart), 'From Min': -0.002, 'From Max': 0.016, 'To Max': 0.40}).outputs[0]
    body = next(node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    # Boards weather unevenly: some keep a little of their brown, and the sheltered parts of a board are darker.
    wood = n.mix(n.math('MULTIPLY', own[1], 0.55), body.inputs['Base Color'].links[0].from_socket, rgba((0.190, 0.140, 0.098)))
    stain = n.ramp(n.noise(at, (0.9, 3.2, 1.0), 4, 0.6).outputs[0], [(0.38, 0.62), (0.62, 1.06)])
    wood = n('HueSaturation', {'Value': n.math('MULTIPLY', stain, n.math('MULTIPLY_ADD', own[2], 0.42, 0.78)), 'Color': wood}).outputs[0]
    n.link(n.mix(frost, wood, rgba((0.72, 0.76, 0.80))), body.inputs['Base Color'])
    return made


def deck():
    """Adds the boards along x, sawn off around the rim of the plunge, and the board that covers the deck's edge."""
    made, out = Boards('frosted aspen', 0.003), RIM + 0.004
    for i in range(21):
        low, high = EDGE + i * BOARD, EDGE + (i + 1) * BOARD - GAP
        if high < Y0 - out or low > Y1 + out:
            made.box((-2.7, low, TOP - 0.03), (2.7, high, TOP))
            continue
        for left, right in ((-2.7, X0 - out), (X1 + out, 2.7)):
            made.box((left, low, TOP - 0.03), (right, high, TOP))
        if high > Y1 + out:
            made.box((X0 - out + 0.004, Y1 + out, TOP - 0.03), (X1 + out - 0.004, high, TOP))
    made.box((-2.7, EDGE - 0.03, TOP - 0.2), (2.7, EDGE - 0.002, TOP - 0.001))
    made.done('deck')


def plunge():
    """Adds the plunge, whose rim of honed slate is flush with the deck and reaches into the water."""
    water.pool(X0, X1, Y0, Y1, TOP - 0.035, TOP - 0.05, 0.9, 'slate', [(1.05, Y1 - 0.1, TOP - 0.45, 0.34)], 13, watts=0)
    mitres.rim('finely honed slate', X0 - RIM, X1 + RIM, Y0 - RIM, Y1 + RIM, TOP - 0.065, TOP + 0.003, RIM + 0.012, 0.003, 0.001)
    rippled.renew('slate', 0.0004, 0, above=(0.43, 0.45, 0.455), lamps=[(1.05, Y1 - 0.1, TOP - 0.45, 0.08)], net=0.06, scatter=0.4, joint=0.35)
    # The steps have the material of the lining, which computes its own light under water.
    steps = Boards('slate', 0.008)
    for x, deep in STEPS:
        steps.box((x, Y0 + 0.002, TOP - 0.95), (X1 - 0.002, Y1 - 0.002, TOP - deep), 'y')
    steps.done('steps').data.materials[0] = next(made for made in bpy.data.materials if made.name.startswith('lining of'))


def grips():
    """Adds a strip of black steel against slipping along the edge of each step."""
    strips = Boards('black steel', 0.001)
    for x, deep in STEPS:
        strips.box((x + 0.012, Y0 + 0.08, TOP - deep - 0.001), (x + 0.037, Y1 - 0.08, TOP - deep + 0.004), 'y')
    strips.done('grips')


def edge_snow():
    """Adds the snow that was swept to the outer edge of the deck."""
    x, y = np.meshgrid(np.arange(-2.7, 2.7, 0.008), np.arange(EDGE - 0.04, EDGE + 0.62, 0.008))
    border = y - EDGE + 0.025 + 0.012 * fractal(x / 0.14, y / 0.14, 38, 3)
    within = np.minimum(EDGE + 0.22 - y + 0.10 * fractal(x / 0.6, y / 0.8, 71, 4, 0.55) + 0.025 * fractal(x / 0.10, y / 0.10, 77, 3), border)
    deep = 0.075 + 0.03 * fractal(x / 0.4, y / 0.4, 81, 4)
    z = TOP + np.where(within > 0, deep * (1 - np.exp(-np.maximum(within, 0) / 0.045)), np.maximum(within, -0.04))
    place(mesh('swept snow', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [winter.snow_material(relief=0.012)], True))


def sound():
    """Returns the material of the sound: it mirrors the shore, and a light air roughens it in strips."""
    made, n, surface = fresh('calm sound')
    at = n('NewGeometry').outputs['Position']
    swell, ripples = n.noise(at, (0.5, 1.6, 1.0), 2).outputs[0], n.noise(at, (2.6, 7.0, 1.0), 2).outputs[0]
    relief = n('Bump', {'Strength': 0.35, 'Distance': 0.012, 'Height': n.math('MULTIPLY_ADD', ripples, 0.22, swell)}).outputs[0]
    breeze = n.ramp(n.noise(at, (0.03, 0.20, 1.0), 3, 0.5).outputs[0], [(0.46, 0.02), (0.66, 0.11)], 'EASE')
    body = n('BsdfDiffuse', {'Color': rgba((0.020, 0.028, 0.032))})
    mirror = n('BsdfGlossy', {'Color': rgba((0.80, 0.86, 0.90)), 'Roughness': breeze, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0], 1: body.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def headland(y):
    """Returns the x position of the tip of the headland's shore at `y`. The land lies on the side of smaller x."""
    y = np.asarray(y, float)
    return -17.5 - 0.045 * (y + 37) ** 2 + 0.9 * np.sin(y * 0.55) + 0.5 * np.sin(y * 1.3 + 1)


def shores():
    """Adds a headland with pines and stones at its waterline, and behind it the far shore with its forest in the mist."""
    on_headland = lambda x, y: headland(y) - np.asarray(x, float)
    beyond = lambda x, y: -np.asarray(y, float) - 92 - 6 * np.sin(np.asarray(x, float) * 0.045) - 3 * np.sin(np.asarray(x, float) * 0.11 + 1)
    bank = lambda apart, wide, slope: -0.9 + 1.6 / (1 + np.exp(-np.clip(apart / wide, -30, 30))) + slope * np.clip(apart, 0, 40)
    shape = lambda x, y: np.maximum(bank(on_headland(x, y), 0.8, 0.05), bank(beyond(x, y), 2.0, 0.07))
    ground = winter.ground(shape, near=-190, far=-14, side=170, focus=((-34, -16), (-50, -26)), fine=0.12)
    near = winter.scatter(24, -42, -18, -52, -22, 2.4, lambda x, y: on_headland(x, y) < 1.2)
    far = winter.scatter(34, -150, 60, -118, -94, 4.0, lambda x, y: beyond(x, y) < 1.0)
    conifers.forest(near[:15] + far, ground, (('pine', 1),))
    pines.renew(1.0, 0.35, 3, (8.0, 13.0))
    spruces.forest(near[15:] + winter.scatter(120, -160, 70, -145, -95, 3.0, lambda x, y: beyond(x, y) < 2.0), ground, (6, 14), snow=0.5)
    chance = random.Random(4)
    places = []
    for y in np.arange(-52, -24, 0.45):
        size = min(0.7, 0.13 * chance.paretovariate(1.5))
        places.append((float(headland(y)) + chance.uniform(-0.3, 0.7), y, 0.12 * size - 0.02, size))
    boulders.boulders(places, 0.58, wet=-0.02)


def compose():
    random.seed('oresund-boathouse-suite')
    daylight.overcast_noon(0.62, azimuth=-70, mist=3.0)
    deck()
    plunge()
    edge_snow()
    lanterns.lantern(-0.35, -2.5, TOP, 0.16, 0.26, 7)
    sheet(sound(), (0, -92.9, -0.02), (1, 0, 0), (0, 1, 0), 400, 180)  # ends under the deck, because the plunge is deeper
    shores()
    grips()
    # The lit gable behind the camera.
    light.area((0.0, 0.05, 2.0), (0, -1, -0.55), 3.4, 2.2, 20, 3000)
    light.camera((2.25, 0.75, TOP + 0.88), 207, 36, (0.0, -0.13), 3.2, 8.0)
    near_snow.renew('swept snow', size=0.005, floor=TOP, clods=30)
