"""A wood stove for close views: its firebox is open behind glass, and its flames are separate tongues."""
import bpy
from . import clear, hearths, split_stones, tongues


def remove(low, high):
    """Removes the stove between the corners `low` and `high`, and the stones of all heaters."""
    for made in list(bpy.context.collection.objects):
        if made.type == 'MESH' and made.data.name.split('.')[0] == 'rock':
            bpy.data.objects.remove(made)
    clear.clear(low, high, 'stove', 'door', 'sheet')


def stove(x, y, z=0.0, width=0.44, depth=0.42, height=0.95, yaw=0.0, pipe=None):
    """
    Adds a stove whose front left corner is at (x, y), with flames that face a camera in the direction `yaw` (see
    `light.camera`). `pipe` is the height at which the flue ends; None means no flue.
    """
    hearths.wood_stove(x, y, z, width, depth, height, pipe)
    clear.clear((x, y, z + 0.1), (x + width, y + depth, z + height * 0.55), 'embers', 'turned', 'sheet')
    tongues.fire(x + width / 2, y + depth / 2 - 0.02, z + 0.15, round(width * 0.32, 2), round(height * 0.36, 2), yaw)
    split_stones.renew()
