"""
The glass pavilion on its stone plinth: a flat black steel roof over timber rooms, a basin, a hanging fireplace and a
daybed.
"""
import bpy
import numpy as np
from . import finishes, light, materials, terry, water  # noqa: F401 (finishes and terry add their materials)
from .boards import Boards, bench, plank_wall
from .emitters import emitter
from .fields import fractal
from .nodes import fresh, rgba
from .shapes import pane, rod, rounded, sheet, turned
from .suites import cabin, glass_front, glass_side
from .textiles import cloth

FLOOR, HIGH = 0.12, 2.75
LONG, DEEP = 9.0, 4.0
SNOW = -0.30  # height of the snow around the plinth
LEDGE = 0.45  # width of the stone floor in front of the glass
POOL = (5.2, 6.9, 0.5, 1.5)
DOOR = (7.56, 8.64)  # x positions of the edges of the door
FIRE = (8.1, 2.6)  # position of the hanging fireplace
INFRARED = (3.05, 4.75, 1.25, 3.7)


def _travertine(name, dark, light_, rough):
    """
    Returns the material of travertine cut across its bedding: clouds and pits in all directions. The bands
    of the other cut look like the grain of wood from a distance.
    """
    made, n, surface = fresh(name)
    domain, own = n.attribute('pn'), n('SeparateXYZ', {0: n.attribute('rnd')}).outputs
    bent = n.vector('ADD', domain, n.vector('MULTIPLY', n.noise(domain, 2.2, 3).outputs['Color'], (0.5,) * 3))
    cloud, grain = n.noise(bent, 3.4, 5, 0.62).outputs[0], n.noise(domain, 110.0, 4, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', cloud, 1.7, n.math('MULTIPLY_ADD', grain, 0.34, -0.52))
    colour = n.mix(tone, rgba(dark), rgba(light_))
    pits = n.noise(bent, 46.0, 3, 0.6).outputs[0]
    pits = n.ramp(n.math('MULTIPLY_ADD', cloud, -0.35, pits), [(0.45, 0.0), (0.52, 0.7)])
    colour = n.mix(pits, colour, rgba([c * 0.5 for c in dark]))
    colour = n('HueSaturation', {'Value': n.math('MULTIPLY_ADD', own[0], 0.34, 0.83), 'Color': colour}).outputs[0]
    height = n('Bump', {'Strength': 0.5, 'Distance': 0.0012, 'Height': n.math('MULTIPLY', pits, -1.0)}).outputs[0]
    gloss = n.math('MULTIPLY_ADD', grain, 0.14, n.math('MULTIPLY_ADD', cloud, 0.16, rough - 0.15))
    full = n('BsdfPrincipled', {'Base Color': colour, 'Specular': 0.45, 'Roughness': gloss, 'Normal': height})
    materials._twin(n, surface, full.outputs[0], [(a + b) / 2 for a, b in zip(dark, light_)])
    return made


materials._makers.update({
    'pale travertine': lambda name: _travertine(name, (0.36, 0.32, 0.27), (0.62, 0.585, 0.53), 0.28),
    'damp travertine': lambda name: _travertine(name, (0.22, 0.207, 0.19), (0.42, 0.40, 0.37), 0.34),
})


def _flames():
    """Returns the material of flames. It only adds light, so the background stays visible between the flames."""
    made, n, surface = fresh('flames')
    place = n.attribute('uv3')
    bend = n.vector('MULTIPLY', n.noise(place, 9.0, 3).outputs['Color'], (0.1, 0, 0.02))
    tongues = n.noise(n.vector('ADD', place, bend), (11, 1, 4.0), 5, 0.6).outputs[0]
    axes = n('SeparateXYZ', {0: place}).outputs
    aside = n.math('ABSOLUTE', n.math('SUBTRACT', axes[0], 0.5))
    cool = n.math('ADD', n.math('MULTIPLY', axes[2], 1.35), n.math('MULTIPLY', n.math('POWER', aside, 2.0), 3.0))
    heat = n.math('SUBTRACT', n.math('MULTIPLY_ADD', tongues, 2.3, -0.55), cool)
    colour = n.ramp(heat, [(0.0, (0, 0, 0)), (0.22, (0.5, 0.06, 0.006)), (0.5, (2.4, 0.6, 0.07)), (1, (6, 3.0, 0.9))])
    glow = n('Emission', {'Color': colour, 'Strength': 1.0})
    n.link(n('AddShader', {0: glow.outputs[0], 1: n('BsdfTransparent', {'Color': rgba(1.0)}).outputs[0]}).outputs[0], surface)
    made.cycles.sample_as_light = False
    return made


def fireplace(x, y):
    """Adds a fire in a black steel bowl that hangs from the roof."""
    turned('black steel', (x, y, 0.75), [(0.001, 0), (0.20, 0.02), (0.36, 0.12), (0.42, 0.26)], 40)
    turned('black steel', (x, y, 1.36), [(0.42, 0), (0.38, 0.10), (0.20, 0.24), (0.09, 0.34), (0.09, HIGH - 1.36)], 40)
    for dx in (-0.40, 0.40):
        rod('black steel', (x + dx, y, 0.98), (x + dx, y, 1.40), 0.012)
    sheet(_flames(), (x, y, 1.15), (0.97, -0.25, 0), (0, 0, 1), 0.62, 0.36, lit=False)
    light.area((x, y - 0.1, 1.15), (0, -1, -0.2), 0.5, 0.3, 18, colour=(1, 0.4, 0.1))
    light.area((x, y + 0.1, 1.15), (0, 1, -0.2), 0.5, 0.3, 10, colour=(1, 0.4, 0.1))


def _slabs(x0, x1, y0, y1, of='pale travertine', wide=0.9, deep=0.8):
    """Adds the floor between `x0` and `x1`, `y0` and `y1`. Its joints continue those of the neighbouring parts."""
    floor = Boards(of, 0.003)
    cuts = lambda a, b, step: [a] + [c for c in np.arange(-2, 14) * step if a + 0.05 < c < b - 0.05] + [b]
    for a, b in zip(cuts(x0, x1, wide), cuts(x0, x1, wide)[1:]):
        for c, d in zip(cuts(y0, y1, deep), cuts(y0, y1, deep)[1:]):
            floor.box((a + 0.003, c + 0.003, FLOOR - 0.03), (b - 0.003, d - 0.003, FLOOR))
    floor.done('slabs')
    dark = Boards('void')
    # The panel ends behind the lining of the basin, otherwise it shows as a black frame around the water.
    dark.box((x0 + 0.006, y0 + 0.006, FLOOR - 0.05), (x1 - 0.006, y1 - 0.006, FLOOR - 0.008))
    dark.done('behind')


def _plinth():
    """
    Adds the plinth: an edge of stone slabs all around the glass, which projects over a base of dark stone. The light
    strips under the edge shine on the snow.
    """
    edge, low = Boards('pale travertine', 0.008), FLOOR - 0.13
    for i in range(7):
        a = -LEDGE + (LONG + 2 * LEDGE) * i / 7
        b = -LEDGE + (LONG + 2 * LEDGE) * (i + 1) / 7 - 0.005
        edge.box((a, -LEDGE, low), (b, -0.002, FLOOR - 0.002))
        edge.box((a, DEEP + 0.002, low), (b, DEEP + LEDGE, FLOOR - 0.002))
    for i in range(3):
        for x0, x1 in ((-LEDGE, -0.002), (LONG + 0.002, LONG + LEDGE)):
            edge.box((x0, DEEP * i / 3, low), (x1, DEEP * (i + 1) / 3 - 0.005, FLOOR - 0.002), 'y')
    edge.done('edge')
    base, inset = Boards('honed slate', 0.006), LEDGE - 0.16
    for i in range(8):
        a, b = -inset + (LONG + 2 * inset) * i / 8, -inset + (LONG + 2 * inset) * (i + 1) / 8 - 0.004
        base.box((a, -inset, -1.2), (b, -inset + 0.1, low))
        base.box((a, DEEP + inset - 0.1, -1.2), (b, DEEP + inset, low))
    # The sides end behind the front and the back: two faces in one plane would render black at the corners.
    side = DEEP + 2 * inset - 0.204
    for i in range(4):
        a, b = 0.102 - inset + side * i / 4, 0.098 - inset + side * (i + 1) / 4
        base.box((LONG + inset - 0.1, a, -1.2), (LONG + inset, b, low), 'y')
        base.box((-inset, a, -1.2), (-inset + 0.1, b, low), 'y')
    base.done('base')


def _door():
    """Adds the glass door in the last bay of the front, with panes beside and above it, and the steps to it."""
    x0, x1, head, y = *DOOR, FLOOR + 2.16, -0.012
    steel = Boards('black steel', 0.004)
    for x in (7.5, x1 + 0.04, LONG):
        steel.box((x - 0.025, -0.035, FLOOR), (x + 0.025, 0.035, HIGH), 'z')
    for level, thick in ((FLOOR, 0.03), (head + 0.01, 0.05), (HIGH - 0.04, 0.04)):
        steel.box((7.5, -0.034, level), (LONG, 0.034, level + thick))
    for x in (x0, x1 - 0.085):
        steel.box((x, y - 0.045, FLOOR + 0.034), (x + 0.085, y + 0.02, head), 'z')
    for low, high in ((FLOOR + 0.034, FLOOR + 0.19), (head - 0.085, head)):
        steel.box((x0, y - 0.044, low), (x1, y + 0.02, high))
    steel.done('door')
    for a, b, low, high in ((x0, x1, FLOOR, head), (x1 + 0.04, LONG, FLOOR, head), (7.5, LONG, head, HIGH)):
        pane(((a + b) / 2, y, (low + high) / 2), (1, 0, 0), (0, 0, 1), b - a, high - low)
    handle = x1 - 0.042
    rod('brass', (handle, -0.125, FLOOR + 0.55), (handle, -0.125, FLOOR + 1.75), 0.020)
    for z in (0.66, 1.64):
        rod('brass', (handle, -0.125, FLOOR + z), (handle, -0.05, FLOOR + z), 0.010)
    step = Boards('pale travertine', 0.008)
    for i, (near, far) in enumerate(((-LEDGE - 0.40, -LEDGE + 0.05), (-LEDGE - 0.80, -LEDGE - 0.402))):
        # The blocks reach down into the snow, so that no gap shows below the lowest one.
        for a, b in ((7.15, 8.098), (8.102, 9.05)):
            step.box((a, near, SNOW - 0.4), (b, far, FLOOR - 0.13 * (i + 1)))
    step.done('steps')


def _infrared():
    """Adds the infrared room: hemlock walls, a bench with two slatted backrests, and four emitters."""
    x0, x1, y0, y1 = INFRARED
    high, wide = FLOOR + 2.2, x1 - x0
    for origin, along, length in (((x0, y1, FLOOR), (1, 0, 0), wide), ((x0, y0, FLOOR), (0, 1, 0), y1 - y0), ((x1, y1, FLOOR), (0, -1, 0), y1 - y0)):
        plank_wall('hemlock', origin, along, (0, 0, 1), length, high - FLOOR)
    plank_wall('hemlock', (x0, y1, high), (1, 0, 0), (0, -1, 0), wide, y1 - y0)
    bench('hemlock', x0 + 0.02, x1 - 0.02, y1 - 0.62, y1 - 0.02, FLOOR + 0.46, FLOOR, light=7)
    for x in (x0 + 0.322 * wide, x0 + 0.692 * wide):
        rest = Boards('hemlock', 0.005)
        # Each backrest leans back by about 15 degrees: its foot is 16 cm in front of the wall and its top 2 cm.
        foot, top = np.array((x, y1 - 0.17, FLOOR + 0.47)), np.array((x, y1 - 0.045, FLOOR + 0.98))
        up = (top - foot) / np.linalg.norm(top - foot)
        out = np.cross((1, 0, 0), up)
        for i in range(7):
            rest.board(foot + up * (0.035 + i * 0.073), (0.37, 0.056, 0.02), ((1, 0, 0), up, out))
        for side in (-0.13, 0.13):
            rest.board((foot + top) / 2 + np.array((side, 0, 0)) - out * 0.02, (np.linalg.norm(top - foot), 0.03, 0.02), (up, (1, 0, 0), np.cross(up, (1, 0, 0))))
        rest.done('backrest')
    for x in (x0 + 0.115 * wide, x0 + 0.5 * wide, x0 + 0.885 * wide):
        emitter((x, y1 - 0.001, FLOOR + 1.16), (0, -1, 0), 0.17, 0.98, 1, 3.0)
    emitter((x0 + 0.001, y1 - 0.95, FLOOR + 1.10), (1, 0, 0), 0.34, 0.98, 2, 3.5)
    light.strip((x0 + 0.05, y1 - 0.05, high - 0.06), (x1 - 0.05, y1 - 0.05, high - 0.06), (0, 0.1, -1), 13, 2750)
    light.area(((x0 + x1) / 2, (y0 + y1) / 2, high - 0.04), (0, 0, -1), wide * 0.6, 1.0, 24, 2850)


def _basin():
    """Adds the basin in the floor with its lining of travertine slabs."""
    x0, x1, y0, y1 = POOL
    # The colour has more red than clear water has: the bed absorbs red, and pale stone would look like a swimming pool.
    water.pool(x0, x1, y0, y1, FLOOR - 0.004, FLOOR - 0.04, 1.0, 'travertine', [(6.7, 1.0, -0.3, 0.20), (5.4, 1.2, -0.3, 0.12)], 1.15,
               colour=(1.25, 0.86, 0.82), net=0.22, rest=0.20, watts=9, slab=0.6, ripple=0.006)
    dark, low = Boards('void'), FLOOR - 1.2  # Keeps the sky out of the joints of the lining.
    for a, b in (((x0 - 0.1, y0 - 0.1, low), (x1 + 0.1, y1 + 0.1, low + 0.12)), ((x0 - 0.1, y0 - 0.1, low), (x0 - 0.022, y1 + 0.1, FLOOR - 0.05)),
                 ((x1 + 0.022, y0 - 0.1, low), (x1 + 0.1, y1 + 0.1, FLOOR - 0.05)), ((x0 - 0.1, y0 - 0.1, low), (x1 + 0.1, y0 - 0.022, FLOOR - 0.05)),
                 ((x0 - 0.1, y1 + 0.022, low), (x1 + 0.1, y1 + 0.1, FLOOR - 0.05))):
        dark.box(a, b)
    dark.done('dark')


def _cushion(of, low, high, radius, sag):
    """Adds a cushion of woven cloth. Its top sinks by `sag` metres in the middle."""
    made = rounded(of, low, high, radius, 0.002, 6)
    size = np.array(high) - np.array(low)
    points = np.array([vertex.co for vertex in made.data.vertices])
    across = np.clip(1 - (2 * points[:, 0] / size[0]) ** 2, 0, 1) * np.clip(1 - (2 * points[:, 1] / size[1]) ** 2, 0, 1)
    points[:, 2] -= np.where(points[:, 2] > 0, sag * across, 0)
    made.data.vertices.foreach_set('co', points.ravel())
    # The weave needs two coordinates on the cloth; adding the height to both keeps its threads visible on the sides.
    place = np.stack([points[:, 0] + points[:, 2], points[:, 1] + points[:, 2], 0 * points[:, 0] + 1], -1)
    made.data.attributes.new('uv3', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', place.ravel())


def _piping(of, x0, x1, y0, y1, z, corner):
    """Adds a piped seam around the rounded rectangle between `x0`, `x1`, `y0` and `y1`, at the height `z`."""
    curve = bpy.data.curves.new('piping', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 0.0055, 3
    line = []
    for i, (x, y) in enumerate(((x1, y1), (x0, y1), (x0, y0), (x1, y0))):
        cx, cy = x - corner * (1 if x == x1 else -1), y - corner * (1 if y == y1 else -1)
        line += [(cx + corner * np.cos(a), cy + corner * np.sin(a), z, 1) for a in np.linspace(i, i + 1, 7) * np.pi / 2]
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    spline.points.foreach_set('co', np.array(line).ravel())
    spline.use_cyclic_u = True
    curve.materials.append(materials.material(of))
    bpy.context.collection.objects.link(bpy.data.objects.new('piping', curve))


def _daybed(x, y, long, wide):
    """Adds the daybed: a walnut frame, a linen mattress with piped seams, a bolster, and a throw across its foot."""
    z = FLOOR
    frame = Boards('walnut', 0.006)
    frame.box((x, y, z + 0.2), (x + long, y + wide, z + 0.27))
    for a in (x + 0.1, x + long - 0.18):
        frame.box((a, y + 0.06, z), (a + 0.08, y + wide - 0.06, z + 0.2), 'z')
    frame.done('daybed')
    x0, x1, y0, y1, low, top = x + 0.03, x + long - 0.03, y + 0.03, y + wide - 0.03, z + 0.27, z + 0.41
    _cushion('plain linen', (x0, y0, low), (x1, y1, top), 0.028, 0.014)
    for level in (low + 0.022, top - 0.016):
        _piping('linen', x0 - 0.001, x1 + 0.001, y0 - 0.001, y1 + 0.001, level, 0.03)
    _cushion('grey terry', (x + 0.07, y + 0.12, top - 0.012), (x + 0.33, y + wide - 0.12, top + 0.15), 0.085, 0.012)
    # The throw falls over the front edge of the mattress and lies flat on its top.
    path = [(y0 - 0.010, low - 0.02 + t * (top - low - 0.01)) for t in np.linspace(0, 1, 24)]
    path += [(y0 + 0.022 - 0.032 * np.cos(a), top - 0.026 + 0.032 * np.sin(a)) for a in np.linspace(0, np.pi / 2, 9)[1:]]
    path += [(y0 + 0.022 + t * (wide - 0.30), top + 0.006 - 0.010 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 60)[1:]]
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(np.array(path), axis=0).T))])

    def throw(u, v):
        py, pz = (np.interp(v * run[-1], run, [p[k] for p in path]) for k in (0, 1))
        fold = 0.004 * fractal(u * 0.46 / 0.09, v * run[-1] / 0.30, 5, 3) + 0.003 * np.sin(u * 21 + 2.0 * v) * np.clip(1 - v * 4, 0, 1)
        edge = 0.010 * fractal(v * run[-1] / 0.2, 0 * u + np.round(u), 9, 2)
        return x + long - 0.72 + u * 0.46 + edge, py - fold * np.clip(1 - v * 5, 0, 1), pz + np.abs(fold) + 0.002
    cloth('grey terry', throw, 120, 260, lambda u, v: (u * 0.46, v * run[-1], v * run[-1]), 0.006)


def pavilion():
    """Adds the whole pavilion with its lights. It is 9 m wide and 4 m deep, with its front along y = 0."""
    pool = POOL
    for part in ((0, LONG, 0, pool[2]), (0, pool[0], pool[2], pool[3]), (pool[1], LONG, pool[2], pool[3]), (0, LONG, pool[3], DEEP)):
        _slabs(*part)
    _basin()
    _plinth()
    roof = Boards('black steel', 0.006)
    roof.box((-1.0, -1.1, HIGH + 0.05), (LONG + 1.0, DEEP + 0.9, HIGH + 0.25))
    roof.done('roof')
    plank_wall('cedar', (-0.95, DEEP + 0.85, HIGH + 0.04), (1, 0, 0), (0, -1, 0), LONG + 1.9, DEEP + 1.9)
    rounded('snow', (-0.97, -1.07, HIGH + 0.245), (LONG + 0.97, DEEP + 0.87, HIGH + 0.47), 0.15, 0.03)
    stops = [0, 1.5, 3.0, 4.5, 6.0, 7.5, LONG]
    glass_front(stops[:-1], FLOOR, HIGH, 0.0)
    _door()
    glass_front(stops[3:], FLOOR, HIGH, DEEP)
    glass_side((0, 2.0, DEEP), FLOOR, HIGH, LONG)
    glass_side((0, 2.0, DEEP), FLOOR, HIGH, 0.0)
    cabin(0.35, 2.95, 1.25, 3.7, FLOOR, FLOOR + 2.2, 'cedar', 'bench', 1.15)
    _infrared()
    for x0, x1 in ((0.35, 2.95), (3.05, 4.75)):
        glass_front((x0, (x0 + x1) / 2, x1), FLOOR, FLOOR + 2.2, 1.22, door=(x0 + x1) / 2 - 0.08)
    skin = Boards('hemlock', 0.003)
    for i in range(20):
        skin.box((4.78, 1.188 + i * 0.1266, FLOOR), (4.81, 1.188 + i * 0.1266 + 0.1226, FLOOR + 2.28), 'z')
    for i in range(36):
        skin.box((0.31 + i * 0.125, 1.2, FLOOR + 2.22), (0.31 + i * 0.125 + 0.122, 3.74, FLOOR + 2.26), 'y')
    skin.done('skin')
    band = Boards('cedar', 0.003)
    band.box((0.31, 1.19, FLOOR + 2.2), (4.778, 1.25, FLOOR + 2.28))
    band.done('band')
    fireplace(*FIRE)
    _daybed(5.7, 2.45, 1.95, 1.3)
    light.area((6.9, 2.4, HIGH - 0.05), (0, -0.1, -1), 3.4, 1.6, 72, 2800)
    light.strip((0.2, 0.3, HIGH - 0.02), (LONG - 0.2, 0.3, HIGH - 0.02), (0, 0.1, -1), 34, 2750)
