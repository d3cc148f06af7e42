"""Folded linen, a candle and stones on travertine, before a wall of slate."""
from library import light
from library.boards import panels
from library.fittings import candle, stones, towels, vase

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 48
GRADE = {'exposure': 0.8}


def compose():
    light.indoors()
    panels('slate', (-2, 0.75, -0.6), (1, 0, 0), (0, 0, 1), 4.4, 2.6, 1.3, 0.55)
    panels('travertine', (-2, 0.0, 0), (1, 0, 0), (0, 1, 0), 4.4, 0.75, 1.6, 0.75, thick=0.07, shift=0)
    towels(-0.34, 0.26, 0.0, 0.42, 0.3, 5)
    vase(0.36, 0.46, 0, 0.30, 7)
    candle(0.22, 0.20, 0, 0.11, 0.036)
    candle(0.33, 0.16, 0, 0.07, 0.036)
    stones((-0.30, 0.09, -0.012), (-0.02, 0.23, 0.05), 0.042, 0.0)
    light.strip((-1.9, 0.68, 1.75), (2.3, 0.68, 1.75), (0, 0.08, -1), 26, 2750)
    light.area((-1.6, -0.8, 1.2), (1, 0.8, -0.6), 0.9, 0.9, 15, colour=(0.52, 0.68, 1.0))
    light.spot((1.3, -0.5, 1.4), (-0.95, 0.75, -1.0), 48, 52, 2800, 0.1)
    light.camera((0.02, -1.35, 0.42), 0, 50, (0, -0.0), 1.65, 3.5)
