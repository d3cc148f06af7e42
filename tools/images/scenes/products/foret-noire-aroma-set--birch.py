"""Scene: the bottles of stone pine and birch, close, with a twig of birch in leaf in front of them instead of the spruce."""
import math
import random
import bpy
import numpy as np
from library import light, materials
from library.fields import fractal, grid_faces
from library.nodes import fresh, rgba
from library.shapes import put
from library.things import tube
from library.views import compose_product

ALT = 'Bottles of amber glass labelled Stone pine and Birch on a cedar tray, a twig of birch with fresh leaves in front of them'
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def _leaf(name):
    """
    Returns the material of a birch leaf: paler veins on dull green, and light that shines through. It reads `uv3`: the distance
    from the midrib and from the base as shares of the length, and a random number for each leaf.
    """
    made, n, surface = fresh(name)
    aside, along, own = (n('SeparateXYZ', {0: n.attribute('uv3')}).outputs[i] for i in range(3))
    far = n.math('ABSOLUTE', aside)
    # Side veins leave the midrib at 45 degrees.
    phase = n.math('FRACT', n.math('MULTIPLY', n.math('SUBTRACT', along, far), 10.0))
    side = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', phase, 0.5)), [(0.0, 1.0), (0.10, 0.0)], 'EASE')
    vein = n.math('MAXIMUM', n.math('MULTIPLY', side, 0.75), n.ramp(far, [(0.008, 1.0), (0.020, 0.0)], 'EASE'))
    place = n('NewGeometry').outputs['Position']
    cells, cloud = n.noise(place, 1900.0, 2, 0.6).outputs[0], n.noise(place, 90.0, 3).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 0.7, n.math('MULTIPLY_ADD', cells, 0.35, n.math('MULTIPLY_ADD', own, 0.5, -0.45)))
    colour = n.mix(n.math('MULTIPLY', vein, 0.22), n.mix(tone, rgba((0.034, 0.066, 0.020)), rgba((0.092, 0.140, 0.040))), rgba((0.165, 0.215, 0.090)))
    relief = n('Bump', {'Strength': 0.6, 'Distance': 0.0004, 'Height': n.math('MULTIPLY_ADD', vein, -1.0, n.math('MULTIPLY', cells, 0.25))}).outputs[0]
    solid = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.68, 'Specular': 0.2, 'Normal': relief})
    through = n('BsdfTranslucent', {'Color': n.mix(0.5, colour, rgba((0.22, 0.32, 0.05)))})
    n.link(n('MixShader', {0: 0.22, 1: solid.outputs[0], 2: through.outputs[0]}).outputs[0], surface)
    return made


materials._makers.update({
    'birch leaf': _leaf,
    'birch twig': lambda name: materials._mottled(name, (0.045, 0.026, 0.018), (0.125, 0.075, 0.050), 0.5, 700, 0.0003),
})


def leaf(base, heading, rise, roll, long, seed):
    """
    Adds a leaf, `long` metres from its base to its tip, which points in the direction `heading` and up by `rise`. `roll` turns it
    about its midrib. Angles are in radians. No part of it is lower than the slate.
    """
    t, s = np.meshgrid(np.linspace(0, 1, 140), np.linspace(-1, 1, 25), indexing='ij')
    half = 0.37 * long * np.sin(np.pi * t ** 0.60) ** 0.92 * (1 - 0.09 * (1 - (t * 19) % 1.0))
    x, y = s * half, long * t
    z = 0.20 * np.abs(x) - 0.30 * long * t ** 2.2 + 0.0016 * fractal(x / 0.012, y / 0.014, seed, 2)
    x, z = x * math.cos(roll) - z * math.sin(roll), x * math.sin(roll) + z * math.cos(roll)
    y, z = y * math.cos(rise) - z * math.sin(rise), y * math.sin(rise) + z * math.cos(rise)
    ahead, right = np.array((math.cos(heading), math.sin(heading), 0)), np.array((math.sin(heading), -math.cos(heading), 0))
    points = np.array(base) + y[..., None] * ahead + x[..., None] * right + z[..., None] * np.array((0, 0, 1))
    points[..., 2] = np.maximum(points[..., 2], 0.0008)
    made = put('leaf', points.reshape(-1, 3), grid_faces(*t.shape).tolist(), 'birch leaf', True)
    place = np.stack([s * half / long, t, 0 * t + random.random()], axis=-1)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', place.ravel())


def twig():
    """Adds the twig, which lies on the slate in front of the tray, with leaves on alternate sides."""
    path = np.array([(0.168, 0.140, 0.002), (0.130, 0.152, 0.004), (0.090, 0.158, 0.006), (0.045, 0.157, 0.007), (0.005, 0.162, 0.006), (-0.030, 0.170, 0.005)])
    tube('birch twig', path, 0.0012)
    for i, (at, heading, rise, roll, long) in enumerate(((0.12, 95, 8, -0.2, 0.022), (0.26, 236, 5, 0.25, 0.027), (0.38, 118, 14, -0.3, 0.025), (0.52, 222, 8, 0.2, 0.030),
                                                         (0.62, 132, 16, -0.15, 0.024), (0.76, 212, 6, 0.3, 0.027), (0.86, 140, 12, -0.3, 0.022), (1.0, 176, 8, 0.1, 0.025))):
        here = np.array([np.interp(at * 5, range(6), path[:, k]) for k in range(3)])
        a = math.radians(heading)
        base = here + (0.009 * math.cos(a), 0.009 * math.sin(a), 0.004)
        tube('birch twig', [here, (here + base) / 2 + (0, 0, 0.0012), base], 0.0005)
        leaf(base, a, math.radians(rise), roll, long, 3 * i)


def compose():
    compose_product('foret-noire-aroma-set')
    for made in list(bpy.data.objects):
        if made.name.startswith('needles') or made.name.startswith('tube') and made.data.materials[0].name == 'twig':
            bpy.data.objects.remove(made)
    twig()
    light.camera((0.212, -0.231, 0.172), -20, 90, focus=0.47, stop=13, pitch=14)
