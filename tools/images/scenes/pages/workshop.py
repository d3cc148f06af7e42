"""Scene: a half-assembled dovetailed corner of two cedar boards on a joiner's bench, close, in low sun from a window."""
import random
import numpy as np
from library import dovetails, light, materials, planed, shavings, studio, sunlit
from library.boards import Boards
from library.nodes import Nodes

FOCUS = 0.46
SAMPLES = 16
DETAIL = 0.7
GRADE = {'exposure': 0.80, 'contrast': 1.2, 'saturation': 1.12, 'balance': 0.12, 'levels': 0.7}
ALONG, AWAY = (-0.80, 0.60), (0.60, 0.80)  # directions of the boards with the tails and with the pins
# Of the boards, and how far their joint is open, in metres: a third of its depth, because a few millimetres look like a bad joint.
TALL, THICK, APART = 0.146, 0.027, 0.009


def _worn(name):
    """Returns the material of an old bench: planed beech with stains and a few paler, worn patches."""
    made = planed.wood(name, (0.215, 0.150, 0.098), (0.150, 0.100, 0.063), 190.0, 0.5, 0.26)
    tree = Nodes(made.node_tree)
    for body in [node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED']:
        source = body.inputs['Base Color'].links[0].from_socket
        place = tree('NewGeometry').outputs['Position']
        broad, fine = tree.noise(place, 6.0, 5, 0.62).outputs[0], tree.noise(place, (14, 60, 1), 4, 0.7).outputs[0]
        stain = tree.ramp(tree.math('MULTIPLY_ADD', fine, 0.5, tree.math('MULTIPLY', broad, 0.9)), [(0.52, 0.42), (0.70, 1.0), (0.86, 1.25)])
        tree.link(tree.mix(1.0, source, stain, 'MULTIPLY'), body.inputs['Base Color'])
    return made


materials._makers['worn bench'] = _worn


def bench():
    """Adds the top of the bench. Its boards run along x."""
    top = Boards('worn bench', 0.002)
    for i in range(11):
        top.box((-2.2, -1.0 + i * 0.148, -0.08), (2.2, -1.0 + i * 0.148 + 0.1475, random.uniform(-0.0004, 0)))
    top.done('bench')


def background():
    """Adds a dark wall, and boards of several lengths that lean against it or lie at the back of the bench."""
    wall = Boards('planed walnut', 0.003)
    for i in range(24):
        wall.box((-3.0 + i * 0.25, 2.9, -1.0), (-3.0 + i * 0.25 + 0.246, 2.93, 2.6), 'z')
    wall.done('wall')
    leaning = Boards('planed cedar', 0.002)
    for x, wide, tall in ((-0.98, 0.13, 1.05), (-0.80, 0.19, 0.28), (-0.58, 0.12, 1.25), (0.58, 0.22, 0.92), (0.83, 0.10, 0.16), (0.97, 0.17, 1.2)):
        leaning.box((x, 2.78, -0.9), (x + wide, 2.805, tall), 'z')
    leaning.done('leaning')
    lying = Boards('planed cedar', 0.0015)
    for k, (x0, x1, y) in enumerate(((0.18, 1.5, 0.47), (0.30, 1.3, 0.475), (0.24, 1.5, 0.465))):
        lying.box((x0, y, 0.001 + k * 0.029), (x1, y + 0.115, 0.029 + k * 0.029))
    lying.done('lying')


def waste():
    """Adds shavings, chips and sawdust around the joint."""
    dice = np.random.default_rng(5)
    along, away = np.array(ALONG), np.array(AWAY)
    spots = [(0.0, 0.012, 1500), (-0.012, 0.030, 2600), (-0.03, 0.07, 2200)]
    grains = [np.concatenate([dice.normal((0.01, out), (spread * 1.5, spread), (count, 2)) @ np.array((along, away)), np.zeros((count, 1))], 1) for out, spread, count in spots]
    grains.append(np.concatenate([dice.uniform((-0.7, -0.35), (0.7, 0.5), (2600, 2)), np.zeros((2600, 1))], 1))
    shavings.dust(np.concatenate(grains))
    shavings.chips('planed cedar', dice.normal((-0.015, -0.055), (0.055, 0.020), (12, 2)), 0)
    for x, y, turn, radii, turns, wide, pitch in (
            (-0.175, -0.012, 24, (0.0065, 0.0095), 4.6, 0.014, 0.012), (-0.100, -0.078, -24, (0.0085, 0.0055), 3.8, 0.012, 0.010),
            (0.040, -0.108, 68, (0.0055, 0.0080), 3.4, 0.013, 0.009), (0.205, -0.030, 14, (0.0095, 0.0070), 4.2, 0.014, 0.011),
            (-0.060, -0.030, 160, (0.0045, 0.0060), 2.8, 0.007, 0.008)):
        shavings.curl(x, y, 0, turn, radii, turns, wide, pitch)


def compose():
    light.indoors()
    bench()
    background()
    tails = dovetails.corner('planed cedar', ALONG, AWAY, TALL, (0.66, 0.42), THICK, APART)
    dovetails.scribed(ALONG, AWAY, THICK, APART, tails)
    dovetails.chisel(0.093, -0.060, 0, 58)
    waste()
    sunlit.through((0, 0.1, 0.1), 262, 21, [(-0.60, -0.075, -0.5, 0.5), (-0.04, 0.33, -0.5, 0.5)], 6.0, 4300, away=2.4, soft=0.9)
    light.area((-1.7, -0.3, 0.9), (1, 0.15, -0.4), 1.3, 1.1, 22, colour=(0.76, 0.87, 1.0), spread=120)
    # The light that a pale wall behind the camera reflects. It reaches into the sockets, which are black voids without it.
    light.area((0.05, -1.35, 0.45), (0, 1, -0.28), 0.7, 0.6, 6, 4800)
    # A window at the far end of the workshop, which the blade mirrors.
    studio.softbox((0.12, -0.02, 0.0), (0.10, 0.90, 0.43), 1.7, 0.9, 0.5, 4.5, 5600)
    light.camera((0.015, -0.80, 0.285), 0, 65, (0.0, -0.455), 0.80, 5.6)
