"""Snow on the branches of conifers: soft cushions that run together along a branch and end in fingers on its side branches."""
import bpy
import numpy as np

Z = np.array((0.0, 0.0, 1.0))
FLAT = 0.55  # height of a cushion as a share of its width


def _fingers(rng, loads, amount):
    """
    Returns the centres and radii in metres of the balls of snow on one branch. `loads` are its side branches as (start,
    direction, length, place on the branch from 0 to 1). Snow slides off whole branches and off the ends of the fingers.
    """
    start, way, own, t = loads
    lying = np.clip(rng.normal(0.55 + 0.55 * amount, 0.28), 0.0, 1.25)
    kept = rng.random(len(own)) < 0.25 + 0.75 * lying
    start, way, own, t = start[kept], way[kept], own[kept], t[kept]
    if lying < 0.3 or not len(own):
        return np.zeros((0, 3)), np.zeros(0)
    along = np.linspace(0.0, 0.92, 7)
    centres = start[:, None] + (way * own[:, None])[:, None] * along[:, None]
    width = (0.045 + 0.085 * own * np.clip(0.2 + 1.1 * t, 0, 1) * rng.uniform(0.7, 1.3, len(own)))[:, None] * (1.15 - 0.7 * along ** 2) * lying
    width = width * rng.uniform(0.65, 1.3, width.shape) * (rng.random(width.shape) < 0.9)
    thick = width > 0.052  # Thinner snow would have holes.
    return centres[thick], width[thick]


def _volume_group(grain):
    """
    Returns the geometry nodes that turn vertices with the attribute `radius` into one surface around balls of that radius. Its
    faces are `grain` metres long.
    """
    group = bpy.data.node_groups.new('snow loads', 'GeometryNodeTree')
    # Blender 4.0 has moved the sockets of a group to its interface.
    if hasattr(group, 'interface'):
        for way in ('INPUT', 'OUTPUT'):
            group.interface.new_socket('Geometry', in_out=way, socket_type='NodeSocketGeometry')
    else:
        group.inputs.new('NodeSocketGeometry', 'Geometry')
        group.outputs.new('NodeSocketGeometry', 'Geometry')
    new = group.nodes.new
    start, points, volume, surface, end, radius = (new(kind) for kind in (
        'NodeGroupInput', 'GeometryNodeMeshToPoints', 'GeometryNodePointsToVolume', 'GeometryNodeVolumeToMesh', 'NodeGroupOutput', 'GeometryNodeInputNamedAttribute'))
    radius.data_type = 'FLOAT'
    radius.inputs['Name'].default_value = 'radius'
    volume.resolution_mode = 'VOXEL_SIZE'
    volume.inputs['Voxel Size'].default_value = grain
    surface.inputs['Adaptivity'].default_value = 0.3
    measure = next(output for output in radius.outputs if output.enabled)
    for a, b in ((start.outputs[0], points.inputs['Mesh']), (measure, points.inputs['Radius']), (points.outputs[0], volume.inputs['Points']),
                 (measure, volume.inputs['Radius']), (volume.outputs[0], surface.inputs['Volume']), (surface.outputs[0], end.inputs[0])):
        group.links.new(a, b)
    return group


def _around(centres, radii, grain):
    """
    Returns the points and triangles of one smooth surface around balls with these centres and radii, in metres. Its faces are
    `grain` metres long.
    """
    data = bpy.data.meshes.new('loads')
    data.vertices.add(len(centres))
    data.vertices.foreach_set('co', (centres / (1, 1, FLAT)).astype(np.float32).ravel())
    data.attributes.new('radius', 'FLOAT', 'POINT').data.foreach_set('value', radii.astype(np.float32))
    made = bpy.data.objects.new('loads', data)
    bpy.context.collection.objects.link(made)
    made.modifiers.new('volume', 'NODES').node_group = _volume_group(grain)
    soft = made.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 4
    whole = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    result = whole.to_mesh()
    points = np.empty(len(result.vertices) * 3, np.float32)
    result.vertices.foreach_get('co', points)
    result.calc_loop_triangles()
    faces = np.empty(len(result.loop_triangles) * 3, np.int32)
    result.loop_triangles.foreach_get('vertices', faces)
    whole.to_mesh_clear()
    bpy.data.objects.remove(made)
    return points.reshape(-1, 3) * (1, 1, FLAT), faces.reshape(-1, 3)


def cushions(rng, loads, amount, grain):
    """
    Returns the points and triangles of the snow on a tree. `loads` holds, for each branch, its side branches as
    (start, direction, length, place on the branch). `amount` from 0 to 1 is how much snow lies, and `grain` the length of the
    faces in metres.
    """
    parts = [_fingers(rng, load, amount) for load in loads]
    centres, radii = np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])
    return _around(centres + Z * (radii * FLAT * 0.55)[:, None], radii, grain)
