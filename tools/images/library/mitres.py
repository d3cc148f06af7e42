"""Rims of pools whose slabs meet at the corners in mitres of 45 degrees."""
import bmesh
from mathutils import Vector
from .shapes import rounded
from .things import grained


def _cut(made, point, normal):
    """Removes the part of an object on the side of the plane through `point` to which `normal` points, and closes the cut."""
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    cut = bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=Vector(point) - made.location, plane_no=normal, clear_outer=True)
    bmesh.ops.contextual_create(mesh, geom=[part for part in cut['geom_cut'] if isinstance(part, bmesh.types.BMEdge)])
    mesh.to_mesh(made.data)
    mesh.free()


def rim(of, x0, x1, y0, y1, low, high, wide, radius=0.008, gap=0.0014):
    """
    Adds a rim `wide` metres wide inside the outer edges `x0`, `x1`, `y0` and `y1`, from the height `low` to `high`. `gap` is
    the width of the joints.
    """
    cx, cy, aside = (x0 + x1) / 2, (y0 + y1) / 2, gap * 0.7
    for low_x, high_x, low_y, high_y, grain in ((x0, x1, y0, y0 + wide, 'x'), (x0, x1, y1 - wide, y1, 'x'), (x0, x0 + wide, y0, y1, 'y'), (x1 - wide, x1, y0, y1, 'y')):
        made = rounded(of, (low_x, low_y, low), (high_x, high_y, high), radius, segments=5)
        made.name = 'slab'
        for x in (x0, x1):
            for y in (y0, y1):
                if low_x <= x <= high_x and low_y <= y <= high_y:
                    # The normal points away from the middle of the slab, across the diagonal of the corner.
                    sx, sy = (1 if x > cx else -1), (1 if y > cy else -1)
                    normal = (sx, -sy, 0) if grain == 'x' else (-sx, sy, 0)
                    _cut(made, (x - normal[0] * aside, y - normal[1] * aside, 0), normal)
        grained(made, grain)
