"""Infrared emitters in daylight: replaces the materials of `emitters`, whose reflectors would mirror the pale room."""
import bpy
from .nodes import fresh, rgba


def _reflector(glow):
    """
    Returns the material of a reflector that is dark with heat and lit red by its tube. It reads the attribute `at` of
    `emitters`, whose third axis is the distance from the nearest tube, from 0 to 1.
    """
    made, n, surface = fresh('hot reflector')
    place = n.attribute('at')
    brushed = n.noise(place, (6, 900, 0.1), 3, 0.6).outputs[0]
    away = n('SeparateXYZ', {0: place}).outputs[2]
    steel = n('BsdfPrincipled', {'Base Color': n.mix(brushed, rgba((0.035, 0.026, 0.023)), rgba((0.085, 0.066, 0.058))), 'Metallic': 1.0, 'Roughness': 0.34})
    red = n.ramp(away, [(0.0, (0.62, 0.050, 0.008)), (0.22, (0.34, 0.024, 0.004)), (0.6, (0.13, 0.009, 0.002)), (1.0, (0.055, 0.004, 0.001))], 'EASE')
    shine = n('Emission', {'Color': n.mix(n.math('MULTIPLY', brushed, 0.45), red, rgba(0.0)), 'Strength': glow})
    n.link(n('AddShader', {0: steel.outputs[0], 1: shine.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def renew(glow=1.0):
    """
    Lets all emitters of the scene glow dark red against daylight. Call it at the end of `compose()`. `glow` multiplies
    the glow of the tubes and of the reflectors.
    """
    reflector = _reflector(glow)
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'reflector':
            made.data.materials[0] = reflector
    for node in bpy.data.materials['tube'].node_tree.nodes:
        if node.type == 'EMISSION':
            node.inputs['Strength'].default_value = 2.2 * glow
