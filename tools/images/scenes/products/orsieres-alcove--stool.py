"""Scene: folded towels on the stool before the wardrobe, by day. The window is outside the image, on the right."""
import bpy
from library import clear, light
from library.views import compose_product

ALT = 'Folded towels on a linen stool in daylight, walnut wardrobe fronts and the steel frame of the niche behind it'
SAMPLES = 12
DETAIL = 0.8
GRADE = {'exposure': 0.4, 'contrast': 1.24}


def match_veneer():
    """Cuts the fronts of the wardrobe from one log: the boards of the main image differ in tone, which shows from here."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'wardrobe':
            tones = made.data.attributes['rnd'].data
            tones.foreach_set('vector', [0.5, 0.5, 0.35] * len(tones))


def compose():
    compose_product('orsieres-alcove')
    clear.clear((0.0, -1.4, -0.01), (1.6, -0.3, 0.05))  # the rug, of which only a corner would show
    match_veneer()
    light.area((3.3, -0.9, 1.35), (-1, 0.22, -0.55), 0.6, 0.9, 62, colour=(0.86, 0.93, 1.0))
    light.camera((1.15, -1.95, 1.0), 28, 43, (0.0, -0.355), 1.6, 3.5)
