"""Calms the water of a finished scene, for close views of a pool."""
import bpy


def calm(ripple):
    """
    Sets the height of the ripples of all water surfaces to `ripple` metres. In a close view, the ripples that suit the
    whole pool break the joints and lights under water into black and white scribbles.
    """
    for of in bpy.data.materials:
        if of.name.startswith('skin'):
            for node in of.node_tree.nodes:
                if node.type == 'BUMP':
                    node.inputs['Distance'].default_value = ripple
