"""Scene: the boathouse from its right on a clear winter morning, wide: on a point between the pines and the open sound, in low sun."""
import importlib
import math
import random
import bpy
import numpy as np
from library import boulders, clear, conifers, daylight, distant, light, pines, spruces, still_water, winter
from library.boards import Boards
from library.shapes import rod
from library.views import compose_product

ALT = 'A thermo-aspen boathouse on a snowy point in low winter sun, its deck on piles over calm water, boulders along the shore, pines behind it and the open sound on the left'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
GRADE = {'exposure': 0.80, 'contrast': 1.2, 'balance': 0.2}
main = importlib.import_module('scenes.products.oresund-boathouse-suite')
YAW = -30.0  # direction of the camera in degrees


def edge(x):
    """Returns the y position of the shore at `x`. On both sides it recedes, so that the house stands on a point."""
    x = np.asarray(x, float)
    return -0.5 + 0.5 * np.sin(x * 0.35 + 0.6) + 0.4 * np.sin(x * 0.9) + 0.9 * np.maximum(x - 3.4, 0) ** 2 + 0.06 * np.minimum(x + 4, 0) ** 2


def coast():
    """Replaces the hour and the coast of the main image. Returns the height of the ground as a function of (x, y)."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.low_sun(98, 13, mist=0.5, seed=7.0)
    terrain = lambda x, y: -0.80 + 1.20 / (1 + np.exp(-(np.asarray(y, float) - edge(x)) / 0.50)) + winter.hill(1.6, 18, 4)(x, y) * (np.asarray(y, float) > edge(x))
    # The snow has drifted against the house and covers the lower edges of its boards.
    ground = winter.ground(terrain, [(-2.2, 2.2, 0.45, 7.4, 0.52)], near=-7, far=120, side=120, focus=((-8, 9), (-2, 8)), fine=0.04, relief=0.008)
    still_water.lake(-4000, 4000, -60, 9000, -0.02, (0.018, 0.030, 0.036))
    free = lambda x, y: y < edge(x) + 9 or x > 6
    conifers.forest([(-5.4, 8.5, 0.75), (-8.8, 12.0, 0.9), (3.4, 12.5, 0.85), (-7.4, 9.6, 0.6), (3.0, 19.0, 0.7)], ground, (('pine', 1),), snow=0.4, seed=2)
    pines.renew(1.0, 0.35, 3)
    spruces.forest(winter.scatter(60, -50, 6, 15, 60, 2.8, free), ground, (7, 14), ('old', 'slender'), 0.5, 4)
    far = distant.ridge(-5000, 6000, 4600, [70, 60, 85, 75, 110, 80, 60, 70, 40], 900, -8, 6, trees=420, snow=0.4, rugged=0.2)
    far.rotation_euler[2] = -math.radians(YAW)
    return ground


def shore(ground):
    """Adds the boulders along the shore, with wet feet and caps of snow, also under the deck."""
    chance, places = random.Random(8), []
    for _ in range(230):
        x = chance.uniform(-16, 9)
        size = min(0.62, 0.10 * chance.paretovariate(1.5))
        y = float(edge(x)) + chance.uniform(-0.7, 0.35)
        if not (abs(x) < 2.9 and size > 0.3):
            places.append((x, y, max(ground(x, y), -0.10) + 0.10 * size, size))
    boulders.boulders(places, 0.50, kinds=10, wet=-0.02)


def piles():
    """Adds the screw piles under the sides of the house, and the beams on them."""
    beams = Boards('larch', 0.005)
    for x in (-1.74, 1.66):
        beams.box((x, 0.0, main.FLOOR - 0.28), (x + 0.08, main.LONG, main.FLOOR - 0.10), 'y')
        for y in (0.12, 1.2):
            rod('black steel', (x + 0.04, y, -0.8), (x + 0.04, y, main.FLOOR - 0.28), 0.045, 24)
    beams.done('beams')


def calm_pool():
    """Lowers the light of the plunge, which by day would glow."""
    for of in [made for made in bpy.data.materials if made.name.startswith('bed of')]:
        for node in [each for each in of.node_tree.nodes if each.type == 'EMISSION' and not each.inputs['Strength'].links]:
            node.inputs['Strength'].default_value *= 0.4


def compose():
    for name, made in (('coast', coast), ('shore', shore), ('lantern', lambda *_: None)):
        setattr(main, name, made)
    compose_product('oresund-boathouse-suite')
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type != 'SUN' and (thing.data.type == 'SPOT' or thing.location.y < 0)]:
        bpy.data.objects.remove(lamp)
    lamps = [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type != 'SUN']
    for lamp in lamps:
        lamp.data.energy *= 0.5
    clear.whiten(3300, lambda lamp: lamp.data.type != 'SUN')
    calm_pool()
    piles()
    light.camera((8.5, -13.0, 1.6), YAW, 40, (0.03, 0.03))
