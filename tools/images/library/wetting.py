"""Wet stone around a pool: a darker, shinier edge with an uneven outline."""
from .nodes import Nodes, rgba


def _distance(n, box):
    """Returns the distance in metres from the rectangle `box` ((x0, x1), (y0, y1)) on the floor, and 0 inside it."""
    axes = n('SeparateXYZ', {0: n('NewGeometry').outputs['Position']}).outputs
    outside = [n.math('MAXIMUM', n.math('MAXIMUM', n.math('SUBTRACT', low, axes[i]), n.math('SUBTRACT', axes[i], high)), 0.0) for i, (low, high) in enumerate(box)]
    return n.math('SQRT', n.math('MULTIPLY_ADD', outside[0], outside[0], n.math('MULTIPLY', outside[1], outside[1])))


def wet(made, box, reach=0.04, dark=0.35):
    """
    Gives the object `made` a copy of its material that is wet up to about `reach` metres from the pool `box`. Wet stone is darker
    by the share `dark`.
    """
    of = made.data.materials[0] = made.data.materials[0].copy()
    n = Nodes(of.node_tree)
    place = n('NewGeometry').outputs['Position']
    edge = n.math('MULTIPLY_ADD', n.noise(place, 5.0, 4, 0.6).outputs[0], -2.4 * reach, _distance(n, box))
    damp = n('MapRange', {'Value': edge, 'From Min': -0.55 * reach, 'From Max': 0.25 * reach, 'To Min': 1.0, 'To Max': 0.0}, interpolation_type='SMOOTHSTEP').outputs[0]
    for body in [node for node in of.node_tree.nodes if node.type == 'BSDF_PRINCIPLED']:
        for name, share, target in (('Base Color', dark, rgba(0.0)), ('Roughness', 0.75, rgba(0.06))):
            socket = body.inputs[name]
            value = socket.links[0].from_socket if socket.links else socket.default_value if name == 'Base Color' else rgba(socket.default_value)
            n.link(n.mix(n.math('MULTIPLY', damp, share), value, target), socket)
