"""Random fields over the ground plane, and meshes made of large numpy arrays."""
import bpy
import numpy as np


def lattice(x, y, seed):
    """Returns smooth value noise between -1 and 1 at the points (x, y), which are arrays. One cell is 1 unit wide."""
    ix, iy = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)

    def corner(a, b):
        h = (a * 374761393 + b * 668265263 + seed * 982451653) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((h ^ (h >> 16)) & 0xFFFF) / 32767.5 - 1
    upper = corner(ix, iy) * (1 - fx) + corner(ix + 1, iy) * fx
    lower = corner(ix, iy + 1) * (1 - fx) + corner(ix + 1, iy + 1) * fx
    return upper * (1 - fy) + lower * fy


def fractal(x, y, seed, octaves=5, gain=0.5):
    """Returns the sum of several octaves of value noise, about -1 to 1. The octaves are rotated against each other."""
    total, weight = np.zeros(np.broadcast(x, y).shape), 1.0
    for octave in range(octaves):
        total += lattice(x, y, seed + octave) * weight
        x, y = (0.8 * x - 0.6 * y) * 2.03 + 17.1, (0.6 * x + 0.8 * y) * 2.03 - 9.7
        weight *= gain
    return total * (1 - gain)


def ridged(x, y, seed, octaves=5, gain=0.55):
    """Returns ridged noise from 0 to about 1: sharp crests between rounded hollows."""
    total, weight, full = np.zeros(np.broadcast(x, y).shape), 1.0, 0.0
    for octave in range(octaves):
        total += (1 - np.abs(lattice(x, y, seed + octave))) ** 2 * weight
        full += weight
        x, y = (0.8 * x - 0.6 * y) * 2.07 + 5.3, (0.6 * x + 0.8 * y) * 2.07 + 11.9
        weight *= gain
    return total / full


def mesh(name, points, faces, materials, smooth=False, slots=None, **attributes):
    """
    Returns a mesh built from arrays, which is much faster than `from_pydata`. `points` has shape (n, 3); `faces` has
    shape (m, 3) or (m, 4). `materials` is a list, `slots` the index of the material of each face. `attributes` are
    vectors for each point, by name.
    """
    made, sides = bpy.data.meshes.new(name), faces.shape[1]
    made.vertices.add(len(points))
    made.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    made.loops.add(faces.size)
    made.loops.foreach_set('vertex_index', np.ascontiguousarray(faces, np.int32).ravel())
    made.polygons.add(len(faces))
    made.polygons.foreach_set('loop_start', np.arange(0, faces.size, sides, dtype=np.int32))
    made.polygons.foreach_set('loop_total', np.full(len(faces), sides, np.int32))
    made.polygons.foreach_set('use_smooth', np.full(len(faces), smooth) if np.isscalar(smooth) else smooth)
    for of in materials:
        made.materials.append(of)
    if slots is not None:
        made.polygons.foreach_set('material_index', np.ascontiguousarray(slots, np.int32))
    for key, values in attributes.items():
        made.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(values, np.float32).ravel())
    made.update(calc_edges=True)
    return made


def grid_faces(rows, columns):
    """Returns the four-sided faces of a grid of points, numbered row by row."""
    index = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)


def place(data):
    """Adds an object with the mesh `data` to the scene and returns it."""
    made = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(made)
    return made
