"""Scene: the boathouse from above, without its roof."""
import numpy as np
from library import depth, finishes, ice_edge, light, plan, spruces
from library.boards import Boards, panels
from library.fittings import towels
from library.suites import rain_shower
from library.views import compose_product

ALT = 'The boathouse from above, without its roof: the sauna and the infrared cabin, the room before them, and the deck with its plunge at an icy shore'
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
    """Adds thin ice along the curve where the snow of the main image meets the water."""
    bay = lambda x: 1.42 + 0.8 * np.sin(x * 0.35 + 0.6) + 0.5 * np.sin(x * 0.9) + 0.06 * np.abs(x)
    edge = lambda x: np.minimum(bay(x), 1.52 + 0.9 * np.clip((np.abs(x) - 3.0) / 1.2, 0, 1))
    # Under the deck there is only water, because ice would shine through its joints.
    width = lambda x: 0.5 + 1.3 * np.clip((np.abs(x) - 2.4) / 2.0, 0, 1)
    for x0, x1 in ((-6.5, -1.82), (1.82, 6.5)):
        ice_edge.ice(x0, x1, edge, width, WATER)


def compose():
    compose_product('oresund-boathouse-suite')
    shower()
    shore()
    spruces.renew(('broad', 'young'), seed=2)
    finishes.refine(slate='cleft slate')
    depth.shadow((1.05, -1.0), (0, -1), 0.28, 1.8, FLOOR - 0.09, 0.6)
    depth.shadow((0.15, -1.575), (1, 0), 0.20, 1.15, FLOOR - 0.092, 0.5)
    # Under water, because its surface would mirror a lamp above it.
    light.area((1.05, -1.58, FLOOR - 0.12), (0, 0, -1), 1.5, 0.9, 45, colour=(0.62, 0.88, 1.0))
    plan.camera((0, 2.0), 2.2, 12.6)
