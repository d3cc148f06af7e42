"""Scene: the garden plunge and its lantern in the first sun, wide, with the meadow, the barn and the far peaks behind them."""
from library import light, near_snow
from library.views import compose_product

ALT = 'A garden plunge on swept slate in the first sun, wind-blown snow beside it, a meadow with a fence and a hay barn behind it, high peaks beyond the valley'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.22}


def compose():
    compose_product('muerren-garden-plunge')
    light.camera((-2.6, -4.2, 1.9), 12, 28, (0.0, -0.07), 6.0, 8.0)
    near_snow.renew('snow', reach=18.0, size=0.012, strength=0.48, floor=0.06)
    # A second, weaker relief reaches as far as the fence, so that the first one does not end at a line.
    near_snow.renew('snow near the camera', reach=44.0, strength=0.30, floor=0.06, clods=0, seed=2)
