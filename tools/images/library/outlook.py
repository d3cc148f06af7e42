"""
A real landscape behind the window of a finished room, in place of the painted view of `day_window`. The room keeps its own
lamps: the sky lights the landscape, but not the room, where it would add noise.
"""
import bpy
from .shapes import put


def unveil():
    """Removes the painted view that `day_window.window` has added."""
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH' and thing.data.materials]:
        if made.data.materials[0] and made.data.materials[0].name.split('.')[0] == 'day':
            bpy.data.objects.remove(made)


def sky(hour, *args, **kwargs):
    """Sets the sky and the haze of `hour`, a function of `daylight`, without its sun: that of the room shines on the landscape too."""
    before = set(bpy.data.objects)
    hour(*args, **kwargs)
    for lamp in set(bpy.data.objects) - before:
        bpy.data.objects.remove(lamp)


def enclose(x0, x1, y0, y1, high, window):
    """
    Keeps the light of the sky out of the room between the opposite corners (x0, y0) and (x1, y1), which is `high` metres high, and
    out of its joints. The camera must be between them. Reflections and the camera see the landscape through the opening
    `window` in the wall at `y1`, (x from, x to, z from, z to). Call it after `sky`.
    """
    # Sampled directly, the sky would reach the room past the surfaces, because they cast no shadow.
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    left, right, low, top = window
    foot = -3.0  # below any basin
    corners = [(x, y, z) for z in (foot, high) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    around = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)]
    wall = [(x, y1, z) for z in (foot, low, top, high) for x in (x0, left, right, x1)]
    parts = [(4 * j + i, 4 * j + i + 1, 4 * j + i + 5, 4 * j + i + 4) for i in range(3) for j in range(3) if (i, j) != (1, 1)]
    hole = put('hole', [(left, y1, low), (right, y1, low), (right, y1, top), (left, y1, top)], [(0, 1, 2, 3)], 'void')
    hole.visible_camera = hole.visible_glossy = hole.visible_transmission = False
    for made in (put('sides', corners, around, 'void'), put('end', wall, parts, 'void'), hole):
        made.visible_shadow = False
