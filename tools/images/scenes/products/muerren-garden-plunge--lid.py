"""Scene: the folded lid with its lantern and towels, close, in the morning sun."""
import bpy
from library import light
from library.lanterns import lantern
from library.linens import pile
from library.views import compose_product

ALT = 'A lantern with a burning candle and folded towels on the thermo-aspen lid of a garden plunge, snowy trees behind'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.75}
LID = 1.036  # height of the upper side of the lid


def clear_lid():
    """Removes the lantern and the towels of the main image with the lamps, which would not hold up in a close view."""
    for made in list(bpy.context.collection.objects):
        x, y, z = made.matrix_world.translation
        lit = made.type == 'LIGHT' and abs(x - 0.45) < 0.2 and abs(y - 0.85) < 0.2 and z > LID
        glass = made.type == 'MESH' and made.data.materials and made.data.materials[0] and made.data.materials[0].name == 'lamp'
        if lit or glass or made.name.split('.')[0] in ('cloth', 'lantern'):
            bpy.data.objects.remove(made)


def compose():
    compose_product('muerren-garden-plunge')
    bpy.context.view_layer.update()
    clear_lid()
    lantern(0.46, 0.86, LID, 0.15, 0.24)
    pile('terry', 0.80, 1.14, LID, [(0.40, 0.29, 3, -4, (0, 0)), (0.39, 0.285, 3, -1, (0.004, 0.004)), (0.36, 0.27, 3, -6, (-0.004, 0.0))], layer=0.0125, step=0.0125, thick=0.0095, seed=5)
    light.camera((-0.25, -0.55, 1.5), 28, 45, (0.00, -0.31), 1.59, 4.0)
