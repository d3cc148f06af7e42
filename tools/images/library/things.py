"""Parts of accessories: staves, ropes, sawn wood and small lettering, and the extra materials they need."""
import math
import random
import bpy
import numpy as np
from mathutils import Matrix
from . import materials
from .nodes import fresh, rgba
from .shapes import put
from .versions import shade_smooth


def _amber(name, tint):
    """
    Returns a coloured glass material. It tints transmitted light without refraction and shows reflections to camera
    rays only.
    """
    made, n, surface = fresh(name)
    facing = n('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    colour = n.mix(n.math('POWER', facing, 2.0), rgba(tint), rgba([c ** 5 for c in tint]))
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    factor = n.math('MULTIPLY', n('Fresnel', {'IOR': 1.5}).outputs[0], n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], front))
    mirror = n('BsdfGlossy', {'Color': rgba(0.9), 'Roughness': 0.04})
    clear = n('BsdfTransparent', {'Color': colour})
    n.link(n('MixShader', {0: factor, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'amber glass': lambda name: _amber(name, (0.52, 0.20, 0.045)),
    'amber oil': lambda name: _amber(name, (0.42, 0.12, 0.02)),
    'spruce green': lambda name: materials._mottled(name, (0.018, 0.045, 0.026), (0.060, 0.115, 0.055), 0.6, 60, 0.0002),
    'clear glass': lambda name: _amber(name, (0.93, 0.95, 0.94)),
    'cork': lambda name: materials._mottled(name, (0.20, 0.11, 0.055), (0.46, 0.30, 0.17), 0.9, 220, 0.001),
    'hemp': lambda name: materials._mottled(name, (0.34, 0.26, 0.16), (0.58, 0.47, 0.32), 0.95, 500, 0.0012, 0.3),
    'sand': lambda name: materials._mottled(name, (0.56, 0.46, 0.33), (0.80, 0.70, 0.55), 0.9, 900, 0.0006),
    'diabase': lambda name: materials._mottled(name, (0.034, 0.038, 0.037), (0.115, 0.120, 0.112), 0.62, 45, 0.004),
    'bristle': lambda name: materials._mottled(name, (0.10, 0.075, 0.05), (0.30, 0.235, 0.16), 0.7, 700, 0.001),
    'card': lambda name: materials._plain(name, (0.72, 0.67, 0.58), 0.8),
    'bone': lambda name: materials._plain(name, (0.74, 0.70, 0.62), 0.6),
    'enamel': lambda name: materials._plain(name, (0.014, 0.0135, 0.013), 0.3),
    'rubber': lambda name: materials._plain(name, (0.018, 0.018, 0.018), 0.85),
})


def grained(made, grain='z'):
    """
    Gives a wood or stone object a random position in the grain texture and returns the object. `grain` is the object's
    local axis along which the grain runs.
    """
    points = np.empty(len(made.data.vertices) * 3)
    made.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)[:, {'x': (0, 1, 2), 'y': (1, 2, 0), 'z': (2, 0, 1)}[grain]]
    local = points - points.mean(axis=0)
    angle, reach = random.uniform(0, 6.283), random.uniform(0.04, 0.14)
    _attributes(made.data, local + (random.uniform(-3, 3), reach * math.cos(angle), reach * math.sin(angle)),
                local + [random.uniform(-40, 40) for _ in range(3)], np.tile([random.random() for _ in range(3)], (len(points), 1)))
    return made


def _attributes(mesh, place, domain, chance):
    """
    Stores three vectors for each point of a mesh. The wood and stone materials read these vectors (see materials.py).
    """
    for key, values in (('pl', place), ('pn', domain), ('rnd', chance)):
        mesh.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.asarray(values, float).ravel())


def sawn(wood, outline, origin, along, up, thick, grain='x', edge=0.0015):
    """
    Adds a board whose shape is `outline`, a list of (along, up) points in metres. The board is `thick` metres thick,
    half of it on each side of the outline's plane.
    """
    along, up = np.array(along, float), np.array(up, float)
    count = len(outline)
    points = [(a, side * thick / 2, b) for side in (-1, 1) for a, b in outline]
    faces = [list(range(count)), list(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    made = put('sawn', points, faces, wood)
    grained(made, grain)
    out = np.cross(up, along)
    made.data.transform(Matrix([[along[i], out[i], up[i], origin[i]] for i in range(3)] + [[0, 0, 0, 1]]))
    soft = made.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = edge, 2, 'ANGLE'
    return made


def staved(wood, centre, low, high, height, count, thick=0.016, floor=0.02, gap=0.0005):
    """
    Adds a wooden vessel with a floor, made of `count` staves. Its outer radius is `low` at the foot and `high` at the
    rim. Returns a function that takes a height and returns the outer radius there; callers need it to place hoops.
    """
    points, faces, local, domain, chance = [], [], [], [], []
    chamfer = 0.0022
    rim = [(-chamfer, 0), (0, chamfer), (0, height - chamfer), (-chamfer, height), (chamfer - thick, height), (-thick, height - chamfer),
           (-thick, chamfer), (chamfer - thick, 0)]
    wide = 2 * math.pi / count
    for i in range(count):
        start = len(points)
        aside, angle, reach = random.uniform(-3, 3), random.uniform(0, 6.283), random.uniform(0.03, 0.12)
        far, rnd = [random.uniform(-40, 40) for _ in range(3)], [random.random() for _ in range(3)]
        half = wide / 2 - gap / low / 2
        turns = [-half, -half * 0.955, -half * 0.5, 0, half * 0.5, half * 0.955, half]
        for k, turn in enumerate(turns):
            for inset, z in rim:
                base = low + (high - low) * z / height
                edge = 0.0011 if k in (0, 6) and inset > -thick / 2 else 0
                r, a = base + inset - edge, i * wide + turn
                points.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), centre[2] + z))
                here = np.array((z, turn * base, inset))
                local.append(here + (aside, reach * math.cos(angle), reach * math.sin(angle)))
                domain.append(here + far)
                chance.append(rnd)
        rows = len(rim)
        for k in range(len(turns) - 1):
            for j in range(rows):
                a, b = start + k * rows + j, start + k * rows + (j + 1) % rows
                faces.append((a, a + rows, b + rows, b))
        faces.append([start + j for j in range(rows)])
        faces.append([start + (len(turns) - 1) * rows + j for j in range(rows)][::-1])
    made = put('staves', points, faces, wood)
    _attributes(made.data, local, domain, chance)
    radius = lambda z: low + (high - low) * z / height
    rows = 48
    disc = [(centre[0] + (radius(floor) - thick / 2) * math.cos(t), centre[1] + (radius(floor) - thick / 2) * math.sin(t), centre[2] + floor)
            for t in np.linspace(0, 2 * math.pi, rows, endpoint=False)]
    grained(put('floor', disc, [list(range(rows))], wood), 'x')
    return radius


def hoop(of, centre, radius, z, wide=0.02, thick=0.0022, slope=0.0):
    """Adds a flat band around a vessel. `slope` is the difference in metres between its upper and its lower radius."""
    sides, points, faces = 72, [], []
    soft = thick * 0.4
    ring = [(0, 0), (thick - soft, 0), (thick, soft), (thick + slope, wide - soft), (thick - soft + slope, wide), (slope, wide)]
    for i in range(sides):
        a = 2 * math.pi * i / sides
        for out, up in ring:
            points.append((centre[0] + (radius + out) * math.cos(a), centre[1] + (radius + out) * math.sin(a), centre[2] + z + up))
    rows = len(ring)
    for i in range(sides):
        for j in range(rows):
            a, b, j2 = i * rows, ((i + 1) % sides) * rows, (j + 1) % rows
            faces.append((a + j, b + j, b + j2, a + j2))
    made = put('hoop', points, faces, of, True)
    shade_smooth(made.data, 35)


def curve(points, steps=12):
    """Returns a smooth Catmull-Rom curve through the points, with `steps` points for each segment."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    made = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            made.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(made + [p[-2]])


def tube(of, points, radius, round_=True):
    """
    Adds a round bar along the points. If `round_` is True, the bar follows a smooth curve, otherwise straight segments.
    """
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, 5, True
    line = data.splines.new('POLY')
    path = curve(points) if round_ else np.array(points, float)
    line.points.add(len(path) - 1)
    line.points.foreach_set('co', np.hstack([path, np.ones((len(path), 1))]).ravel())
    line.use_smooth = True
    data.materials.append(materials.material(of) if isinstance(of, str) else of)
    made = bpy.data.objects.new('tube', data)
    bpy.context.collection.objects.link(made)
    return made


def rope(of, points, radius, strands=3, lay=7.0):
    """
    Adds a rope along the points. Its `strands` are twisted around each other. A full turn takes `lay` times the radius
    of the rope.
    """
    path = curve(points, 40)
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    length = np.concatenate([[0], np.cumsum(steps)])
    count = max(12, int(length[-1] / (radius * 0.5)))
    even = np.linspace(0, length[-1], count)
    path = np.stack([np.interp(even, length, path[:, i]) for i in range(3)], axis=1)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, (0.31, 0.9, 0.29))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(ahead, side)
    for k in range(strands):
        turn = even / (lay * radius) * 2 * math.pi + 2 * math.pi * k / strands
        tube(of, path + (side * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]) * radius * 0.5, radius * 0.56, False)


def writing(text, centre, size, of='bone', lying=False, turn=0.0, thick=0.0002):
    """Adds lettering centred on a point. It faces the camera, or upwards if `lying`."""
    data = bpy.data.curves.new('writing', 'FONT')
    data.body, data.size, data.extrude, data.align_x, data.align_y = text, size, thick, 'CENTER', 'CENTER'
    data.materials.append(materials.material(of))
    made = bpy.data.objects.new('writing', data)
    made.location = centre
    made.rotation_euler = (0, 0, math.radians(turn)) if lying else (math.pi / 2, 0, math.radians(turn))
    bpy.context.collection.objects.link(made)
    return made


def writing_around(text, centre, radius, size, of='enamel'):
    """Adds lettering on the side of a round vessel at `centre`, facing the camera."""
    flat = writing(text, (0, 0, 0), size, of, thick=0)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vertex in mesh.vertices:
        x, up, _ = vertex.co
        vertex.co = (centre[0] + radius * math.sin(x / radius), centre[1] - radius * math.cos(x / radius), centre[2] + up)
    made = bpy.data.objects.new('writing', mesh)
    bpy.context.collection.objects.link(made)
