"""The lines of a cross-line laser, which follow the surfaces that they fall on instead of lying on them as red strips."""
import bpy
from .nodes import Nodes, rgba


def lines(x, y, z, strength=2.2, half=0.0022):
    """
    Draws a level line, and a plumb line that is projected along +y from the aperture (x, y, z), on everything that the scene holds so far
    and that faces it. `strength` is the radiance of a line one metre away, `half` half its width in metres.
    """
    used = {of for made in bpy.data.objects if made.type == 'MESH' for of in made.data.materials if of and of.use_nodes}
    for of in used:
        n = Nodes(of.node_tree)
        surface = next(node for node in of.node_tree.nodes if node.type == 'OUTPUT_MATERIAL').inputs['Surface']
        geometry = n('NewGeometry').outputs
        from_here = n.vector('SUBTRACT', (x, y, z), geometry['Position'])
        far = n.math('SQRT', n.vector('DOT_PRODUCT', from_here, from_here).node.outputs['Value'])
        axes = n('SeparateXYZ', {0: from_here}).outputs
        width = n.math('MULTIPLY_ADD', far, 0.12 * half, half)
        level, plumb = (n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', axes[i], width), 2.0), -1.0)) for i in (2, 0))
        # The level line goes all round the room. The fan of the plumb line opens by 73 degrees upwards and downwards.
        fan = n.math('GREATER_THAN', n.math('MULTIPLY', axes[1], -1.0), n.math('MULTIPLY', n.math('ABSOLUTE', axes[2]), 0.30))
        both = n.math('MULTIPLY_ADD', plumb, fan, level)
        facing = n.math('GREATER_THAN', n.vector('DOT_PRODUCT', from_here, geometry['True Normal']).node.outputs['Value'], 0.0)
        # Laser light speckles on rough surfaces.
        speckle = n.math('MULTIPLY_ADD', n.noise(geometry['Position'], 420.0, 2, 0.7).outputs[0], 2.2, -0.35)
        seen = n.math('MULTIPLY', facing, n('LightPath').outputs['Is Camera Ray'])
        power = n.math('DIVIDE', n.math('MULTIPLY', n.math('MULTIPLY', both, speckle), n.math('MULTIPLY', seen, strength)), n.math('MAXIMUM', far, 0.5))
        glow = n('Emission', {'Color': rgba((1.0, 0.030, 0.012)), 'Strength': power})
        n.link(n('AddShader', {0: surface.links[0].from_socket, 1: glow.outputs[0]}).outputs[0], surface)
        of.cycles.sample_as_light = False
