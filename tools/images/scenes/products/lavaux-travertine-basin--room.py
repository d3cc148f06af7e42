"""
Scene: the sunken basin and its room in the evening, wide, from the right: hidden light below the ledge and along the ceiling, lit
water, folded towels on the ledge, and three candles on the floor.
"""
import bpy
from library import clear, light, terry  # noqa: F401 (terry adds its material)
from library.lanterns import candle
from library.lavaux import BACK, HIGH, LEFT, LEVEL, RIGHT, X0, X1, Y0, Y1
from library.linens import pile
from library.views import compose_product

ALT = 'The travertine room in the evening: lit water in the sunken basin, three candles on the floor, and two folded white towels on a stone ledge with hidden light below it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 16
DETAIL = 0.8
GRADE = {'exposure': 0.9, 'contrast': 1.2, 'balance': 0.5}


def evening():
    """Replaces the winter sun by hidden strips and by lamps under water."""
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' or thing.name.startswith('sash')]:
        bpy.data.objects.remove(made)
    light.strip((LEFT + 0.1, BACK - 0.34, 0.33), (RIGHT - 0.1, BACK - 0.34, 0.33), (0, -0.55, -1), 20, 3100)
    light.strip((LEFT + 0.1, BACK - 0.35, HIGH - 0.05), (RIGHT - 0.1, BACK - 0.35, HIGH - 0.05), (0, 0.45, -1), 60, 3300)
    light.area((0, 0.5, HIGH - 0.1), (0, 0, -1), 3.0, 3.5, 20, 4200)
    for x, side in ((X0 + 0.02, 1), (X1 - 0.02, -1)):
        light.area((x, (Y0 + Y1) / 2, LEVEL - 0.20), (side, 0, -0.4), 2.3, 0.05, 5, 4400)


def candles():
    """Adds three candles of different heights on the floor, beyond the right end of the basin."""
    for x, y, height, radius in ((1.22, 3.32, 0.20, 0.038), (1.36, 3.22, 0.13, 0.038), (1.17, 3.18, 0.09, 0.034)):
        candle(x, y, 0.0, height, radius, 1.6)


def towels():
    """Replaces the flat towel of the main image by two folded ones, lit from above: the hidden light below the ledge does not reach them."""
    clear.clear((0.4, BACK - 0.8, 0.1), (1.7, BACK, 0.7), 'draped')
    pile('terry', 0.92, BACK - 0.21, 0.44, [(0.44, 0.32, 3, 4, (0, 0)), (0.43, 0.31, 3, -3, (0.008, 0.004))],
         layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    light.spot((0.75, 2.3, 3.0), (0.23, 1.9, -2.56), 25, 24, 3200, 0.15)


def compose():
    compose_product('lavaux-travertine-basin')
    evening()
    towels()
    candles()
    light.camera((1.65, -1.7, 1.2), -20, 27, (0.0, -0.095), 4.2, 8.0)
