"""Clearings in a forest that a shared scene has planted."""
import bpy


def clear(free):
    """Removes the trees of `conifers.forest` and `spruces` for which `free(x, y)` returns True."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] in ('tree', 'spruce') and free(*made.location[:2]):
            bpy.data.objects.remove(made)
