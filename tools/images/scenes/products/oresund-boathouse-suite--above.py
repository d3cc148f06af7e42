"""Scene: the boathouse from above, without its roof, on a shore with boulders and young spruces."""
import random
import numpy as np
from library import clearings, depth, finishes, light, plan, spruces
from library.boulders import boulders
from library.boards import Boards, panels
from library.fittings import towels
from library.suites import rain_shower
from library.views import compose_product

ALT = 'The boathouse from above, without its roof: the sauna and the infrared cabin, the room before them, and the deck with its plunge at a stony shore'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.0, 'contrast': 1.15}
FLOOR, WATER = 0.55, -0.02


def shower():
    """Adds the room behind the sauna, which the other views do not show: a floor of slate, a rain shower and a bench."""
    panels('slate', (-1.79, 4.45, FLOOR), (1, 0, 0), (0, 1, 0), 3.58, 2.52, 0.6, 0.6)
    rain_shower(1.2, 6.2, FLOOR, 6.97)
    seat = Boards('cedar', 0.005)
    for i in range(3):
        seat.box((-1.72, 6.42 + i * 0.155, FLOOR + 0.41), (0.0, 6.42 + i * 0.155 + 0.151, FLOOR + 0.45))
    seat.done('seat')
    towels(-1.1, 6.5, FLOOR + 0.45, 0.42, 0.32, 3)
    light.area((-0.2, 6.1, 2.6), (0, 0, -1), 2.4, 0.8, 34, 2800)
    light.area((1.2, 5.4, 2.6), (0, 0, -1), 0.8, 1.4, 16, 2800)


def shore():
    """
    Adds boulders along the curve where the snow of the main image meets the water, and young spruces that are wholly
    inside the picture and lower than its cut.
    """
    edge = lambda x: 1.42 + 0.8 * np.sin(x * 0.35 + 0.6) + 0.5 * np.sin(x * 0.9) + 0.06 * np.abs(x)
    places = []
    for low, high in ((-7.0, -2.15), (2.15, 7.0)):
        for _ in range(120):
            x, size = random.uniform(low, high), random.choice((0.06, 0.09, 0.13, 0.20, 0.30))
            places.append((x, float(edge(x)) + random.gauss(-0.12, 0.24), WATER - 0.02 + 0.25 * size, size))
    boulders(places, 0.22, wet=WATER - 0.02)
    clearings.clear(lambda x, y: abs(x) < 9 and y < 14)
    spruces.single([(-3.75, 6.55, 1.7, 'young'), (-3.05, 5.55, 1.1, 'young'), (3.55, 7.05, 1.5, 'young'), (3.95, 4.35, 1.7, 'young')], lambda x, y: 0.35, 0.35, 3)


def compose():
    compose_product('oresund-boathouse-suite')
    shower()
    shore()
    finishes.refine(slate='cleft slate')
    depth.shadow((1.05, -1.0), (0, -1), 0.28, 1.8, FLOOR - 0.09, 0.6)
    depth.shadow((0.15, -1.575), (1, 0), 0.20, 1.15, FLOOR - 0.092, 0.5)
    # Under water, because its surface would mirror a lamp above it.
    light.area((1.05, -1.58, FLOOR - 0.12), (0, 0, -1), 1.5, 0.9, 45, colour=(0.62, 0.88, 1.0))
    plan.camera((0, 2.0), 2.2, 12.6)
