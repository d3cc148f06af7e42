"""Scene: the glass corner of the cabin in the low sun, with a carafe of water on the bench, beside the window on the garden."""
import bpy
from library import clear, clearings, daylight, distant, light, traces
from library.shapes import put
from library.views import compose_product

ALT = 'Through the glass corner of the hemlock cabin by day: a carafe of water and two glasses on its bench, and a snowy garden in the window beside it'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.5, 'balance': 0.3}


def day():
    """
    Changes the evening of the main image into a winter day whose low sun comes through the window. A ceiling, which the
    image does not show, keeps the sky out of the room.
    """
    daylight.low_sun(62, 21, 2.2, seed=9.0)
    clearings.clear(lambda x, y: abs(0.47 * (x - 3.5) - 0.88 * (y - 1.65)) < 7 and y > 1)  # no tree stands before the sun
    put('ceiling', [(-4, -6, 3.2), (7, -6, 3.2), (7, 1.65, 3.2), (-4, 1.65, 3.2)], [(0, 1, 2, 3)], 'plaster')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type != 'SUN']:
        if lamp.location.z > 3.2:
            bpy.data.objects.remove(lamp)
        elif lamp.data.color[2] > 0.9:
            lamp.data.color, lamp.data.energy = (0.92, 0.96, 1.0), lamp.data.energy * 1.2


def hills():
    """Replaces the mountains of the main image, whose haze is that of the evening, with hills in the haze of the day."""
    clear.clear((-9000, 100, -900), (9000, 9000, 4000), 'ridge')
    distant.ridge(-200, 3400, 3000, [260, 330, 300, 420, 380, 300], 1400, -60, 4, trees=700)


def compose():
    compose_product('vaettern-window-cabin')
    clear.clear((1.0, 0.8, 0.46), (1.86, 1.42, 0.9), 'draped')
    day()
    hills()
    traces.carafe(1.52, 1.08, 0.50)
    traces.glass(1.40, 0.99, 0.50, full=0.6)
    traces.glass(1.63, 1.00, 0.50, full=0.3)
    light.camera((0.95, -2.35, 1.20), 22, 48, (0.0, -0.02), 3.5, 2.8)
