"""Infrared emitters: glowing quartz tubes in front of a reflector, in a black steel frame with a wire grille."""
from functools import lru_cache
import numpy as np
from . import light
from .boards import Boards
from .nodes import fresh, rgba
from .shapes import put
from .versions import shade_smooth

_UP = np.array((0.0, 0.0, 1.0))
# The lamps have the colour of light from a tube at 1500 kelvin, less saturated than that of `light.kelvin`.
WARM = (1, 0.30, 0.09)


@lru_cache(maxsize=None)
def _reflector():
    """
    Returns the material of brushed steel, dulled by heat, with the red shine of the tubes. It reads the attribute `at`:
    metres along the brush marks, metres across them, and the distance from the nearest tube, from 0 to 1.
    """
    made, n, surface = fresh('reflector')
    place = n.attribute('at')
    brushed, cloud = n.noise(place, (6, 900, 0.1), 3, 0.6).outputs[0], n.noise(place, (5, 14, 0.1), 3).outputs[0]
    away = n('SeparateXYZ', {0: place}).outputs[2]
    tone = n.math('MULTIPLY_ADD', brushed, 0.5, n.math('MULTIPLY', cloud, 0.5))
    relief = n('Bump', {'Strength': 0.4, 'Distance': 0.0004, 'Height': brushed}).outputs[0]
    steel = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.09, 0.080, 0.075)), rgba((0.30, 0.27, 0.255))), 'Metallic': 1.0,
                                 'Roughness': n.math('MULTIPLY_ADD', cloud, 0.14, 0.19), 'Normal': relief})
    glow = n.ramp(away, [(0.0, (0.24, 0.024, 0.004)), (0.22, (0.115, 0.010, 0.002)), (0.6, (0.034, 0.003, 0.001)), (1.0, (0.012, 0.001, 0.0005))], 'EASE')
    shine = n('Emission', {'Color': n.mix(n.math('MULTIPLY', brushed, 0.45), glow, rgba(0.0)), 'Strength': 1.0})
    n.link(n('AddShader', {0: steel.outputs[0], 1: shine.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


@lru_cache(maxsize=None)
def _tube():
    """
    Returns the material of a hot quartz tube: a dark red glow, brightest on its axis where the coil is, and darker
    towards its ends. The red contains little green and no blue, because `grade.develop` turns a brighter red into pink.
    """
    made, n, surface = fresh('tube')
    axes = n('SeparateXYZ', {0: n.attribute('at')}).outputs
    facing = n.math('SUBTRACT', 1.0, n('LayerWeight', {'Blend': 0.5}).outputs['Facing'])
    coil = n.math('MULTIPLY_ADD', n.math('SINE', n.math('MULTIPLY', axes[0], 2 * np.pi / 0.0042)), 0.14, 0.86)
    ends = n.math('SUBTRACT', 1.0, n.math('POWER', n.math('ABSOLUTE', axes[1]), 10.0))
    heat = n.math('MULTIPLY', n.math('MULTIPLY', n.math('POWER', facing, 1.3), coil), ends)
    colour = n.ramp(heat, [(0.0, (0.030, 0.003, 0.0015)), (0.35, (0.26, 0.020, 0.003)), (0.70, (0.72, 0.060, 0.005)), (1.0, (1.2, 0.16, 0.014))])
    glow = n('Emission', {'Color': colour, 'Strength': 1.0})
    mirror = n('BsdfGlossy', {'Color': rgba(0.8), 'Roughness': 0.12})
    shine = n.math('MULTIPLY', n('Fresnel', {'IOR': 1.45}).outputs[0], 0.6)
    n.link(n('MixShader', {0: shine, 1: glow.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


@lru_cache(maxsize=None)
def _ceramic():
    made, n, surface = fresh('ceramic')
    n.link(n('BsdfPrincipled', {'Base Color': rgba((0.42, 0.39, 0.35)), 'Roughness': 0.6}).outputs[0], surface)
    return made


def _bar(name, of, middle, along, out, length, radius, sides=20):
    """
    Adds a cylinder along `along`. Its attribute `at` holds the position along it, in metres, and its share of half the
    length, from -1 to 1.
    """
    aside = np.cross(out, along)
    points, places, faces = [], [], []
    steps = np.linspace(-0.5, 0.5, 2 if name == 'cap' else 13)
    for part in steps:
        for i in range(sides):
            angle = 2 * np.pi * i / sides
            points.append(middle + along * part * length + (out * np.cos(angle) + aside * np.sin(angle)) * radius)
            places.append((part * length, part * 2, i / sides))
    for row in range(len(steps) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((row * sides + i, row * sides + j, (row + 1) * sides + j, (row + 1) * sides + i))
    if name == 'cap':
        faces += [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))]
    made = put(name, points, faces, of, name != 'cap')
    made.data.attributes.new('at', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(places, float).ravel())


def _troughs(centre, along, across, out, length, span, count):
    """Adds the reflector: `count` parabolic troughs side by side."""
    points, places, faces, each = [], [], [], 14
    for i in range(count * each + 1):
        u = (i / each) % 1.0 if i < count * each else 1.0
        deep = 0.004 + 0.016 * (2 * u - 1) ** 2
        for end in (-0.5, 0.5):
            points.append(centre + across * (i / (count * each) - 0.5) * span + along * end * length + out * deep)
            places.append((end * length, i / (count * each) * span, abs(2 * u - 1)))
    for i in range(count * each):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    made = put('reflector', points, faces, _reflector(), True)
    shade_smooth(made.data, 30)
    made.data.attributes.new('at', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(places, float).ravel())


def emitter(centre, out, width, height, rods=2, watts=4.0, upright=True, grille=True):
    """
    Adds an infrared emitter on a wall. `centre` is the middle of the wall behind it, and `out` is the direction that the
    emitter faces. `width` and `height` are the inner dimensions of its frame. `rods` is the number of tubes. They are
    vertical if `upright`, otherwise horizontal. `watts` is the power of its light.
    """
    centre, out = np.array(centre, float), np.array(out, float)
    up = _UP if abs(out[2]) < 0.5 else np.array((0.0, 1.0, 0.0))
    side = np.cross(up, out)
    along, across = (up, side) if upright else (side, up)
    length, span = (height, width) if upright else (width, height)
    edge, deep = 0.016, 0.040
    frame = Boards('black steel', 0.0025)
    for way in (-1, 1):
        frame.board(centre + across * way * (span + edge) / 2 + out * deep / 2, (length + 2 * edge, edge, deep), (along, across, np.cross(along, across)))
        frame.board(centre + along * way * (length + edge) / 2 + out * deep / 2, (span, edge, deep), (across, along, np.cross(across, along)))
    for way in (-1, 1):
        frame.board(centre + along * way * (length / 2 - 0.016) + out * 0.012, (span, 0.032, 0.022), (across, along, np.cross(across, along)))
    frame.board(centre + out * 0.001, (length, span, 0.002), (along, across, np.cross(along, across)))
    if grille:
        wires = round(length / 0.018)
        for i in range(1, wires):
            frame.board(centre + along * (i / wires - 0.5) * length + out * 0.0335, (span, 0.0016, 0.0016), (across, along, out), edge=0.0003)
        lines = max(2, round(span / 0.045))
        for i in range(1, lines):
            frame.board(centre + across * (i / lines - 0.5) * span + out * 0.0318, (length, 0.0018, 0.0018), (along, across, out), edge=0.0003)
    frame.done('emitter')
    _troughs(centre, along, across, out, length - 0.062, span - 0.004, rods)
    for i in range(rods):
        middle = centre + across * ((i + 0.5) / rods - 0.5) * span + out * 0.019
        _bar('tube', _tube(), middle, along, out, length - 0.09, 0.0072)
        for way in (-1, 1):
            _bar('cap', _ceramic(), middle + along * way * (length / 2 - 0.040), along, out, 0.030, 0.0095)
    light.area(centre + out * (deep + 0.004), out, width, height, watts, colour=WARM)


def halo(centre, out, width, height, watts):
    """
    Adds the warm light of an emitter on the wall around it. Use it in close views only, because it costs a lamp.
    `centre`, `out`, `width` and `height` are those of the emitter.
    """
    centre, out = np.array(centre, float), np.array(out, float)
    light.area(centre + out * 0.12, -out, width * 0.6, height * 0.8, watts, colour=WARM)
