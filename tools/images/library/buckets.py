"""
Buckets and ladles for close views: staves that differ in tone and grain, brushed hoops with rivets, water, and a ladle
with a bowl. `renew` puts them in the place of those of `fittings.bucket`.
"""
import math
import bpy
import numpy as np
from mathutils import Matrix
from . import light, materials
from .nodes import fresh, rgba
from .shapes import put, turned
from .terry import _bounds
from .things import grained, hoop, staved
from .versions import shade_smooth


def _brushed(name, dark, bright, rough):
    """
    Returns the material of metal that was brushed around a vertical axis. Its patina changes both colour and roughness.
    """
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    strokes = n.noise(place, (9.0, 9.0, 1500.0), 3, 0.6).outputs[0]
    patina = n.noise(place, 34.0, 4, 0.6).outputs[0]
    worn = n.ramp(n.math('MULTIPLY_ADD', strokes, 0.35, n.math('MULTIPLY', patina, 0.75)), [(0.36, 0.0), (0.74, 1.0)])
    gloss = n.math('MULTIPLY_ADD', strokes, 0.22, n.math('MULTIPLY_ADD', patina, -0.22, rough))
    bump = n('Bump', {'Strength': 0.25, 'Distance': 0.0004, 'Height': strokes}).outputs[0]
    around = n('Tangent', direction_type='RADIAL', axis='Z').outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(worn, rgba(dark), rgba(bright)), 'Metallic': 1.0, 'Roughness': gloss,
                                'Anisotropic': 0.55, 'Tangent': around, 'Normal': bump})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, bright)])
    return made


def _still(name, tint):
    """
    Returns the material of the water in a bucket. `tint` is the part of the light that returns from the wood below it.
    """
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    height = n.math('ADD', n.noise(place, 16.0, 2).outputs[0], n.math('MULTIPLY', n.noise(place, 55.0, 2).outputs[0], 0.2))
    relief = n('Bump', {'Strength': 0.35, 'Distance': 0.01, 'Height': height}).outputs[0]
    # Twice the reflection of real water: at the usual angles, one would not see that the bucket is full.
    mirror = n.math('MULTIPLY', n('Fresnel', {'IOR': 1.40, 'Normal': relief}).outputs[0], 1.7)
    clear = n('BsdfTransparent', {'Color': rgba(tint)})
    glossy = n('BsdfGlossy', {'Color': rgba(0.95), 'Roughness': 0.03, 'Normal': relief})
    n.link(n('MixShader', {0: mirror, 1: clear.outputs[0], 2: glossy.outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'stave pine': lambda name: materials._wood(name, (0.62, 0.420, 0.205), (0.42, 0.240, 0.092), rings=120, rough=0.42, spread=0.46),
    'stave cedar': lambda name: materials._wood(name, (0.50, 0.274, 0.134), (0.285, 0.132, 0.058), rings=130, rough=0.42, spread=0.50),
    'ladle ash': lambda name: materials._wood(name, (0.40, 0.245, 0.118), (0.25, 0.135, 0.058), rings=150, rough=0.34, spread=0.1),
    'dark brass': lambda name: _brushed(name, (0.130, 0.093, 0.045), (0.50, 0.375, 0.190), 0.34),
    'brushed black steel': lambda name: _brushed(name, (0.026, 0.025, 0.024), (0.115, 0.109, 0.102), 0.40),
    'bucket water': lambda name: _still(name, (0.50, 0.52, 0.48)),
})


def vessel(wood, centre, low, high, tall, count, thick=0.016, seed=1):
    """
    Adds a wooden vessel as `things.staved` does, but no two of its staves are quite alike: they stand out or back by
    half a millimetre, end at slightly different heights, and their grain leans. Returns the same function.
    """
    radius = staved(wood, centre, low, high, tall, count, thick, 0.03, gap=0.0009)
    made = [thing for thing in bpy.context.collection.objects if thing.name.split('.')[0] == 'staves'][-1]
    choose = np.random.default_rng(seed)
    size = len(made.data.vertices)
    points, grain = np.empty(size * 3), np.empty(size * 3)
    made.data.vertices.foreach_get('co', points)
    made.data.attributes['pl'].data.foreach_get('vector', grain)
    points, grain = points.reshape(count, -1, 3), grain.reshape(count, -1, 3)
    spokes = (points - centre)[..., :2]
    spokes = spokes / np.linalg.norm(spokes, axis=-1, keepdims=True)
    points[..., :2] += spokes * choose.normal(0, 0.00045, (count, 1, 1))
    above = (points[..., 2] - centre[2]) / tall
    points[..., 2] += above * choose.uniform(-0.0009, 0.0009, (count, 1))
    grain[..., 1] += above * tall * choose.normal(0, 0.06, (count, 1))
    made.data.vertices.foreach_set('co', points.ravel())
    made.data.attributes['pl'].data.foreach_set('vector', grain.ravel())
    return radius


def band(of, centre, radius, z, wide=0.019, slope=0.0, seam=-90.0):
    """Adds a hoop whose ends overlap at the angle `seam`, in degrees, and are held by two rivets."""
    hoop(of, centre, radius, z, wide, 0.0020, slope)
    half, rows = 0.020 / radius, 14
    points, angle = [], math.radians(seam)
    ring = [(0.0018, 0.0006), (0.0036, 0.0014), (0.0036 + slope, wide - 0.0014), (0.0018 + slope, wide - 0.0006)]
    for a in np.linspace(angle - half, angle + half, rows):
        points += [(centre[0] + (radius + out) * math.cos(a), centre[1] + (radius + out) * math.sin(a), centre[2] + z + up) for out, up in ring]
    faces = [(4 * i + j, 4 * i + 4 + j, 4 * i + 5 + j, 4 * i + 1 + j) for i in range(rows - 1) for j in range(3)]
    put('hoop', points, faces + [(0, 1, 2, 3), tuple(4 * rows - 1 - j for j in range(4))], of)
    for side in (-1, 1):
        a = angle + side * half * 0.55
        spoke = np.array((math.cos(a), math.sin(a), 0))
        head = turned(of, (0, 0, 0), [(0.0036, -0.001), (0.0034, 0.0004), (0.0024, 0.0013), (0.0002, 0.0017)], 18)
        head.name = 'hoop'
        across = np.cross((0, 0, 1), spoke)
        at = np.array(centre, float) + spoke * (radius + 0.0036 + slope / 2) + (0, 0, z + wide / 2)
        head.matrix_world = Matrix([[(*across, 0)[i], (0, 0, 1)[i], spoke[i], at[i]] for i in range(3)] + [[0, 0, 0, 1]])


def handle(wood, start, towards, length, wide=0.025, tall=0.016):
    """
    Adds a wooden handle from `start` in the direction `towards`. It is oval, thickest at two thirds of its length, and
    its end is rounded.
    """
    along = np.array(towards, float) / np.linalg.norm(towards)
    side = np.cross((0, 0, 1), along)
    side /= np.linalg.norm(side)
    up = np.cross(along, side)
    sides, points = 24, []
    for t in (0.0, 0.004, 0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.82, 0.91, 0.96, 0.985, 0.996, 1.0):
        swell = 0.70 + 0.30 * math.sin(math.pi * min(1.0, t * 0.78) ** 1.1)
        end = min(1.0, math.sqrt(max(0.0, 1 - ((t - 0.94) / 0.061) ** 2)) if t > 0.94 else 1.0) * (0.8 if t == 0 else 1.0)
        for i in range(sides):
            a = 2 * math.pi * i / sides
            squared = (abs(math.cos(a)) ** 4 + abs(math.sin(a)) ** 4) ** -0.25
            points.append((t * length, math.cos(a) * squared ** 0.6 * wide / 2 * swell * end, math.sin(a) * squared ** 0.6 * tall / 2 * swell * end))
    rows = len(points) // sides
    faces = [(r * sides + i, r * sides + (i + 1) % sides, (r + 1) * sides + (i + 1) % sides, (r + 1) * sides + i) for r in range(rows - 1) for i in range(sides)]
    made = grained(put('ladle', points, faces + [tuple(range(sides))[::-1]], wood, True), 'x')
    shade_smooth(made.data, 50)
    made.data.transform(Matrix([[along[i], side[i], up[i], start[i]] for i in range(3)] + [[0, 0, 0, 1]]))
    return made


def ladle(of, wood, bowl, towards, length=0.33, radius=0.045, deep=0.040):
    """
    Adds a ladle: a bowl of metal with a rolled lip, a tang with two rivets, and a wooden handle `length` metres long.
    `bowl` is the middle of the lip's plane, and `towards` the direction of the handle.
    """
    curve = [(0.001, -deep)] + [(radius * math.sin(a), -deep * math.cos(a) ** 0.8) for a in np.linspace(0.12, math.pi / 2 - 0.03, 14)]
    lip = [(radius + 0.0006, 0.0004), (radius + 0.0002, 0.0016), (radius - 0.0012, 0.0016), (radius - 0.0018, 0.0004)]
    inner = [(max(0.001, r - 0.0014), z + 0.0013) for r, z in curve[::-1]]
    turned(of, bowl, curve + lip + inner, 72).name = 'ladle'
    along = np.array(towards, float) / np.linalg.norm(towards)
    side = np.cross((0, 0, 1), along)
    side /= np.linalg.norm(side)
    up = np.cross(along, side)
    root = np.array(bowl, float) + along * (1, 1, 0) * (radius - 0.001)
    # The tang is narrower in its middle and lies on top of the handle.
    points = []
    for t in np.linspace(0, 1, 15):
        half = 0.0062 + 0.0032 * (2 * t - 1) ** 2
        drop = -0.011 * (1 - min(1.0, t * 3.0)) ** 2
        for a, b in ((-half, 0), (half, 0), (half, 0.0026), (-half, 0.0026)):
            points.append(root + along * 0.098 * t + side * a + up * (b + drop + 0.0055))
    faces = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(14) for j in range(4)]
    put('ladle', points, faces + [(3, 2, 1, 0), (56, 57, 58, 59)], of)
    for at in (0.064, 0.086):
        head = turned(of, (0, 0, 0), [(0.0030, -0.001), (0.0028, 0.0005), (0.0018, 0.0013), (0.0002, 0.0016)], 16)
        head.name = 'ladle'
        place = root + along * at + up * 0.0081
        head.matrix_world = Matrix([[side[i], -along[i], up[i], place[i]] for i in range(3)] + [[0, 0, 0, 1]])
    handle(wood, root + along * 0.040, along, length)


def surface(centre, radius):
    """Adds the surface of the water in a bucket: a disc with a raised edge where it touches the wood."""
    rings = (0.0, 0.35, 0.7, 0.93, 0.975, 1.0)
    sides, points, faces = 64, [], []
    for ring in rings:
        lift = 0.0016 * max(0.0, (ring - 0.93) / 0.07) ** 2
        points += [(centre[0] + max(ring, 0.001) * radius * math.cos(2 * math.pi * i / sides),
                    centre[1] + max(ring, 0.001) * radius * math.sin(2 * math.pi * i / sides), centre[2] + lift) for i in range(sides)]
    for r in range(len(rings) - 1):
        faces += [(r * sides + i, r * sides + (i + 1) % sides, (r + 1) * sides + (i + 1) % sides, (r + 1) * sides + i) for i in range(sides)]
    made = put('bucket water', points, faces, 'bucket water', True)
    made.visible_shadow = made.visible_diffuse = False


def glint(at, turn=0.0, watts=12.0):
    """
    Adds a lamp that only shows in reflections, up to the left of `at` for a camera turned `turn` degrees to the right.
    The lamps of `light` are invisible in reflections, so without it metal and water have no highlights.
    """
    a = math.radians(-turn)
    way = np.array((math.cos(a) * -0.75 - math.sin(a) * -0.45, math.sin(a) * -0.75 + math.cos(a) * -0.45, 0.75))
    lamp = light.area(np.array(at) + way, -way, 0.35, 0.5, watts, 3300)
    lamp.visible_glossy, lamp.visible_diffuse = True, False


def bucket(x, y, z, radius=0.14, height=0.24, wood='stave pine', hoops='dark brass', turn=0.0, seed=1, full=0.78, watts=12.0):
    """
    Adds a bucket with water and a ladle that lies across its rim. `radius` is the radius in the middle of its staves,
    `full` the part of its height that the water reaches. `turn` is the yaw of the camera: the ladle's bowl is on its
    left, and the seams of the hoops face it. `watts` is the power of the lamp for its highlights.
    """
    thick = 0.017
    low, high = radius * 0.96, radius * 1.04
    outer = vessel(wood, (x, y, z), low + thick / 2, high + thick / 2, height, 16, thick, seed)
    slope = (high - low) / height * 0.019
    for share, seam in ((0.17, -66.0), (0.76, -112.0)):
        band(hoops, (x, y, z), outer(height * share) - 0.0004, height * share, 0.019, slope, seam - turn)
    surface((x, y, z + height * full), outer(height * full) - thick + 0.001)
    # The handle lies on a chord of the rim in front of the middle.
    a = math.radians(-turn - 7.0)
    along, front = np.array((math.cos(a), math.sin(a), 0)), np.array((math.sin(a), -math.cos(a), 0))
    chord = math.sqrt(outer(height) ** 2 - 0.042 ** 2)
    place = np.array((x, y, z + height + 0.0080)) + front * 0.042 - along * (chord + 0.052)
    ladle(hoops, 'ladle ash', place, along)
    if watts:
        glint((x, y, z + height), turn, watts)


def renew(turn=0.0, wood='stave pine', hoops='dark brass', watts=12.0):
    """
    Replaces the buckets that `fittings.bucket` has added to the scene, with their ladles. For the arguments see
    `bucket`.
    """
    bpy.context.view_layer.update()
    parts = [(made, *_bounds(made)) for made in list(bpy.context.collection.objects)
             if made.type == 'MESH' and made.name.split('.')[0] in ('staves', 'floor', 'hoop', 'ladle')]
    found = [(low, high) for made, low, high in parts if made.name.startswith('staves') and max(high - low) < 0.5]
    for made, low, high in parts:
        if any(np.all(low > a - 0.03) and np.all(high < b + 0.25) for a, b in found):
            bpy.data.objects.remove(made)
    for seed, (low, high) in enumerate(found):
        middle, size = (low + high) / 2, high - low
        # `fittings.bucket` adds half the thickness of its staves, 16 mm, to the radius.
        bucket(middle[0], middle[1], low[2], size[0] / 2 - 0.008, size[2], wood, hoops, turn, seed + 1, watts=watts)
