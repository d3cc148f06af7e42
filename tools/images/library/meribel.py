"""The room of the Méribel Chalet Sauna and the slope before its window, shared by the scenes that show it at different hours."""
import random
import numpy as np
from . import distant, dry_stone, finishes, light, materials, planed, rooms, split_stones, spruces, studio, winter
from .boards import Boards, plank_wall
from .saunas import UP, heater
from .shapes import pane, put

materials._makers['blackened steel'] = lambda name: materials._plain(name, (0.050, 0.047, 0.044), 0.34)
materials._makers['split slate'] = lambda name: dry_stone._cleft(name, (0.062, 0.064, 0.065), (0.112, 0.114, 0.116), (0.150, 0.118, 0.088))
WIDE, DEEP, HIGH = 2.6, 2.2, 2.3
WINDOW = (0.55, 1.75, 0.98, 1.52)  # y0, y1, z0, z1 of the opening in the left wall, before it is rounded to whole boards
AHEAD, ASIDE = np.array((-0.57, 0.82)), np.array((0.82, 0.57))  # the directions out of the window and to the right of it


def split_slate(y, wide, high):
    """
    Adds a dry-stacked wall of thin stones at `y`. Each stone has a random depth, so that its edge casts a shadow in
    light from above.
    """
    made = Boards('slate', 0.0016)
    z = 0.0
    while z < high:
        tall = min(random.choice((0.022, 0.03, 0.038, 0.05)), high - z)
        x = -random.uniform(0, 0.3)
        while x < wide:
            long = random.uniform(0.14, 0.52)
            reach = random.uniform(0.0, 0.035)
            tilt, turn = random.gauss(0, 0.006), random.gauss(0, 0.022)
            along, back = np.array((np.cos(turn), np.sin(turn), np.sin(tilt))), np.array((-np.sin(turn), np.cos(turn), 0))
            made.board((x + long / 2, y - reach + 0.05, z + tall / 2), (long - 0.003, 0.14, tall - 0.0015), (along, back, np.cross(along, back)))
            x += long
        z += tall
    made.done('split slate')
    dark = Boards('void')
    dark.box((-0.1, y + 0.10, -0.05), (wide + 0.1, y + 0.13, high + 0.05))
    dark.done('core')


def _fall(x, y):
    """Returns the height of the snowy slope, which falls gently away from the window and to its left."""
    out, right = (np.asarray(x, float) * d[0] + np.asarray(y, float) * d[1] for d in (AHEAD, ASIDE))
    return -0.45 - 0.030 * np.maximum(out, 0) + 0.035 * right - 90 / (1 + np.exp(-(out - 330) / 14))


def slope():
    """Adds the view from the window: the slope, a few spruces, the edge of a forest, and mountains. Set the time of day first."""
    random.seed('slope')
    ground = winter.ground(_fall, near=-90, far=380, side=330, focus=((-22, 0), (0, 26)), fine=0.08, relief=0.006)
    spot = lambda out, right: tuple(out * AHEAD + right * ASIDE)
    spruces.single([(*spot(47, -4.2), 8.5, 'broad'), (*spot(58, -7.5), 11.0, 'old'), (*spot(66, 5.6), 4.6, 'young')], ground, 0.7, 5, uneven=0.7)
    places = [spot(out, right) for right, out in winter.scatter(190, -75, 75, 175, 290, 2.4)]
    spruces.forest(places, ground, (7, 15), ('old', 'slender', 'broad'), snow=0.6, seed=3)
    for made in (distant.ridge(-2600, 2600, 4200, [60, 150, 90, 170, 110, 60, 120], 1500, -260, 6, trees=900, rugged=0.30),
                 distant.ridge(-4000, 4000, 9500, [420, 640, 520, 600, 690, 500, 560, 420], 2600, -260, 12, trees=140, snow=0.75, rugged=0.30)):
        made.rotation_euler = (0, 0, float(np.arctan2(-AHEAD[0], AHEAD[1])))


def top(x0, x1, y0, y1, z, grain):
    """Adds the boards of a seat with its upper side at `z`. `grain` is the axis along which they run."""
    made = Boards('cedar', 0.006)
    across = (y1 - y0) if grain == 'x' else (x1 - x0)
    count = round(across / 0.115)
    step = across / count
    for i in range(count):
        if grain == 'x':
            made.box((x0, y0 + i * step + 0.004, z - 0.03), (x1, y0 + (i + 1) * step - 0.004, z))
        else:
            made.box((x0 + i * step + 0.004, y0, z - 0.03), (x0 + (i + 1) * step - 0.004, y1, z), 'y')
    return made


def room(share=1.0):
    """Adds the room: the wall of split slate, cedar, the L-shaped bench and the heater. `share` scales the power of its lamps."""
    random.seed('room')
    split_slate(DEEP, WIDE, HIGH)
    cut = plank_wall('cedar', (0, -1.5, 0), (0, 1, 0), UP, DEEP + 1.5, HIGH, hole=(WINDOW[0] + 1.5, WINDOW[1] + 1.5, *WINDOW[2:]))
    plank_wall('cedar', (WIDE, DEEP, 0), (0, -1, 0), UP, DEEP + 1.5, HIGH)
    plank_wall('cedar', (0, DEEP + 0.05, HIGH), (1, 0, 0), (0, -1, 0), WIDE, DEEP + 1.55)
    frame = Boards('cedar', 0.004)
    y0, y1, z0, z1 = cut[0] - 1.5, cut[1] - 1.5, cut[2], cut[3]
    for z in (z0 - 0.03, z1):
        frame.box((-0.12, y0 - 0.03, z), (0.012, y1 + 0.03, z + 0.03), 'y')
    for y in (y0 - 0.03, y1):
        frame.box((-0.12, y, z0), (0.012, y + 0.03, z1), 'z')
    frame.done('frame')
    pane((-0.08, (y0 + y1) / 2, (z0 + z1) / 2), (0, 1, 0), UP, y1 - y0, z1 - z0)
    rooms.tiled('slate', 0, WIDE, -1.5, DEEP, size=0.6)
    seat = top(0, 0.62, -1.5, DEEP - 0.02, 0.90, 'y')
    seat.box((0.60, -1.5, 0.80), (0.63, DEEP - 0.02, 0.895), 'y')
    seat.done('upper')
    low = top(0.56, 1.12, -1.5, 1.42, 0.45, 'y')
    low.box((1.10, -1.5, 0.35), (1.13, 1.42, 0.445), 'y')
    low.box((0.60, 1.40, 0.35), (1.10, 1.42, 0.42))
    for x0, z1, end in ((0.50, 0.80, DEEP - 0.02), (1.0, 0.35, 1.36)):
        for i in range(int((end + 1.5) / 0.043)):
            low.box((x0 - 0.03, -1.5 + i * 0.043, 0), (x0, -1.5 + i * 0.043 + 0.022, z1), 'z')
    low.done('lower')
    light.strip((0.555, DEEP - 0.06, 0.81), (0.555, -1.3, 0.81), (-0.4, 0, -1), 13 * share, 2750)
    light.strip((1.055, 1.36, 0.36), (1.055, -1.3, 0.36), (-0.4, 0, -1), 11 * share, 2750)
    heater(1.50, 1.32, 0, 0.56, 0.5, 0.98, 0.38, 0.058, 0.08)
    light.strip((0.05, DEEP - 0.17, HIGH - 0.03), (WIDE - 0.05, DEEP - 0.17, HIGH - 0.03), (0, 0.2, -1), 75 * share, 3500, 0.03)
    light.area((1.2, 0.6, HIGH - 0.03), (0, 0, -1), 1.2, 1.4, 24 * share, 2950)
    light.spot((1.25, 0.35, HIGH - 0.05), (0.35, 1.0, -1.45), 62 * share, 44, 3200)  # On the heater and the foot of the wall.
    studio.rim((1.78, 1.55, 0.75), 7, distance=0.8, temperature=3400, yaw=-15, way=(0.9, 0.1, 0.4), tall=0.9)  # Shows in the steel of the heater.
    # Keeps the sun out of the open side behind the camera.
    shutter = put('shutter', [(-0.1, -9, 0), (-0.1, -1.5, 0), (-0.1, -1.5, 4), (-0.1, -9, 4)], [(0, 1, 2, 3)], 'void')
    shutter.visible_camera = shutter.visible_glossy = False
    finishes.refine(slate='cleft slate')
    finishes.refine(only='heater', **{'black steel': 'blackened steel'})
    dry_stone.renew()
    split_stones.renew()
    planed.renew(cedar='planed cedar')
