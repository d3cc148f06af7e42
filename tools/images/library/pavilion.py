"""
The glass pavilion on its stone plinth: a flat black steel roof over timber rooms, a basin, a hanging fireplace and a
daybed.
"""
import numpy as np
from . import finishes, light, materials, water
from .boards import Boards, bench, plank_wall
from .emitters import emitter
from .nodes import fresh, rgba
from .shapes import pane, rod, rounded, sheet, turned
from .suites import cabin, daybed, glass_front, glass_side

FLOOR, HIGH = 0.12, 2.75
LONG, DEEP = 9.0, 4.0
SNOW = -0.30  # height of the snow around the plinth
LEDGE = 0.45  # width of the stone floor in front of the glass
POOL = (5.2, 6.9, 0.5, 1.5)
DOOR = (7.56, 8.64)  # x positions of the edges of the door
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
    dark.box((x0, y0, FLOOR - 0.05), (x1, y1, FLOOR - 0.008))
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
    for i in range(4):
        a, b = -inset + (DEEP + 2 * inset) * i / 4, -inset + (DEEP + 2 * inset) * (i + 1) / 4 - 0.004
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
    tread = Boards('pale travertine', 0.008)
    for i, (near, far) in enumerate(((-LEDGE - 0.40, -LEDGE + 0.05), (-LEDGE - 0.80, -LEDGE - 0.36))):
        top = FLOOR - 0.13 * (i + 1)
        for a, b in ((7.15, 8.098), (8.102, 9.05)):
            tread.box((a, near, top - 0.085), (b, far, top))
    tread.done('steps')
    riser = Boards('honed slate', 0.004)
    for i in range(2):
        riser.box((7.19, -LEDGE - 0.40 * (i + 1) + 0.06, -1.2), (9.01, -LEDGE + 0.02, FLOOR - 0.13 * (i + 1) - 0.085))
    riser.done('risers')


def _infrared():
    """Adds the infrared room: hemlock walls, a bench with two slatted backrests, and four emitters."""
    x0, x1, y0, y1 = INFRARED
    high, wide = FLOOR + 2.2, x1 - x0
    for origin, along, length in (((x0, y1, FLOOR), (1, 0, 0), wide), ((x0, y0, FLOOR), (0, 1, 0), y1 - y0), ((x1, y1, FLOOR), (0, -1, 0), y1 - y0)):
        plank_wall('hemlock', origin, along, (0, 0, 1), length, high - FLOOR)
    plank_wall('hemlock', (x0, y1, high), (1, 0, 0), (0, -1, 0), wide, y1 - y0)
    bench('hemlock', x0 + 0.02, x1 - 0.02, y1 - 0.62, y1 - 0.02, FLOOR + 0.46, FLOOR, light=7)
    for x in (x0 + 0.34 * wide, x0 + 0.66 * wide):
        rest = Boards('hemlock', 0.005)
        # Each backrest leans back by about 15 degrees: its foot is 16 cm in front of the wall and its top 2 cm.
        foot, top = np.array((x, y1 - 0.17, FLOOR + 0.47)), np.array((x, y1 - 0.045, FLOOR + 0.98))
        up = (top - foot) / np.linalg.norm(top - foot)
        out = np.cross((1, 0, 0), up)
        for i in range(7):
            rest.board(foot + up * (0.035 + i * 0.073), (0.40, 0.056, 0.02), ((1, 0, 0), up, out))
        for side in (-0.14, 0.14):
            rest.board((foot + top) / 2 + np.array((side, 0, 0)) - out * 0.02, (np.linalg.norm(top - foot), 0.03, 0.02), (up, (1, 0, 0), np.cross(up, (1, 0, 0))))
        rest.done('backrest')
    for x in (x0 + 0.115 * wide, x0 + 0.5 * wide, x0 + 0.885 * wide):
        emitter((x, y1 - 0.001, FLOOR + 1.16), (0, -1, 0), 0.17, 0.98, 1, 3.0)
    emitter((x0 + 0.001, y1 - 0.95, FLOOR + 1.10), (1, 0, 0), 0.34, 0.98, 2, 3.5)
    light.strip((x0 + 0.05, y1 - 0.05, high - 0.06), (x1 - 0.05, y1 - 0.05, high - 0.06), (0, 0.1, -1), 13, 2750)
    light.area(((x0 + x1) / 2, (y0 + y1) / 2, high - 0.04), (0, 0, -1), wide * 0.6, 1.0, 24, 2850)


def pavilion():
    """Adds the whole pavilion with its lights. It is 9 m wide and 4 m deep, with its front along y = 0."""
    pool = POOL
    for part in ((0, LONG, 0, pool[2]), (0, pool[0], pool[2], pool[3]), (pool[1], LONG, pool[2], pool[3]), (0, LONG, pool[3], DEEP)):
        _slabs(*part)
    water.pool(*pool, FLOOR, FLOOR - 0.03, 1.0, 'travertine', [(6.7, 1.0, -0.3, 0.3), (5.4, 1.2, -0.3, 0.2)], 2.0,
               colour=(0.66, 0.90, 0.96), net=0.3, watts=14, ripple=0.012)
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
        skin.box((4.78, 1.2 + i * 0.126, FLOOR), (4.81, 1.2 + i * 0.126 + 0.122, FLOOR + 2.28), 'z')
    for i in range(36):
        skin.box((0.31 + i * 0.125, 1.2, FLOOR + 2.22), (0.31 + i * 0.125 + 0.122, 3.74, FLOOR + 2.26), 'y')
    skin.done('skin')
    band = Boards('cedar', 0.003)
    band.box((0.31, 1.19, FLOOR + 2.2), (4.81, 1.25, FLOOR + 2.28))
    band.done('band')
    fireplace(8.1, 2.6)
    daybed(5.7, 2.45, FLOOR, 1.95, 1.3)
    light.area((6.9, 2.4, HIGH - 0.05), (0, -0.1, -1), 3.4, 1.6, 72, 2800)
    light.strip((0.2, 0.3, HIGH - 0.02), (LONG - 0.2, 0.3, HIGH - 0.02), (0, 0.1, -1), 34, 2750)
