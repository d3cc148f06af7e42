"""Views of a building from straight above, without its roof."""
import math
import bpy


def camera(centre, cut, length, turn=0.0):
    """
    Adds a camera that sees the building from above, without perspective, and makes it active. `centre` is the point
    (x, y) in the middle of the image. Everything above the height `cut` is invisible, but keeps its shadow and its
    reflections. `length` is the longer side of the image in metres. `turn` turns the camera, in degrees clockwise: with
    90, the axis x points down in the image.
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
