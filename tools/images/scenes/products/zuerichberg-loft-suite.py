"""
Scene: the compact suite. The sauna and the shower share one wall of glass in a black steel frame. The steel plunge pool
stands at the side.
"""
from library import calm_glass, finishes, hearths, light, materials, open_stove, planed, rooms, split_stones, terry, water  # noqa: F401 (planed adds its woods)
from library.boards import Boards, panels, plank_wall
from library.fittings import candle, roll
from library.nodes import fresh, rgba
from library.plunges import rim
from library.suites import cabin, glass_front, rain_shower

ALT = 'A compact suite: a cedar sauna and an open shower behind one wall of glass in black steel, a steel plunge along the other wall'
DETAIL = 0.7
GRADE = {'exposure': 1.05}


def _waxed_steel(name):
    """Returns the material of hot-rolled steel under wax: dark grey with cloudy mill scale, which catches low light."""
    made, n, surface = fresh(name)
    at = n('NewGeometry').outputs['Position']
    cloud, fine = n.noise(at, (2.2, 2.2, 3.4), 5, 0.62).outputs[0], n.noise(at, (60.0, 60.0, 9.0), 3, 0.6).outputs[0]
    tone = n.ramp(n.math('MULTIPLY_ADD', fine, 0.25, cloud), [(0.42, 0.0), (0.82, 1.0)], 'EASE')
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.070, 0.067, 0.065)), rgba((0.115, 0.110, 0.105))), 'Metallic': 0.55,
                                'Roughness': n.math('MULTIPLY_ADD', tone, 0.14, 0.34)})
    n.link(body.outputs[0], surface)
    return made


materials._makers['waxed steel'] = _waxed_steel
# Warm enough to look like flax in the blue light of the pool.
materials._makers['flax terry'] = lambda name: terry._terry(name, (0.24, 0.175, 0.105), (0.60, 0.47, 0.32))
# Less red than `thermo-aspen`, because a whole ceiling of it would colour the room.
materials._makers['smoked aspen'] = lambda name: planed.wood(name, (0.215, 0.150, 0.102), (0.130, 0.088, 0.058), 170.0, 0.5, 0.25)


def ceiling(wide, front, back, high, top):
    """
    Adds a ceiling of aspen boards that run towards the glass, up to a slot for light along the right wall, and the lower
    ceiling of the shower behind a head rail that continues the frame of the glass.
    """
    plank_wall('smoked aspen', (wide - 0.13, front, top), (0, -1, 0), (-1, 0, 0), front + 3.2, wide - 0.13)
    plank_wall('smoked aspen', (2.06, back, high), (1, 0, 0), (0, -1, 0), wide - 2.06, back - front - 0.02)
    slot = Boards('plaster')
    slot.box((wide - 0.16, -3.2, top + 0.20), (wide + 0.02, front, top + 0.22))
    slot.box((wide, -3.2, top), (wide + 0.02, front, top + 0.20))
    slot.done('slot')
    rail = Boards('black steel', 0.004)
    rail.box((2.72, front - 0.028, high - 0.04), (wide, front + 0.028, high))
    rail.done('head rail')


def compose():
    light.indoors()
    wide, back, high, front = 3.5, 3.0, 2.5, 1.2
    rooms.tiled('wet slate', 0, wide, -3.2, back)
    panels('slate', (2.0, back, 0), (1, 0, 0), (0, 0, 1), wide - 2.0, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (0, -3.2, 0), (0, 1, 0), (0, 0, 1), 4.4, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (wide, back, 0), (0, -1, 0), (0, 0, 1), 6.2, high + 0.6, 1.2, 0.9, shift=0)
    panels('slate', (0, front + 0.02, high), (1, 0, 0), (0, 0, 1), wide, 0.6, 1.2, 0.9, shift=0)
    panels('slate', (2.06, front + 0.05, 0), (0, 1, 0), (0, 0, 1), 1.75, high, 1.2, 0.9, shift=0)
    ceiling(wide, front, back, high, high + 0.6)
    cabin(0.02, 1.98, front + 0.04, back, 0.0, high)
    open_stove.remove((1.31, 1.67, 0), (1.86, 2.22, 2.6))
    hearths.wood_stove(1.36, 1.72, 0, 0.44, 0.42, 0.95, high)
    split_stones.renew()
    glass_front((0.02, 0.66, 1.34, 2.02, 2.72), 0.0, high, front, door=1.26)
    rain_shower(2.85, 2.35, 0.0, back)
    niche = Boards('thermo-aspen', 0.004)
    niche.box((2.10, 2.70, 0.44), (wide - 0.02, back - 0.01, 0.48))
    niche.done('shelf')
    x0, x1, y0, y1, tall = 2.62, 3.42, -0.70, 1.10, 0.82
    body = Boards('waxed steel', 0.008)
    body.box((x0, y0, 0.03), (x1, y0 + 0.06, tall - 0.045))
    body.box((x0, y1 - 0.06, 0.03), (x1, y1, tall - 0.045))
    body.box((x0, y0 + 0.01, 0.03), (x0 + 0.06, y1 - 0.01, tall - 0.045), 'y')
    body.box((x1 - 0.06, y0 + 0.01, 0.03), (x1, y1 - 0.01, tall - 0.045), 'y')
    body.box((x0 + 0.05, y0 + 0.05, 0), (x1 - 0.05, y1 - 0.05, 0.07))
    body.done('body')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.10, 0.045, 0.02)
    water.pool(x0 + 0.09, x1 - 0.09, y0 + 0.09, y1 - 0.09, tall - 0.045, tall - 0.09, 0.64, 'steel', [(3.0, 0.85, 0.42, 0.24)], 6.5, net=0.5, watts=8, slab=3)
    water.lamp(3.0, 1.004, 0.46, (0, -1, 0))
    step = Boards('thermo-aspen', 0.005)
    for i in range(3):
        step.box((2.16 + i * 0.13, -0.55, 0.28), (2.16 + i * 0.13 + 0.126, 0.1, 0.32), 'y')
    for y in (-0.5, 0.0):
        step.box((2.18, y, 0), (2.53, y + 0.05, 0.28))
    step.done('step')
    roll(3.33, 0.79, tall, 0.24, of='wool')
    for x, y, h in ((0.25, 0.75, 0.22), (0.38, 0.58, 0.13), (0.20, 0.5, 0.16)):
        candle(x, y, 0, h, 0.04)
    light.strip((2.1, back - 0.05, high - 0.03), (wide - 0.05, back - 0.05, high - 0.03), (0, 0.08, -1), 26, 2750)
    light.spot((2.8, 2.2, high - 0.03), (0, 0.12, -1), 170, 70, 2800)
    light.strip((wide - 0.05, -2.9, high + 0.66), (wide - 0.05, front, high + 0.66), (0.05, 0, -1), 80, 3900, 0.06)
    light.strip((wide - 0.07, -2.9, high + 0.70), (wide - 0.07, front, high + 0.70), (0, 0, 1), 14, 3900, 0.06)
    light.strip((0.05, -2.5, 0.02), (0.05, front, 0.02), (0.1, 0, 1), 9, 2600)
    # Strips below the overhanging rim, which show the texture of the steel.
    light.strip((x0 + 0.02, y0 - 0.03, tall - 0.06), (x1 - 0.02, y0 - 0.03, tall - 0.06), (0, 0.25, -1), 4, 3000, 0.02)
    light.strip((x0 - 0.03, y0 + 0.02, tall - 0.06), (x0 - 0.03, y1 - 0.02, tall - 0.06), (0.25, 0, -1), 4, 3000, 0.02)
    light.spot((1.3, -0.8, 3.0), (0.4, 0.25, -1), 90, 44, 2800)
    light.area((0.6, -3.1, 2.4), (0.3, 1, -0.4), 1.8, 1.4, 60, colour=(0.72, 0.82, 1.0))
    light.area((1.6, 0.0, high + 0.55), (0, 0, -1), 2.0, 1.4, 40, 2950)
    # The light that the pale floor of the loft, behind the camera, returns to the ceiling.
    light.area((1.7, -1.2, 1.9), (0, 0.25, 1), 2.4, 2.4, 16, 3800)
    terry.renew()
    finishes.refine('cloth', **{'grey terry': 'flax terry'})
    finishes.refine(**{'slate': 'cleft slate', 'wet slate': 'wet honed slate', 'cedar': 'planed dry cedar'})
    calm_glass.renew()
    light.camera((1.6, -3.9, 1.66), 4, 30, (0.0, -0.10), 4.2, 4.5)
