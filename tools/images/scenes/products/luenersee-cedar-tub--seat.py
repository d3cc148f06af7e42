"""Scene: the cedar tub by day, seen from above its rim. Its seat and its staves are visible through the clear water."""
import math
import bpy
from library import light, materials
from library.calm import calm
from library.fittings import roll
from library.nodes import Nodes, rgba
from library.views import compose_product

ALT = 'A look over the edge of the cedar tub into clear water, with the seat inside and the staves running down to the floor'
GRADE = {'exposure': 0.7}
LEVEL = 1.05  # height of the water surface in metres


def under_water():
    """Returns a cedar that daylight reaches through clear water: the deeper a point, the greener and darker it is."""
    made = materials._wood('cedar under water', (0.50, 0.300, 0.165), (0.27, 0.135, 0.066), spread=0.6)
    n = Nodes(made.node_tree)
    axes = n('SeparateXYZ', {0: n.vector('SUBTRACT', n('NewGeometry').outputs['Position'], (0, 0.6, 0))}).outputs
    depth = n.math('MAXIMUM', n.math('SUBTRACT', LEVEL, axes[2]), 0.0)
    taken = n('CombineXYZ', {i: n.math('POWER', loss, depth) for i, loss in enumerate((0.56, 0.90, 0.95))}).outputs[0]
    # The 36 staves have dark joints: the surface is too even to show the gaps between them.
    around = n.math('FRACT', n.math('MULTIPLY', n.math('ARCTAN2', axes[1], axes[0]), 36 / (2 * math.pi)))
    joint = n.math('GREATER_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', around, 0.5)), 0.484)
    radius = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', axes[0], axes[0]), n.math('MULTIPLY', axes[1], axes[1])))
    joint = n.math('MULTIPLY', joint, n.math('GREATER_THAN', radius, 0.695))
    taken = n.mix(joint, taken, rgba(0.10))
    for node in [node for node in made.node_tree.nodes if node.type in ('BSDF_PRINCIPLED', 'BSDF_DIFFUSE')]:
        socket = node.inputs[0]
        colour = socket.links[0].from_socket if socket.links else rgba(tuple(socket.default_value)[:3])
        n.link(n.mix(1.0, colour, taken, 'MULTIPLY'), socket)
    return made


def compose():
    compose_product('luenersee-cedar-tub')
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH']:
        of = made.data.materials[0]
        if of.name.startswith('steam'):
            bpy.data.objects.remove(made)
        elif of.name.startswith('bed of'):
            made.data.materials[0] = under_water()
    calm(0.010)
    roll(0.13, -0.44, 0.60, 0.26)
    light.area((0.0, 0.6, 1.75), (0, 0, -1), 1.2, 1.2, 16, 6000)
    light.camera((0.12, -1.02, 2.72), 0, 37, (0, -0.13), 2.3, 5.0, pitch=44)
