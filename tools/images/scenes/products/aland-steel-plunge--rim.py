"""
Scene: a corner of the steel plunge pool with drops on its mitred rim, in thin winter sun. The calm water mirrors the pale sky
above the wall of the garden.
"""
import math
import random
import bpy
import numpy as np
from library import clear, clearwater, daylight, finishes, light, materials, mitres, planed, slabs
from library.aland import towel_screen, walled_garden
from library.nodes import fresh, rgba
from library.shapes import put, turned

ALT = 'The mitred wooden rim of a black steel plunge pool with drops of water on it, the sky mirrored in the still water'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.1, 'balance': 0.3}
RIM = 0.80  # height of the rim's upper side in metres
ROUND = 0.010  # radius of the folded edges of the steel in metres

materials._makers['oiled dark aspen'] = lambda name: planed.wood(name, (0.128, 0.077, 0.046), (0.076, 0.043, 0.025), 240.0, 0.40, 0.14, 0.8)


def _brushed(name):
    """Returns the material of blackened steel that was brushed along its length: fine scratches of different lengths, and a dull sheen."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    scratches = n.noise(place, (7.0, 7.0, 900.0), 3, 0.65).outputs[0]
    broad = n.noise(place, (1.2, 1.2, 60.0), 3, 0.5).outputs[0]
    cloud = n.noise(place, 4.0, 4, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', scratches, 0.8, n.math('MULTIPLY_ADD', broad, 0.3, n.math('MULTIPLY_ADD', cloud, 0.3, -0.25)))
    relief = n('Bump', {'Strength': 0.25, 'Distance': 0.0002, 'Height': scratches}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.060, 0.061, 0.063)), rgba((0.150, 0.152, 0.155))), 'Metallic': 0.9,
                                'Roughness': n.math('MULTIPLY_ADD', cloud, 0.12, n.math('MULTIPLY_ADD', scratches, 0.10, 0.25)), 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


def casing(x0, x1, y0, y1, low, high):
    """Adds the steel around the pool as one folded sheet with rounded corners, in place of four plates."""
    slabs.remove('body')
    outline = []
    for cx, cy, start in ((x0 + ROUND, y0 + ROUND, 180), (x1 - ROUND, y0 + ROUND, 270), (x1 - ROUND, y1 - ROUND, 0), (x0 + ROUND, y1 - ROUND, 90)):
        outline += [(cx + ROUND * math.cos(math.radians(a)), cy + ROUND * math.sin(math.radians(a))) for a in np.linspace(start, start + 90, 10)]
    count = len(outline)
    put('casing', [(x, y, z) for z in (low, high) for x, y in outline],
        [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)], _brushed('brushed black sheet'), True)


def plunge():
    """Replaces the water, the lining, the rim and the steel of the pool with ones that hold up in a close view."""
    slabs.remove('rim')
    mitres.rim('oiled dark aspen', -0.275, 1.575, 0.725, 1.575, 0.755, RIM, 0.125, 0.005)
    clearwater.renew('steel', 0.0008, 0, lamps=[(1.38, 1.15, 0.45, 0.0)], line=(0.10, 0.105, 0.11), above=(0.20, 0.22, 0.235), net=0.0, joint=0, scatter=0.6)
    casing(-0.25, 1.55, 0.75, 1.55, 0.04, 0.7555)


def drops():
    """Adds drops of water on the rim: flat caps of several sizes, most of them near the water."""
    of, n, surface = fresh('drop')
    clear_part = n('BsdfTransparent', {'Color': rgba(0.80)})
    mirror = n('BsdfGlossy', {'Color': rgba(1.0), 'Roughness': 0.0})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.33}).outputs[0], 1: clear_part.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    chance = random.Random(6)
    for i in range(64):
        near = chance.random() < 0.6
        x, y = (chance.uniform(-0.15, 0.5), chance.uniform(0.735, 0.843)) if near else (chance.uniform(-0.266, -0.158), chance.uniform(0.73, 1.3))
        size = min(0.0075, 0.0016 * chance.paretovariate(1.3))
        profile = [(size, 0), (size * 0.97, size * 0.10), (size * 0.82, size * 0.25), (size * 0.5, size * 0.36), (0.0001, size * 0.42)]
        made = turned(of, (0, 0, 0), profile, 24)
        made.visible_shadow = False
        made.location, made.scale = (x, y, RIM), (chance.uniform(0.8, 1.25), chance.uniform(0.8, 1.25), 1)


def compose():
    walled_garden()
    towel_screen()
    plunge()
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.data.materials and thing.data.materials[0] and thing.data.materials[0].name.startswith('steam')]:
        bpy.data.objects.remove(made)
    clear.clear((-2.5, -2.5, -0.1), (3.4, 2.42, 1.6), 'cloth', 'turned', 'lantern', 'glow')
    clear.dim(0.0)
    slabs.remove('step')
    drops()
    daylight.overcast_noon(0.85, azimuth=-70, seed=3.0)
    daylight.sun(-108, 19, 2.0, 4500, 4.0)
    finishes.refine(**{'thermo-aspen': 'oiled dark aspen'})
    light.camera((-0.90, 0.06, 1.80), 46, 62, (0.0, 0.0), 1.35, 9.0, pitch=39)
