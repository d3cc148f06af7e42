"""Scene: the resting room at the blue hour, lit by a floor lamp, with the terrace and the range beyond its wall of glass."""
import bpy
import numpy as np
from library import cushions, finishes, light, linens, materials, planed, spruces, weaves  # noqa: F401 (planed adds its materials)
from library.boards import panels, plank_wall
from library.moesern import HIGH, bank, by_evening, snow_patches
from library.shapes import rod, turned

ALT = 'Three daybeds of white linen and walnut on a slate floor, turned to a terrace with a steaming plunge and a range of peaks at dusk'
SAMPLES = 10
DETAIL = 0.7
GRADE = {'exposure': 1.32, 'balance': 0.55}
# Linen and wool are a little blue, because the lamps are warm.
materials._makers['cool basket'] = lambda name: weaves._basket(name, (0.300, 0.325, 0.365), (0.660, 0.715, 0.790), 0.0085, 0.0022, 0.22)
materials._makers['cool herringbone'] = lambda name: weaves._herringbone(name, (0.066, 0.074, 0.088), (0.250, 0.275, 0.320), 0.0078, 0.028, 0.0016)
materials._makers['lamp shade'] = lambda name: materials._glow(name, (1.0, 0.66, 0.36), 1.5)


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
    light.area((5.2, 4.2, HIGH - 0.05), (0, -0.1, -1), 3.6, 0.8, 9, 2900)


def snowy_bank():
    """Covers the bare ground beside the terrace with snow that thins out at the paving."""
    thin = lambda x, y: bank(x, y) - 0.24 * np.exp(np.minimum(x + 4.28, 0) / 0.12)
    snow_patches(-60, -4.28, -12, 0.4, thin, 0.6)


def lamps():
    """
    Adds a floor lamp beside the last daybed and lowers the ceiling lamps. The lamp over the paving reaches into the room,
    where it would cast a triangle of light on the wall, so it moves out.
    """
    for lamp in [made for made in bpy.data.objects if made.type == 'LIGHT' and made.data.type == 'AREA']:
        if lamp.data.energy == 190:
            lamp.location.y -= 0.75
        elif lamp.data.energy in (62, 30):
            lamp.data.energy *= 0.42
    x, y = 3.06, 2.10
    rod('black steel', (x, y, 0.0), (x, y, 0.018), 0.13, 40)
    rod('black steel', (x, y, 0.018), (x, y, 1.42), 0.009, 16)
    shade = turned('lamp shade', (x, y, 1.20), [(0.150, 0.0), (0.120, 0.24)], 48)
    shade.visible_shadow = False
    for way, watts in ((-1, 26), (1, 16)):
        light.spot((x, y, 1.32 + way * 0.03), (0, 0, way), watts, 110, 2550, 0.04, 0.5)
    light.area((x + 0.16, y, 1.32), (1, 0.2, -0.1), 0.26, 0.22, 5, 2550)


def compose():
    by_evening()
    snowy_bank()
    spruces.renew(snow=0.5, seed=3)
    cushions.renew('cool basket', 'cool herringbone')
    for i, x in enumerate((3.70, 6.62)):
        linens.pile('cool herringbone', x, 1.22, 0.458, [(0.56, 0.40, 4, (4, -5)[i], (0, 0))], step=0.014, thick=0.008, layer=0.012, seed=3 + i)
    deepen()
    lamps()
    finishes.refine(hemlock='planed hemlock')
    light.camera((7.3, 4.2, 1.38), 212, 20.5, (0.0, -0.125), 3.4, 5.6)
