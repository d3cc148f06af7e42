"""
Scene: a cedar barrel sauna on a swept deck over a lake in low winter sun, with banks of snow at the edges of the deck, and a
bucket and towels before its door. A wooded shore is mirrored in the lake.
"""
import math
import bpy
import numpy as np
from library import barrel, buckets, clear, conifers, daylight, distant, haze, light, linens, near_snow, spruces, still_water, winter
from library.barrel import FLOOR, LONG, MIDDLE, OUTER
from library.boards import Boards
from library.fields import fractal, grid_faces, mesh, place
from library.nodes import Nodes, fresh, rgba
from library.shapes import rod, sheet

ALT = 'A cedar barrel with four black hoops on a jetty of larch over a lake, its boards swept between banks of snow, a bucket beside its step, low sun on its staves'
WIDTH = 1440
DETAIL = 0.5
GRADE = {'exposure': 0.71, 'contrast': 1.06}
WEST, EAST, SOUTH, NORTH = -2.05, 1.75, -3.2, 3.03  # the edges of the deck
LAKE = -0.55  # height of the water, in metres


def _lie(inside, deep, soft, hidden=0.02):
    """
    Returns the height of snow above its ground, `inside` metres from its edge: it rises within about `soft` metres to `deep`
    metres. Outside the edge, it is `hidden` metres below the ground at most.
    """
    return np.where(inside > 0, deep * (1 - np.exp(-np.maximum(inside, 0) / soft)), np.maximum(inside, -hidden))


def cap():
    """Adds the snow along the top of the barrel. It is thin and ragged at its edges, and has melted around the flue."""
    y, arc = np.meshgrid(np.linspace(0.0, LONG, 400), np.linspace(-0.85, 0.85, 300), indexing='ij')
    ragged = 0.05 * fractal(y / 0.16, arc / 0.16, 5, 4, 0.6) + 0.012 * fractal(y / 0.03, arc / 0.03, 8, 3)
    right, left = 0.60 + 0.09 * fractal(y / 0.5, 0 * y, 11, 3), 0.44 + 0.11 * fractal(y / 0.45, 0 * y + 3, 12, 3)
    flue = np.hypot(y - 1.93, arc + 0.53) - 0.24
    inside = np.minimum(np.minimum(right - arc, left + arc), np.minimum(np.minimum(y - 0.045, LONG - 0.04 - y), flue)) + ragged
    deep = 0.085 * (1 + 0.35 * fractal(y / 0.55, arc / 0.4, 15, 4)) * np.clip(1.15 - np.abs(arc - 0.08) * 0.9, 0.3, 1)
    radius, angle = OUTER + _lie(inside, deep, 0.05), math.pi / 2 - arc / OUTER
    points = np.stack([radius * np.cos(angle), y, MIDDLE + radius * np.sin(angle)], -1)
    place(mesh('cap', points.reshape(-1, 3), grid_faces(*y.shape), [winter.snow_material('snow on the barrel', 0.006)], True))


def frosted(made, share):
    """
    Gives the object `made` a copy of its material with hoarfrost in patches on its upper sides. `share` is the opacity of the
    frost.
    """
    of = made.data.materials[0] = made.data.materials[0].copy()
    n = Nodes(of.node_tree)
    at = n('NewGeometry').outputs
    up = n.ramp(n('SeparateXYZ', {0: at['Normal']}).outputs[2], [(0.15, 0.0), (0.6, 1.0)])
    patch = n.ramp(n.math('MULTIPLY_ADD', n.noise(at['Position'], 40.0, 3, 0.7).outputs[0], 0.35, n.noise(at['Position'], 1.7, 5, 0.6).outputs[0]), [(0.63, 0.0), (0.83, 1.0)], 'EASE')
    cover = n.math('MULTIPLY', n.math('MULTIPLY', up, patch), share)
    for body in [node for node in of.node_tree.nodes if node.type == 'BSDF_PRINCIPLED']:
        for name, target in (('Base Color', rgba((0.66, 0.70, 0.76))), ('Roughness', rgba(0.8))):
            socket = body.inputs[name]
            value = socket.links[0].from_socket if socket.links else rgba(socket.default_value) if name == 'Roughness' else socket.default_value
            n.link(n.mix(cover, value, target), socket)


def deck():
    """
    Adds the jetty: the deck with its joists and rim boards, the piles and the beams that carry it, mooring posts at its northern
    corners, the gangway to the shore, and the step before the door.
    """
    made = Boards('larch', 0.004)
    for i in range(43):
        made.box((WEST, SOUTH + i * 0.145, -0.03), (EAST, SOUTH + i * 0.145 + 0.139, 0))
    for i in range(36):
        made.box((-0.70, SOUTH - 0.145 * (i + 1), -0.03), (0.70, SOUTH - 0.145 * i - 0.006, 0))
    made.box((-0.45, -0.42, 0.0), (0.45, -0.02, 0.22))
    # Kerbs, and boards below them, cover the ends of the deck, whose joints would show as black stitches where the snow is thin.
    for side, x in ((-1, WEST), (1, EAST)):
        outer, foot, inner = x + side * 0.016, x + side * 0.001, x - side * 0.074
        made.box((min(outer, inner), SOUTH, 0.001), (max(outer, inner), NORTH, 0.036), 'y')
        made.box((min(outer, foot), SOUTH, -0.031), (max(outer, foot), NORTH, 0.0005), 'y')
    made.done('deck')
    joists = Boards('larch', 0.004)
    for x in (WEST + 0.05, -0.8, 0.5, EAST - 0.10):
        joists.box((x, SOUTH + 0.02, -0.19), (x + 0.05, NORTH - 0.02, -0.033), 'y')
    for x in (-0.68, 0.63):
        joists.box((x, SOUTH - 5.2, -0.19), (x + 0.05, SOUTH, -0.033), 'y')
    for x in (WEST - 0.012, EAST - 0.018):
        joists.box((x, SOUTH, -0.20), (x + 0.03, NORTH, -0.032), 'y')
    joists.box((WEST, NORTH - 0.02, -0.20), (EAST, NORTH + 0.01, -0.032))
    for y in np.arange(SOUTH + 0.35, NORTH, 1.35):
        joists.box((WEST + 0.05, y - 0.05, -0.36), (EAST - 0.05, y + 0.05, -0.195))
    joists.done('joists')
    for y in np.arange(SOUTH + 0.35, NORTH, 1.35):
        for x in (WEST + 0.16, -0.15, EAST - 0.17):
            rod('larch', (x, y, -1.6), (x, y, -0.20), 0.105, 28)
    for y in (SOUTH - 1.6, SOUTH - 3.4):
        for x in (-0.58, 0.58):
            rod('larch', (x, y, -1.6), (x, y, -0.035), 0.09, 28)
    for x in (WEST - 0.115, EAST + 0.115):
        rod('larch', (x, NORTH - 0.32, -1.6), (x, NORTH - 0.32, 0.62), 0.095, 28)


def door():
    """
    Replaces the frames of the ends: the rails of the door's frame stand between its stiles, on a sill of the same depth, and short
    planks close the barrel below the sill.
    """
    bpy.data.objects.remove(bpy.data.objects['frames'])
    made = Boards('cedar', 0.005)
    made.box((-0.42, 0.06, FLOOR - 0.07), (0.42, 0.14, FLOOR))
    for x in (-0.42, 0.36):
        made.box((x, 0.06, FLOOR + 0.001), (x + 0.06, 0.14, MIDDLE + 0.92), 'z')
    made.box((-0.359, 0.06, MIDDLE + 0.84), (0.359, 0.14, MIDDLE + 0.90))
    made.box((-0.64, LONG - 0.14, MIDDLE + 0.105), (0.64, LONG - 0.075, MIDDLE + 0.14))
    for i in range(7):
        left, right = -0.40 + i * 0.80 / 7, -0.40 + (i + 1) * 0.80 / 7
        # Each plank ends inside the staves, whose outer radius is at its lowest below the plank's outer edge.
        low = MIDDLE - math.sqrt(OUTER ** 2 - max(abs(left), abs(right)) ** 2) + 0.004
        made.box((left + 0.0015, 0.09, low), (right - 0.0015, 0.125, FLOOR - 0.0705), 'z')
    made.done('frames')


def banks():
    """
    Adds the snow on the deck. It lies along the edges, where it was swept to, with a rounded ridge towards the swept boards
    and crumbs that the broom has left. The way to the door and the boards below the barrel are bare, and along the rim the snow
    has slipped off in places. Caps of snow lie on the mooring posts.
    """
    x, y = np.meshgrid(np.linspace(WEST + 0.006, EAST - 0.006, 640), np.linspace(SOUTH, NORTH + 0.02, 1050))
    ragged = 0.16 * fractal(y / 0.95, x / 1.3, 31, 4, 0.5) + 0.045 * fractal(x / 0.20, y / 0.23, 36, 4, 0.55)
    west = -1.36 + 0.13 * np.sin(y * 1.1) - 0.10 * np.clip((y + 0.2) / 1.2, 0, 1) - x
    east = x - 1.12 - 0.28 * np.clip((0.6 - y) / 1.6, 0, 1)
    swept = np.maximum(np.maximum(west, east), y - 2.68) + ragged
    crumb = 0.10 * (fractal(x / 0.05, y / 0.05, 51, 2) - 0.55) - 0.10 * np.maximum(-swept - 0.03, 0)
    border = np.minimum(np.minimum(x - WEST, EAST - x), NORTH - y)
    slipped = 0.26 * np.maximum(fractal(x / 1.1, y / 1.1, 58, 3) - 0.10, 0) + 0.035 * np.abs(fractal(y / 0.16, x / 0.16, 38, 4))
    rim = border - slipped
    inside = np.minimum(np.maximum(swept, crumb), rim)
    ridge = 0.035 * np.exp(-((swept - 0.15) / 0.11) ** 2) * (1 + 0.9 * fractal(x / 0.22, y / 0.26, 40, 3))
    deep = 0.055 + ridge + 0.030 * fractal(x / 0.55, y / 0.65, 43, 5, 0.55)
    # Towards the rim the snow is rounder than towards the swept boards.
    deep = deep * (0.25 + 0.75 * np.sqrt(np.clip(rim / 0.16, 0, 1)))
    z = _lie(inside, deep, 0.035, 0.05)
    of = winter.snow_material('snow on the deck', 0.005)
    place(mesh('banks', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(*x.shape), [of], True))
    for side in (WEST - 0.115, EAST + 0.115):
        radius, turn = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 2 * np.pi, 49))
        across, along = side + 0.103 * radius * np.cos(turn), NORTH - 0.32 + 0.103 * radius * np.sin(turn)
        top = 0.612 + 0.085 * (1 - radius ** 3.5) * (1 + 0.5 * fractal(across / 0.09, along / 0.09, 33, 3))
        place(mesh('post cap', np.stack([across, along, top], -1).reshape(-1, 3), grid_faces(*radius.shape)[:, ::-1], [of], True))


def smoke():
    """Adds the thin smoke of a dry fire: narrow at the mouth of the flue, then bent to the right by a breeze, and gone within 2 m."""
    made, n, surface = fresh('thin smoke')
    across, up, own = n('SeparateXYZ', {0: n.attribute('uv3')}).outputs
    at = n('CombineXYZ', {0: n.math('MULTIPLY', across, 3.0), 1: n.math('MULTIPLY', up, 2.4), 2: own}).outputs[0]
    sway = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(at, 1.3, 3).outputs[0], 0.5), n.math('MULTIPLY', up, 0.55))
    lean = n.math('MULTIPLY', n.math('POWER', up, 1.5), 0.34)
    off = n.math('SUBTRACT', n.math('SUBTRACT', across, 0.35), n.math('ADD', lean, sway))
    wide = n.math('MULTIPLY_ADD', up, 0.115, 0.022)
    shape = n.math('EXPONENT', n.math('MULTIPLY', n.math('POWER', n.math('DIVIDE', off, wide), 2.0), -0.5))
    curl = n.ramp(n.noise(n.vector('MULTIPLY', at, (2.6, 1.3, 1.0)), 2.2, 5, 0.6).outputs[0], [(0.30, 0.25), (0.70, 1.0)], 'EASE')
    fade = n.ramp(up, [(0.0, 0.75), (0.10, 1.0), (0.5, 0.35), (1.0, 0.0)], 'EASE')
    power = n.math('MULTIPLY', n.math('MULTIPLY', shape, n.math('MULTIPLY', curl, fade)), 0.13)
    glow = n('Emission', {'Color': rgba((0.78, 0.80, 0.86)), 'Strength': power})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent').outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    for i in range(2):
        puff = sheet(made, (-0.51 + 0.15 * 1.5, 2.03 - 0.03 * i, MIDDLE + OUTER + 0.55 + 1.0), (1, 0, 0), (0, 0, 1), 1.5, 2.0, lit=False)
        puff.visible_glossy = False
        puff.data.attributes['uv3'].data.foreach_set('vector', np.array([(u, v, 4.1 * i) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))], float).ravel())


def far_shore(x, y):
    """Returns the height of the far shore at (x, y): bays and headlands, and wooded hills of different heights behind them."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    behind = y - 196 - 34 * fractal(x / 95, 0 * x, 21, 4)
    rise = 0.10 + 0.11 * fractal(x / 130, 0 * x + 3, 23, 3)
    return -2.2 + 3.4 / (1 + np.exp(-behind / 5)) + rise * np.maximum(behind - 6, 0) + 1.6 * fractal(x / 26, y / 26, 25, 3) * np.clip(behind / 20, 0, 1)


def lake():
    """Adds the lake, with ripples around the deck, and the wooded hills on the far side."""
    still_water.lake(-700, 700, -30, 236, LAKE, (0.016, 0.030, 0.034))
    n = Nodes(bpy.data.materials['still lake'].node_tree)
    near = n.ramp(n.math('DIVIDE', n('CameraData').outputs['View Distance'], 40.0), [(0.10, 1.0), (0.8, 0.0)])
    waves = n.noise(n('NewGeometry').outputs['Position'], (3.2, 4.4, 1.0), 2, 0.4).outputs[0]
    ripples = n('Bump', {'Strength': near, 'Distance': 0.012, 'Height': waves}).outputs[0]
    for node in n.tree.nodes:
        if node.type in ('BSDF_GLOSSY', 'FRESNEL'):
            n.link(ripples, node.inputs['Normal'])
    ground = winter.ground(far_shore, near=110, far=620, side=460, focus=((-50, 300), (150, 220)), fine=1.2)
    haze.fill_valley(1500, 14, -1)
    water = lambda x, y: far_shore(x, y) < 0.15 or fractal(np.array(x / 70), np.array(y / 45), 31, 3) < -0.55
    spruces.forest(winter.scatter(700, -90, 330, 150, 380, 2.9, water), ground, (9, 22), snow=0.3, seed=6)
    conifers.forest(winter.scatter(60, -90, 340, 150, 300, 6.0, water), ground, (('pine', 2),), (0.8, 1.5), 0.4)
    distant.ridge(-700, 3000, 1700, [120, 190, 150, 240, 180, 260, 170, 215], 900, 0, 9, trees=700, snow=0.5, rugged=0.3)


def compose():
    barrel.body()
    barrel.ends()
    barrel.inside()
    clear.dim(0.9)
    daylight.low_sun(-112, 10, seed=2.0)
    # A clear sky, because the thin clouds of `low_sun` look like streaks above an open lake.
    light.sky([(0.0, (0.80, 0.70, 0.60)), (0.07, (0.63, 0.64, 0.67)), (0.22, (0.38, 0.49, 0.66)), (0.55, (0.18, 0.30, 0.53)), (1.0, (0.09, 0.18, 0.40))], 0.52)
    cap()
    door()
    deck()
    banks()
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('hoop', 'lug', 'deck')]:
        frosted(made, 0.5)
    lake()
    buckets.bucket(-0.72, -0.40, 0.0, 0.14, 0.24, 'stave cedar', 'brushed black steel', turn=26, watts=0)
    linens.pile('plain linen', 0.16, -0.22, 0.222, [(0.40, 0.28, 4, 4, (0, 0)), (0.39, 0.275, 4, -2, (0.004, 0.002))], seed=8)
    smoke()
    light.area((0, 1.1, MIDDLE + 0.9), (0, 0, -1), 0.7, 1.6, 20, 3000)
    light.camera((-2.75, -4.7, 1.55), 26, 35, (0.0, -0.01))
    near_snow.renew('banks', reach=5.5, size=0.007, strength=0.6, floor=0.0, clods=60)
