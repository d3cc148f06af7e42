"""Scene: the resting room in the low sun of a winter morning, with the terrace and the range beyond its wall of glass."""
import math
import random
import bpy
import numpy as np
from library import calm_glass, clear, cloth, cushions, daylight, finishes, haze, light, materials, pillows, planed, spruces, throws, weaves  # noqa: F401 (planed adds its materials)
from library.boards import Boards, panels, plank_wall
from library.moesern import HIGH, bank, outlook, snow_patches, suite, terrace_snow
from library.shapes import turned

ALT = 'Three daybeds of pale linen and walnut with raised heads in the low morning sun, a wool throw over one, turned to a terrace with a plunge and a range of snowy peaks'
SAMPLES = 12
DETAIL = 0.7
GRADE = {'exposure': 1.22, 'balance': 0.4, 'contrast': 1.12}
BED, FRAME = 0.455, 0.31  # heights of the mattresses' tops and of the frames, in metres
HINGE, CURVE, TILT = 2.08, 0.16, math.radians(27)  # y at which a backrest begins, length in metres over which it curves up, and its slope
SUN = 118  # direction of the sun in degrees, see `daylight.sun`
materials._makers['pale basket'] = lambda name: weaves._basket(name, (0.500, 0.495, 0.480), (0.800, 0.795, 0.775), 0.0060, 0.0014, 0.14)
materials._makers['grey herringbone'] = lambda name: weaves._herringbone(name, (0.110, 0.112, 0.118), (0.310, 0.315, 0.325), 0.0078, 0.028, 0.0016)
materials._makers['resting floor'] = lambda name: finishes._honed(name, (0.098, 0.099, 0.097), (0.225, 0.223, 0.215), 0.34)
# In the shade of the backrests the usual walnut would be nearly black.
materials._makers['sunlit walnut'] = lambda name: planed.wood(name, (0.215, 0.135, 0.082), (0.128, 0.076, 0.046), 170.0, 0.45, 0.20)
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


def bent(points):
    """Returns points of a flat bed, of which the last 73 cm are raised to a backrest: they curve up, then run on straight."""
    y, over = points[:, 1] - HINGE, points[:, 2] - FRAME
    angle = TILT * np.clip(y / CURVE, 0, 1)
    radius, past = CURVE / TILT, np.maximum(y - CURVE, 0)
    along = np.where(y > 0, radius * np.sin(angle) + past * math.cos(TILT), y)
    up = np.where(y > 0, radius * (1 - np.cos(angle)) + past * math.sin(TILT), 0)
    return np.stack([points[:, 0], HINGE + along - over * np.sin(angle), FRAME + up + over * np.cos(angle)], axis=1)


def raise_head(before):
    """Bends all meshes and curves of the scene that are not in the set `before`."""
    bpy.context.view_layer.update()
    for made in set(bpy.data.objects) - before:
        own, back = np.array(made.matrix_world), np.array(made.matrix_world.inverted())
        turn = lambda at: bent(at @ own[:3, :3].T + own[:3, 3]) @ back[:3, :3].T + back[:3, 3]
        if made.type == 'MESH':
            points = np.empty(len(made.data.vertices) * 3)
            made.data.vertices.foreach_get('co', points)
            made.data.vertices.foreach_set('co', turn(points.reshape(-1, 3)).ravel())
            made.data.update()
        elif made.type == 'CURVE':
            for spline in made.data.splines:
                points = np.empty(len(spline.points) * 4)
                spline.points.foreach_get('co', points)
                points = points.reshape(-1, 4)
                points[:, :3] = turn(points[:, :3])
                spline.points.foreach_set('co', points.ravel())


def backrest(x):
    """Adds the walnut frame of the backrest of the daybed at `x`: slats between two stiles, and the props that hold it."""
    wood, tilt = Boards('walnut', 0.005), np.array((0, math.cos(TILT), math.sin(TILT)))
    out = np.array((0, -tilt[2], tilt[1]))
    place = lambda at: bent(np.array([(0.0, HINGE + at, FRAME)]))[0] * (0, 1, 1)
    for i in range(5):
        wood.board(place(0.20 + i * 0.118) + (x + 0.4, 0, 0) - out * 0.011, (0.70, 0.088, 0.020), ((1, 0, 0), tilt, out))
    for side in (0.085, 0.715):
        wood.board(place(0.42) + (x + side, 0, 0) - out * 0.041, (0.60, 0.050, 0.036), (tilt, (1, 0, 0), np.cross(tilt, (1, 0, 0))))
        top, foot = place(0.52) - out * 0.055, np.array((0, 2.80, FRAME))
        long = np.linalg.norm(top - foot)
        way = (top - foot) / long
        wood.board((top + foot) / 2 + (x + abs(side - 0.045) if side < 0.4 else x + side - 0.040, 0, 0), (long, 0.030, 0.030), (way, (1, 0, 0), np.cross(way, (1, 0, 0))))
    wood.done('backrest')


def bedding():
    """Puts a tufted mattress with a raised head and a pillow on each daybed, and a wool throw over the side of the last one."""
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] == 'rounded' and made.data.materials[0].name in ('linen', 'wool'):
            bpy.data.objects.remove(made)
    for i, x in enumerate((3.3, 4.75, 6.2)):
        before = set(bpy.data.objects)
        tufted((x + 0.02, 0.92, FRAME), (x + 0.78, 2.83, 0.45), 16 + 11 * i)
        turn = math.radians((3, -4, 6)[i])
        way = np.array([[math.cos(turn), math.sin(turn), 0], [-math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
        pillows.pillow(lambda points: points * (1.16, 1.24, 1.42) @ way + (x + 0.4, 2.56, BED - 0.008), swell=6.5e4, seed=3 + 4 * i)
        raise_head(before)
        backrest(x)
    # The towels across the pillows are too small for a daybed.
    for made in list(bpy.context.collection.objects):
        if made.type == 'MESH' and made.data.materials and made.data.materials[0].name == 'striped linen':
            bpy.data.objects.remove(made)
    bed = [cloth.block((6.22, 0.92, 0.0), (6.98, 2.83, BED + 0.004), 0.03), cloth.block((6.19, 0.89, 0.0), (7.01, 2.86, 0.312), 0.01)]
    throws.throw('grey herringbone', 6.72, 1.42, BED, 0.86, 1.15, bed, turn=-84, crush=0.26, seed=5)


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


def snowy_bank():
    """Covers the bare ground beside the terrace with snow that thins out at the paving."""
    thin = lambda x, y: bank(x, y) - 0.24 * np.exp(np.minimum(x + 4.28, 0) / 0.12)
    snow_patches(-60, -4.28, -12, 0.4, thin, 0.6)


def by_day():
    """Adds the suite with the same boards as in the main image and the view from its rooms, in the low sun of a clear morning."""
    random.seed('moesern-hillside-suite')
    daylight.low_sun(SUN, 17, 1.0, mist=0.7)
    haze.fill_valley(14000, 500)
    suite()
    clear.dim(0.10)
    outlook()
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    daylight.sun(SUN, 17, 4.6, 4600, 0.7)
    finishes.refine(slate='honed slate')


def compose():
    by_day()
    snowy_bank()
    terrace_snow()
    spruces.renew(snow=0.5, seed=3)
    bedding()
    deepen()
    pave()
    finishes.refine(hemlock='planed hemlock', walnut='sunlit walnut')
    calm_glass.renew()
    light.area((5.2, 0.16, 1.35), (0, 1, -0.12), 4.6, 2.1, 66, colour=(0.84, 0.91, 1.0))  # the sky
    light.area((5.2, 4.6, HIGH - 0.05), (0, -0.4, -1), 3.6, 0.6, 16, 4600)
    light.camera((7.35, 4.35, 1.42), 214, 22.5, (0.0, -0.10), 3.4, 5.6)
