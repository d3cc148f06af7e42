"""Scene: across the water of the plunge in the deck at dusk, aslant from the door of the house, with a lantern beside it and the far shore. The water mirrors the sky and the trees."""
import random
import numpy as np
from library import cleavage, daylight, lanterns, light, materials, mitres, near_snow, planed, rippled, spruces, water, winter  # noqa: F401 (cleavage adds the slate)
from library.boards import Boards
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.nodes import Nodes, fresh, rgba
from library.shapes import sheet

ALT = 'A plunge let into a deck of weathered thermo-aspen at dusk, its dark rippled water mirroring the sky, a lantern, snow along the edge of the deck, and the calm sound with its far shore behind'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.10, 'balance': 0.2}
TOP = 0.55  # height of the deck above the sound in metres
EDGE, BOARD, GAP = -3.1, 3.1 / 21, 0.006  # y position of the deck's edge, width of a board with its gap, and the gap, in metres, as in the main image
X0, X1, Y0, Y1 = 0.15, 1.95, -2.15, -1.0  # inner faces of the plunge in metres, as in the main image
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
    rippled.renew('slate', 0.0006, 0, above=(0.11, 0.125, 0.13), lamps=[(1.05, Y1 - 0.1, TOP - 0.45, 0.06)], net=0.10, scatter=1.3, joint=0.35)


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


def far_shore():
    """Adds the shore opposite the house, with its forest in the mist."""
    rise = lambda x, y: -1.0 + 5.0 / (1 + np.exp((np.asarray(y, float) + 62 + 3 * np.sin(np.asarray(x, float) * 0.06)) / 5)) + 0 * np.asarray(x, float)
    ground = winter.ground(rise, near=-160, far=-38, side=170, focus=((-60, 60), (-75, -55)), fine=0.8)
    spruces.forest(winter.scatter(190, -150, 70, -118, -66, 3.2), ground, (6, 15), snow=0.5)


def compose():
    random.seed('oresund-boathouse-suite')
    daylight.blue_hour(1.0, mist=1.6)
    clear_dusk(1.2)
    deck()
    plunge()
    edge_snow()
    lanterns.lantern(-0.35, -2.5, TOP, 0.16, 0.26, 7)
    sheet(sound(), (0, -66.4, -0.02), (1, 0, 0), (0, 1, 0), 400, 127)  # ends under the deck, because the plunge is deeper
    far_shore()
    # The lit gable behind the camera.
    light.area((0.0, 0.05, 2.0), (0, -1, -0.55), 3.4, 2.2, 15, 3300)
    light.camera((2.25, 0.75, TOP + 0.92), 207, 36, (0.0, -0.13), 3.2, 5.6)
    near_snow.renew('swept snow', size=0.005, floor=TOP, clods=120)
