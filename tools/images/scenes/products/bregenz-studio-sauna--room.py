"""Scene: the sauna for two in its dressing room, wide, in the early sun, with an olive tree before the sunlit wall."""
import bpy
from library import clear, cushions, light, potted, weaves  # noqa: F401 (weaves adds the cloth of the rug)
from library.views import compose_product

ALT = 'A compact cedar sauna with a glass door, wide, with a dark rug before it, between a wardrobe and an olive tree in early sun'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'balance': 0.22}
GAP = 0.42  # how far the wardrobe moves to the left in metres: in the main image, the sauna hides where it ends


def compose():
    compose_product('bregenz-studio-sauna')
    for part in bpy.context.collection.objects:
        if part.name.split('.')[0] == 'closet':
            part.location.x -= GAP
    clear.clear((1.8, 0.2, -0.01), (2.4, 0.7, 0.5), 'stool')
    potted.olive(2.20, 0.80, tall=1.72, seed=4)
    cushions.rug(-0.02, 1.66, -1.02, -0.30, of='charcoal rug')
    light.camera((0.95, -4.3, 1.15), 0, 28, (-0.065, -0.055), 4.4, 5.0)
