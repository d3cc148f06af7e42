"""Scene: the cedar tub by day, from above. Its seat and its floor are visible through the clear water."""
import importlib
import math
import bpy
import numpy as np
from library import clear, finishes, light, materials, near_snow, planed, water
from library.boards import Boards
from library.nodes import Nodes, fresh, rgba
from library.shapes import turned
from library.things import sawn
from library.views import compose_product

ALT = 'A look down into the round cedar tub: its seat and its floor lie under clear still water, a shovelled slate terrace and deep snow around it'
SAMPLES = 16
DETAIL = 0.4
GRADE = {'exposure': 0.70, 'contrast': 1.18}
CEDAR = (0.300, 0.152, 0.076), (0.200, 0.095, 0.045), 190.0, 0.42, 0.30  # the arguments of planed.wood
materials._makers['red cedar'] = lambda name: planed.wood(name, *CEDAR)
LEVEL = 1.05  # height of the water surface in metres
DROP = (0.24, 0.34)  # where a drop has fallen into the water


def _shade(n, axes, radius):
    """
    Returns a factor for the light under water, at a position `axes` from the middle of the tub. Below the seat and in the
    corner at the staves it is darker, so that the seat stands out.
    """
    below = n.math('LESS_THAN', axes[2], 0.565)
    ahead = n.math('MAXIMUM', n.math('SUBTRACT', 0.20, axes[1]), 0.0)
    seat = n.math('MULTIPLY', n.math('EXPONENT', n.math('MULTIPLY', ahead, -7.0)), n.math('MULTIPLY', below, -0.34))
    edge = n.math('EXPONENT', n.math('MULTIPLY', n.math('MAXIMUM', n.math('SUBTRACT', 0.70, radius), 0.0), -14.0))
    edge = n.math('MULTIPLY', edge, n.math('MULTIPLY', n.math('LESS_THAN', axes[2], 0.62), -0.30))
    return n.math('MULTIPLY', n.math('ADD', seat, 1.0), n.math('ADD', edge, 1.0))


def still_water():
    """
    Replaces the water with a surface that reflects but does not refract, so that the grain of the wood below stays sharp.
    Faint rings run out from a drop that has fallen in.
    """
    made, n, surface = fresh('still water')
    place = n('NewGeometry').outputs['Position']
    bend = n.vector('MULTIPLY', n.vector('SUBTRACT', n.noise(place, 2.6, 3).outputs['Color'], (0.5,) * 3), (0.10, 0.10, 0))
    far = n('VectorMath', {0: n.vector('SUBTRACT', n.vector('ADD', place, bend), (*DROP, LEVEL))}, operation='LENGTH').outputs['Value']
    rings = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', far, 74.0)), n.math('EXPONENT', n.math('MULTIPLY', far, -3.4)))
    breath = n.noise(n.vector('ADD', place, bend), (3.0, 6.5, 1), 3).outputs[0]
    height = n.math('MULTIPLY_ADD', rings, 0.14, n.math('MULTIPLY_ADD', breath, 1.1, n.math('MULTIPLY', n.noise(place, (13, 19, 1), 2).outputs[0], 0.16)))
    relief = n('Bump', {'Strength': 1.0, 'Distance': 0.0045, 'Height': height}).outputs[0]
    mirror = n('BsdfGlossy', {'Color': rgba(0.98), 'Roughness': 0.02, 'Normal': relief})
    factor = n('Fresnel', {'IOR': 1.42, 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: factor, 1: n('BsdfTransparent').outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    for thing in bpy.data.objects:
        if thing.type == 'MESH' and thing.data.materials[0] and thing.data.materials[0].name.startswith('skin'):
            thing.data.materials[0] = made


def waterline():
    """Adds the narrow bright line where the water rises at the staves."""
    made, n, surface = fresh('waterline')
    n.link(n('Emission', {'Color': rgba((0.20, 0.20, 0.195)), 'Strength': 1.0}).outputs[0], surface)
    made.cycles.sample_as_light = False
    line = turned(made, (0, 0.6, LEVEL), [(0.6968, 0.0004), (0.6985, 0.0018)], 144)
    line.visible_shadow = line.visible_diffuse = False


def under_water():
    """Returns a cedar that daylight reaches through clear water: the deeper a point, the greener and darker it is."""
    made = planed.wood('cedar under water', *CEDAR)
    n = Nodes(made.node_tree)
    axes = n('SeparateXYZ', {0: n.vector('SUBTRACT', n('NewGeometry').outputs['Position'], (0, 0.6, 0))}).outputs
    depth = n.math('MAXIMUM', n.math('SUBTRACT', LEVEL, axes[2]), 0.0)
    taken = n('CombineXYZ', {i: n.math('POWER', loss, depth) for i, loss in enumerate((0.36, 0.82, 0.92))}).outputs[0]
    # The 36 staves have narrow joints: the surface is too even to show the gaps between them.
    around = n.math('FRACT', n.math('MULTIPLY', n.math('ARCTAN2', axes[1], axes[0]), 36 / (2 * math.pi)))
    joint = n.math('GREATER_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', around, 0.5)), 0.489)
    radius = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', axes[0], axes[0]), n.math('MULTIPLY', axes[1], axes[1])))
    joint = n.math('MULTIPLY', joint, n.math('GREATER_THAN', radius, 0.695))
    taken = n.mix(n.math('MULTIPLY', joint, 0.6), taken, rgba(0.0))
    taken = n.mix(1.0, taken, _shade(n, axes, radius), 'MULTIPLY')
    # Wet wood is darker, also just above the water.
    wet = n('MapRange', {'Value': axes[2], 'From Min': LEVEL + 0.006, 'From Max': LEVEL + 0.018, 'To Min': 1.0, 'To Max': 0.0}).outputs[0]
    taken = n.mix(1.0, taken, n.mix(wet, rgba(1.0), rgba((0.66, 0.63, 0.61))), 'MULTIPLY')
    # Caustics under an overcast sky: hardly visible, in some places only, and never above the water.
    place = n('NewGeometry').outputs['Position']
    net = n.math('MULTIPLY', water._net(n, place, 2.6), n.math('MULTIPLY', n.noise(place, 1.4, 2).outputs[0], n.math('GREATER_THAN', depth, 0.02)))
    taken = n.mix(1.0, taken, n.mix(net, rgba(0.99), rgba(1.09)), 'MULTIPLY')
    for node in [node for node in made.node_tree.nodes if node.type in ('BSDF_PRINCIPLED', 'BSDF_DIFFUSE')]:
        socket = node.inputs[0]
        colour = socket.links[0].from_socket if socket.links else rgba(tuple(socket.default_value)[:3])
        # Clear water scatters some blue light itself, the more the deeper it is.
        haze = n.math('MINIMUM', n.math('MULTIPLY', n.math('MULTIPLY', depth, depth), 0.35), 0.22)
        n.link(n.mix(haze, n.mix(1.0, colour, taken, 'MULTIPLY'), rgba((0.10, 0.24, 0.30))), socket)
    return made


def carpentry(of):
    """
    Adds a floor, a seat and its front in the material `of`. Their boards follow the round of the tub; the ones of
    `plunges.tub` have straight ends, which show from above.
    """
    made, reach = [], 0.697
    half = lambda y: math.sqrt(max(reach ** 2 - (y - 0.6) ** 2, 1e-5))
    for y0, y1, count, z, thick in ((0.6 - reach, 0.6 + reach, 12, 0.208, 0.014), (0.785, 0.6 + reach, 4, 0.582, 0.036)):
        step = (y1 - y0) / count
        for i in range(count):
            ways = np.linspace(y0 + i * step + 0.001, y0 + (i + 1) * step - 0.001, 10)
            outline = [(half(y), y) for y in ways] + [(-half(y), y) for y in ways[::-1]]
            made.append(sawn('cedar', outline, (0, 0, z), (1, 0, 0), (0, 1, 0), thick, 'x', 0.003))
    front = Boards('cedar', 0.003)
    for i in range(12):
        front.box((-0.66 + i * 0.11, 0.80, 0.215), (-0.66 + i * 0.11 + 0.1085, 0.82, 0.563), 'z')
    for part in (*made, front.done('front')):
        part.data.materials[0] = of


def compose():
    compose_product('luenersee-cedar-tub')
    importlib.import_module('scenes.products.luenersee-cedar-tub--lake').shovelled()
    wet = under_water()
    for made in [thing for thing in bpy.context.collection.objects if thing.type == 'MESH']:
        of = made.data.materials[0]
        # The edge of the image would cut the lantern.
        if of.name.startswith('steam') or of.name == 'lamp' or made.name.startswith('lantern'):
            bpy.data.objects.remove(made)
        elif of.name.startswith('bed of'):
            made.data.materials[0] = wet
    carpentry(wet)
    still_water()
    waterline()
    clear.clear((-0.5, -0.9, 0.0), (0.7, -0.1, 0.7), 'step')
    clear.clear((-2.6, 1.3, 0.1), (-1.0, 1.95, 0.9), 'bench', 'cloth')
    # The dark wall of the terrace would be mirrored across the water.
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.name.split('.')[0] in ('wall', 'back')]:
        made.visible_glossy = False
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.location.y < 0 and made.location.z < 0.6]:
        bpy.data.objects.remove(lamp)
    finishes.refine(cedar='red cedar')
    light.area((-2.4, -1.6, 2.6), (1, 0.85, -0.75), 0.6, 0.8, 40, 4800)
    light.area((-0.6, 0.0, 3.2), (0.22, 0.30, -1), 0.9, 0.9, 30, 5200, spread=60)
    light.camera((-0.94, -0.44, 2.28), 40, 31, (0, 0.0), 1.75, 5.6, pitch=41)
    near_snow.renew('snow', reach=11.0, size=0.012, strength=1.2, clods=60)
    near_snow.renew('shovelled snow', reach=6.0, strength=0.9, floor=0.12, clods=40, seed=2)
