"""Cuts a building at a height, for views from above in daylight. Without what lies above the cut, the sky lights the rooms evenly."""
import bmesh
import bpy
from mathutils import Vector
from . import materials
from .nodes import fresh, rgba
from .shapes import put


def _plain(name):
    """Returns the material of cut walls: a matt dark grey-brown."""
    made, n, surface = fresh(name)
    n.link(n('BsdfDiffuse', {'Color': rgba((0.060, 0.052, 0.046))}).outputs[0], surface)
    return made


materials._makers['cut wall'] = _plain


def cut(height, low, high):
    """
    Removes everything above `height` from the meshes that begin within the rectangle between the corners `low` and `high`
    (x, y). The cut surfaces stay open: cover them with `cap`.
    """
    bpy.context.view_layer.update()
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH' and len(thing.data.vertices)]:
        corners = [made.matrix_world @ Vector(corner) for corner in made.bound_box]
        x, y, bottom = (min(corner[axis] for corner in corners) for axis in range(3))
        if not (low[0] < x < high[0] and low[1] < y < high[1]) or max(corner.z for corner in corners) <= height:
            continue
        if bottom >= height:
            bpy.data.objects.remove(made)
            continue
        back = made.matrix_world.inverted()
        body = bmesh.new()
        body.from_mesh(made.data)
        up = (made.matrix_world.to_3x3().transposed() @ Vector((0, 0, 1))).normalized()
        bmesh.ops.bisect_plane(body, geom=body.verts[:] + body.edges[:] + body.faces[:], plane_co=back @ Vector((0, 0, height)), plane_no=up, clear_outer=True)
        body.to_mesh(made.data)
        body.free()


def cap(height, walls):
    """Adds the cut surfaces of `walls`, each (x0, x1, y0, y1), at `height`. They cast no shadows, because some lie on glass."""
    for x0, x1, y0, y1 in walls:
        put('cap', [(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)], [(0, 1, 2, 3)], 'cut wall').visible_shadow = False
