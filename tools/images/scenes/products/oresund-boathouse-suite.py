"""
Scene: the boathouse, seen from the water. The sauna and the infrared cabin are behind its glass gable, and a plunge
pool is sunk into its deck.
"""
import numpy as np
from library import conifers, daylight, light, water, winter
from library.boards import Boards, bench, plank_wall
from library.fittings import lantern, towels
from library.nodes import fresh, rgba
from library.roofs import snow_cover
from library.shapes import put, rounded, sheet
from library.suites import cabin, deck, glass_front

ALT = 'A tall boathouse of thermo-aspen under a steep roof, its glass gable towards the water, a lit plunge let into its deck'
WIDTH = 1440
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.7}
FLOOR, EAVES, RIDGE, LONG = 0.55, 2.65, 4.05, 7.0
X0, X1 = -1.8, 1.8


def roof():
    boards, run, rise = Boards('thermo-aspen', 0.004), X1 + 0.35, (RIDGE - EAVES) * (X1 + 0.35) / X1
    length = (run * run + rise * rise) ** 0.5
    for side in (-1, 1):
        down, out = np.array((side * run, 0, -rise)) / length, np.array((side * rise, 0, run)) / length
        for i in range(18):
            at = np.array((0, (LONG - 0.5) / 2, RIDGE + 0.08)) + down * length * (i + 0.5) / 18
            boards.board(at + out * 0.02, (LONG + 0.9, length / 18 - 0.004, 0.03), ((0, 1, 0), down, out))
        at = np.array((0, (LONG - 0.5) / 2, RIDGE + 0.08)) + down * length / 2
        boards.board(at - out * 0.05, (LONG + 0.8, length, 0.09), ((0, 1, 0), down, out))
    boards.done('roof')
    snow_cover(-run + 0.04, run - 0.04, -0.68, LONG + 0.18, RIDGE + 0.10, rise, 0.17)


def gable():
    """Adds the glass of the gable in its steel frame, and the cedar boards under the roof."""
    put('gable', [(X0, 0, EAVES), (X1, 0, EAVES), (0, 0, RIDGE)], [(0, 1, 2)], 'glass').visible_shadow = False
    steel, slope = Boards('black steel', 0.004), np.array((X1, 0, RIDGE - EAVES))
    length = np.linalg.norm(slope)
    for side in (-1, 1):
        along = np.array((side * X1, 0, EAVES - RIDGE)) / length
        steel.board(np.array((0, 0, RIDGE)) + along * length / 2, (length, 0.07, 0.07), (along, (0, 1, 0), np.cross(along, (0, 1, 0))))
        steel.box((side * X1 - 0.03, -0.03, FLOOR), (side * X1 + 0.03, 0.03, EAVES), 'z')
    for x in (-0.6, 0.6):
        steel.box((x - 0.02, -0.03, EAVES), (x + 0.02, 0.03, RIDGE - (RIDGE - EAVES) / 3), 'z')
    steel.done('gable')
    inner = Boards('cedar', 0.003)
    for side in (-1, 1):
        down, out = np.array((side * X1, 0, EAVES - RIDGE)) / length, np.array((side * (RIDGE - EAVES), 0, X1)) / length
        for i in range(16):
            at = np.array((0, LONG / 2, RIDGE)) + down * length * (i + 0.5) / 16
            inner.board(at - out * 0.03, (LONG, length / 16 - 0.003, 0.02), ((0, 1, 0), down, out))
    inner.done('inside of the roof')


def lake():
    """
    Returns the material of the sound: cold grey-green water in a light breeze. Its ripples break reflections into
    streaks, and the light that the water itself scatters takes the colour out of the reflection of the warm room.
    """
    made, n, surface = fresh('sound')
    place = n('TexCoord').outputs['Object']
    bend = n.vector('MULTIPLY', n.vector('SUBTRACT', n.noise(place, 0.5, 2).outputs['Color'], (0.5,) * 3), (0.8, 0.8, 0))
    bent = n.vector('ADD', place, bend)
    swell, ripples = n.noise(bent, (0.8, 2.6, 1.0), 3).outputs[0], n.noise(bent, (3.2, 9.5, 1.0), 3).outputs[0]
    breeze = n.math('MULTIPLY_ADD', n.noise(place, (0.12, 0.3, 1.0), 2).outputs[0], 0.7, 0.05)
    relief = n('Bump', {'Strength': 0.45, 'Distance': 0.03, 'Height': n.math('MULTIPLY_ADD', ripples, breeze, swell)}).outputs[0]
    body = n('BsdfDiffuse', {'Color': rgba((0.027, 0.036, 0.041))})
    mirror = n('BsdfGlossy', {'Color': rgba((0.80, 0.89, 0.94)), 'Roughness': 0.075, 'Normal': relief})
    shine = n('Fresnel', {'IOR': 1.33, 'Normal': relief}).outputs[0]
    n.link(n('MixShader', {0: shine, 1: body.outputs[0], 2: mirror.outputs[0]}).outputs[0], surface)
    return made


def coast():
    """Adds the rippled water, the snowy shore with pines, and the far shore in the mist."""
    sheet(lake(), (0, 40, -0.02), (1, 0, 0), (0, 1, 0), 900, 160)
    edge = lambda x: 1.1 + 0.8 * np.sin(x * 0.35 + 0.6) + 0.5 * np.sin(x * 0.9) + 0.06 * np.abs(x)
    shore = lambda x, y: -0.75 + 1.15 / (1 + np.exp(-(np.asarray(y, float) - edge(np.asarray(x, float))) / 0.55)) + winter.hill(1.8, 16, 4)(x, y)
    far = lambda x, y: shore(x, y) - 6 / (1 + np.exp(-(np.asarray(y, float) - 60 - 0.5 * np.asarray(x, float)) / 8))
    ground = winter.ground(far, [(-3, 3, 2.0, 7.5, 0.2)], near=-4, focus=((-8, 9), (-1, 4)), fine=0.05)
    free = lambda x, y: y < 8 + 0.1 * abs(x) or y > 44 + 0.5 * x or abs(x) < 4 and y < 12
    conifers.forest(winter.scatter(46, -40, 60, 14, 60, 3.4, free), ground, (('spruce', 2), ('pine', 2)), (0.55, 1.1), 0.5)
    conifers.forest([(-5.6, 9.5, 0.7), (6.2, 11.2, 0.85), (9.8, 10.5, 0.7)], ground, (('pine', 1), ('spruce', 1)), snow=0.55, seed=2)
    conifers.forest([(-4.4, 5.2, 0.7), (4.9, 6.0, 0.8)], ground, (('fir', 1),), snow=0.6, seed=3)


def compose():
    daylight.overcast_noon(0.62, azimuth=-70, mist=3.0)
    roof()
    gable()
    side = Boards('thermo-aspen', 0.003)
    for x in (X0 - 0.06, X1 + 0.03):
        for i in range(55):
            side.box((x, i * LONG / 55, FLOOR - 0.1), (x + 0.03, (i + 1) * LONG / 55 - 0.004, EAVES), 'z')
    side.done('sides')
    plank_wall('cedar', (X0, LONG, FLOOR), (1, 0, 0), (0, 0, 1), X1 - X0, EAVES - FLOOR)
    put('end', [(X0, LONG, EAVES), (X1, LONG, EAVES), (0, LONG, RIDGE)], [(0, 1, 2)], 'charred')
    plank_wall('cedar', (X0, 0, FLOOR), (0, 1, 0), (0, 0, 1), LONG, EAVES - FLOOR)
    plank_wall('cedar', (X1, LONG, FLOOR), (0, -1, 0), (0, 0, 1), LONG, EAVES - FLOOR)
    cabin(X0 + 0.05, 0.55, 2.2, 5.2, FLOOR, FLOOR + 2.1)
    glass_front((X0 + 0.05, -0.9, -0.15, 0.55), FLOOR, FLOOR + 2.1, 2.15, door=-0.22)
    cabin(0.68, X1 - 0.05, 2.2, 4.4, FLOOR, FLOOR + 2.1, 'hemlock', 'infrared', 1.2)
    glass_front((0.68, X1 - 0.05), FLOOR, FLOOR + 2.1, 2.15)
    floor = Boards('hemlock', 0.003)
    for i in range(16):
        floor.box((X0, 0.04 + i * 0.135, FLOOR - 0.03), (X1, 0.04 + i * 0.135 + 0.131, FLOOR))
    floor.done('floor')
    base = Boards('charred', 0.004)
    base.box((X0 + 0.05, 0.1, -0.3), (X1 - 0.05, LONG - 0.05, FLOOR - 0.11))
    base.done('base')
    beam = Boards('cedar', 0.004)
    beam.box((X0, 2.1, FLOOR + 2.1), (X1, 2.3, FLOOR + 2.3))
    beam.done()
    glass_front((X0, -0.6, 0.6, X1), FLOOR, EAVES, 0.0, door=0.48)
    px0, px1, py0, py1 = 0.15, 1.95, -2.15, -1.0
    deck('thermo-aspen', -2.7, 2.7, -3.1, 0.0, FLOOR, (px0 - 0.05, px1 + 0.05, py0 - 0.02, py1 + 0.02))
    piles = Boards('larch', 0.01)
    for x in (-2.5, -0.9, 0.9, 2.5):
        piles.box((x - 0.09, -3.0, -0.6), (x + 0.09, -2.82, FLOOR - 0.03), 'z')
    piles.done('piles')
    water.pool(px0, px1, py0, py1, FLOOR - 0.005, FLOOR - 0.05, 0.9, 'slate', [(1.05, py1 - 0.1, FLOOR - 0.45, 0.34)], 13, watts=12)
    skirt = Boards('thermo-aspen', 0.003)
    for low, high, grain in (((px0 - 0.09, py0 - 0.09, -0.5), (px1 + 0.09, py0 - 0.03, FLOOR - 0.031), 'x'), ((px0 - 0.09, py1 + 0.03, -0.5), (px1 + 0.09, py1 + 0.09, FLOOR - 0.031), 'x'),
                             ((px0 - 0.09, py0 - 0.09, -0.5), (px0 - 0.03, py1 + 0.09, FLOOR - 0.031), 'y'), ((px1 + 0.03, py0 - 0.09, -0.5), (px1 + 0.09, py1 + 0.09, FLOOR - 0.031), 'y')):
        skirt.box(low, high, grain)
    skirt.done('skirt')
    seat = Boards('cedar', 0.005)
    for i in range(3):
        seat.box((-2.3, -1.0 + i * 0.15, FLOOR + 0.41), (-0.9, -1.0 + i * 0.15 + 0.146, FLOOR + 0.45))
    for x in (-2.2, -1.05):
        seat.box((x, -0.96, FLOOR), (x + 0.06, -0.6, FLOOR + 0.41), 'z')
    seat.done('seat')
    towels(-1.8, -0.95, FLOOR + 0.45, 0.42, 0.32, 3)
    lantern(-0.35, -2.5, FLOOR)
    lantern(2.35, -1.4, FLOOR, 0.14, 0.2, 6)
    coast()
    light.strip((0, 0.2, RIDGE - 0.2), (0, 2.1, RIDGE - 0.2), (0, 0, -1), 26, 2750)
    light.strip((X0 + 0.05, 0.2, EAVES), (X0 + 0.05, 6.8, EAVES), (0.5, 0, 1), 20, 2700)
    light.strip((X1 - 0.05, 0.2, EAVES), (X1 - 0.05, 6.8, EAVES), (-0.5, 0, 1), 20, 2700)
    light.area((0, 1.1, EAVES + 0.4), (0, 0, -1), 2.4, 1.2, 40, 2800)
    light.area((0, -0.2, 1.7), (0, -1, -0.8), 3.2, 1.6, 34, 2600)
    light.strip((-2.6, -3.06, FLOOR - 0.12), (2.6, -3.06, FLOOR - 0.12), (0, -0.7, -1), 8, 2400)
    for y in (1.2, 3.2, 5.2):
        light.spot((X0 - 0.2, y, EAVES - 0.15), (0.04, 0, -1), 36, 60, 2650)
    light.camera((-5.6, -10.4, 2.3), 25.0, 38, (0.015, -0.025))
