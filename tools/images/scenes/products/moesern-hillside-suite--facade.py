"""Scene: the glass front in the hillside at dusk, wide, with its terrace and the plunge, and spruces at the end of the wall."""
import bpy
import numpy as np
from library import light, spruces, winter
from library.fields import fractal
from library.views import compose_product

ALT = 'The lit glass front of a suite in a snowy hillside at dusk, a steaming plunge and lanterns on the terrace before it, spruces at the end of its slate wall'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.14}


def garden():
    """Adds the snow and the spruces east of the terrace, which the main view does not show."""
    uneven = lambda x, y: 0.16 + 0.16 * fractal(np.asarray(x, float) / 2.2, np.asarray(y, float) / 2.0, 91, 4, 0.5)
    snow = winter.ground(uneven, [(-60, 7.4, -60, 60, -0.3)], near=-9, far=3, side=24, focus=((6, 14), (-7, 1)), fine=0.04)
    spruces.single([(9.1, -0.5, 5.2, 'broad'), (10.9, 0.3, 8.4, 'old'), (12.9, -0.3, 7.0, 'slender'), (11.7, -1.7, 2.6, 'young'), (9.9, -2.1, 1.6, 'young')], snow, 0.7, 3)


def compose():
    compose_product('moesern-hillside-suite')
    bpy.data.objects['bank'].scale.z = 0.45  # the main view shows its foot only
    garden()
    light.camera((0.3, -9.9, 1.7), 11.0, 24.4, (0.13, 0.07))
