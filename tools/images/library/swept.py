"""The edge of snow beside swept paving: a shovelled bank that has slumped, and a breath of powder on the slabs before it."""
import bpy
import numpy as np
from .fields import fractal
from .nodes import Nodes, rgba


def bank(x, y, inside, deep=0.11, wide=0.16, seed=71):
    """
    Returns the height in metres of a bank of snow above the paving at (x, y), and how far each point is from its uneven foot.
    `inside` is the distance in metres from the straight edge, negative on the paving. The face rises within about `wide` metres to
    `deep` metres with a round shoulder; in some places it is steep, in others it has slumped. Outside the foot it is below the paving.
    """
    ragged = 0.14 * fractal(x / 1.1, y / 1.1, seed, 3) + 0.030 * fractal(x / 0.28, y / 0.28, seed + 4, 3)
    inside = inside + ragged
    slump = wide * (1 + 0.75 * fractal(x / 0.55, y / 0.55, seed + 8, 3))
    share = np.clip(inside / slump, 0, 1)
    # The slope at the foot is finite, so that the faces of the mesh cut the paving in a smooth line.
    face = 1 - (1 - share) ** 2.2
    top = deep * (1 + 0.35 * fractal(x / 0.45, y / 0.45, seed + 12, 4))
    return np.where(inside > 0, top * face, 1.2 * np.maximum(inside, -0.05)), inside


def powder(of, box, bare, reach, share=0.75):
    """
    Whitens the top of the paving with the material named `of` towards the edges of the rectangle `box` (x0, x1, y0, y1): `share` at
    the edges, nothing more than `bare` metres inside them, blown into streaks in between. `reach` is the length of the streaks
    in metres. The cover changes gradually: flakes with an outline look like confetti.
    """
    x0, x1, y0, y1 = box
    for made in [each for each in bpy.data.materials if each.name.split('.')[0] == of]:
        n = Nodes(made.node_tree)
        at = n('NewGeometry').outputs
        axes = n('SeparateXYZ', {0: at['Position']}).outputs
        inside = n.math('MINIMUM', n.math('MINIMUM', n.math('SUBTRACT', axes[0], x0), n.math('SUBTRACT', x1, axes[0])),
                        n.math('MINIMUM', n.math('SUBTRACT', axes[1], y0), n.math('SUBTRACT', y1, axes[1])))
        near = n('MapRange', {'Value': inside, 'From Min': 0.0, 'From Max': bare, 'To Min': 1.0, 'To Max': 0.0}).outputs[0]
        blown = n.noise(at['Position'], (2.2 / reach, 3.2 / reach, 1.0), 5, 0.62).outputs[0]
        grain = n.noise(at['Position'], 150.0, 3, 0.7).outputs[0]
        cover = n.math('ADD', n.math('MULTIPLY_ADD', blown, 1.6, -0.8), n.math('MULTIPLY_ADD', grain, 0.5, -0.25))
        cover = n.ramp(n.math('ADD', n.math('MULTIPLY', near, 1.25), n.math('MULTIPLY', cover, 0.8)), [(0.35, 0.0), (1.15, 1.0)], 'EASE')
        up = n.math('GREATER_THAN', n('SeparateXYZ', {0: at['Normal']}).outputs[2], 0.8)
        cover = n.math('MULTIPLY', n.math('MULTIPLY', cover, up), n.math('MULTIPLY', n.math('GREATER_THAN', near, 0.0), share))
        for body in [node for node in made.node_tree.nodes if node.type == 'BSDF_PRINCIPLED']:
            for name, snow in (('Base Color', rgba((0.72, 0.755, 0.80))), ('Roughness', rgba(0.85))):
                socket = body.inputs[name]
                value = socket.links[0].from_socket if socket.links else rgba(socket.default_value) if name == 'Roughness' else socket.default_value
                n.link(n.mix(cover, value, snow), socket)
