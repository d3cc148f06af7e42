"""
Scene: a sauna with a wall of split slate behind the heater. The wall is lit from above and framed by cedar. A low
window looks onto a slope.
"""
import random
import numpy as np
from library import buckets, dry_stone, finishes, light, nature, rooms, split_stones, studio, terry
from library.boards import Boards, plank_wall
from library.fittings import bucket, roll, towels
from library.saunas import UP, heater
from library.shapes import pane

ALT = 'A wall of dry-stacked split slate behind the heater, an L-shaped cedar bench, and a low window on a snowy slope'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.95}
WIDE, DEEP, HIGH = 2.6, 2.2, 2.3


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
    dark.done('behind')


def outside():
    light.dusk(1.0)
    fall = lambda x, y: -0.2 + 0.16 * np.minimum(np.asarray(x, float), 0) * 0.5 + 0.10 * (np.asarray(y, float) - 2)
    nature.snowfield(None, fall, near=-30, far=200, side=170, steps=260)
    ground = lambda x, y: nature.drift(x, y) + float(fall(x, y))
    nature.forest(nature.scatter(70, -70, -6, -4, 90, 2.4), ground, (0.5, 1.0))
    nature.mountains([(-3600, 4200, 2300, 1500), (-1400, 5200, 2200, 1500), (-5600, 2400, 2100, 1500)], glow=0.6)


def top(x0, x1, y0, y1, z, grain):
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


def compose():
    outside()
    split_slate(DEEP, WIDE, HIGH)
    cut = plank_wall('cedar', (0, -1.5, 0), (0, 1, 0), UP, DEEP + 1.5, HIGH, hole=(2.05, 3.25, 0.98, 1.52))
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
    light.strip((0.555, DEEP - 0.06, 0.81), (0.555, -1.3, 0.81), (-0.4, 0, -1), 13, 2750)
    light.strip((1.055, 1.36, 0.36), (1.055, -1.3, 0.36), (-0.4, 0, -1), 11, 2750)
    heater(1.50, 1.32, 0, 0.56, 0.5, 0.98, 0.38, 0.058, 0.08)
    bucket(0.84, 0.72, 0.45)
    towels(0.14, 1.55, 0.90, 0.32, 0.38, 3)
    roll(0.25, 0.05, 0.90, 0.34, 0.065)
    light.strip((0.05, DEEP - 0.17, HIGH - 0.03), (WIDE - 0.05, DEEP - 0.17, HIGH - 0.03), (0, 0.2, -1), 75, 3500, 0.03)
    light.area((1.2, 0.6, HIGH - 0.03), (0, 0, -1), 1.2, 1.4, 24, 2950)
    light.area((0.03, (y0 + y1) / 2, 1.28), (1, 0, -0.2), 1.1, 0.5, 9, colour=(0.46, 0.62, 1.0))
    light.area((2.2, -1.4, 1.8), (-0.6, 1, -0.3), 0.9, 0.9, 10, colour=(0.50, 0.66, 1.0))
    studio.rim((1.78, 1.55, 0.75), 7, distance=0.8, temperature=3400, yaw=-15, way=(0.9, 0.1, 0.4), tall=0.9)  # Shows in the steel of the heater.
    terry.renew(90)
    buckets.renew(turn=-15)
    finishes.refine(slate='cleft slate')
    dry_stone.renew()
    split_stones.renew()
    light.camera((1.75, -1.45, 1.32), -15, 27, (0.0, -0.05), 3.0, 5.0)
