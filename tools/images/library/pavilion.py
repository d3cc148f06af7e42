"""The glass pavilion: a flat black steel roof over timber rooms, a basin, a hanging fireplace and a daybed."""
from . import light, water
from .boards import Boards, panels, plank_wall
from .nodes import fresh, rgba
from .shapes import rod, rounded, sheet, turned
from .suites import cabin, daybed, glass_front, glass_side

FLOOR, HIGH = 0.12, 2.75
LONG, DEEP = 9.0, 4.0


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


def pavilion():
    """Adds the whole pavilion with its lights. It is 9 m wide and 4 m deep, with its front along y = 0."""
    pool = (5.2, 6.9, 0.5, 1.5)
    for a, b, c, d in ((0, LONG, 0, pool[2]), (0, pool[0], pool[2], pool[3]), (pool[1], LONG, pool[2], pool[3]), (0, LONG, pool[3], DEEP)):
        panels('travertine', (a, c, FLOOR), (1, 0, 0), (0, 1, 0), b - a, d - c, 1.2, 0.8, shift=0)
    water.pool(*pool, FLOOR, FLOOR - 0.03, 1.0, 'travertine', [(6.7, 1.0, -0.3, 0.3), (5.4, 1.2, -0.3, 0.2)], 2.2, watts=14)
    plinth = Boards('slate', 0.006)
    plinth.box((-0.25, -0.25, -0.3), (LONG + 0.25, -0.001, FLOOR - 0.002))
    plinth.box((-0.25, DEEP + 0.001, -0.3), (LONG + 0.25, DEEP + 0.25, FLOOR - 0.002))
    plinth.box((LONG + 0.001, 0, -0.3), (LONG + 0.25, DEEP, FLOOR - 0.002), 'y')
    plinth.done('plinth')
    roof = Boards('black steel', 0.006)
    roof.box((-1.0, -1.1, HIGH + 0.05), (LONG + 1.0, DEEP + 0.9, HIGH + 0.25))
    roof.done('roof')
    plank_wall('cedar', (-0.95, DEEP + 0.85, HIGH + 0.04), (1, 0, 0), (0, -1, 0), LONG + 1.9, DEEP + 1.9)
    rounded('snow', (-1.03, -1.13, HIGH + 0.245), (LONG + 1.03, DEEP + 0.93, HIGH + 0.47), 0.15, 0.03)
    stops = [0, 1.5, 3.0, 4.5, 6.0, 7.5, LONG]
    glass_front(stops, FLOOR, HIGH, 0.0)
    glass_front(stops[3:], FLOOR, HIGH, DEEP)
    glass_side((0, 2.0, DEEP), FLOOR, HIGH, LONG)
    glass_side((0, 2.0, DEEP), FLOOR, HIGH, 0.0)
    for x0, x1, wood, seats, warm in ((0.35, 2.95, 'cedar', 'bench', 1.15), (3.05, 4.75, 'hemlock', 'infrared', 1.2)):
        cabin(x0, x1, 1.25, 3.7, FLOOR, FLOOR + 2.2, wood, seats, warm)
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
