"""Scene: the deck of the boathouse at the foot of its wall, close, with hoar frost on the boards and dark water behind them."""
import random
import numpy as np
from library import daylight, light, materials, planed
from library.boards import Boards
from library.nodes import Nodes, fresh, rgba
from library.shapes import put, sheet

ALT = 'Deck boards of thermo-aspen with hoar frost, beside the upright boards of a boathouse wall, dark calm water behind'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.60, 'contrast': 1.12, 'balance': 0.2}
materials._makers['weathered aspen'] = lambda name: planed.wood(name, (0.158, 0.118, 0.088), (0.098, 0.070, 0.050), 180.0, 0.55, 0.34)
materials._makers['frosted aspen'] = lambda name: frosted(name)
EDGE, WALL = 1.62, 0.62  # y position of the deck's edge, and x position of the wall, in metres


def frosted(name):
    """Returns the weathered wood with hoar frost: fine white crystals in patches."""
    made = planed.wood(name, (0.205, 0.158, 0.118), (0.130, 0.096, 0.068), 180.0, 0.55, 0.28)
    n = Nodes(made.node_tree)
    at = n('NewGeometry').outputs['Position']
    patch, crystal = n.noise(at, (2.6, 5.0, 1.0), 4, 0.6).outputs[0], n.noise(at, 340.0, 3, 0.75).outputs[0]
    frost = n.ramp(n.math('MULTIPLY_ADD', crystal, 0.62, n.math('MULTIPLY', patch, 0.75)), [(0.66, 0.0), (0.86, 0.62)])
    body = next(node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    n.link(n.mix(frost, body.inputs['Base Color'].links[0].from_socket, rgba((0.74, 0.77, 0.80))), body.inputs['Base Color'])
    return made


def dark_water():
    """Returns the material of calm water in a light breeze, which mirrors a dull sky."""
    made, n, surface = fresh('dark water')
    at = n('NewGeometry').outputs['Position']
    swell, ripples = n.noise(at, (1.1, 3.2, 1.0), 3).outputs[0], n.noise(at, (4.5, 12.0, 1.0), 3).outputs[0]
    relief = n('Bump', {'Strength': 0.5, 'Distance': 0.02, 'Height': n.math('MULTIPLY_ADD', ripples, 0.3, swell)}).outputs[0]
    body = n('BsdfDiffuse', {'Color': rgba((0.010, 0.015, 0.018))})
    mirror = n('BsdfGlossy', {'Color': rgba((0.66, 0.68, 0.67)), 'Roughness': 0.06, 'Normal': relief})
    shine = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: shine, 1: body.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def deck():
    """Adds the boards of the deck, which run along x, and the board that covers their supports at its edge."""
    made = Boards('frosted aspen', 0.004)
    for i in range(22):
        made.box((-2.4, EDGE - (i + 1) * 0.145 + 0.006, -0.03), (WALL + 0.5, EDGE - i * 0.145, 0))
    made.box((-2.4, EDGE, -0.20), (WALL + 0.5, EDGE + 0.028, -0.001))
    made.done('deck')


def wall():
    """Adds the wall of upright boards at x = WALL, which ends before the edge of the deck."""
    made = Boards('weathered aspen', 0.003)
    for i in range(24):
        made.box((WALL, EDGE - 0.38 - (i + 1) * 0.127 + 0.004, 0.035), (WALL + 0.03, EDGE - 0.38 - i * 0.127, 2.6), 'z')
    made.box((WALL + 0.002, EDGE - 0.378, 0.035), (WALL + 0.13, EDGE - 0.348, 2.6), 'z')
    made.done('wall')
    inside = Boards('void', 0.002)
    inside.box((WALL + 0.036, EDGE - 3.4, 0.002), (WALL + 0.5, EDGE - 0.384, 2.6), 'z')
    inside.done('inside')


def shade():
    """Adds the shadows of a wall and of a post, which stand outside the image between the deck and the sun."""
    towards = np.array(daylight.air.sun)
    side = np.cross((0, 0, 1), towards)
    side /= np.linalg.norm(side)
    for left, right in ((-0.40, 3.0), (-0.92, -0.86)):
        at = lambda s, z: side * s + towards * 4.5 + (0, 0, z)
        made = put('shade', [at(left, -1.6), at(right, -1.6), at(right, 2.4), at(left, 2.4)], [(0, 1, 2, 3)], 'void')
        made.visible_camera = made.visible_glossy = made.visible_diffuse = False


def compose():
    random.seed('oresund-boathouse-suite')
    daylight.low_sun(-48, 14, 0.8, 0.3, warmth=4300)
    deck()
    wall()
    shade()
    sheet(dark_water(), (0, 60, -0.57), (1, 0, 0), (0, 1, 0), 300, 140)
    light.camera((-0.46, -0.62, 0.98), 21, 46, (0.0, -0.60), 1.9, 8.0)
