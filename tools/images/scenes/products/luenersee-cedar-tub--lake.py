"""
Scene: the cedar tub on a stone platform at the stony shore of a mountain lake, wide, on a clear autumn morning. The lake mirrors the
mountains behind it, and its bed shows through the shallow water.
"""
import bpy
import numpy as np
from library import boots, boulders, daylight, distant, finishes, light, rippled, rooms, sawn_slate, winter  # noqa: F401 (sawn_slate adds its material)
from library.boards import Boards
from library.daylight import veil
from library.fields import fractal, grid_faces, lattice, mesh, place
from library.nodes import Nodes, fresh, rgba
from library.plunges import treads, tub
from library.shapes import sheet

ALT = 'A filled cedar tub with a two-tread step and a pair of boots on a stone platform at the stony shore of a mountain lake, clear shallow water beside it, peaks with the first snow mirrored in the lake'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
GRADE = {'exposure': 0.92, 'contrast': 1.2, 'balance': 0.2}
LEVEL = -0.34  # height of the lake in metres; the foot of the tub is 12 cm above 0
PLATFORM = -1.55, 1.45, -0.95, 1.75  # (x0, x1, y0, y1) in metres


def offshore(x, y):
    """Returns the distance in metres of (x, y) from the shore, along y, positive in the lake. The shore runs towards the viewer on the right."""
    return y - (4.3 - 0.30 * x + 0.9 * lattice(x / 3.3, 0 * x, 3) + 0.35 * lattice(x / 1.1, 0 * x, 8))


def shore(x, y):
    """Returns the height of the ground at (x, y): almost level on land, then down to the water and on below it."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    out = offshore(x, y)
    bank = LEVEL + np.where(out < 0, 0.40 * (1 - np.exp(np.minimum(out, 0) / 1.5)), -0.17 * out)
    return np.maximum(bank + 0.035 * fractal(x / 1.3, y / 1.1, 12, 4) + 0.010 * fractal(x / 0.2, y / 0.2, 17, 2), -9)


def _gravel():
    """Returns the material of the ground: pebbles of two sizes, wet at the water, and tinted by the depth of the water above them."""
    made, n, surface = fresh('gravel')
    at = n('NewGeometry').outputs['Position']
    bend = n.vector('ADD', at, n.noise_offset((0.02, 0.02, 0.02), at, 9.0, 2))
    height, colour = 0.0, rgba((0.12, 0.12, 0.118))
    for scale, share in ((8.5, 1.0), (27.0, 0.55)):
        cells = n('TexVoronoi', {'Vector': bend, 'Scale': scale, 'Randomness': 0.95})
        edge = n('TexVoronoi', {'Vector': bend, 'Scale': scale, 'Randomness': 0.95}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        own = n('SeparateXYZ', {0: cells.outputs['Color']}).outputs
        tone = n.mix(own[0], rgba((0.085, 0.088, 0.092)), rgba((0.315, 0.300, 0.275)))
        stone = n.ramp(n.math('ADD', edge, n.math('MULTIPLY', own[1], 0.04)), [(0.02, 0.0), (0.10, 1.0)])
        colour = n.mix(n.math('MULTIPLY', stone, share), n.mix(0.25, colour, rgba((0.05, 0.047, 0.043))), tone)
        height = n.math('MULTIPLY_ADD', n.ramp(edge, [(0.0, 0.0), (0.30, 1.0)], 'EASE'), share, height)
    fine = n.noise(at, 60.0, 5, 0.65).outputs[0]
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', fine, 0.8, 0.6), 'Color': colour}).outputs[0]
    above = n.math('SUBTRACT', n('SeparateXYZ', {0: at}).outputs[2], LEVEL)
    wet = n.ramp(n.math('MULTIPLY_ADD', fine, -0.03, above), [(0.015, 1.0), (0.055, 0.0)], 'EASE')
    colour = n.mix(n.math('MULTIPLY', wet, 0.55), colour, rgba(0.0))
    depth = n.math('MAXIMUM', n.math('MULTIPLY', above, -1.0), 0.0)
    left = n('CombineXYZ', {i: n.math('POWER', part, n.math('MULTIPLY', depth, 2.4)) for i, part in enumerate((0.34, 0.80, 0.84))}).outputs[0]
    colour = n.vector('MULTIPLY', colour, left)
    relief = n('Bump', {'Strength': 0.9, 'Distance': 0.03, 'Height': n.math('MULTIPLY_ADD', fine, 0.15, height)}).outputs[0]
    full = n('BsdfPrincipled', {'Base Color': colour, 'Roughness': n.math('MULTIPLY_ADD', wet, -0.45, 0.75), 'Specular': 0.4, 'Normal': relief})
    n.link(full.outputs[0], surface)
    return made


def _lake():
    """
    Returns the material of the lake: gentle ripples, which mirror the far shore. The attribute 'clear' is the share of the bed that
    shows, where the lake is shallow.
    """
    made, n, surface = fresh('lake')
    at = n('NewGeometry').outputs['Position']
    breeze = n.noise(at, (0.004, 0.022, 1.0), 3, 0.5).outputs[0]
    distance = n('CameraData').outputs['View Distance']
    # Ripples that are smaller than a pixel would be noise, so they fade with the distance.
    calm = n.math('MINIMUM', n.math('DIVIDE', 7.0, distance), 1.0)
    waves = n.math('MULTIPLY_ADD', n.noise(at, (5.0, 11.0, 1.0), 2).outputs[0], 0.3, n.noise(at, (1.3, 3.2, 1.0), 2).outputs[0])
    relief = n('Bump', {'Strength': calm, 'Distance': 0.006, 'Height': waves}).outputs[0]
    mirror = n('BsdfGlossy', {'Color': rgba((0.88, 0.93, 0.95)), 'Roughness': n.ramp(breeze, [(0.50, 0.012), (0.66, 0.06)], 'EASE'), 'Normal': relief})
    deep = n('BsdfDiffuse', {'Color': rgba((0.012, 0.038, 0.044))})
    clear = n('SeparateXYZ', {0: n.attribute('clear')}).outputs[0]
    below = n('MixShader', {0: clear, 1: deep.outputs[0], 2: n('BsdfRefraction', {'Color': rgba(0.98), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief}).outputs[0]}).outputs[0]
    share = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    n.link(veil(n, n('MixShader', {0: share, 1: below, 2: mirror.outputs[0]}).outputs[0], 0.5), surface)
    return made


def lake():
    """Adds the ground and the lake: a fine sheet near the shore and a plain one around it."""
    x, y = np.meshgrid(winter._spacing(-80, 80, (-5, 6), 0.03, 0.02), winter._spacing(-9, 60, (-1.5, 6), 0.03, 0.02))
    place(mesh('ground', np.stack([x, y, shore(x, y)], -1).reshape(-1, 3), grid_faces(*x.shape), [_gravel()], True))
    of = _lake()
    x, y = np.meshgrid(np.arange(-80, 80.1, 0.25), np.arange(-9, 60.1, 0.25))
    clear = np.exp(-np.maximum(LEVEL - shore(x, y), 0) / 0.55) * np.clip(offshore(x, y) / -4 + 2.5, 0, 1)
    near = place(mesh('lake', np.stack([x, y, 0 * x + LEVEL], -1).reshape(-1, 3), grid_faces(*x.shape), [of], True, clear=np.repeat(clear.reshape(-1, 1), 3, axis=1)))
    near.visible_shadow = near.visible_diffuse = False
    sheet(of, (0, 5060, LEVEL), (1, 0, 0), (0, 1, 0), 12000, 10000)


def stones():
    """Adds the loose stones of the shore: many small ones, and a few blocks that stand in the water."""
    chance, places = np.random.default_rng(4), []
    x0, x1, y0, y1 = PLATFORM
    while len(places) < 3400:
        x, y = chance.uniform(-9, 11), chance.uniform(-5.2, 9)
        out = float(offshore(np.array(x), np.array(y)))
        radius = 0.022 * (1 + chance.pareto(2.3))
        beside = max(x0 - x, x - x1, y0 - y, y - y1)
        if radius > 0.22 or out > 1.6 or beside < 1.2 * radius or chance.uniform() > np.exp(-abs(out + 0.4) / 1.6) + 0.12:
            continue
        places.append((x, y, float(shore(x, y)) + 0.15 * radius, radius))
    blocks = [(3.5, 4.35, 0.42), (4.25, 4.10, 0.25), (2.75, 4.85, 0.20), (6.6, 3.6, 0.50), (-3.2, 5.2, 0.55), (-4.3, 4.7, 0.34), (-2.3, 5.6, 0.22), (5.3, 5.1, 0.16),
              (2.6, 2.6, 0.27), (-2.6, 2.7, 0.30), (-7.5, 7.2, 0.7), (4.6, 2.2, 0.17)]
    places += [(x, y, float(shore(x, y)) + 0.12 * radius, radius) for x, y, radius in blocks]
    boulders.boulders(places, -0.8, kinds=10, wet=LEVEL + 0.02)


def platform():
    """Adds the platform of sawn slate on which the tub stands."""
    x0, x1, y0, y1 = PLATFORM
    rooms.tiled('slate', x0, x1, y0, y1, 0.12, 0.75)
    edge = Boards('slate', 0.008)
    edge.box((x0 - 0.012, y0 - 0.012, -0.3), (x1 + 0.012, y1 + 0.012, 0.098))
    edge.done('edge')
    finishes.refine(slate='sawn slate')


def mountains():
    """Adds the wooded slopes on both sides of the lake and the range at its end, with the first snow."""
    distant.ridge(-2700, 330, 2600, [720, 690, 560, 480, 330, 190, 70, 5], 1300, -12, 4, trees=330, snow=0.20, warm=1.0, rugged=0.36)
    distant.ridge(500, 3500, 2900, [5, 110, 260, 400, 540, 480, 640, 700], 1500, -12, 9, trees=330, snow=0.20, warm=1.0, rugged=0.36)
    distant.ridge(-3200, 4200, 6400, [1000, 1150, 980, 1380, 1120, 1480, 1250, 1300], 2400, -12, 15, trees=420, snow=0.42, warm=0.6, rugged=0.34)


def tub_water():
    """Gives the water of the tub gentle ripples that mirror the sky, and takes the yellow light from the staves below it."""
    for of in [made for made in bpy.data.materials if made.name.startswith('bed of')]:
        n = Nodes(of.node_tree)
        for node in [each for each in of.node_tree.nodes if each.type == 'EMISSION']:
            socket = node.inputs['Color']
            lit = socket.links[0].from_socket if socket.links else rgba(socket.default_value)
            n.link(n.mix(1.0, lit, rgba((0.26, 0.33, 0.36)), 'MULTIPLY'), socket)
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and made.data.materials and made.data.materials[0] and made.data.materials[0].name.startswith('skin'):
            made.data.materials[0] = rippled.surface(0.0006)


def compose():
    daylight.low_sun(-70, 19, 1.15, mist=0.12, seed=6.0, warmth=4600)
    # The image shows only the lowest part of the sky, which `low_sun` makes pale.
    daylight._sky([(0.0, (0.60, 0.64, 0.68)), (0.07, (0.42, 0.53, 0.68)), (0.20, (0.25, 0.39, 0.64)), (0.5, (0.13, 0.25, 0.52)), (1.0, (0.085, 0.17, 0.40))],
                  0.60, 0.50, (0.86, 0.80, 0.76), (0.30, 1.7), 6.0, (0.50, 0.85))
    platform()
    tub(0, 0.6, 0.12, level=0.06)
    treads('cedar', -0.32, 0.42, (-0.72, -0.44), (0.24, 0.48), depth=0.28, z=0.12)
    boots.boot(0.66, -0.60, 0.12, -22)
    boots.boot(0.80, -0.55, 0.12, -34)
    tub_water()
    lake()
    stones()
    mountains()
    light.camera((2.45, -6.1, 2.05), -4, 31, (0.0, -0.076), 6.9, 8.0)
