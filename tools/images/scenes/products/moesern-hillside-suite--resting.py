"""Scene: the resting room across its three daybeds, in the low sun of a winter morning, with the plunge and the range beyond the glass."""
import math
import random
import bpy
import numpy as np
from library import calm_glass, clear, cloth, cushions, daylight, finishes, light, materials, planed, spruces, throws, weaves
from library.boards import panels, plank_wall
from library.moesern import HIGH, bank, outlook, snow_patches, suite, terrace_snow

ALT = 'Three daybeds of walnut with linen mattresses and bolsters side by side in the low morning sun, a wool throw over the nearest, a terrace with a plunge and a range of snowy peaks beyond the glass'
DETAIL = 0.7
GRADE = {'exposure': 1.22, 'balance': 0.4, 'contrast': 1.12}
BED = 0.455  # height of the mattresses' tops in metres
SUN, VIEW = 150, 240  # directions of the sun and of the camera in degrees, clockwise from the y axis
materials._makers['pale basket'] = lambda name: weaves._basket(name, (0.450, 0.430, 0.392), (0.720, 0.695, 0.648), 0.0060, 0.0014, 0.14)
materials._makers['umber basket'] = lambda name: weaves._basket(name, (0.105, 0.084, 0.064), (0.270, 0.222, 0.172), 0.0060, 0.0014, 0.14)
materials._makers['grey herringbone'] = lambda name: weaves._herringbone(name, (0.110, 0.112, 0.118), (0.310, 0.315, 0.325), 0.0078, 0.028, 0.0016)
materials._makers['resting floor'] = lambda name: finishes._honed(name, (0.098, 0.099, 0.097), (0.225, 0.223, 0.215), 0.34)
materials._makers['sunlit walnut'] = lambda name: planed.wood(name, (0.235, 0.150, 0.092), (0.095, 0.055, 0.033), 150.0, 0.42, 0.30, 0.95)
materials._makers['sunlit cedar'] = lambda name: planed.wood(name, (0.560, 0.395, 0.245), (0.400, 0.255, 0.140), 190.0, 0.46, 0.34, 0.7)
materials._makers['paving joint'] = lambda name: materials._plain(name, (0.045, 0.047, 0.046), 1.0)


def pave():
    """Gives the paving of the terrace, its joints, the border of the plunge and the floor of the room their materials."""
    for made in bpy.context.collection.objects:
        kind = made.name.split('.')[0]
        if kind not in ('slabs', 'behind', 'border') or made.type != 'MESH':
            continue
        corners = np.array([tuple(corner) for corner in made.bound_box])
        outside, flat = corners[:, 1].max() < 0.06, np.ptp(corners[:, 2]) < 0.06
        for i, of in enumerate(made.data.materials):
            if of.name in ('honed slate', 'slate'):
                made.data.materials[i] = materials.material('terrace slate' if outside else 'resting floor')
            elif of.name == 'void' and outside and flat:
                made.data.materials[i] = materials.material('paving joint')


def bedding():
    """Puts an upholstered mattress and a bolster on each daybed, and a wool throw over the side of the nearest one."""
    cushions.renew('pale basket', 'umber basket')
    bed = [cloth.block((6.22, 0.92, 0.0), (6.98, 2.83, BED + 0.004), 0.03), cloth.block((6.19, 0.89, 0.0), (7.01, 2.86, 0.312), 0.01)]
    throws.throw('grey herringbone', 6.74, 1.34, BED, 0.86, 1.15, bed, turn=-84, crush=0.26, seed=5)


def lengthen():
    """Moves the east wall of the resting room behind the camera, and continues the floor, the ceiling and the back wall to it."""
    for made in list(bpy.data.objects):
        corners = np.array([tuple(corner) for corner in made.bound_box])
        east = corners[:, 0].min() > 7.55 and corners[:, 0].max() < 7.75
        ceiling = corners[:, 0].min() > 2.7 and corners[:, 2].min() > HIGH - 0.05
        if made.name.split('.')[0] in ('wall', 'behind') and (east or ceiling):
            bpy.data.objects.remove(made)
    panels('slate', (7.6, 0.05, -0.001), (1, 0, 0), (0, 1, 0), 2.4, 3.4, 1.2, 0.9)
    plank_wall('hemlock', (2.85, 3.4, HIGH), (1, 0, 0), (0, -1, 0), 7.15, 3.3)
    plank_wall('hemlock', (7.6, 3.4, 0), (1, 0, 0), (0, 0, 1), 2.4, HIGH)
    plank_wall('hemlock', (10.0, 3.4, 0), (0, -1, 0), (0, 0, 1), 3.3, HIGH)
    plank_wall('hemlock', (10.0, 0.1, 0), (-1, 0, 0), (0, 0, 1), 2.4, HIGH)


def snowy_bank():
    """Covers the bare ground beside the terrace with snow that thins out at the paving."""
    thin = lambda x, y: bank(x, y) - 0.24 * np.exp(np.minimum(x + 4.28, 0) / 0.12)
    snow_patches(-60, -4.28, -12, 0.4, thin, 0.6)


def thin_at_glass():
    """Lowers the snow of the terrace towards the glass, because its cut edge would show through the panes."""
    made = bpy.data.objects['terrace snow'].data
    points = np.empty(len(made.vertices) * 3)
    made.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    points[:, 2] = np.minimum(points[:, 2], 0.28 * np.maximum(-0.3 - points[:, 1], 0) ** 1.5 - 0.004)
    made.vertices.foreach_set('co', points.ravel())
    made.update()


def by_day():
    """Adds the suite with the same boards as in the main image and the view from its rooms, in the low sun of a clear morning."""
    random.seed('moesern-hillside-suite')
    daylight.low_sun(SUN, 19, 1.0, mist=0.7)
    # Thin air, so that the rock stays dark and the lit snow bright; the mist lies in the valley only.
    daylight.air.layers = ((26000, 1500), (5200, 170))
    suite()
    clear.dim(0.10)
    outlook()
    bpy.data.objects['range'].rotation_euler = (0, 0, math.radians(-VIEW - 4))
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.sun(SUN, 19, 5.2, 4100, 0.7)
    finishes.refine(slate='honed slate')


def compose():
    by_day()
    snowy_bank()
    terrace_snow()
    thin_at_glass()
    spruces.renew(snow=0.5, seed=3)
    bedding()
    lengthen()
    pave()
    planed.renew_walls(hemlock='sunlit cedar', walnut='sunlit walnut')
    calm_glass.renew()
    light.area((5.2, 0.16, 1.35), (0, 1, -0.12), 4.6, 2.1, 60, colour=(0.90, 0.94, 1.0))  # the sky
    light.area((6.6, 1.8, HIGH - 0.05), (-0.3, 0, -1), 3.6, 1.6, 14, 4000)
    light.camera((9.9, 2.25, 1.36), VIEW + 12, 26, (0.025, -0.07), 3.8, 5.6)
