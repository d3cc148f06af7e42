"""Views of a building from straight above, without its roof, with its dimensions."""
import math
import bpy
import numpy as np
from .fields import mesh, place
from .nodes import fresh, rgba


def camera(centre, cut, length, turn=0.0):
    """
    Adds a camera that sees the building from above, without perspective, and makes it active. `centre` is the point
    (x, y) in the middle of the image. Everything above the height `cut` is invisible, but keeps its shadow and its
    reflections. `length` is the longer side of the image in metres. `turn` turns the camera, in degrees clockwise: with
    90, the axis x points up in the image.
    """
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', length
    above = 30.0
    data.clip_start, data.clip_end = above, 1000
    made = bpy.data.objects.new('camera', data)
    made.location = (*centre, cut + above)
    made.rotation_euler = (0, 0, math.radians(-turn))
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made


def _ink():
    """Returns the material of the lines of a drawing: an even dark grey, whatever light falls on it."""
    made, n, surface = fresh('ink')
    n.link(n('Emission', {'Color': rgba((0.09, 0.085, 0.08)), 'Strength': 1.0}).outputs[0], surface)
    return made


def _stroke(ink, start, end, height, wide):
    """Adds a flat line from `start` to `end`, `wide` metres wide. It throws no shadow."""
    a, b = np.array(start, float), np.array(end, float)
    across = np.array((a[1] - b[1], b[0] - a[0])) / np.linalg.norm(b - a) * wide / 2
    corners = [(*point, height) for point in (a - across, b - across, b + across, a + across)]
    place(mesh('line', np.array(corners), np.array([[0, 1, 2, 3]]), [ink])).visible_shadow = False


def dimension(start, end, height, text, tall):
    """
    Draws a dimension line from `start` to `end`, points (x, y) in metres, at the height `height`: a stroke across each end, and
    in a gap in its middle `text`, `tall` metres high, whose lines read in the direction from `start` to `end`.
    """
    ink, a, b = _ink(), np.array(start, float), np.array(end, float)
    along = (b - a) / np.linalg.norm(b - a)
    across, middle, gap, wide = np.array((-along[1], along[0])), (a + b) / 2, tall * (0.36 * len(text) + 0.35), tall * 0.06
    _stroke(ink, a, middle - along * gap, height, wide)
    _stroke(ink, middle + along * gap, b, height, wide)
    for point in (a, b):
        _stroke(ink, point - (along + across) * tall * 0.35, point + (along + across) * tall * 0.35, height, wide * 1.6)
    letters = bpy.data.curves.new('dimension', 'FONT')
    # The figures of Blender's own font are 0.73 of its size.
    letters.body, letters.size, letters.align_x, letters.align_y = text, tall / 0.73, 'CENTER', 'CENTER'
    letters.materials.append(ink)
    made = bpy.data.objects.new('dimension', letters)
    made.location, made.rotation_euler = (*middle, height), (0, 0, math.atan2(along[1], along[0]))
    made.visible_shadow = False
    bpy.context.collection.objects.link(made)
