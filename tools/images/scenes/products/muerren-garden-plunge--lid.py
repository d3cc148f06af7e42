"""Scene: the folded lid with its lantern and towels, close, in the morning sun."""
import bpy
from library import light, terry  # noqa: F401 (terry adds the material of the towels)
from library.linens import pile
from library.views import compose_product

ALT = 'A lantern with a burning candle and folded towels on the thermo-aspen lid of a garden plunge, snowy trees behind'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}
LID = 1.036  # height of the upper side of the lid


def compose():
    compose_product('muerren-garden-plunge')
    # The towels of the main image would not hold up in a close view.
    for made in [thing for thing in bpy.context.collection.objects if thing.name.split('.')[0] == 'cloth']:
        bpy.data.objects.remove(made)
    pile('terry', 0.80, 1.14, LID, [(0.40, 0.29, 3, -4, (0, 0)), (0.39, 0.285, 3, -1, (0.004, 0.004)), (0.36, 0.27, 3, -6, (-0.004, 0.0))], layer=0.0125, step=0.0125, thick=0.0095, seed=5)
    light.camera((-0.25, -0.55, 1.5), 28, 45, (0.00, -0.31), 1.59, 4.0)
