"""Takes things out of a finished scene, and changes its lamps, for views that show another hour."""
import bpy
import numpy as np
from mathutils import Vector
from . import light


def _corners(made):
    """Returns the opposite corners of an object's bounding box in world coordinates."""
    at = np.array([made.matrix_world @ made.data.vertices[i].co for i in range(len(made.data.vertices))])
    return at.min(axis=0), at.max(axis=0)


def within(low, high):
    """
    Returns the meshes whose bounding boxes lie within the box between the opposite corners `low` and `high`. It reads no
    vertices, so it is also fast in scenes with trees.
    """
    bpy.context.view_layer.update()
    found = []
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH']:
        corners = np.array([made.matrix_world @ Vector(corner) for corner in made.bound_box])
        if np.all(corners >= low) and np.all(corners <= high):
            found.append(made)
    return found


def clear(low, high, *names):
    """
    Removes all meshes that lie within the box between the opposite corners `low` and `high`. With `names`, only those
    of these names.
    """
    bpy.context.view_layer.update()
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH' and len(thing.data.vertices)]:
        if not names or made.name.split('.')[0] in names:
            first, last = _corners(made)
            if np.all(first >= low) and np.all(last <= high):
                bpy.data.objects.remove(made)


def dim(share, sky=1.0):
    """Multiplies the power of all lamps by `share`, and the brightness of the sky by `sky`."""
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT':
            lamp.data.energy *= share
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == 'BACKGROUND':
            node.inputs['Strength'].default_value *= sky


def whiten(temperature, chosen=lambda lamp: True):
    """
    Sets the colour temperature of lamps to `temperature` kelvin, because cedar turns orange at the usual 2700 K. Lamps below
    2700 K, such as fires and candles, keep theirs. `chosen(lamp)` says which of the others change. Returns those changed.
    """
    lamps = [made for made in bpy.context.collection.objects if made.type == 'LIGHT' and made.data.color.b > 0.09 and chosen(made)]
    for lamp in lamps:
        lamp.data.color = light.kelvin(temperature)
    return lamps
