"""Samples of materials, photographed as pieces on pale paper: one corner of each, in low daylight from the left."""
import math
import random
import bpy
import numpy as np
from . import light, materials, planed, stones  # noqa: F401 (planed and stones add their materials)
from .boards import Boards
from .fields import fractal
from .nodes import fresh, rgba
from .textiles import cloth


def _view():
    """
    Lays the sample on paper, and adds daylight and a camera. The sample's near left corner is at the origin, and its edges are
    parallel to the axes.
    """
    for made in bpy.context.collection.objects:
        made.rotation_euler[2] = math.radians(-17)
    light.indoors()
    paper = Boards('paper', 0.001)
    paper.box((-3, -3, -0.02), (3, 3, 0))
    paper.done('paper')
    x, y, z = 0.140, 0.115, 0.02
    light.area((x - 1.15, y + 0.62, 0.50), (1.15, -0.62, -0.47), 0.16, 0.16, 52, 4700)
    light.area((x + 0.3, y - 1.3, 1.3), (-0.25, 1.2, -1.1), 1.6, 1.2, 15, 6000)
    pitch, distance = 46, 0.86
    a = math.radians(pitch)
    light.camera((x, y - distance * math.cos(a), z + distance * math.sin(a)), 0, 85, pitch=pitch, focus=distance, stop=8)


_ALONG_X, _ALONG_Y = ((1, 0, 0), (0, 1, 0), (0, 0, 1)), ((0, 1, 0), (1, 0, 0), (0, 0, 1))


def _cut(boards, pith, rise):
    """
    Chooses how each board was cut from its tree. `pith(k)` is where board number k has the middle of the tree: across the board and
    above it, in metres. `rise(k)` is the slope of its grain, which turns the rings on its face into arches.
    """
    for k, local in enumerate(boards.local):
        local = local - local.mean(axis=0) + (random.uniform(-0.3, 0.3), *pith(k))
        local[:, 2] += local[:, 0] * rise(k)
        boards.local[k] = local


def cladding(name, wide=0.098):
    """Composes a sample of cladding: upright boards, `wide` metres each, that meet in V-shaped grooves and show broad arches."""
    boards = Boards(name, 0.0055)
    for i in range(math.ceil(0.62 / wide)):
        boards.board(((i + 0.5) * wide, 0.45, 0.011), (0.9, wide - 0.0004, 0.022), _ALONG_Y)
    _cut(boards, lambda k: (random.uniform(-0.014, 0.014), random.uniform(0.030, 0.042)), lambda k: (0.075, -0.06, 0.09, -0.07)[k % 4])
    boards.done('boards')
    _view()


def slats(name, wide=0.024, gap=0.009):
    """Composes a sample of slats on edge, `wide` metres each, with gaps between them, on two bearers."""
    bars = Boards(name, 0.0020)
    for i in range(math.ceil(0.62 / (wide + gap))):
        bars.board((i * (wide + gap) + wide / 2, 0.45, 0.052), (0.9, wide, 0.044), _ALONG_Y)
    for y in (0.075, 0.47):
        bars.board((0.33, y, 0.015), (0.64, 0.045, 0.030), _ALONG_X)
    # The pith lies far to the side, so the grain is straight.
    _cut(bars, lambda k: (random.choice((-1, 1)) * random.uniform(0.25, 0.5), random.uniform(-0.02, 0.02)), lambda k: 0)
    bars.done('slats')
    _view()


def planks(name, wide=0.172):
    """Composes a sample of wide planed boards, `wide` metres each, that run across the image with fine joints between them."""
    boards = Boards(name, 0.0040)
    for i in range(4):
        boards.board((0.45 + 0.006 * (i % 2), (i + 0.5) * wide, 0.014), (0.9, wide - 0.0016, 0.028), _ALONG_X)
    _cut(boards, lambda k: (random.choice((-1, 1)) * random.uniform(0.10, 0.18), random.uniform(0.10, 0.16)), lambda k: random.uniform(-0.02, 0.02))
    boards.done('boards')
    _view()


def stone(name):
    """Composes a sample of a stone: a slab 3 cm thick."""
    slab = Boards(name, 0.0012)
    slab.box((0, 0, 0), (0.9, 0.9, 0.03))
    slab.done('slab')
    _view()


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
    'paper': lambda name: materials._mottled(name, (0.52, 0.49, 0.445), (0.58, 0.55, 0.50), 0.9, 60, 0.0001),
    'sample cedar': lambda name: planed.wood(name, (0.510, 0.245, 0.118), (0.285, 0.115, 0.048), 205.0, 0.46, 0.28, 1.0),
    'sample hemlock': lambda name: planed.wood(name, (0.690, 0.530, 0.360), (0.520, 0.360, 0.220), 330.0, 0.5, 0.10, 0.9),
    'sample aspen': lambda name: planed.wood(name, (0.195, 0.118, 0.070), (0.140, 0.080, 0.046), 110.0, 0.52, 0.14, 0.5),
    'blackened steel': _blackened,
    'woven linen': lambda name: _plain_weave(name, (0.22, 0.185, 0.140), (0.80, 0.745, 0.655), 0.00150),
})


def steel():
    """Composes a sample of black steel: a plate 1 cm thick."""
    plate = Boards('blackened steel', 0.0014)
    plate.box((0, 0, 0), (0.9, 0.9, 0.010), 'y')
    plate.done('plate')
    _view()
    # Steel shows what it reflects, so two lamps are visible in it: a wide one on its surface, and one on its edges.
    wide = light.area((-0.2, 1.4, 1.0), (0.3, -1.3, -1.0), 0.7, 0.9, 9, 5800)
    front = light.area((-0.3, -1.2, 0.25), (0.35, 1.2, -0.2), 0.9, 0.25, 6, 5000)
    wide.visible_glossy = front.visible_glossy = True


def linen():
    """Composes a sample of linen: a cloth that is folded twice, with its folds towards the camera."""
    size, turn = 0.75, 0.0052
    for k in range(3):
        level, back, aside = 0.0006 + k * 0.0112, 0.004 * (k % 2), (0.0, 0.003, -0.002)[k]

        def surface(u, v, level=level, back=back, aside=aside, k=k):
            # One ply comes to the fold below, the other goes back above it.
            s, x = (v - 0.5) * 2 * size, u * size
            arc = np.clip(s / turn, -math.pi / 2, math.pi / 2)
            away = np.maximum(np.abs(s) - turn * math.pi / 2, 0)
            wave = 0.0011 * fractal(x / 0.09, away / 0.16 + 5 * k, 5 + k, 2) * np.minimum(away / 0.03, 1)
            edge = 0.0016 * fractal(x / 0.12, 0 * x, 9 + k, 2)
            return aside + x, back + edge + turn * (1 - np.cos(arc)) + away, level + turn + turn * np.sin(arc) + wave
        cloth('woven linen', surface, 700, 900, lambda u, v: (u * size, v * 2 * size, 0 * u), 0.0007)
    _view()
