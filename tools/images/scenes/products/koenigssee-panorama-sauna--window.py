"""Scene: the wide window of the panorama sauna, seen from its middle tier."""
import bpy
from library import light
from library.views import compose_product

ALT = 'A wide window on a snowy shore with a birch and a spruce, a still lake and mountains in the morning sun, seen from the cedar tiers opposite it'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    compose_product('koenigssee-panorama-sauna')
    # The pane would mirror the sunlit wall on the dark lake.
    for made in list(bpy.data.objects):
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name == 'clear pane':
            bpy.data.objects.remove(made)
    light.camera((0.75, 0.0, 1.52), 58, 24, (0.0, -0.02), 2.4, 5.0)
