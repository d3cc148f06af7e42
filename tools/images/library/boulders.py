"""Boulders: angular, rounded and flat ones, with caps of snow, bare rock between them, and wet rock near water."""
import random
import bmesh
import bpy
from mathutils import Vector, noise
from .nodes import fresh, rgba
from .versions import shade_smooth


def _rock(snow, wet):
    """
    Returns the material of a boulder. Each object has its own tone and its own share of `snow`. Rock below about the
    height `wet` is dark and shiny, and no snow lies on it.
    """
    made, n, surface = fresh('boulder')
    info = n('ObjectInfo').outputs['Random']
    spot, at = n('TexCoord').outputs['Object'], n('NewGeometry').outputs
    broad, fine = n.noise(spot, 1.4, 5).outputs[0], n.noise(spot, 9.0, 7, 0.68).outputs[0]
    lichen = n.ramp(n.noise(spot, 3.1, 5, 0.7).outputs[0], [(0.55, 0.0), (0.66, 0.6)])
    tone = n.math('MULTIPLY_ADD', fine, 1.1, n.math('MULTIPLY_ADD', broad, 1.2, -0.68))
    cold, warm = (n.mix(tone, rgba(dark), rgba(pale)) for dark, pale in (((0.040, 0.043, 0.048), (0.215, 0.220, 0.228)), ((0.046, 0.040, 0.034), (0.230, 0.205, 0.175))))
    colour = n.mix(lichen, n.mix(info, cold, warm), rgba((0.215, 0.220, 0.180)))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', info, 0.65, 0.78), 'Color': colour}).outputs[0]
    height = n('SeparateXYZ', {0: at['Position']}).outputs[2]
    damp = n.ramp(n.math('ADD', n.math('SUBTRACT', height, wet), n.math('MULTIPLY', fine, 0.14)), [(0.05, 1.0), (0.15, 0.0)], 'EASE')
    colour = n.mix(damp, colour, n.mix(1.0, colour, rgba((0.34, 0.36, 0.38)), 'MULTIPLY'))
    relief = n('Bump', {'Strength': 0.9, 'Distance': 0.05, 'Height': n.math('MULTIPLY_ADD', broad, 0.7, fine)}).outputs[0]
    up = n('SeparateXYZ', {0: at['Normal']}).outputs[2]
    own = n.math('MULTIPLY_ADD', n.math('FRACT', n.math('MULTIPLY', info, 7.31)), 0.62, -0.36)
    lie = n.math('ADD', n.math('ADD', up, own), n.math('MULTIPLY_ADD', fine, 0.55, n.math('MULTIPLY_ADD', broad, 0.5, -0.52)))
    cover = n.math('MULTIPLY', n.ramp(lie, [(0.98 - snow, 0.0), (1.16 - snow, 1.0)], 'EASE'), n.math('SUBTRACT', 1.0, damp))
    colour = n.mix(cover, colour, rgba((0.76, 0.80, 0.87)))
    rough = n.math('MULTIPLY_ADD', cover, 0.3, n.math('MULTIPLY_ADD', damp, -0.36, 0.52))
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.4, 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


def _shape(index):
    """Returns the mesh of a boulder with a radius of 1. Even ones are split and angular, odd ones rounded by water."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=5, radius=1)
    cuts, hard = (9, 0.95) if index % 2 == 0 else (16, 0.62)
    planes = [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.52, 0.9)) for _ in range(cuts)]
    seed = Vector((index * 9.0, 3, 0))
    for vertex in body.verts:
        for normal, reach in planes:
            over = vertex.co.dot(normal) - reach
            if over > 0:
                vertex.co -= normal * over * hard
        vertex.co += vertex.co.normalized() * (noise.fractal(vertex.co * 1.8 + seed, 1.0, 2.0, 6) * 0.11)
    mesh = bpy.data.meshes.new('boulder')
    body.to_mesh(mesh)
    body.free()
    shade_smooth(mesh, 38)
    return mesh


def boulders(places, snow=0.3, kinds=8, wet=-10.0):
    """
    Adds a boulder for each (x, y, z, radius) in `places`, where (x, y, z) is its centre. `snow`, from 0 to 1, sets how
    far the snow reaches down from the top of the boulders. Rock below the height `wet` is wet. The boulders share
    `kinds` different meshes, and a third of them are flat.
    """
    of, meshes = _rock(snow, wet), [_shape(index) for index in range(kinds)]
    for mesh in meshes:
        mesh.materials.append(of)
    for i, (x, y, z, radius) in enumerate(places):
        made = bpy.data.objects.new('boulder', meshes[i % kinds])
        made.location = (x, y, z)
        made.rotation_euler = (random.gauss(0, 0.2), random.gauss(0, 0.2), random.uniform(0, 6.28))
        tall = random.uniform(0.34, 0.48) if random.random() < 0.33 else random.uniform(0.58, 0.86)
        made.scale = (radius * random.uniform(0.9, 1.35), radius * random.uniform(0.75, 1.05), radius * tall)
        bpy.context.collection.objects.link(made)
