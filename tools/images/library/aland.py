"""The slim steel plunge pool of the Åland in its walled garden, shared by the scenes that show it."""
import random
import numpy as np
from . import conifers, daylight, finishes, light, materials, rooms, water, winter
from .boards import Boards
from .fittings import lantern, roll
from .nodes import fresh, rgba
from .plunges import chiller_case, rim
from .roofs import snow_cover
from .screens import bar, screen
from .shapes import rod
from .steam import steam
from .textiles import hung


def _blackened(name):
    """Returns the material of blackened, brushed steel: very fine horizontal lines, and a sheen that varies little."""
    made, n, surface = fresh(name)
    place = n('NewGeometry').outputs['Position']
    lines, fine = n.noise(place, (1.6, 1.6, 420.0), 3, 0.6).outputs[0], n.noise(place, (9.0, 9.0, 1400.0), 2, 0.5).outputs[0]
    tone = n.math('MULTIPLY_ADD', lines, 0.55, n.math('MULTIPLY', fine, 0.35))
    relief = n('Bump', {'Strength': 0.30, 'Distance': 0.0003, 'Height': tone}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': n.mix(tone, rgba((0.085, 0.088, 0.093)), rgba((0.135, 0.139, 0.145))), 'Metallic': 0.85,
                                'Roughness': n.math('MULTIPLY_ADD', lines, 0.10, 0.30), 'Normal': relief})
    n.link(body.outputs[0], surface)
    return made


materials._makers['blackened steel'] = _blackened


def gate():
    """Adds the garden gate, open outwards: boards with gaps on two ledges and a brace, hinges, a ring and a frame."""
    wood = Boards('larch', 0.005)
    for x in (-1.55, -0.65):
        wood.box((x, 2.42, 0.0), (x + 0.10, 2.60, 2.0), 'z')
    wood.box((-1.45, 2.42, 1.92), (-0.65, 2.60, 2.0))
    for i in range(6):
        wood.box((-1.50, 2.66 + i * 0.136, 0.06), (-1.475, 2.66 + i * 0.136 + 0.128, 1.86 + 0.10 * (i / 5) ** 0.5), 'z')
    for z in (0.30, 1.50):
        wood.box((-1.474, 2.66, z), (-1.444, 3.46, z + 0.11), 'y')
    way = np.array((0, 0.74, 1.06)) / np.hypot(0.74, 1.06)
    wood.board((-1.459, 3.06, 0.955), (1.24, 0.10, 0.028), (way, (0, -way[2], way[1]), (1, 0, 0)))
    wood.done('gate')
    for z in (0.355, 1.555):
        rod('black steel', (-1.44, 2.62, z), (-1.44, 3.10, z), 0.012)
    rod('black steel', (-1.435, 3.38, 0.98), (-1.435, 3.38, 1.14), 0.012)


def garden():
    """Adds the snow behind the wall with a trail through the gate, and the forest."""
    terrain = winter.hill(1.8, 18, 4)
    trail = winter.footprints((-1.1, 2.9), (-0.05, 1), 22, bend=-0.012)
    ground = winter.ground(terrain, [(-3, 4, -3, 2.9, -0.06)], prints=trail, focus=((-3, 1), (2.6, 9)), near=2.66, far=200)
    conifers.forest(winter.scatter(110, -45, 50, 9, 90, 2.4, lambda x, y: abs(x + 2.4 + y * 0.12) < 1.6 and y < 30), ground, (('spruce', 2), ('pine', 1)), (0.6, 1.15), 0.6)
    conifers.forest([(-3.6, 8.5, 0.8), (2.4, 9.0, 0.95), (5.2, 8.0, 0.8)], ground, (('spruce', 1),), snow=0.65, seed=2)


def enclosure():
    """Adds the floor of slate and the snow-covered wall at y = 2.4 with its open gate."""
    rooms.tiled('slate', -2.6, 3.4, -2.2, 2.4, 0.0, 0.6)
    wall = Boards('plaster', 0.004)
    wall.box((-2.7, 2.4, -0.2), (-1.55, 2.65, 2.15))
    wall.box((-0.55, 2.4, -0.2), (3.6, 2.65, 2.15))
    wall.box((-1.552, 2.4, 2.0), (-0.548, 2.65, 2.15))
    wall.done('wall')
    snow_cover(-2.75, 3.65, 2.37, 2.68, 2.14, thick=0.13)
    gate()


def pool(x0, x1, y0, y1, tall):
    """
    Adds the pool of black steel with its rim, water, steam and step. `x0`, `x1`, `y0` and `y1` are its outer faces;
    `tall` is the height of its rim.
    """
    body = Boards('blackened steel', 0.012)
    low, high = 0.04, tall - 0.045
    for a, b, grain in (((x0, y0, low), (x1, y0 + 0.06, high), 'x'), ((x0, y1 - 0.06, low), (x1, y1, high), 'x'),
                        ((x0, y0 + 0.01, low), (x0 + 0.06, y1 - 0.01, high), 'y'), ((x1 - 0.06, y0 + 0.01, low), (x1, y1 - 0.01, high), 'y')):
        body.box(a, b, grain)
    body.box((x0 + 0.05, y0 + 0.05, 0), (x1 - 0.05, y1 - 0.05, 0.05))
    body.done('body')
    rim('thermo-aspen', x0, x1, y0, y1, tall, 0.10, 0.045, 0.025)
    level, middle = tall - 0.058, (y0 + y1) / 2
    water.pool(x0 + 0.09, x1 - 0.09, y0 + 0.09, y1 - 0.09, high, level, 0.65, 'steel', [(x1 - 0.3, middle, 0.45, 0.22)], 4.6,
               colour=(1.10, 0.88, 0.89), net=0.3, watts=5, slab=3, ripple=0.006, rest=0.3, gap=0.0)
    water.lamp(x1 - 0.094, middle, 0.45, (-1, 0, 0))
    steam(x0 + 0.1, x1 - 0.1, y0 + 0.1, y1 - 0.1, level, 0.6, 0.10)
    step = Boards('thermo-aspen', 0.005)
    for i in range(3):
        step.box((x0 + 0.50, y0 - 0.45 + i * 0.12, 0.27), (x0 + 1.20, y0 - 0.334 + i * 0.12, 0.31))
    for x in (x0 + 0.55, x0 + 1.10):
        step.box((x, y0 - 0.43, 0), (x + 0.05, y0 - 0.11, 0.27), 'z')
    step.done('step')


def towel_screen():
    """Adds a screen of thermo-aspen slats on the wall behind the pool, with two linen towels on a steel bar."""
    random.seed('towel screen')
    front = screen('thermo-aspen', -0.28, 2.42, 2.40, 0.06, 1.96)
    bar(1.52, 2.20, front, 1.52)
    hung('plain linen', 1.55, front - 0.07, 1.52, 0.34, 0.62, 0.50, radius=0.008, waves=2.0, depth=0.016)
    hung('striped linen', 1.91, front - 0.07, 1.52, 0.26, 0.48, 0.36, radius=0.008, waves=1.5, depth=0.013)
    # Grazing light from the floor makes every slat visible.
    light.strip((-0.2, front - 0.10, 0.02), (2.35, front - 0.10, 0.02), (0, 0.16, 1), 34, 2550)


def lamps():
    """Adds the uplights of the wall, the light of the gate, and the light that falls on the pool from the house."""
    for x in (-0.2, 1.1, 2.4):
        light.spot((x, 2.28, 0.03), (0, 0.10, 1), 26, 70, 2550)
    light.area((-1.05, 3.4, 1.9), (0, -0.6, -1), 0.8, 0.4, 12, 2400)
    light.spot((2.6, -1.6, 3.4), (-0.45, 0.62, -0.9), 170, 44, 2800, 0.12)
    light.area((-1.4, -2.4, 2.4), (0.5, 1, -0.5), 1.6, 1.6, 75, colour=(0.7, 0.81, 1.0))
    light.area((0.5, -1.0, 3.6), (0, 0.12, -1), 3.2, 2.4, 85, 3300)


def walled_garden():
    """
    Adds the garden with the pool, its chiller, the snow outside and all lights. The pool is at x = -0.25 to 1.55 and
    y = 0.75 to 1.55; its rim is 0.80 m high.
    """
    daylight.blue_hour(1.0, mist=1.6, seed=14.0)
    enclosure()
    pool(-0.25, 1.55, 0.75, 1.55, 0.80)
    chiller_case('blackened steel', 1.95, 0.95, 0.0, 0.52, 0.44, 0.62)
    for x in (2.08, 2.22):
        roll(x, 0.98, 0.62, 0.34)
    lantern(-0.55, 0.55, 0.0, 0.16, 0.26, 9)
    lantern(2.72, 1.75, 0.0, 0.16, 0.26, 8)
    garden()
    lamps()
    finishes.refine(slate='cleft slate', plaster='lime plaster')
