"""Basic shapes: meshes, rectangles, cylinders, lathe-turned and rounded objects."""
import math
import bmesh
import bpy
import numpy as np
from .materials import material
from .versions import shade_smooth


def put(name, points, faces, of, smooth=False):
    """Adds an object made of points and faces and returns it. `of` is a material or the name of one."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.materials.append(material(of) if isinstance(of, str) else of)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def sheet(of, centre, along, up, width, height, lit=True):
    """
    Adds a rectangle. Its `uv3` attribute runs from 0 to 1 across the width and the height. If `lit` is False, the
    rectangle casts no shadow and bounces no light onto other objects.
    """
    centre, along, up = (np.array(v, float) for v in (centre, along, up))
    corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    made = put('sheet', [centre + along * u * width + up * v * height for u, v in corners], [(0, 1, 2, 3)], of)
    place = np.array([(u + 0.5, v + 0.5, v + 0.5) for u, v in corners])
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', place.ravel())
    if not lit:
        made.visible_shadow = made.visible_diffuse = False
    return made


def pane(centre, along, up, width, height, of='glass'):
    """Adds a pane of glass. It casts no shadow."""
    return sheet(of, centre, along, up, width, height, lit=False)


def turned(of, centre, profile, sides=40, smooth=True):
    """
    Adds a solid of revolution around a vertical axis through `centre`. `profile` is a list of (radius, height) pairs
    from bottom to top.
    """
    points, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            points.append((centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle), centre[2] + height))
    for row in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((row * sides + i, row * sides + j, (row + 1) * sides + j, (row + 1) * sides + i))
    made = put('turned', points, faces, of, smooth)
    if smooth:
        shade_smooth(made.data, 40)
    return made


def rod(of, start, end, radius, sides=16):
    """Adds a cylinder from `start` to `end`."""
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    made = turned(of, (0, 0, 0), [(0.0001, 0), (radius, 0), (radius, (b - a).length), (0.0001, (b - a).length)], sides)
    made.location = a
    made.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return made


def rounded(of, low, high, radius, wave=0.0, segments=4):
    """
    Adds a box with rounded edges, for cushions and folded cloth. `wave` is the size in metres of random bumps in its
    surface.
    """
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    size = [b - a for a, b in zip(low, high)]
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    bmesh.ops.bevel(mesh, geom=mesh.edges[:], offset=min(radius, min(size) * 0.48), segments=segments, profile=0.5,
                    affect='EDGES')
    if wave:
        bmesh.ops.subdivide_edges(mesh, edges=[e for e in mesh.edges if e.calc_length() > 0.08], cuts=5, use_grid_fill=True)
        from mathutils import Vector, noise
        for vertex in mesh.verts:
            vertex.co += noise.noise_vector((vertex.co + Vector(low)) * 6.0) * wave
    data = bpy.data.meshes.new('rounded')
    mesh.to_mesh(data)
    mesh.free()
    shade_smooth(data, 30)
    data.materials.append(material(of) if isinstance(of, str) else of)
    made = bpy.data.objects.new('rounded', data)
    made.location = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.context.collection.objects.link(made)
    weighted = made.modifiers.new('normals', 'WEIGHTED_NORMAL')
    weighted.weight = 90
    return made
