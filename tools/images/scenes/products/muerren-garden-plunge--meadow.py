"""Scene: the garden plunge in the first sun, wide, with footprints into the meadow, the barn and the far peaks behind it."""
from library import light, near_snow, winter
from library.views import compose_product

ALT = 'A garden plunge on swept slate in the first sun, boot prints leading from it into a meadow with a fence and a hay barn, high peaks beyond the valley'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.22}


def compose():
    compose_product('muerren-garden-plunge')
    light.camera((-2.2, -2.9, 1.7), 14, 26, (0.0, -0.122), 4.6, 8.0)
    trail = winter.footprints((-1.9, 1.5), (-0.24, 0.97), 15, bend=0.012)
    near_snow.renew('snow', reach=18.0, size=0.012, strength=0.30, floor=0.06, prints=trail, depth=0.09, clods=120)
    # A second, weaker relief reaches as far as the fence, so that the first one does not end at a line.
    near_snow.renew('snow near the camera', reach=44.0, strength=0.22, floor=0.06, clods=0, seed=2)
