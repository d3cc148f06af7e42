"""Cuts away what lies outside a rectangle in plan, for views of single rooms from above."""
import bmesh
import bpy


def outside(x0, x1, y0, y1):
    """
    Removes the parts of all meshes beyond the given sides of a rectangle, each of which may be None. The cut surfaces stay
    open: cover them with walls.
    """
    planes = [(axis, way, at) for axis, way, at in ((0, -1, x0), (0, 1, x1), (1, -1, y0), (1, 1, y1)) if at is not None]
    bpy.context.view_layer.update()
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
        body = bmesh.new()
        body.from_mesh(made.data)
        body.transform(made.matrix_world)
        crossed = [plane for plane in planes if body.verts and max((vertex.co[plane[0]] - plane[2]) * plane[1] for vertex in body.verts) > 0]
        for axis, way, at in crossed:
            place, normal = [0, 0, 0], [0, 0, 0]
            place[axis], normal[axis] = at, way
            bmesh.ops.bisect_plane(body, geom=body.verts[:] + body.edges[:] + body.faces[:], plane_co=place, plane_no=normal, clear_outer=True)
        if crossed:
            body.transform(made.matrix_world.inverted())
            body.to_mesh(made.data)
        body.free()
