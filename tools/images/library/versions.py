"""The differences between Blender 3.4, the version of Debian 12, and Blender 4.3, that of Debian 13."""
import math
import bpy

# Inputs of the Principled BSDF that Blender 4.0 has renamed.
_RENAMED = {'Emission': 'Emission Color', 'Sheen': 'Sheen Weight', 'Specular': 'Specular IOR Level'}


def input_name(node, name):
    """Returns the name that an input of a shader node has in this version. `name` is its name in Blender 3.4."""
    return name if name in node.inputs else _RENAMED.get(name, name)


def shade_smooth(mesh, degrees):
    """Shades the faces of a mesh smooth, except at edges where they meet at more than this angle."""
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if bpy.app.version >= (4, 1):
        mesh.set_sharp_from_angle(angle=math.radians(degrees))
    else:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(degrees)
