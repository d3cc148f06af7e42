"""Scene: a cabin with a frameless glass front and two curved loungers in the morning sun."""
import math
import bpy
import numpy as np
from library import (clear, day_window, daylight, distant, finishes, hot_emitters, light, mirrored_window, outlook, planed, potted, rooms,
                     spruces, still_water, winter)
from library.pillows import pillow
from library.boards import Boards
from library.cabins import UP, lining, shell
from library.daylight import air
from library.emitters import emitter
from library.larches import larches
from library.saunas import framed
from library.shapes import pane, put, turned
from library.things import sawn

ALT = 'A hemlock cabin with a frameless front of clear glass in the morning sun, two contoured loungers inside beside a narrow table of slate, emitters glowing on the walls and in the ceiling, an olive tree beside it'
GRADE = {'exposure': 0.47, 'contrast': 1.27, 'balance': 0.22}
WIDE, DEEP, HIGH = 2.06, 1.72, 2.0  # in metres, inside the cabin
BACK = 2.2  # y position of the wall with the window
WINDOW = (2.88, 4.98, 0.0, 2.10)  # its opening, from x to x and from z to z
HEAD = 3.8  # height of the ceiling, which the image does not show
OPEN = (-5.5, -0.3)  # the opening in the right wall, from y to y
LINTEL = 3.0  # height of the opening


def lounger(x0, x1, foot):
    """
    Adds a lounger of slats between `x0` and `x1`. Its curve fits a person who lies with slightly raised knees. `foot`
    is the y position of its foot end.
    """
    line = [(0.0, 0.355), (0.34, 0.43), (0.42, 0.442), (0.5, 0.438), (0.88, 0.392), (1.02, 0.398), (1.12, 0.46), (1.50, 0.84), (1.58, 0.93)]
    points = np.array(line)
    fine = np.linspace(0, len(points) - 1, 200)
    smooth = np.stack([np.interp(fine, range(len(points)), points[:, k]) for k in (0, 1)], 1)
    for _ in range(14):
        smooth[1:-1] = (smooth[:-2] + 2 * smooth[1:-1] + smooth[2:]) / 4
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(smooth, axis=0).T))])
    made = Boards('hemlock', 0.006)
    count = round(run[-1] / 0.062)
    at = lambda s: np.array([np.interp(s, run, smooth[:, k]) for k in (0, 1)])
    for i in range(count):
        a, b = at(run[-1] * i / count), at(run[-1] * (i + 1) / count)
        way = (b - a) / np.hypot(*(b - a))
        middle = (a + b) / 2
        across, normal = np.array((0, way[0], way[1])), np.array((0, -way[1], way[0]))
        made.board(((x0 + x1) / 2, foot + middle[0], middle[1]), (x1 - x0, np.hypot(*(b - a)) - 0.012, 0.022), ((1, 0, 0), across, normal))
        for x in (x0 + 0.09, x1 - 0.09):
            made.board(np.array((x, foot + middle[0], middle[1])) - normal * 0.028, (np.hypot(*(b - a)) + 0.012, 0.03, 0.034), (across, (1, 0, 0), np.cross(across, (1, 0, 0))))
    made.done('lounger')
    # Two solid cheeks carry the slats. Their upper edges follow the curve below them.
    under = [(foot + y, z - 0.034) for y, z in smooth[::8] if 0.05 < y < 1.52]
    for x in (x0 + 0.065, x1 - 0.065):
        sawn('hemlock', [(foot + 0.05, 0.062), *under, (foot + 1.52, 0.70), (foot + 1.20, 0.062)], (x, 0, 0), (0, 1, 0), (0, 0, 1), 0.034, 'x', 0.004)


def room():
    """
    Adds the room: a plastered wall with a tall window, a floor of limestone, and the opening on the right that the sun falls
    through.
    """
    left, right, low, top = WINDOW
    for x0, x1, z0, z1 in ((-4, left, 0, 5), (right, 7, 0, 5), (left, right, 0, low), (left, right, top, 5)):
        put('wall', [(x0, BACK, z0), (x1, BACK, z0), (x1, BACK, z1), (x0, BACK, z1)], [(0, 1, 2, 3)], 'plaster')
    day_window.window('plaster', BACK, WINDOW, 0.36, watts=70)
    outlook.unveil()
    clear.clear((left, BACK + 0.1, low - 0.1), (right, BACK + 0.5, top + 0.1), 'frame')  # its frame is too thin for a pane of this size
    framed('black steel', (left + 0.045, low + 0.045), (right - 0.045, top - 0.045), 0.07, 0.042, BACK + 0.22)
    rooms.tiled('limestone', -4, 7, -6, BACK, size=0.8)
    side = Boards('plaster', 0.003)
    for y0, y1 in ((-8.0, OPEN[0]), (OPEN[1], BACK)):
        side.box((5.4, y0, 0), (5.65, y1, HEAD), 'y')
    side.box((5.4, OPEN[0], LINTEL), (5.65, OPEN[1], HEAD), 'y')
    side.done('side wall')
    posts = Boards('black steel', 0.003)
    for share in (0.0, 0.3, 0.65, 1.0):
        y = OPEN[0] + (OPEN[1] - OPEN[0]) * share
        posts.box((5.5, y - 0.03, 0), (5.56, y + 0.03, LINTEL), 'z')
    posts.done('posts')
    # The sky of the opening, and of the rest of the room behind the camera.
    light.area((5.3, sum(OPEN) / 2, LINTEL / 2), (-1, 0.35, 0.1), OPEN[1] - OPEN[0], LINTEL - 0.1, 62, colour=(1.0, 0.97, 0.93))
    light.area((1.0, -5.8, 1.8), (0, 1, -0.05), 5.0, 2.4, 45, colour=(1.0, 0.94, 0.86))
    light.area((1.2, 0.8, 3.6), (0, 1, -0.6), 4.5, 0.5, 26, 3800)
    put('roof', [(-4, -9, HEAD), (5.9, -9, HEAD), (5.9, 3, HEAD), (-4, 3, HEAD)], [(0, 1, 2, 3)], 'plaster')


def bank(x, y):
    """Returns the height of the ground: a garden that falls to the lake, and further out the bed of the lake."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    edge = 20 + 1.4 * np.sin(x / 5.3 + 0.6) + 0.8 * np.sin(x / 2.1)
    return -0.35 - 0.09 * np.maximum(y - 3, 0) - 2.6 / (1 + np.exp(-(y - edge) / 0.55)) + 0 * x


def outside():
    """Adds the view of the window: the garden, the lake and the ranges on its far shore."""
    air.layers = ((24000, 1300), (15000, 45))  # a clear morning: mist would hide the far shore
    ground = winter.ground(bank, near=2.7, far=120, side=60, focus=((2, 14), (3, 22)), fine=0.08, relief=0.006)
    still_water.lake(-6000, 6000, 14, 9000, -2.75)
    spruces.single([(7.9, 17.4, 5.6, 'slender'), (6.9, 16.2, 1.9, 'young')], ground, 0.5, 5, uneven=0.7)
    larches([(5.1, 18.4)], ground, 'birch', (6.0, 7.0), shapes=1, snow=0.2)
    distant.ridge(50, 1230, 1150, [4, 26, 48, 60, 84, 110, 140], 420, -12, 21, trees=320, snow=0.35, rugged=0.20)  # a wooded headland
    distant.ridge(-2600, 620, 3000, [620, 560, 600, 420, 260, 90, 10], 1700, -30, 4, trees=420, rugged=0.36)
    distant.ridge(700, 4200, 4200, [20, 180, 420, 640, 560, 700, 640], 1900, -30, 9, trees=420, rugged=0.36)
    distant.ridge(-3500, 5500, 8200, [900, 1150, 950, 1350, 1080, 1300, 1000], 3000, -30, 15, trees=350, snow=0.75, rugged=0.30)


def ceiling_emitter(x, y, share=0.35):
    """Adds an emitter that is let into the ceiling: only `share` of its depth is below the boards."""
    before = set(bpy.context.collection.objects)
    emitter((x, y, HIGH - 0.007), (0, 0, -1), 0.42, 0.16, 1, 2, upright=False)
    for made in set(bpy.context.collection.objects) - before:
        if made.type == 'MESH':
            made.scale.z, made.location.z = share, HIGH * (1 - share)


def inside():
    """Adds the loungers, the shelf between them and the emitters."""
    lounger(0.09, 0.80, 0.10)
    lounger(1.26, 1.97, 0.10)
    for x in (0.44, 1.62):
        for at in (x - 0.17, x + 0.17):
            emitter((at, DEEP - 0.006, 1.46), (0, -1, 0), 0.19, 0.74, 1, 2)
        ceiling_emitter(x, 0.72)
    emitter((0.007, 0.72, 1.12), (1, 0, 0), 0.20, 0.72, 1, 2)
    emitter((WIDE - 0.007, 0.72, 1.12), (-1, 0, 0), 0.20, 0.72, 1, 2)
    shelf = Boards('slate', 0.004)
    shelf.box((0.90, 0.45, 0.47), (1.16, 1.35, 0.50), 'y')
    for y in (0.5, 1.25):
        shelf.box((0.93, y, 0.06), (1.13, y + 0.05, 0.47), 'z')
    shelf.done('shelf')
    turned('glass', (1.05, 0.72, 0.50), [(0.001, 0.004), (0.03, 0.004), (0.035, 0.11), (0.033, 0.11), (0.028, 0.012), (0.001, 0.012)], 28)
    book = Boards('linen', 0.002)
    book.box((0.95, 0.92, 0.50), (1.10, 1.12, 0.522), 'y')
    book.done('book')


def on_slats(x):
    """
    Returns a function that moves points above a plane to the head of the lounger whose middle is at `x`, where the slats
    rise at 45 degrees.
    """
    a = math.radians(45)
    across, up, out = np.array((1, 0, 0)), np.array((0, math.cos(a), math.sin(a))), np.array((0, -math.sin(a), math.cos(a)))
    return lambda points: np.array((x, 1.523, 0.776)) + points[:, :1] * across + points[:, 1:2] * up + points[:, 2:] * out


def front():
    """Adds the glass front: two panes edge to edge, one of them a door with a steel handle and two hinges."""
    seam = 1.03
    panes = [(0.002, seam - 0.002), (seam + 0.002, WIDE - 0.002)]
    for x0, x1 in panes:
        pane(((x0 + x1) / 2, -0.033, (0.06 + HIGH) / 2), (1, 0, 0), UP, x1 - x0, HIGH - 0.06)
    mirrored_window.edge(panes, -0.028, 0.06, HIGH - 0.012)
    steel = Boards('black steel', 0.002)
    for z in (0.24, HIGH - 0.34):
        steel.box((WIDE - 0.07, -0.045, z), (WIDE - 0.002, -0.015, z + 0.085))
    steel.box((seam + 0.055, -0.092, 0.78), (seam + 0.077, -0.070, 1.38), 'z')
    for z in (0.86, 1.29):
        steel.box((seam + 0.06, -0.075, z), (seam + 0.072, -0.02, z + 0.012))
    steel.done('fittings')


def compose():
    daylight.low_sun(134, 12, 2.0, seed=5.0)
    room()
    outside()
    lining(WIDE, DEEP, HIGH)
    shell(WIDE, DEEP, HIGH)
    inside()
    for x, seed in ((0.44, 3), (1.62, 5)):
        pillow(on_slats(x), seed=seed, of='flax linen', cord='flax cord')
    front()
    potted.olive(2.50, 1.32, tall=1.72)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 5, 2900)
    light.area((WIDE / 2, 0.7, HIGH - 0.03), (0, 0, -1), 1.3, 0.9, 14, 2950)
    finishes.refine(plaster='white plaster', limestone='honed limestone')
    hot_emitters.renew(0.8)
    mirrored_window.renew([])
    planed.renew_walls(hemlock='planed hemlock')
    light.camera((2.6, -4.4, 1.25), -16.6, 42, (0.0, -0.10), 4.7, 5.6)
