"""The Säntis suite in one line: a cedar sauna, a sunken slate plunge pool, a rain shower and a bench by the window."""
import math
import random
import bpy
import numpy as np
from . import calm_glass, clear, daylight, distant, finishes, light, linens, materials, planed, rippled, sawn_slate, slabs, spruces, terry, water, wetting, winter  # noqa: F401 (calm_glass and sawn_slate add materials)
from .boards import Boards, panels, plank_wall
from .fittings import candle
from .shapes import pane
from .suites import cabin, glass_front, rain_shower

# Cedar that has aged indoors: browner than `planed cedar`.
materials._makers['aged cedar'] = lambda name: planed.wood(name, (0.400, 0.252, 0.150), (0.285, 0.162, 0.092), 190.0, 0.46, 0.30)

POOL = (2.3, 4.1, -0.55, 0.6)  # the opening of the plunge pool, (x0, x1, y0, y1) in metres
# With this coping and these tiles, joints of the floor run along the edges of the coping, along its middle joint and along the back wall.
COPING, TILE = 0.209, (1.109, 0.5227)


def view():
    """
    Adds the view from the window, along +x: wide snow that falls away, a few whole spruces, a forest at its sides, and a
    ridge in haze. Outside it is brighter than in the room.
    """
    fall = lambda x, y: -0.9 - 0.05 * np.maximum(np.asarray(x, float) - 6, 0) + 0 * np.asarray(y, float)
    ground = winter.ground(fall, near=-50, far=150, side=150, focus=((6, 16), (-3, 12)), fine=0.08, hole=(-6, 5.7, -9, 3.2))

    def free(x, y):
        """Returns True near the house and in the middle of the view, as seen from the bench."""
        away, way = math.hypot(x - 3.35, y + 0.55), math.degrees(math.atan2(x - 3.35, y + 0.55))
        return away < 72 or 38 < way < 68
    group = [(26, 33), (30, 36), (62, 34), (70, 37), (66, 31), (44, 34)]
    spruces.forest(group + winter.scatter(60, 20, 125, -15, 115, 3.0, free), ground, (6.0, 10.5), ('broad', 'old', 'slender'), 0.5, 4)
    spruces.single([(20.5, 18.6, 7.4, 'broad'), (25.0, 18.0, 4.0, 'young'), (36.0, 9.8, 9.5, 'old'), (41.0, 9.2, 7.0, 'slender')], ground, 0.5, 6)
    distant.ridge(-1500, 1500, 1700, [150, 205, 260, 220, 185, 150], 1300, -60, 4, trees=150).rotation_euler = (0, 0, math.radians(-55))
    clear.dim(0.70, sky=2.0)
    # The sun has to stand out against the lamps of the room.
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'SUN':
            lamp.data.energy = 17.0


def _window(wall, left, right, low, top, deep=0.30):
    """
    Adds a window with a cedar reveal `deep` metres deep, and a narrow steel frame at its outer end, in the wall at x =
    `wall`. `left` and `right` are y positions.
    """
    wood, steel = Boards('cedar', 0.003), Boards('black steel', 0.003)
    low, top, left, right = low - 0.01, top + 0.01, left + 0.01, right - 0.01
    near, far = wall - 0.012, wall + deep
    wood.box((near - 0.02, right - 0.03, low - 0.03), (far, left + 0.03, low + 0.012), 'y')
    wood.box((near, right - 0.03, top - 0.012), (far, left + 0.03, top + 0.03), 'y')
    for y0, y1 in ((right - 0.03, right + 0.012), (left - 0.012, left + 0.03)):
        wood.box((near, y0, low), (far, y1, top), 'z')
    wood.done('reveal')
    for y0, y1 in ((right, right + 0.045), (left - 0.045, left)):
        steel.box((far - 0.06, y0, low), (far - 0.01, y1, top), 'z')
    for z0, z1 in ((low, low + 0.045), (top - 0.045, top)):
        steel.box((far - 0.06, right, z0), (far - 0.01, left, z1), 'y')
    steel.done('frame')
    pane((far - 0.03, (left + right) / 2, (low + top) / 2), (0, -1, 0), (0, 0, 1), left - right, top - low, 'calm glass')


def plunge():
    """Replaces the water and the lining of the pool, and adds a coping of slate around it, whose inner edge is wet and touches the water."""
    lamps = [(3.9, 0.05, -0.42, 0.022), (2.5, 0.05, -0.42, 0.014)]
    (x, y, _), _ = rippled.renew('slate', lamps=lamps, above=(0.125, 0.15, 0.155), net=0.2, scatter=1.2)
    slabs.coping('sawn slate', *x, *y, -0.06, 0.0, 0.012, COPING - 0.0015, 0.004, 1.2, 0.003)
    for slab in [thing for thing in bpy.data.objects if thing.name.split('.')[0] == 'slab']:
        wetting.wet(slab, (x, y), 0.05, 0.30)


def floor(left, right, back):
    """Adds the floor of slate tiles around the pool and its coping. `left` and `right` are x positions, `back` is the y position of the wall."""
    x0, x1, y0, y1 = POOL[0] - COPING, POOL[1] + COPING, POOL[2] - COPING, POOL[3] + COPING
    wide, deep = TILE
    front, start = y0 - 10 * deep, x0 - wide * math.ceil((x0 - left) / wide)
    for a, b, c, d in ((start, x0, front, back), (x1, right, front, back), (x0, x1, front, y0), (x0, x1, y1, back)):
        panels('slate', (a, c, 0), (1, 0, 0), (0, 1, 0), b - a, d - c, wide, deep, shift=0)


def suite():
    """
    Adds the whole suite with its lights, on a clear winter afternoon whose low sun comes through the window. It stands along
    y = 2.9; the window with the bench under it is in the right wall, at x = 5.4, and the plunge pool is at x = 2.3 to 4.1. All
    views show the same boards.
    """
    random.seed('saentis-contrast-suite')
    daylight.low_sun(107, 14, 0.95, mist=0.6, seed=4.0, warmth=4500)
    left, right, back, high = -0.6, 5.4, 2.9, 2.55
    x0, x1, y0, y1 = POOL
    floor(left - 2, right, back)
    water.pool(x0, x1, y0, y1, 0, -0.03, 1.0, 'slate', [(4.0, 0.0, -0.45, 0.26), (2.5, 0.4, -0.4, 0.14)], 1.7, colour=water.CLEAR, watts=0, ripple=0.012, net=0.35, rest=0.5)
    panels('slate', (1.85, back, 0), (1, 0, 0), (0, 0, 1), right - 1.85, high + 0.3, 1.2, 0.62)
    hole = plank_wall('cedar', (right, back, 0), (0, -1, 0), (0, 0, 1), 8.0, high + 0.1, hole=(0.45, 3.4, 0.85, 2.25))
    plank_wall('cedar', (left - 3, back + 0.2, high + 0.05), (1, 0, 0), (0, -1, 0), right - left + 3.2, back + 7.2, 0.14)
    ya, yb = back - hole[1], back - hole[0]
    _window(right, yb, ya, hole[2], hole[3])
    cabin(left, 1.8, 0.95, back, 0.0, high)
    clear.whiten(3400, lambda lamp: lamp.data.type == 'AREA')
    glass_front((left, 0.25, 1.05, 1.83), 0.0, high, 0.93, door=0.98)
    pane((1.84, 1.9, high / 2), (0, 1, 0), (0, 0, 1), 0.02, high)
    corner = Boards('slate', 0.004)
    corner.box((1.825, 0.9, 0), (1.88, back, high + 0.05), 'y')
    corner.done('corner')
    rain_shower(4.62, 2.35, 0.0, back)
    dark = Boards('void')  # Keeps daylight out of the joints of the pool and of the back wall.
    for a, b in (((x0 - 0.3, y0 - 0.3, -1.3), (x1 + 0.3, y1 + 0.3, -1.15)), ((x0 - 0.3, y0 - 0.3, -1.3), (x0 - 0.1, y1 + 0.3, -0.06)),
                 ((x1 + 0.1, y0 - 0.3, -1.3), (x1 + 0.3, y1 + 0.3, -0.06)), ((x0 - 0.3, y0 - 0.3, -1.3), (x1 + 0.3, y0 - 0.1, -0.06)),
                 ((x0 - 0.3, y1 + 0.1, -1.3), (x1 + 0.3, y1 + 0.3, -0.06)), ((left - 2, back + 0.005, -0.3), (right + 0.2, back + 0.2, 0.0))):
        dark.box(a, b)
    dark.done('dark')
    seat = Boards('cedar', 0.005)
    for i in range(4):
        seat.box((right - 0.5 + i * 0.125, -0.6, 0.41), (right - 0.5 + i * 0.125 + 0.121, 2.0, 0.45), 'y')
    seat.box((right - 0.502, -0.6, 0.33), (right - 0.478, 2.0, 0.445), 'y')
    seat.box((right - 0.4, -0.6, 0), (right - 0.36, 2.0, 0.33), 'y')
    seat.done('seat')
    linens.pile('terry', 5.14, 1.12, 0.452, [(0.42, 0.32, 3, 87, (0, 0)), (0.41, 0.31, 3, 92, (0.004, 0.004)), (0.40, 0.31, 3, 85, (0, 0))], layer=0.0125, step=0.0125, thick=0.0095, seed=7)
    for x, y, tall in ((2.13, 0.66, 0.2), (2.245, 0.55, 0.12)):
        candle(x, y, 0, tall, 0.04)
    light.strip((right - 0.46, -0.5, 0.32), (right - 0.46, 1.9, 0.32), (-0.3, 0, -1), 7, 3000)
    light.strip((1.95, back - 0.05, high), (right - 0.1, back - 0.05, high), (0, 0.08, -1), 34, 3100)
    light.strip((right - 0.05, -1.5, high), (right - 0.05, back - 0.1, high), (0.06, 0, -1), 12, 3100)
    light.spot((4.62, 2.2, high), (0, 0.1, -1), 60, 60, 2750)
    light.area((0.4, -3.6, 2.3), (0.5, 1, -0.4), 2.0, 1.4, 26, colour=(0.8, 0.88, 1.0))
    light.area((3.2, 0.4, high), (0, 0, -1), 2.4, 1.2, 20, 3000)
    light.area((right - 0.04, (ya + yb) / 2, 1.55), (-1, 0, -0.2), 2.9, 1.3, 110, colour=(0.80, 0.90, 1.0))
    terry.renew(-90)
    finishes.refine(slate='sawn slate', glass='calm glass', front='calm glass')
    bpy.context.scene.cycles.min_transparent_bounces = 6
    planed.renew_walls(cedar='aged cedar')
