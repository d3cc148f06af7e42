"""Scene: the head of a lounger with its linen cushion in light from the right, close."""
import importlib
from library import light, planed
from library.cabins import lining, shell
from library.emitters import halo
from library.flanged_cushions import cushion

ALT = 'A linen cushion with a flange at the head of a lounger of hemlock slats, its seam gathering the cloth into folds, emitters glowing in the wall behind it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.3, 'contrast': 1.28}
cabin = importlib.import_module('scenes.products.annecy-reclining-cabin')


def compose():
    light.indoors()
    lining(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    shell(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    cabin.inside()
    cushion(cabin.on_slats(0.44))
    for x in (0.27, 0.61):
        halo((x, 1.714, 1.46), (0, -1, 0), 0.19, 0.74, 1.6)
    light.strip((0.05, cabin.DEEP - 0.04, cabin.HIGH - 0.05), (cabin.WIDE - 0.05, cabin.DEEP - 0.04, cabin.HIGH - 0.05), (0, 0, -1), 3, 2800)
    light.area((1.98, 1.22, 1.04), (-1.54, 0.30, -0.26), 0.14, 0.14, 44, 4600)
    planed.renew(hemlock='planed hemlock')
    light.camera((1.02, 0.66, 1.30), -34, 42, (0.00, -0.40), 0.98, 4.0)
