"""Scene: the sauna for two in its dressing room, wide, in the early sun, with an olive tree before the sunlit wall."""
import bpy
from library import clear, cushions, light, potted, sunlit, weaves  # noqa: F401 (weaves adds the cloth of the rug)
from library.views import compose_product

ALT = 'A compact cedar sauna with a glass door, wide, with a dark rug before it, low sun on its bench and on the wall behind an olive tree, a wardrobe in the shade beside it'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 1.08, 'balance': 0.22}
GAP = 0.42  # how far the wardrobe moves to the left in metres: in the main image, the sauna hides where it ends


def low_light():
    """Turns the sun to the left and divides it by two windows, so that the wardrobe is in the shade and the wall behind the tree is not."""
    for made in list(bpy.data.objects):
        if made.name.split('.')[0] == 'screen' or made.type == 'LIGHT' and made.data.type == 'SUN':
            bpy.data.objects.remove(made)
    panes = [(left, left + 0.70, low, low + 0.92) for left in (-2.55, -1.79, -0.80, -0.04) for low in (-0.95, 0.03)]
    sunlit.through((1.25, 0.2, 1.0), 216, 15, panes, 13, 4000)


def compose():
    compose_product('bregenz-studio-sauna')
    for part in bpy.context.collection.objects:
        if part.name.split('.')[0] == 'closet':
            part.location.x -= GAP
    clear.clear((1.8, 0.2, -0.01), (2.4, 0.7, 0.8))  # the stool and the carafe
    low_light()
    potted.olive(2.62, 0.74, tall=1.72, seed=4)
    cushions.rug(-0.02, 1.66, -1.02, -0.30, of='charcoal rug')
    light.camera((-1.30, -4.35, 1.20), 16, 33, (0.075, -0.042), 4.8, 5.0)
