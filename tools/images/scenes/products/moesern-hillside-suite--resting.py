"""Scene: the resting room at the blue hour, in the light of its window and a floor lamp, with the terrace and the range beyond its wall of glass."""
import math
import bpy
import numpy as np
from library import cloth, cushions, finishes, light, materials, pillows, planed, spruces, throws, weaves  # noqa: F401 (planed adds its materials)
from library.boards import panels, plank_wall
from library.moesern import HIGH, bank, by_evening, snow_patches, terrace_snow
from library.shapes import rod, turned

ALT = 'Three daybeds of pale linen and walnut on a slate floor, a wool throw over one, turned to a terrace with a plunge and a range of peaks at dusk'
SAMPLES = 12
DETAIL = 0.7
GRADE = {'exposure': 1.02, 'balance': 0.27, 'contrast': 1.2}
BED = 0.455  # height of the mattresses, in metres
materials._makers['pale basket'] = lambda name: weaves._basket(name, (0.500, 0.495, 0.480), (0.800, 0.795, 0.775), 0.0060, 0.0014, 0.14)
materials._makers['grey herringbone'] = lambda name: weaves._herringbone(name, (0.110, 0.112, 0.118), (0.310, 0.315, 0.325), 0.0078, 0.028, 0.0016)
materials._makers['lamp shade'] = lambda name: materials._glow(name, (1.0, 0.66, 0.36), 1.5)
materials._makers['resting floor'] = lambda name: finishes._honed(name, (0.070, 0.071, 0.070), (0.185, 0.184, 0.178), 0.27)
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


def tufted(low, high, seed):
    """Adds a mattress between two opposite corners whose top is drawn in by small buttons, two across and five along it."""
    before = set(bpy.data.objects)
    cushions.mattress(low, high, 'pale basket', 0.065, 0.014, seed)
    top = next(made for made in bpy.data.objects if made not in before and made.name.startswith('upholstery'))
    points = np.empty(len(top.data.vertices) * 3)
    top.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    for share in np.linspace(0.1, 0.9, 5):
        for side in (0.29, 0.71):
            x, y = low[0] + (high[0] - low[0]) * side, low[1] + (high[1] - low[1]) * share
            away = np.hypot(points[:, 0] - x, points[:, 1] - y)
            # A steep dimple at the button in a wide hollow, with a few creases that run out from it.
            ways = np.arctan2(points[:, 1] - y, points[:, 0] - x)
            creases = 0.0022 * np.cos(5 * ways + seed + 9 * share + side) * away * np.exp(-away / 0.05) / 0.05
            points[:, 2] += creases - 0.011 * np.exp(-away / 0.030) - 0.009 * np.exp(-(away / 0.11) ** 2)
            height = points[away.argmin(), 2]
            turned('piping', (x, y, height - 0.002), [(0.011, 0.0), (0.0105, 0.004), (0.007, 0.0065), (0.001, 0.0072)], 20)
    top.data.vertices.foreach_set('co', points.ravel())
    top.data.update()


def bedding():
    """Puts a tufted mattress and a pillow on each daybed, and a wool throw over the side of the nearest one."""
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] == 'rounded' and made.data.materials[0].name in ('linen', 'wool'):
            bpy.data.objects.remove(made)
    for i, x in enumerate((3.3, 4.75, 6.2)):
        tufted((x + 0.02, 0.92, 0.31), (x + 0.78, 2.83, 0.45), 16 + 11 * i)
        turn = math.radians((3, -4, 6)[i])
        way = np.array([[math.cos(turn), math.sin(turn), 0], [-math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
        pillows.pillow(lambda points: points * (1.16, 1.24, 1.42) @ way + (x + 0.4, 2.58, BED - 0.008), swell=6.5e4, seed=3 + 4 * i)
    # The towels across the pillows are too small for a daybed.
    for made in list(bpy.context.collection.objects):
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name == 'striped linen':
            bpy.data.objects.remove(made)
    bed = [cloth.block((6.22, 0.92, 0.0), (6.98, 2.83, BED + 0.004), 0.03), cloth.block((6.19, 0.89, 0.0), (7.01, 2.86, 0.312), 0.01)]
    throws.throw('grey herringbone', 6.72, 1.46, BED, 0.92, 1.15, bed, turn=-84, crush=0.26, seed=5)


def deepen():
    """Moves the back wall of the resting room behind the camera, and continues the floor and the ceiling to it."""
    for made in list(bpy.data.objects):
        y = [corner[1] for corner in made.bound_box]
        if made.name.split('.')[0] in ('wall', 'behind') and min(y) > 3.3 and max(y) < 3.6:
            bpy.data.objects.remove(made)
    panels('slate', (2.8, 3.45, -0.001), (1, 0, 0), (0, 1, 0), 4.8, 1.6, 1.2, 0.9)
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
            lamp.data.energy *= 0.45  # snow is much brighter than bare paving
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
    terrace_snow()
    spruces.renew(snow=0.5, seed=3)
    bedding()
    deepen()
    lamps()
    pave()
    finishes.refine(hemlock='planed hemlock')
    light.area((5.2, 0.16, 1.35), (0, 1, -0.12), 4.6, 2.1, 40, colour=(0.74, 0.85, 1.0))  # the evening sky
    light.camera((7.3, 4.2, 1.38), 212, 22.5, (0.0, -0.10), 3.4, 5.6)
