"""Scene: rolled towels on the stool before the wardrobe, by day. The window is outside the image, on the right."""
from library import light
from library.views import compose_product

ALT = 'Two rolled towels on a linen stool in daylight, walnut wardrobe fronts and the steel frame of the niche behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.45}


def compose():
    compose_product('orsieres-alcove')
    light.area((3.4, -1.6, 1.5), (-1, 0.35, -0.3), 1.4, 1.8, 120, colour=(0.86, 0.93, 1.0))
    light.camera((1.15, -1.95, 1.0), 28, 45, (0.0, -0.33), 1.6, 2.8)
