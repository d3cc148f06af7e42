"""Scene: the head of a lounger with its linen pillow in soft daylight from the glass front, close."""
import importlib
from library import hot_emitters, light, planed
from library.pillows import pillow
from library.cabins import lining, shell
from library.emitters import halo

ALT = 'A corded pillow of flax linen at the head of a lounger of hemlock slats, emitters glowing dark red in the wall behind it'
SAMPLES = 24
GRADE = {'exposure': 0.3, 'contrast': 1.24}
cabin = importlib.import_module('scenes.products.annecy-reclining-cabin')


def compose():
    light.indoors()
    lining(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    shell(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    cabin.inside()
    pillow(cabin.on_slats(0.44), swell=7.5e4, step=0.0075, of='flax linen', cord='flax cord')
    for x in (0.27, 0.61):
        halo((x, 1.714, 1.46), (0, -1, 0), 0.19, 0.74, 1.2)
    # Daylight from the right, wide enough for soft shadows, and low enough to model the pillow.
    light.area((1.95, 1.05, 1.30), (-1.5, 0.40, -0.45), 0.55, 0.55, 17, 5000)
    light.area((1.2, -0.45, 1.5), (-0.5, 1.9, -0.6), 0.9, 1.2, 24, 5200)
    planed.renew(hemlock='planed hemlock')
    hot_emitters.renew(0.8)
    light.camera((0.86, 0.36, 1.20), -18, 44, (-0.02, -0.29), 1.18, 7.0)
