"""Scene: the deep window beside the cabin by day, the low sun on its reveal and on a stool with a carafe of water."""
import bpy
from library import clear, clearings, daylight, distant, light, traces
from library.shapes import put
from library.views import compose_product

ALT = 'Low winter sun through a deep window on a snowy garden falls on a stool with a carafe of water, beside the glass side of a hemlock cabin'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.5, 'balance': 0.3}


def day():
    """
    Changes the evening of the main image into a winter day whose low sun comes through the window. A ceiling, which the
    image does not show, keeps the sky out of the room.
    """
    daylight.low_sun(48, 20, 3.2, seed=9.0)
    clearings.clear(lambda x, y: abs(0.67 * (x - 3.5) - 0.74 * (y - 1.65)) < 7 and y > 1)  # no tree stands before the sun
    clearings.clear(lambda x, y: abs(x - 3.4 + 0.21 * y) < 3 + 0.05 * y and y < 80)  # nor in the middle of the view
    put('ceiling', [(-4, -6, 3.2), (7, -6, 3.2), (7, 1.65, 3.2), (-4, 1.65, 3.2)], [(0, 1, 2, 3)], 'plaster')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type != 'SUN']:
        if lamp.location.z > 3.2:
            bpy.data.objects.remove(lamp)
        elif lamp.data.color[2] > 0.9:
            lamp.data.color, lamp.data.energy = (0.92, 0.96, 1.0), lamp.data.energy * 0.8


def hills():
    """Replaces the mountains of the main image, whose haze is that of the evening, with hills in the haze of the day."""
    clear.clear((-9000, 100, -900), (9000, 9000, 4000), 'ridge')
    distant.ridge(-2400, 2200, 3000, [300, 380, 330, 260, 330, 420, 380, 300], 1400, -60, 4, trees=700)


def compose():
    compose_product('vaettern-window-cabin')
    clear.clear((1.0, 0.3, 0.40), (2.9, 1.42, 0.9), 'draped')
    day()
    hills()
    traces.carafe(2.44, 0.66, 0.44)
    traces.glass(2.60, 0.58, 0.44, full=0.6)
    light.camera((3.9, -2.3, 1.15), -20, 44, (0.0, -0.06), 3.6, 4.0)
