"""Scene: the near end of the natural pool from the terrace, looking down: wet stones, and dark water that mirrors the trees and the sky."""
import bpy
from library import light
from library.nodes import fresh, rgba
from library.things import sawn
from library.views import compose_product

ALT = 'Dark, clear water between snow-capped boulders at dusk, a flat stone below its surface and the reflection of spruces on it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 2.05, 'contrast': 1.2, 'balance': 0.45}
LEVEL = -0.06  # height of the water surface in metres


def deep_bed():
    """Returns the material of rock under water without lamps. It computes the daylight that is left, less the deeper it is."""
    made, n, surface = fresh('dark bed')
    place = n('NewGeometry').outputs['Position']
    depth = n.math('MAXIMUM', n.math('SUBTRACT', LEVEL, n('SeparateXYZ', {0: place}).outputs[2]), 0.0)
    broad, fine = n.noise(place, 2.6, 5, 0.6).outputs[0], n.noise(place, 60.0, 6, 0.75).outputs[0]
    up = n('SeparateXYZ', {0: n('NewGeometry').outputs['Normal']}).outputs[2]
    tone = n.math('MULTIPLY_ADD', fine, 1.5, n.math('MULTIPLY_ADD', broad, 1.6, -1.05))
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY', depth, 4.6)) for i, part in enumerate((0.40, 0.56, 0.60))}).outputs[0]
    seen = n.vector('MULTIPLY', n.mix(tone, rgba((0.018, 0.018, 0.017)), rgba((0.140, 0.135, 0.122))), left)
    lit = n.math('MULTIPLY_ADD', n.math('MAXIMUM', up, 0.0), 0.21, 0.05)
    below = n('Emission', {'Color': seen, 'Strength': lit})
    dry = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.020, 0.020, 0.021)), rgba((0.10, 0.10, 0.10))), 'Roughness': 0.35})
    n.link(n('MixShader', {0: n.math('GREATER_THAN', depth, 0.0), 1: dry.outputs[0], 2: below.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def dark_water():
    """Returns the material of the water surface: long, low ripples, a mirror at flat angles and clear at steep ones."""
    made, n, surface = fresh('calm dark water')
    place = n('NewGeometry').outputs['Position']
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.noise(place, 0.9, 2).outputs['Color'], (0.6, 0.6, 0)))
    height = n.math('MULTIPLY_ADD', n.noise(bent, (1.6, 3.4, 1), 2).outputs[0], 1.0, n.math('MULTIPLY', n.noise(bent, (5.0, 11.0, 1), 2).outputs[0], 0.16))
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.010, 'Height': height}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.004, 'Normal': relief})
    n.link(n('MixShader', {0: n('Fresnel', {'IOR': 1.45, 'Normal': relief}).outputs[0], 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def shelves(of):
    """Replaces the slabs of the entry, whose straight edges show from above, with two broken ones in the material `of`."""
    bpy.data.objects.remove(bpy.data.objects['way in'])
    for outline, z in (([(-0.70, 0.70), (0.78, 0.70), (0.84, 0.93), (0.70, 1.16), (0.42, 1.25), (0.33, 1.38), (0.02, 1.43), (-0.21, 1.35), (-0.47, 1.38), (-0.72, 1.12)], -0.31),
                       ([(-0.25, 1.10), (0.86, 1.05), (0.93, 1.42), (0.71, 1.83), (0.47, 1.90), (0.28, 2.06), (-0.02, 1.95), (-0.24, 1.62)], -0.56)):
        made = sawn('rock', outline, (0, 0, z), (1, 0, 0), (0, 1, 0), 0.16, edge=0.022)
        made.data.materials[0] = of


def compose():
    compose_product('fjaellbaeck-natural-pool')
    bed, water = deep_bed(), dark_water()
    for made in list(bpy.data.objects):
        of = made.data.materials[0] if made.type == 'MESH' and made.data.materials else None
        if of and of.name.startswith('steam'):
            bpy.data.objects.remove(made)
        elif of and of.name.startswith('bed of'):
            made.data.materials[0] = bed
        elif of and of.name.startswith(('skin', 'ringed water')):
            made.data.materials[0] = water
        elif made.type == 'LIGHT' and made.location.z < 0.1:
            bpy.data.objects.remove(made)
    shelves(bed)
    bpy.data.objects.remove(bpy.data.objects['foam'])
    light.spot((-2.2, 0.2, 0.75), (1.0, 0.75, -0.34), 45, 70, 2700, 0.10)
    light.camera((-0.10, -0.22, 1.45), 17, 50, (0.0, 0.0), 2.2, 5.6, pitch=41)
