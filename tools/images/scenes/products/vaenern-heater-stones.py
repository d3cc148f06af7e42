"""Scene: a corner of a pine crate filled with split olivine diabase, from above and close, in raking daylight."""
import math
import random
import bmesh
import bpy
from mathutils import Vector, noise
from library import daylight, finishes, light, materials, planed  # noqa: F401 (finishes adds the slate)
from library.boards import Boards, panels
from library.nodes import fresh, rgba
from library.shapes import turned
from library.things import rope
from library.versions import shade_smooth

ALT = 'Grey-green split olivine diabase stones in a wooden crate with a rope handle, in daylight from the left'
GRADE = {'exposure': 1.0, 'contrast': 1.1, 'balance': 0.3}
WIDE, DEEP, TALL, THICK = 0.36, 0.25, 0.17, 0.011

materials._makers['crate pine'] = lambda name: planed.wood(name, (0.600, 0.455, 0.300), (0.430, 0.280, 0.150), 210.0, 0.58, 0.14, 0.9)


def crate(x, y):
    """Adds the crate with its front left corner at (x, y). Brass nails hold its boards, and a rope is its handle."""
    boards = Boards('crate pine', 0.0012)
    for i in range(3):
        low = 0.008 + i * 0.054
        boards.box((x, y, low), (x + WIDE, y + THICK, low + 0.047))
        boards.box((x, y + DEEP - THICK, low), (x + WIDE, y + DEEP, low + 0.047))
        for left in (x + THICK * 0.2, x + WIDE - THICK * 1.2):
            boards.box((left, y + THICK, low), (left + THICK, y + DEEP - THICK, low + 0.047), 'y')
        for px in (x + 0.024, x + WIDE - 0.024):
            for pz in (low + 0.012, low + 0.035):
                nail = turned('brass', (0, 0, 0), [(0.0022, 0), (0.0019, 0.0006), (0.0001, 0.0009)], 16)
                nail.location, nail.rotation_euler = (px, y, pz), (math.pi / 2, 0, 0)
    for px in (x + THICK * 1.2, x + WIDE - THICK * 1.2 - 0.022):
        for py in (y + THICK, y + DEEP - THICK - 0.022):
            boards.box((px, py, 0), (px + 0.022, py + 0.022, TALL), 'z')
    boards.box((x, y, 0), (x + WIDE, y + DEEP, 0.009))
    boards.done('crate')
    for side, at in ((-1, x + THICK * 0.2), (1, x + WIDE - THICK * 0.2)):
        curve = ((-0.055, -0.004, 0.145), (-0.053, 0.012, 0.138), (-0.03, 0.022, 0.103), (0, 0.024, 0.095), (0.03, 0.022, 0.103), (0.053, 0.012, 0.138), (0.055, -0.004, 0.145))
        rope('hemp', [(at + side * out, y + DEEP / 2 + along, up) for along, out, up in curve], 0.006)


def diabase():
    """
    Returns the material of split olivine diabase: grey-green, with a fine even grain, a little rust in old joints, and pale
    bruises where stones have knocked together. It reads `bruise`, which is 1 at the edges of a stone.
    """
    made, n, surface = fresh('split diabase')
    place, own = n('TexCoord').outputs['Object'], n('ObjectInfo').outputs['Random']
    place = n.vector('ADD', place, n('CombineXYZ', {0: n.math('MULTIPLY', own, 37.0), 1: 0.0, 2: 0.0}).outputs[0])
    crystals = n('SeparateXYZ', {0: n('TexVoronoi', {'Vector': place, 'Scale': 62.0}).outputs['Color']}).outputs
    cloud, grit, fine = n.noise(place, 1.6, 5, 0.6).outputs[0], n.noise(place, 14.0, 4, 0.65).outputs[0], n.noise(place, 70.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', grit, 0.45, n.math('MULTIPLY_ADD', fine, 0.35, n.math('MULTIPLY_ADD', cloud, 0.55, n.math('MULTIPLY_ADD', own, 0.30, -0.52))))
    colour = n.mix(tone, rgba((0.038, 0.044, 0.040)), rgba((0.150, 0.163, 0.146)))
    colour = n.mix(n.ramp(crystals[0], [(0.70, 0.0), (0.95, 0.30)]), colour, rgba((0.19, 0.195, 0.175)))
    colour = n.mix(n.ramp(crystals[1], [(0.75, 0.0), (0.95, 0.45)]), colour, rgba((0.050, 0.062, 0.040)))
    rust = n.ramp(n.noise(n.vector('ADD', place, (9.0, 4.0, 1.0)), 1.1, 5, 0.65).outputs[0], [(0.60, 0.0), (0.76, 0.40)])
    colour = n.mix(rust, colour, rgba((0.135, 0.092, 0.055)))
    bruise = n.math('MULTIPLY', n('SeparateXYZ', {0: n.attribute('bruise')}).outputs[0], n.ramp(grit, [(0.42, 0.0), (0.66, 0.55)]))
    colour = n.mix(bruise, colour, rgba((0.27, 0.28, 0.26)))
    relief = n('Bump', {'Strength': 0.7, 'Distance': 0.020, 'Height': n.math('MULTIPLY_ADD', fine, 0.45, grit)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.35, 'Roughness': n.math('MULTIPLY_ADD', fine, 0.15, 0.60), 'Normal': relief})
    materials._twin(n, surface, body.outputs[0], (0.085, 0.092, 0.084))
    return made


def _broken(seed):
    """
    Returns the mesh of one split stone about 2 units in size: a few large planes of fracture and several small ones, which
    meet in sharp edges, with low steps where flakes have come off.
    """
    body, own = bmesh.new(), Vector((seed * 9.0, 3.0, 0))
    bmesh.ops.create_icosphere(body, subdivisions=6, radius=1)
    planes = [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.42, 0.70)) for _ in range(6)]
    planes += [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.66, 0.90)) for _ in range(9)]
    edge = body.verts.layers.float_vector.new('bruise')
    for vertex in body.verts:
        co = vertex.co.copy()
        bend = noise.fractal(co * 1.5 + own, 1.0, 2.0, 4) * 0.045
        for normal, reach in planes:
            # Each plane has a few low steps, and is not quite flat.
            step = 0.022 * round(1.5 * noise.noise(co * 2.3 + own + normal * 7))
            over = co.dot(normal) - reach - bend - step
            if over > 0:
                co -= normal * over
        # A vertex that two planes hold lies on an edge.
        near = sorted(abs(co.dot(normal) - reach - bend) for normal, reach in planes)
        vertex[edge] = Vector((max(0.0, 1 - near[1] / 0.035), 0, 0))
        vertex.co = co + co.normalized() * (noise.fractal(co * 6.0 + own, 0.9, 2.1, 5) * 0.016)
    data = bpy.data.meshes.new('split stone')
    body.to_mesh(data)
    body.free()
    shade_smooth(data, 22)
    return data


def split_stones(count):
    """Returns `count` meshes of split stones about 2 units in size."""
    of, made = diabase(), [_broken(index) for index in range(count)]
    for data in made:
        data.materials.append(of)
    return made


def _still(low, high):
    """Adds an invisible box that the falling stones cannot pass. Returns it."""
    made = bpy.data.objects.new('still', bpy.data.meshes.new('still'))
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    bmesh.ops.scale(body, vec=[b - a for a, b in zip(low, high)], verts=body.verts)
    body.to_mesh(made.data)
    body.free()
    made.location = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.context.collection.objects.link(made)
    return made


def settle(stones, still, frames=170):
    """Lets the objects `stones` fall until they rest on each other and on the objects `still`, which it then removes."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.collection = bpy.data.collections.new('bodies')
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 8, 12
    scene.rigidbody_world.point_cache.frame_end = frames
    for made in stones + still:
        scene.rigidbody_world.collection.objects.link(made)
        made.rigid_body.type = 'ACTIVE' if made in stones else 'PASSIVE'
        made.rigid_body.collision_shape = 'CONVEX_HULL' if made in stones else 'BOX'
        made.rigid_body.friction, made.rigid_body.restitution = 0.7, 0.0
        # Otherwise Blender stops a stone that tips over slowly, and it stands on a corner.
        made.rigid_body.use_deactivation = False
        made.rigid_body.use_margin, made.rigid_body.collision_margin = True, 0.0004
        made.rigid_body.linear_damping, made.rigid_body.angular_damping = 0.2, 0.4
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    places = [made.matrix_world.copy() for made in stones]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for made, place in zip(stones, places):
        made.matrix_world = place
    for made in still:
        bpy.data.objects.remove(made)


def heap(x, y):
    """Adds the stones in the crate, each 5 to 10 cm in size."""
    meshes, stones = split_stones(10), []

    def stone(place, size):
        made = bpy.data.objects.new('stone', random.choice(meshes))
        made.location, made.rotation_euler = place, [random.uniform(0, 6.28) for _ in range(3)]
        made.scale = [size * random.uniform(low, high) for low, high in ((0.95, 1.25), (0.75, 1.05), (0.55, 0.85))]
        bpy.context.collection.objects.link(made)
        return made
    for i in range(66):
        column, row, layer = i % 4, i // 4 % 3, i // 12
        px = x + 0.055 + (WIDE - 0.11) * (column + random.uniform(0.3, 0.7)) / 4
        py = y + 0.055 + (DEEP - 0.11) * (row + random.uniform(0.3, 0.7)) / 3
        stones.append(stone((px, py, 0.06 + layer * 0.08), random.uniform(0.036, 0.052)))
    base = _still((x, y, -0.1), (x + WIDE, y + DEEP, 0.009))
    # The sides are higher than the crate, so that no stone rolls off while they are poured.
    sides = [_still((x, y, 0), (x + WIDE, y + THICK, 0.8)), _still((x, y + DEEP - THICK, 0), (x + WIDE, y + DEEP, 0.8)),
             _still((x, y, 0), (x + THICK, y + DEEP, 0.8)), _still((x + WIDE - THICK, y, 0), (x + WIDE, y + DEEP, 0.8))]
    settle(stones, [base, *sides])


def compose():
    light.indoors()
    panels('honed slate', (-2, -1.2, 0), (1, 0, 0), (0, 1, 0), 4.2, 2.6, 0.9, 0.7, shift=0.5)
    crate(-0.24, 0.1)
    heap(-0.24, 0.1)
    daylight.sun(285, 24, 3.6, 5000, 2.5)
    light.area((-1.4, 0.1, 1.1), (1, 0.05, -0.65), 0.9, 0.9, 16, colour=(0.90, 0.95, 1.0))
    light.area((0.6, -0.9, 1.4), (-0.35, 0.7, -0.9), 1.2, 1.0, 5, colour=(0.95, 0.97, 1.0))
    light.camera((0.16, -0.38, 0.58), -13.8, 82, (0.0, 0.05), 0.70, 8.0, pitch=37)
