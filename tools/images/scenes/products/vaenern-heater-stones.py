"""Scene: a crate of dark split stones on a slate floor in front of a cedar wall."""
import math
import random
import bmesh
import bpy
from mathutils import Euler, Vector, noise
from library import finishes, light, materials
from library.boards import Boards, panels, plank_wall
from library.nodes import fresh, rgba
from library.shapes import turned
from library.things import rope
from library.versions import shade_smooth

ALT = 'A wooden crate filled with dark split olivine diabase stones, three more lying before it on slate'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.7, 'balance': 0.3}
WIDE, DEEP, TALL, THICK = 0.36, 0.25, 0.17, 0.011


def crate(x, y):
    """Adds the crate with its front left corner at (x, y). Brass nails hold its boards, and a rope is its handle."""
    boards = Boards('hemlock', 0.0016)
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
    Returns the material of split diabase: dark, with fine pale and greenish crystals. The crystals are part of the
    colour, because the denoiser keeps colours but smooths the shadows of a fine relief.
    """
    made, n, surface = fresh('split diabase')
    place = n('TexCoord').outputs['Object']
    crystals = n('TexVoronoi', {'Vector': place, 'Scale': 44.0}).outputs['Color']
    fleck = n('SeparateXYZ', {0: crystals}).outputs
    cloud, grit = n.noise(place, 2.6, 4).outputs[0], n.noise(place, 30.0, 4, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', grit, 0.9, n.math('MULTIPLY_ADD', cloud, 0.5, -0.42))
    colour = n.mix(tone, rgba((0.026, 0.028, 0.029)), rgba((0.150, 0.152, 0.148)))
    colour = n.mix(n.ramp(fleck[0], [(0.84, 0.0), (0.93, 0.55)]), colour, rgba((0.30, 0.30, 0.285)))
    colour = n.mix(n.ramp(fleck[1], [(0.86, 0.0), (0.94, 0.5)]), colour, rgba((0.055, 0.068, 0.045)))
    relief = n('Bump', {'Strength': 0.9, 'Distance': 0.03, 'Height': n.math('MULTIPLY_ADD', fleck[2], 0.3, grit)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.4, 'Roughness': n.math('MULTIPLY_ADD', fleck[0], -0.25, 0.68), 'Normal': relief})
    materials._twin(n, surface, body.outputs[0], (0.085, 0.087, 0.085))
    return made


def split_stones(count):
    """Returns `count` meshes of split stones about 2 units in size: flat faces of fracture with worn edges."""
    of, made = diabase(), []
    for index in range(count):
        body, seed = bmesh.new(), Vector((index * 9.0, 3.0, 0))
        bmesh.ops.create_icosphere(body, subdivisions=5, radius=1)
        planes = [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.50, 0.84)) for _ in range(13)]
        for vertex in body.verts:
            # Each plane is slightly warped, as rock does not split quite flat.
            bend = noise.fractal(vertex.co * 1.7 + seed, 1.0, 2.0, 4) * 0.05
            for normal, reach in planes:
                over = vertex.co.dot(normal) - reach - bend
                if over > 0:
                    vertex.co -= normal * over * 0.985
            vertex.co += vertex.co.normalized() * noise.fractal(vertex.co * 7.0 + seed, 0.9, 2.1, 4) * 0.018
        data = bpy.data.meshes.new('split stone')
        body.to_mesh(data)
        body.free()
        shade_smooth(data, 24)
        data.materials.append(of)
        made.append(data)
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


def lay(made, x, y):
    """Lays the stone `made` on the floor at (x, y), on one of its flat sides: in the flattest of many random positions."""
    points = [Vector(a * b for a, b in zip(vertex.co, made.scale)) for vertex in list(made.data.vertices)[::7]]
    turns = [Euler([random.uniform(0, 6.28) for _ in range(3)]) for _ in range(150)]
    low = lambda turn: min((turn.to_matrix() @ point).z for point in points)
    made.rotation_euler = max(turns, key=low)
    made.location = (x, y, -low(made.rotation_euler) - 0.001)


def heap(x, y):
    """Adds the stones in the crate, each 5 to 10 cm in size, and three more on the floor before it."""
    meshes, stones = split_stones(10), []

    def stone(place, size):
        made = bpy.data.objects.new('stone', random.choice(meshes))
        made.location, made.rotation_euler = place, [random.uniform(0, 6.28) for _ in range(3)]
        made.scale = [size * random.uniform(low, 1.05) for low in (0.9, 0.75, 0.62)]
        bpy.context.collection.objects.link(made)
        return made
    for i in range(54):
        column, row, layer = i % 4, i // 4 % 3, i // 12
        px = x + 0.055 + (WIDE - 0.11) * (column + random.uniform(0.3, 0.7)) / 4
        py = y + 0.055 + (DEEP - 0.11) * (row + random.uniform(0.3, 0.7)) / 3
        stones.append(stone((px, py, 0.06 + layer * 0.08), random.uniform(0.036, 0.052)))
    base = _still((x, y, -0.1), (x + WIDE, y + DEEP, 0.009))
    # The sides are higher than the crate, so that no stone rolls off while they are poured.
    sides = [_still((x, y, 0), (x + WIDE, y + THICK, 0.8)), _still((x, y + DEEP - THICK, 0), (x + WIDE, y + DEEP, 0.8)),
             _still((x, y, 0), (x + THICK, y + DEEP, 0.8)), _still((x + WIDE - THICK, y, 0), (x + WIDE, y + DEEP, 0.8))]
    settle(stones, [base, *sides])
    for px, py, size in ((x + WIDE + 0.085, y - 0.045, 0.052), (x + WIDE - 0.035, y - 0.105, 0.043), (x + WIDE + 0.140, y + 0.055, 0.046)):
        lay(stone((px, py, 0), size), px, py)


def compose():
    light.indoors()
    panels('slate', (-2, -1.2, 0), (1, 0, 0), (0, 1, 0), 4.2, 2.1, 0.9, 0.7, shift=0.5)
    plank_wall('cedar', (-2, 0.9, 0), (1, 0, 0), (0, 0, 1), 4.2, 2.0)
    crate(-0.24, 0.1)
    heap(-0.24, 0.1)
    light.strip((-1.9, 0.84, 1.0), (2.1, 0.84, 1.0), (0, 0.1, -1), 12, 2850)
    light.area((-1.2, -0.5, 1.15), (1, 0.6, -0.85), 0.8, 0.8, 42, 4600)
    light.area((1.1, 0.55, 0.85), (-1, -0.35, -0.65), 0.35, 0.5, 26, 3000)
    finishes.refine(slate='honed slate')
    light.camera((0.15, -1.05, 0.58), -6.5, 64, (0, 0.03), 1.25, 5.6, 20)
