"""Dry, angular heater stones of dark diabase, in place of the rounder ones of `library/fittings.py`."""
import math
import random
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from . import materials
from .nodes import fresh, rgba
from .versions import shade_smooth


def _diabase():
    """Returns the material of dry split diabase: near-black, with a fine crystalline grain and a little pale dust."""
    made, n, surface = fresh('dry diabase')
    place, own = n('TexCoord').outputs['Object'], n('ObjectInfo').outputs['Random']
    crystal = n('SeparateXYZ', {0: n('TexVoronoi', {'Vector': place, 'Scale': 38.0}).outputs['Color']}).outputs
    cloud, grit = n.noise(place, 2.2, 4).outputs[0], n.noise(place, 26.0, 5, 0.72).outputs[0]
    tone = n.math('MULTIPLY_ADD', grit, 0.85, n.math('MULTIPLY_ADD', cloud, 0.55, n.math('MULTIPLY_ADD', own, 0.34, -0.66)))
    colour = n.mix(tone, rgba((0.010, 0.0112, 0.012)), rgba((0.066, 0.071, 0.073)))
    colour = n.mix(n.ramp(crystal[0], [(0.86, 0.0), (0.94, 0.25)]), colour, rgba((0.14, 0.145, 0.14)))
    colour = n.mix(n.ramp(crystal[1], [(0.88, 0.0), (0.95, 0.5)]), colour, rgba((0.030, 0.040, 0.024)))
    relief = n('Bump', {'Strength': 0.8, 'Distance': 0.035, 'Height': n.math('MULTIPLY_ADD', crystal[2], 0.3, grit)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.38, 'Roughness': n.math('MULTIPLY_ADD', crystal[0], -0.2, 0.64), 'Normal': relief})
    materials._twin(n, surface, body.outputs[0], (0.045, 0.047, 0.047))
    return made


def _split_stone(index, of):
    """Returns the mesh of a stone with a radius of about 1: flat faces of fracture that meet in sharp, slightly worn edges."""
    body, seed = bmesh.new(), Vector((index * 7.0, 5.0, 1.0))
    for _ in range(15):
        body.verts.new(Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * random.uniform(0.86, 1.16))
    bmesh.ops.convex_hull(body, input=body.verts)
    bmesh.ops.dissolve_limit(body, angle_limit=math.radians(16), verts=body.verts, edges=body.edges)
    bmesh.ops.triangulate(body, faces=body.faces)
    bmesh.ops.bevel(body, geom=list(body.edges), offset=0.035, segments=1, affect='EDGES', profile=0.6)
    bmesh.ops.triangulate(body, faces=body.faces)
    for _ in range(2):
        bmesh.ops.subdivide_edges(body, edges=[edge for edge in body.edges if edge.calc_length() > 0.12], cuts=1)
        bmesh.ops.triangulate(body, faces=body.faces)
    for vertex in body.verts:
        vertex.co += vertex.co.normalized() * (noise.fractal(vertex.co * 2.4 + seed, 0.9, 2.1, 5) * 0.05)
    data = bpy.data.meshes.new('split stone')
    body.to_mesh(data)
    body.free()
    shade_smooth(data, 22)
    data.materials.append(of)
    return data


def _turned(made):
    """Returns the scaled and turned points of an object, relative to its location."""
    points = np.array([vertex.co for vertex in made.data.vertices]) * np.array(made.scale)
    return points @ np.array(made.rotation_euler.to_matrix()).T


def renew(count=12, seed=3):
    """
    Replaces all heater stones in the scene with stones of `count` meshes, each of which fits into the box around the stone
    that it replaces, so that none reaches through its cage.
    """
    kept = random.getstate()
    random.seed(seed)
    of = _diabase()
    meshes = [_split_stone(index, of) for index in range(count)]
    for made in bpy.data.objects:
        if made.type == 'MESH' and made.data.name.split('.')[0] == 'rock':
            old = _turned(made)
            made.data = random.choice(meshes)
            new = _turned(made)
            fit = (np.ptp(old, axis=0) / np.ptp(new, axis=0)).min() * 1.06
            made.scale = [side * min(fit, 1.0) for side in made.scale]
            made.location = np.array(made.location) + (old.max(axis=0) + old.min(axis=0) - (new.max(axis=0) + new.min(axis=0)) * min(fit, 1.0)) / 2
    random.setstate(kept)
