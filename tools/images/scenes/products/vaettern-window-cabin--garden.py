"""Scene: the glass corner of the cabin by day, with a carafe of water on the bench, beside the window on the garden."""
import bpy
from library import clear, daylight, distant, light, traces
from library.linens import pile
from library.views import compose_product

ALT = 'Through the glass corner of the hemlock cabin by day: a carafe of water and two glasses on its bench, and a snowy garden in the window beside it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.5, 'balance': 0.3}


def noon():
    """Changes the evening of the main image into an overcast day: a bright sky, and white light from the window."""
    daylight.overcast_noon(1.0)
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA' and lamp.data.color[2] > 0.9:
            lamp.data.color, lamp.data.energy = (0.90, 0.95, 1.0), lamp.data.energy * 2.2


def hills():
    """Replaces the mountains of the main image, which fill the window of this view, with hills in the haze."""
    clear.clear((-9000, 100, -900), (9000, 9000, 4000), 'mountains')
    distant.ridge(-200, 3400, 3000, [260, 330, 300, 420, 380, 300], 1400, -60, 4, trees=700)


def compose():
    compose_product('vaettern-window-cabin')
    clear.clear((1.0, 0.8, 0.46), (1.86, 1.42, 0.9), 'cloth', 'rounded')
    clear.clear((2.2, 0.4, 0.42), (2.8, 0.9, 0.8), 'cloth', 'rounded')
    noon()
    hills()
    traces.carafe(1.52, 1.08, 0.50)
    traces.glass(1.40, 0.99, 0.50, full=0.6)
    traces.glass(1.63, 1.00, 0.50, full=0.3)
    pile('terry', 2.51, 0.64, 0.44, [(0.40, 0.29, 3, -3, (0, 0)), (0.39, 0.285, 3, -1, (0.004, 0.004))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    light.camera((0.95, -2.35, 1.20), 22, 48, (0.0, -0.02), 3.6, 6.3)
