"""Scene: from the seat of the cabin by day, past a carafe of water on the bench to the snowy garden beyond the glass."""
import bpy
from library import clear, daylight, light, traces
from library.views import compose_product

ALT = 'From the hemlock bench of the cabin by day: a carafe of water and two glasses, and a snowy garden beyond the glass corner'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.5, 'balance': 0.3}


def noon():
    """Changes the evening of the main image into an overcast day: a bright sky, and white light from the window."""
    daylight.overcast_noon(1.0)
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA' and lamp.data.color[2] > 0.9:
            lamp.data.color, lamp.data.energy = (0.90, 0.95, 1.0), lamp.data.energy * 2.2


def compose():
    compose_product('vaettern-window-cabin')
    clear.clear((1.0, 0.8, 0.46), (1.86, 1.42, 0.9), 'cloth', 'rounded')
    noon()
    traces.carafe(1.34, 1.17, 0.50)
    traces.glass(1.20, 1.10, 0.50, full=0.6)
    traces.glass(1.46, 1.06, 0.50, full=0.3)
    light.camera((0.40, 0.34, 1.16), 57, 25, (0.0, -0.06), 1.3, 6.3)
