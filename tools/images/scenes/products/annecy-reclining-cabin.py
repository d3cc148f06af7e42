"""Scene: two curved loungers of slats in a cabin, with a view of a lake in the morning sun."""
import numpy as np
from library import conifers, daylight, light, winter
from library.boards import Boards, plank_wall
from library.cabins import UP, emitter
from library.mountains import mountains
from library.shapes import pane, rounded, sheet, turned

ALT = 'Two contoured loungers of hemlock slats in a cabin whose long front is glass, turned towards a lake and mountains in the morning sun'
GRADE = {'exposure': 0.7}
SAMPLES = 14
WIDE, DEEP, HIGH = 1.95, 2.2, 2.1  # in metres: across the view, towards the window, up


def lounger(x0, x1, foot):
    """
    Adds a lounger of slats between `x0` and `x1`. Its curve fits a person who lies with slightly raised knees. `foot`
    is the y position of its foot end.
    """
    line = [(-1.74, 0.93), (-1.64, 0.84), (-1.16, 0.46), (-1.02, 0.39), (-0.88, 0.38), (-0.5, 0.49), (-0.42, 0.50), (-0.34, 0.48), (0.0, 0.375)]
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
    made.box((x0 + 0.13, foot - 1.14, 0), (x1 - 0.13, foot - 0.10, 0.33), 'y')
    strut = np.array((0, 0.42, 0.9)) / np.hypot(0.42, 0.9)
    for x in (x0 + 0.14, x1 - 0.14):
        made.board((x, foot - 1.34, 0.33), (0.80, 0.05, 0.05), (strut, (1, 0, 0), np.cross(strut, (1, 0, 0))))
    made.done('lounger')


def compose():
    daylight.low_sun(-62, 12, 1.4, seed=5.0)
    plank_wall('hemlock', (WIDE, -2.6, 0), UP, (0, 1, 0), HIGH, DEEP + 2.6, 0.095, joints=False)
    plank_wall('hemlock', (-2.2, DEEP, HIGH), (1, 0, 0), (0, -1, 0), WIDE + 2.2, DEEP + 2.6, 0.095, joints=True)
    plank_wall('hemlock', (-2.2, -2.6, 0), (1, 0, 0), (0, 1, 0), WIDE + 2.2, DEEP + 2.6, 0.12, joints=True)
    lounger(0.05, 0.75, DEEP - 0.2)
    lounger(1.13, 1.83, DEEP - 0.2)
    for y in (0.65, 1.25):
        emitter((WIDE - 0.007, y, 1.28), (-1, 0, 0), 0.17, 0.8, 1, 4)
    for x in (0.4, 1.48):
        emitter((x, 1.1, HIGH - 0.007), (0, 0, -1), 0.9, 0.15, 1, 4, upright=False)
        emitter((x, DEEP - 0.294, 0.17), (0, 1, 0), 0.4, 0.12, 1, 4, upright=False)
    shelf = Boards('slate', 0.004)
    shelf.box((0.83, 0.65, 0.50), (1.05, 1.75, 0.53), 'y')
    for y in (0.75, 1.6):
        shelf.box((0.85, y, 0), (1.03, y + 0.05, 0.50), 'z')
    shelf.done('shelf')
    turned('glass', (0.94, 1.18, 0.53), [(0.001, 0.004), (0.03, 0.004), (0.035, 0.11), (0.033, 0.11), (0.028, 0.012), (0.001, 0.012)], 28)
    book = Boards('linen', 0.002)
    book.box((0.86, 0.82, 0.53), (1.01, 1.02, 0.552), 'y')
    book.done('book')
    rounded('linen', (1.2, DEEP - 1.90, 0.90), (1.76, DEEP - 1.82, 1.02), 0.035, 0.004, 6)
    pane((-0.1, DEEP, HIGH / 2), (1, 0, 0), UP, 4.2, HIGH)
    sheet('lake', (0, DEEP + 124, -1.1), (1, 0, 0), (0, 1, 0), 700, 240)
    shore = lambda x, y: -1.6 + 3.2 / (1 + np.exp(-(np.asarray(y, float) - 175) / 22)) + 0.02 * np.maximum(np.asarray(y, float) - 175, 0)
    ground = winter.ground(shore, near=90, far=420, side=330, focus=((-60, 160), (150, 190)), fine=0.8, relief=0.006)
    conifers.forest(winter.scatter(230, -120, 260, 168, 320, 3.4), ground, (('spruce', 2), ('pine', 1)), (0.7, 1.3), 0.5)
    mountains([(500, 4300, 430, 1500), (2200, 4300, 560, 1500), (3900, 4000, 520, 1500), (-1300, 4600, 400, 1500)], seed=27)
    rounded('snow', (-6, DEEP + 0.05, -0.9), (9, DEEP + 1.5, -0.14), 0.3, 0.06)
    front = Boards('thermo-aspen', 0.004)
    for x in (-2.15, -0.82, 0.51):
        front.box((x, DEEP - 0.03, 0.05), (x + 0.05, DEEP + 0.05, HIGH - 0.05), 'z')
    for z in (0.0, HIGH - 0.05):
        front.box((-2.2, DEEP - 0.03, z), (WIDE, DEEP + 0.05, z + 0.05))
    front.done('front')
    light.strip((WIDE - 0.03, DEEP - 0.1, HIGH - 0.05), (WIDE - 0.03, -0.6, HIGH - 0.05), (0, 0, -1), 14, 2850)
    light.area((0.9, 0.6, HIGH - 0.03), (0, 0, -1), 1.2, 1.4, 12, 2950)
    light.area((-1.6, -1.6, 1.7), (1, 0.8, -0.3), 1.2, 1.2, 14, 3200)
    light.camera((-0.95, -1.75, 1.38), 24, 29, (0.085, -0.095), 3.4, 4.5)
