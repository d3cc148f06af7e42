"""Samples of materials, seen straight on in raking, neutral daylight, close enough to show their grain."""
import math
import random
import bpy
import numpy as np
from . import light, materials, planed, stones  # noqa: F401 (planed and stones add their materials)
from .boards import Boards, panels
from .fields import fractal
from .nodes import fresh, rgba
from .shapes import put
from .textiles import cloth


def _view(width=0.40, rake=15.0, fill=11.0):
    """Adds raking light from the upper left, and a camera that sees a square of `width` metres of the wall at y = 0."""
    light.indoors()
    size = width / 0.40
    light.area((-0.62 * size, -0.42 * size, 0.70 * size), (0.70, 0.50, -0.78), 0.34 * size, 0.34 * size, rake * size * size, 5300)
    light.area((0.5 * size, -1.2 * size, 0.1 * size), (-0.4, 1, -0.1), 1.2 * size, 1.2 * size, fill * size * size, 5900)
    light.camera((0, -1.0, 0), 0, 36 / width)


def wood(name, wide, heart):
    """
    Composes a sample of a wood: upright boards, `wide` metres each, with a narrow shadow gap. Board number `heart`, from 0
    at the left edge, is cut close to the heart of the tree, so its rings are arches; those of the others are lines.
    """
    boards = Boards(name, 0.0035)
    for i in range(math.ceil(0.47 / wide)):
        boards.board((-0.25 + (i + 0.5) * wide, 0.011, 0), (0.7, wide - 0.0025, 0.022), ((0, 0, 1), (1, 0, 0), (0, 1, 0)))
    for k, local in enumerate(boards.local):
        side = random.choice((-1, 1)) * random.uniform(0.17, 0.30)
        centre = (random.uniform(-0.02, 0.02), random.uniform(0.03, 0.06)) if k == heart else (side, random.uniform(0.02, 0.06))
        boards.local[k] = local - local.mean(axis=0) + (random.uniform(-3, 3), *centre)
    boards.done('boards')
    dark = Boards('void')
    dark.box((-0.6, 0.03, -0.5), (0.6, 0.04, 0.5))
    dark.done('behind')
    _view()


def stone(name):
    """Composes a sample of a stone: slabs that meet in a joint below the middle."""
    for low, high in ((-0.5, -0.085), (-0.085, 0.5)):
        panels(name, (-0.6, 0, low), (1, 0, 0), (0, 0, 1), 1.2, high - low, 1.2, high - low, gap=0.0022, shift=0)
    _view(0.70)


def _blackened(name):
    """Returns the material of hot-rolled steel with its black scale: soft marks of the rollers, and a blue-grey sheen."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    rolled = n.noise(place, (150.0, 150.0, 2.6), 3, 0.6).outputs[0]
    cloud = n.noise(place, (9.0, 9.0, 3.2), 4, 0.6).outputs[0]
    scale = n.noise(place, (330.0, 330.0, 120.0), 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 1.2, n.math('MULTIPLY_ADD', rolled, 0.45, n.math('MULTIPLY_ADD', scale, 0.35, -0.50)))
    colour = n.ramp(tone, [(0.0, (0.018, 0.018, 0.019)), (0.55, (0.033, 0.034, 0.037)), (1.0, (0.062, 0.065, 0.073))])
    bump = n('Bump', {'Strength': 0.5, 'Distance': 0.0004, 'Height': n.math('ADD', n.math('MULTIPLY', rolled, 0.6), n.math('MULTIPLY', scale, 0.5))}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', cloud, 0.22, n.math('MULTIPLY_ADD', rolled, 0.10, 0.26))
    n.link(n('BsdfPrincipled', {'Base Color': colour, 'Metallic': 0.35, 'Specular': 0.5, 'Roughness': gloss, 'Normal': bump}).outputs[0], surface)
    return made


def _plain_weave(name, dark, light_, pitch):
    """
    Returns the material of plain-woven linen: every thread passes over one and under the next, and some are thicker. It
    reads the `uv3` attribute of `textiles.cloth`, which is in metres.
    """
    made, n, surface = fresh(name)
    axes = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    flat = n('CombineXYZ', {0: axes[0], 1: axes[1]}).outputs[0]
    drift = n('SeparateXYZ', {0: n.vector('SUBTRACT', n.noise(flat, 110.0, 2).outputs['Color'], (0.5,) * 3)}).outputs
    along = [n.math('ADD', n.math('DIVIDE', axes[i], pitch), n.math('MULTIPLY', drift[i], 0.55)) for i in (0, 1)]
    number = [n.math('FLOOR', a) for a in along]
    across = [n.math('SUBTRACT', n.math('FRACT', a), 0.5) for a in along]
    # Round threads: 1 in the middle, 0 at the edge. `over` is 1 where the thread lies on top.
    over = n.math('MODULO', n.math('ABSOLUTE', n.math('ADD', *number)), 2.0)
    heights, shades = [], []
    for i in (0, 1):
        j = 1 - i
        chance = n('TexWhiteNoise', {'W': n.math('ADD', number[i], 40.5 * i)}, noise_dimensions='1D').outputs[0]
        slub = n.noise(n('CombineXYZ', {0: n.math('MULTIPLY', number[i], 7.3), 1: n.math('MULTIPLY', along[j], 0.05), 2: 9.0 * i}).outputs[0], 1.0, 2).outputs[0]
        thick = n.math('MULTIPLY_ADD', slub, 0.42, n.math('MULTIPLY_ADD', chance, 0.10, 0.22))
        part = n.math('DIVIDE', across[i], thick)
        round_ = n.math('SQRT', n.math('MAXIMUM', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', part, part)), 0.0))
        wave = n.math('COSINE', n.math('MULTIPLY', across[j], math.pi))
        sign = n.math('MULTIPLY_ADD', over, 2.0, -1.0) if i == 0 else n.math('MULTIPLY_ADD', over, -2.0, 1.0)
        heights.append(n.math('MULTIPLY', round_, n.math('MULTIPLY_ADD', n.math('MULTIPLY', sign, wave), 0.5, 0.55)))
        shades.append(n.math('MULTIPLY_ADD', chance, 0.22, n.math('MULTIPLY', slub, 0.30)))
    height = n.math('MAXIMUM', *heights)
    first = n.math('GREATER_THAN', heights[0], heights[1])
    shade = n.math('ADD', n.math('MULTIPLY', first, shades[0]), n.math('MULTIPLY', n.math('SUBTRACT', 1.0, first), shades[1]))
    fibre = n.noise(flat, 2600.0, 2, 0.6).outputs[0]
    tone = n.math('MULTIPLY_ADD', height, 0.85, n.math('MULTIPLY_ADD', shade, 0.9, n.math('MULTIPLY_ADD', fibre, 0.28, -0.36)))
    bump = n('Bump', {'Strength': 0.8, 'Distance': pitch * 0.35, 'Height': n.math('MULTIPLY_ADD', fibre, 0.15, height)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': n.mix(n.ramp(tone, [(0.0, 0.0), (1.0, 1.0)]), rgba(dark), rgba(light_)), 'Roughness': 0.95, 'Specular': 0.1, 'Sheen': 0.4, 'Normal': bump})
    n.link(full.outputs[0], surface)
    return made


materials._makers.update({
    'sample cedar': lambda name: planed.wood(name, (0.500, 0.262, 0.125), (0.300, 0.135, 0.058), 190.0, 0.46, 0.34, 1.0),
    'sample hemlock': lambda name: planed.wood(name, (0.660, 0.490, 0.325), (0.455, 0.300, 0.175), 230.0, 0.5, 0.14, 1.0),
    'sample aspen': lambda name: planed.wood(name, (0.235, 0.130, 0.070), (0.120, 0.060, 0.032), 180.0, 0.46, 0.18, 1.0),
    'blackened steel': _blackened,
    'woven linen': lambda name: _plain_weave(name, (0.22, 0.185, 0.140), (0.80, 0.745, 0.655), 0.00125),
})


def steel():
    """Composes a sample of black steel: a sheet with a folded edge in front of another one."""
    _sheet_of_steel(0.0, [(-0.5, 0.5)])
    radius, edge = 0.006, 0.062
    # The section of the front sheet in x and y: flat, around the fold, and a short way back behind itself.
    section = [(x, -0.020) for x in np.linspace(-0.5, edge, 60)]
    section += [(edge + radius * math.sin(a), -0.020 + radius - radius * math.cos(a)) for a in np.linspace(0, math.pi, 26)[1:]]
    section += [(edge - 0.03, -0.020 + 2 * radius)]
    rows = np.linspace(-0.5, 0.5, 80)
    bow = lambda x, z: 0.0009 * math.sin(x * 11 + 1.0) * math.cos(z * 7 + 0.4)
    points = [(x, y + bow(x, z), z) for z in rows for x, y in section]
    wide = len(section)
    faces = [(k * wide + i, k * wide + i + 1, (k + 1) * wide + i + 1, (k + 1) * wide + i) for k in range(len(rows) - 1) for i in range(wide - 1)]
    put('front', points, faces, 'blackened steel', True)
    _view(0.30, 12.0, 6.0)
    # Steel shows what it reflects, so one lamp is visible in it.
    shine = light.area((-0.75, -0.9, 0.55), (0.75, 0.9, -0.45), 0.9, 0.5, 13, 5800)
    shine.visible_glossy = True
    side = light.area((0.9, -0.5, 0.1), (-1, 0.6, 0), 0.25, 1.2, 10, 6500)
    side.visible_glossy = True


def _sheet_of_steel(y, spans):
    sheet = Boards('blackened steel', 0.001)
    for low, high in spans:
        sheet.box((low, y, -0.5), (high, y + 0.003, 0.5), 'z')
    sheet.done('sheet')


def linen():
    """Composes a sample of linen: one cloth that lies in two soft folds."""
    size = 0.26

    def surface(u, v):
        x, z = (u - 0.5) * size, (v - 0.5) * size
        across = x * 0.92 + z * 0.38 + 0.004 * fractal(x / 0.07, z / 0.07, 5, 2)
        folds = 0.011 * np.exp(-((across - 0.034) / 0.0115) ** 2) + 0.0075 * np.exp(-((across + 0.052) / 0.015) ** 2)
        return x, -folds - 0.0012 * fractal(x / 0.05, z / 0.05, 9, 2), z
    cloth('woven linen', surface, 420, 420, lambda u, v: (u * size, v * size, 0 * u), 0.0008)
    _view(0.13, 17.0, 11.0)
