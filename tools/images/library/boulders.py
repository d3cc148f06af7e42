"""Boulders with snow on top."""
import math
import random
import bmesh
import bpy
from mathutils import Vector, noise
from .nodes import fresh, rgba


def _rock(snow):
    made, n, surface = fresh('boulder')
    place = n('TexCoord').outputs['Object']
    broad, fine = n.noise(place, 1.4, 5).outputs[0], n.noise(place, 9.0, 6, 0.66).outputs[0]
    colour = n.mix(n.math('MULTIPLY_ADD', fine, 0.9, n.math('MULTIPLY_ADD', broad, 1.3, -0.62)), rgba((0.035, 0.034, 0.033)), rgba((0.19, 0.18, 0.165)))
    relief = n('Bump', {'Strength': 0.9, 'Distance': 0.05, 'Height': n.math('MULTIPLY_ADD', broad, 0.7, fine)}).outputs[0]
    up = n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2]
    cover = n.ramp(n.math('ADD', up, n.math('MULTIPLY_ADD', fine, 0.5, -0.25)), [(1.02 - snow, 0.0), (1.10 - snow, 1.0)])
    colour = n.mix(cover, colour, rgba((0.74, 0.79, 0.87)))
    rough = n.math('MULTIPLY_ADD', cover, 0.3, 0.5)
    body = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.3, 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


def boulders(places, snow=0.3, kinds=5):
    """
    Adds a boulder for each (x, y, z, radius) in `places`, where (x, y, z) is its centre. `snow`, from 0 to 1, sets how
    far the snow reaches down from the top of each boulder. The boulders share `kinds` different meshes.
    """
    of, meshes = _rock(snow), []
    for index in range(kinds):
        body = bmesh.new()
        bmesh.ops.create_icosphere(body, subdivisions=5, radius=1)
        planes = [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.58, 0.9)) for _ in range(12)]
        for vertex in body.verts:
            for normal, reach in planes:
                over = vertex.co.dot(normal) - reach
                if over > 0:
                    vertex.co -= normal * over * 0.86
            seed = Vector((index * 9.0, 3, 0))
            vertex.co += vertex.co.normalized() * (noise.fractal(vertex.co * 1.8 + seed, 1.0, 2.0, 6) * 0.11)
        mesh = bpy.data.meshes.new('boulder')
        body.to_mesh(mesh)
        body.free()
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
        mesh.materials.append(of)
        meshes.append(mesh)
    for i, (x, y, z, radius) in enumerate(places):
        made = bpy.data.objects.new('boulder', meshes[i % kinds])
        made.location = (x, y, z)
        made.rotation_euler = (random.gauss(0, 0.25), random.gauss(0, 0.25), random.uniform(0, 6.28))
        made.scale = (radius * random.uniform(0.9, 1.2), radius * random.uniform(0.8, 1.05), radius * random.uniform(0.62, 0.82))
        bpy.context.collection.objects.link(made)
