"""Scene: the resting room at the blue hour, with the terrace and the range beyond its wall of glass."""
import bpy
import numpy as np
from library import cushions, light, spruces, whites  # noqa: F401 (whites adds its materials)
from library.boards import panels, plank_wall
from library.moesern import HIGH, bank, by_evening, snow_patches

ALT = 'Three daybeds of white linen and walnut on a slate floor, turned to a terrace with a steaming plunge and a range of peaks at dusk'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 1.12, 'balance': 0.65}


def deepen():
    """Moves the back wall of the resting room behind the camera, and continues the floor and the ceiling to it."""
    for made in list(bpy.data.objects):
        y = [corner[1] for corner in made.bound_box]
        if made.name.split('.')[0] in ('wall', 'behind') and min(y) > 3.3 and max(y) < 3.6:
            bpy.data.objects.remove(made)
    panels('honed slate', (2.8, 3.45, -0.001), (1, 0, 0), (0, 1, 0), 4.8, 1.6, 1.2, 0.9)
    plank_wall('hemlock', (2.85, 5.0, HIGH), (1, 0, 0), (0, -1, 0), 4.75, 1.6)
    plank_wall('hemlock', (2.85, 5.0, 0), (1, 0, 0), (0, 0, 1), 4.75, HIGH)
    plank_wall('hemlock', (2.85, 3.4, 0), (0, 1, 0), (0, 0, 1), 1.6, HIGH)
    plank_wall('hemlock', (7.6, 5.0, 0), (0, -1, 0), (0, 0, 1), 1.6, HIGH)
    light.area((5.2, 4.2, HIGH - 0.05), (0, -0.1, -1), 3.6, 0.8, 20, 2900)


def snowy_bank():
    """Covers the bare ground beside the terrace with snow that thins out at the paving."""
    thin = lambda x, y: bank(x, y) - 0.24 * np.exp(np.minimum(x + 4.28, 0) / 0.12)
    snow_patches(-60, -4.28, -12, 0.4, thin, 0.6)


def compose():
    by_evening()
    snowy_bank()
    spruces.renew(snow=0.5, seed=3)
    cushions.renew('white upholstery', 'grey upholstery')
    deepen()
    light.camera((7.3, 4.2, 1.38), 212, 20.5, (0.0, -0.085), 3.4, 5.6)
