"""
Pools of cold water. The material of a pool's floor and walls computes its own lighting from the absorption by depth,
the underwater lamps and the caustics. The renderer does not sample this lighting, so it has no noise. The water surface
refracts the view of the floor and walls.
"""
import math
import random
import bpy
import numpy as np
from . import light
from .boards import Boards
from .nodes import Nodes, fresh, rgba
from .shapes import put, sheet, turned

BLUE, CLEAR, WARM = (0.50, 0.86, 1.0), (0.72, 0.88, 0.92), (1.0, 0.66, 0.34)
_STONES = {'slate': ((0.05, 0.055, 0.06), (0.19, 0.20, 0.205)), 'travertine': ((0.40, 0.33, 0.25), (0.62, 0.54, 0.44)),
           'steel': ((0.10, 0.105, 0.11), (0.15, 0.155, 0.16)), 'limestone': ((0.30, 0.28, 0.25), (0.50, 0.47, 0.43)),
           'cedar': ((0.27, 0.135, 0.066), (0.50, 0.300, 0.165)), 'thermo-aspen': ((0.13, 0.064, 0.032), (0.27, 0.150, 0.080)),
           'rock': ((0.022, 0.021, 0.020), (0.14, 0.13, 0.12))}


def _net(n, place, scale):
    """Returns a caustics pattern: the bright, uneven net of light that waves cast on a surface."""
    bend = n.noise_offset((1.6 / scale,) * 3, place, scale * 0.55, 3)
    cells = n('TexVoronoi', {'Vector': n.vector('ADD', place, bend), 'Scale': scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    return n.ramp(cells, [(0.0, 1.0), (0.05, 0.42), (0.16, 0.1), (0.4, 0.0)], 'EASE')


def bed(stone, level, lamps, shine=1.0, colour=BLUE, net=1.0, rest=0.12):
    """
    Returns the material of a pool's floor and walls. Above the height `level` it is dry stone. Below this height it is
    stone lit by underwater lamps. `lamps` are (x, y, z, strength), `rest` is the strength of the light from above, and
    `net` is the strength of the caustics.
    """
    made, n, surface = fresh(f'bed of {stone}')
    geometry = n('NewGeometry').outputs
    place, normal = geometry['Position'], geometry['Normal']
    dark, pale = _STONES[stone]
    strata = (24, 24, 1.1) if stone in ('cedar', 'thermo-aspen') else (1.6, 1.6, 9.0)
    grain = n.noise(place, strata, 6, 0.6).outputs[0]
    random_ = n('SeparateXYZ', {0: n.attribute('rnd')}).outputs[0]
    body = n.mix(n.math('MULTIPLY_ADD', grain, 1.9, -0.45), rgba(dark), rgba(pale))
    body = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', random_, 0.22, 0.89), 'Color': body}).outputs[0]
    depth = n.math('MAXIMUM', n.math('SUBTRACT', level, n('SeparateXYZ', {0: place}).outputs[2]), 0.0)
    lit = rest
    for x, y, z, strength in lamps:
        way = n.vector('SUBTRACT', (x, y, z), place)
        far = n('VectorMath', {0: way}, operation='LENGTH').outputs['Value']
        faces = n('VectorMath', {0: n.vector('NORMALIZE', way), 1: normal}, operation='DOT_PRODUCT').outputs['Value']
        falls = n.math('DIVIDE', n.math('MULTIPLY_ADD', n.math('MAXIMUM', faces, 0.0), 0.8, 0.2),
                       n.math('MULTIPLY_ADD', far, far, 0.12))
        lit = n.math('MULTIPLY_ADD', falls, strength, lit)
    waves = n.math('ADD', _net(n, place, 4.2), n.math('MULTIPLY', _net(n, n.vector('ADD', place, (7.3, 2.1, 0)), 7.5), 0.55))
    waves = n.math('MULTIPLY', waves, n.math('MULTIPLY_ADD', n.noise(place, 1.7, 2).outputs[0], 1.6, -0.15))
    lit = n.math('MULTIPLY', lit, n.math('MULTIPLY_ADD', waves, net, 0.72))
    lit = n.math('MULTIPLY', lit, shine)
    path = n.math('MULTIPLY_ADD', depth, 1.25, 0.12)
    taken = n('CombineXYZ', {i: n.math('POWER', loss, path) for i, loss in enumerate((0.36, 0.80, 0.88))}).outputs[0]
    glow = n.mix(1.0, n.mix(1.0, body, taken, 'MULTIPLY'), rgba(colour), 'MULTIPLY')
    seen = n.math('SUBTRACT', 1.0, n('LightPath').outputs['Is Diffuse Ray'])
    below = n('Emission', {'Color': glow, 'Strength': n.math('MULTIPLY', lit, seen)})
    above = n('BsdfPrincipled', {'Base Color': body, 'Roughness': 0.35, 'Specular': 0.5})
    under = n.math('GREATER_THAN', depth, 0.0)
    n.link(n('MixShader', {0: under, 1: above.outputs[0], 2: below.outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def _skin(name, ripple):
    """
    Returns the material of a water surface. It refracts, and reflects more at low viewing angles. `ripple` is the
    height of the waves in metres.
    """
    made, n, surface = fresh(name)
    place = n('TexCoord').outputs['Object']
    bend = n.noise_offset((0.5, 0.5, 0), place, 1.3, 2)
    bent = n.vector('ADD', place, bend)
    height = n.math('ADD', n.noise(bent, (2.6, 3.6, 1), 2).outputs[0], n.math('MULTIPLY', n.noise(bent, (9, 12, 1), 2).outputs[0], 0.22))
    relief = n('Bump', {'Strength': 1.0, 'Distance': ripple, 'Height': height}).outputs[0]
    fresnel = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    clear = n('BsdfRefraction', {'Color': rgba(0.97), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': relief})
    mirror = n('BsdfGlossy', {'Color': rgba(0.97), 'Roughness': 0.015, 'Normal': relief})
    n.link(n('MixShader', {0: fresnel, 1: clear.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def surface(x0, x1, y0, y1, level, ripple=0.035):
    """Adds a rectangular water surface."""
    return sheet(_skin('skin', ripple), ((x0 + x1) / 2, (y0 + y1) / 2, level), (1, 0, 0), (0, 1, 0), x1 - x0, y1 - y0, lit=False)


def round_surface(x, y, radius, level, ripple=0.035):
    """Adds a round water surface."""
    ring = [(x + radius * math.cos(a), y + radius * math.sin(a), level) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    made = put('water', ring, [list(range(72))], _skin('skin', ripple))
    made.visible_shadow = made.visible_diffuse = False
    return made


def glow(colour=(1.0, 0.78, 0.5), strength=3.0):
    """Returns an emissive material for underwater lights, such as a lamp's glass or a light strip in a step."""
    made, n, surface_ = fresh('glow under water')
    n.link(n('Emission', {'Color': rgba(colour), 'Strength': strength}).outputs[0], surface_)
    made.cycles.sample_as_light = False
    return made


def lamp(x, y, z, towards, radius=0.055, strength=5.0):
    """Adds a round underwater lamp in the wall of a basin. The lamp faces the direction `towards`."""
    from mathutils import Vector
    turn = Vector(towards).to_track_quat('Z', 'Y').to_euler()
    for of, profile in (('steel', [(radius, 0), (radius * 1.3, 0), (radius * 1.3, 0.012), (radius, 0.012)]),
                        (glow((0.75, 0.95, 1.0), strength), [(0.0005, 0.008), (radius, 0.008)])):
        made = turned(of, (0, 0, 0), profile, 32, False)
        made.location, made.rotation_euler = (x, y, z), turn


def pool(x0, x1, y0, y1, top, level, depth, stone='slate', lamps=None, shine=3.0, colour=BLUE, net=1.0, rest=0.12, watts=10,
         slab=0.8, ripple=0.035, front=True, gap=0.003):
    """
    Adds a rectangular pool with a stone lining and water. `x0`, `x1`, `y0` and `y1` are the inner faces of its walls,
    `top` is the height of their upper edge, and `level` is the height of the water surface. `depth` is the depth of the
    water. `watts` is the power of the light that shines up from the water surface. If `front` is False, there is no
    wall at `y0`, so that a glass pane can take its place. `gap` is the width of the joints between the slabs. Returns the material of the lining.
    """
    lamps = lamps if lamps is not None else [((x0 + x1) / 2, y1 - 0.08, level - 0.4, 0.5)]
    floor, thick = level - depth, 0.02
    slabs = Boards(stone if stone in ('slate', 'travertine', 'limestone', 'cedar', 'thermo-aspen') else 'slate', 0.002)

    def wall(a, b, at, grain):
        count = max(1, round((b - a) / slab))
        rows = max(1, round((top - floor) / 0.5))
        for i in range(count):
            low, high = a + (b - a) * i / count, a + (b - a) * (i + 1) / count - gap
            for row in range(rows):
                z0, z1 = floor + (top - floor) * row / rows, floor + (top - floor) * (row + 1) / rows - (gap if row < rows - 1 else 0)
                corners = ((low, at[0], z0), (high, at[1], z1)) if grain == 'x' else ((at[0], low, z0), (at[1], high, z1))
                slabs.box(*corners, grain)
    if front:
        wall(x0, x1, (y0 - thick, y0), 'x')
    wall(x0, x1, (y1, y1 + thick), 'x')
    wall(y0, y1, (x0 - thick, x0), 'y')
    wall(y0, y1, (x1, x1 + thick), 'y')
    across, deep = max(1, round((x1 - x0) / slab)), max(1, round((y1 - y0) / slab))
    for i in range(across):
        for j in range(deep):
            slabs.box((x0 + (x1 - x0) * i / across, y0 + (y1 - y0) * j / deep, floor - thick),
                      (x0 + (x1 - x0) * (i + 1) / across - gap, y0 + (y1 - y0) * (j + 1) / deep - gap, floor))
    made = slabs.done('lining')
    of = bed(stone, level, lamps, shine, colour, net, rest)
    made.data.materials[0] = of
    surface(x0, x1, y0, y1, level, ripple)
    if watts:
        light.area(((x0 + x1) / 2, (y0 + y1) / 2, level + 0.01), (0, 0, 1), (x1 - x0) * 0.9, (y1 - y0) * 0.9, watts, colour=tuple(c * c for c in colour))
    return of


def split_courses(origin, along, up, length, height, stone='slate', thick=0.05):
    """Adds rows of split stone. Each row has a random height, and each stone stands out by a random amount."""
    origin, along, up = (np.array(v, float) for v in (origin, along, up))
    out = np.cross(along, up)
    courses, z = Boards(stone, 0.004), 0.0
    while z < height - 0.005:
        tall = min(random.choice((0.028, 0.038, 0.05, 0.065)), height - z)
        if height - z - tall < 0.02:
            tall = height - z
        at = -random.uniform(0, 0.5)
        while at < length:
            a, b = max(at, 0), min(at + random.uniform(0.45, 1.1), length)
            if length - b < 0.12:
                b = length
            proud = random.uniform(-0.009, 0.009)
            centre = origin + along * (a + b) / 2 + up * (z + tall / 2) + out * (proud - thick) / 2
            courses.board(centre, (b - a - 0.002, tall - 0.002, thick + proud), (along, up, out))
            at = b
            if b >= length:
                break
        z += tall
    courses.done('courses')
    dark = Boards('void')  # Blocks light from the basin, which would leak through the joints.
    dark.board(origin + along * length / 2 + up * height / 2 - out * (thick + 0.012), (length - 0.02, height - 0.01, 0.02), (along, up, out))
    dark.done('behind')


def shimmer(place, towards, watts, angle=60, colour=(0.55, 0.9, 1.0), scale=5.0):
    """Adds a spotlight that casts a pattern of water caustics on a wall. The lamp's shader generates the pattern."""
    light.spot(place, towards, watts, angle, soft=0.0, blend=1.0)
    data = bpy.context.collection.objects[-1].data
    data.color = (1, 1, 1)
    data.use_nodes = True
    data.node_tree.nodes.clear()
    n = Nodes(data.node_tree)
    axes = n('SeparateXYZ', {0: n('TexCoord').outputs['Normal']}).outputs
    flat = n('CombineXYZ', {0: n.math('DIVIDE', axes[0], axes[2]), 1: n.math('DIVIDE', axes[1], axes[2]), 2: 0.0}).outputs[0]
    net = n.math('MULTIPLY_ADD', _net(n, flat, scale), 1.0, n.math('MULTIPLY', _net(n, flat, scale * 1.8), 0.5))
    net = n.math('MULTIPLY', net, n.math('MULTIPLY_ADD', n.noise(flat, 1.6, 2).outputs[0], 2.0, -0.4))
    n.link(n('Emission', {'Color': rgba(colour), 'Strength': net}).outputs[0], n('OutputLight').inputs['Surface'])
