"""Scene: the sauna for four in its room, wide, with the last sun on the wall beside it."""
import bpy
from library import light, sunlit
from library.views import compose_product

ALT = 'A cedar sauna for four behind clear glass, wide, in a pale room with larch boards, evening sun through a window on the wall behind a walnut stool with folded towels'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'contrast': 1.2}


def evening_sun():
    """Replaces the spotlight over the stool by low sun through a window that the image does not show."""
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT' and made.data.type == 'SPOT' and made.location.z > 3]:
        bpy.data.objects.remove(lamp)
    sunlit.through((3.15, 1.95, 0.80), 140, 15, sunlit.sashes(1.9, 1.8, 3, 1, 0.045), 3.4, 3500, away=4.3, soft=1.1)


def compose():
    compose_product('oestra-cedar-sauna')
    evening_sun()
    light.camera((1.9, -3.75, 1.25), -5, 27, (0.03, -0.04), 4.3, 5.0)
