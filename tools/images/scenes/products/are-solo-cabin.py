"""Scene: the cabin for one on the edge of a woven rug, beside a bench with books and an olive tree in the sun of a window."""
import numpy as np
from library import books, cushions, finishes, light, materials, mirrored_window, planed, potted
from library.boards import Boards
from library.cabins import back, door, floorboards, lining, shell, wall
from library.emitters import emitter
from library.shapes import turned
from library.traces import glass

ALT = 'A narrow cabin of pale hemlock for one, emitters aglow round a slatted back, a walnut bench with books and an olive tree beside it in the sun'
GRADE = {'exposure': 0.9, 'balance': 0.2}
BACK = 1.3  # y of the wall in metres
# Darker than the cabin, so that it stands on the floor.
materials._makers['oiled oak'] = lambda name: planed.wood(name, (0.290, 0.200, 0.128), (0.195, 0.128, 0.078), 200.0, 0.44, 0.24)


def reading_place():
    """Adds a bench beside the cabin with three books and a glass of water on it, an olive tree, and a rug in front of the cabin."""
    made = Boards('walnut', 0.006)
    for i in range(3):
        made.box((1.36, 0.80 + i * 0.128, 0.41), (2.14, 0.80 + i * 0.128 + 0.122, 0.45))
    for x in (1.40, 2.04):
        made.box((x, 0.83, 0), (x + 0.06, 1.15, 0.41), 'z')
    made.box((1.46, 0.97, 0.14), (2.04, 1.01, 0.17))
    made.done('bench')
    books.stack(1.58, 0.93, 0.45, 3, 5)
    glass(1.93, 0.96, 0.451)
    potted.olive(2.36, 0.98, tall=1.72, pot=0.17, seed=4)
    cushions.rug(0.20, 2.75, -2.3, -0.30)


def low_sun():
    """
    Adds low sun through a sash window behind the camera. It is a spotlight with the frame of the window half a metre in front
    of it, because the second views add a sun and screens of their own.
    """
    place, way = np.array((3.7, -4.0, 2.95)), np.array((-1.75, 5.3, -1.85))
    light.spot(place, way, 1950, 44, 4300, soft=0.0045, blend=0.1)
    way /= np.linalg.norm(way)
    side = np.cross(way, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, way)
    frame, middle = Boards('void', 0.0005), place + way * 0.5
    for at in (-0.21, 0.0, 0.21):
        frame.board(middle + side * at, (0.7, 0.26 if at else 0.007, 0.003), (up, side, way))
    for at in (-0.24, -0.034, 0.034, 0.24):
        frame.board(middle + up * at, (0.7, 0.26 if abs(at) > 0.1 else 0.005, 0.003), (side, up, way))
    frame.done('window frame')


def compose():
    light.indoors()
    wide, deep, high = 1.11, 1.06, 1.95
    wall(BACK, high=4.2)
    floorboards('hemlock', -3, 4.5, -4, BACK)
    lining(wide, deep, high)
    shell(wide, deep, high)
    seat = Boards('hemlock', 0.012)
    for i in range(5):
        y = 0.46 + i * 0.118
        seat.board((wide / 2, y + 0.058, 0.475 - i * 0.008), (wide, 0.11, 0.035), ((1, 0, 0), (0, 0.997, -0.068), (0, 0.068, 0.997)))
    seat.box((0.0, 0.45, 0.36), (wide, 0.48, 0.465))
    seat.done('seat')
    apron = Boards('hemlock', 0.003)
    for i in range(10):
        apron.box((i * 0.111 + 0.001, 0.52, 0.06), (i * 0.111 + 0.110, 0.54, 0.44), 'z')
    apron.done('apron')
    emitter((wide / 2, 0.515, 0.25), (0, -1, 0), 0.62, 0.14, 1, 3, upright=False)
    back((wide / 2, deep - 0.11, 0.86), (0, -1, 0), 0.5, 0.7, lean=0.1)
    for x in (0.15, wide - 0.15):
        emitter((x, deep - 0.006, 1.05), (0, -1, 0), 0.13, 0.8, 1, 2)
    emitter((0.007, 0.5, 1.05), (1, 0, 0), 0.16, 0.8, 1, 2)
    emitter((wide - 0.007, 0.5, 1.05), (-1, 0, 0), 0.16, 0.8, 1, 2)
    door(0.01, wide - 0.01, -0.025, 0.065, high - 0.015)
    mirrored_window.edge([(0.010, wide - 0.010)], -0.025, 0.065, high - 0.015)
    turned('lamp', (wide / 2, 0.55, high - 0.008), [(0.001, 0), (0.035, 0), (0.035, 0.004), (0.001, 0.004)], 24)
    light.spot((wide / 2, 0.55, high - 0.02), (0, 0.12, -1), 26, 80, 3000, 0.04)
    reading_place()
    light.area((wide / 2, 0.5, high - 0.02), (0, 0, -1), 0.6, 0.5, 6, 3000)
    light.area((-2.4, -2.4, 1.8), (0.95, 1, -0.25), 1.8, 1.8, 95, colour=(1.0, 0.965, 0.90))
    light.area((2.8, -2.6, 2.4), (-0.4, 0.9, -0.5), 1.6, 1.6, 62, colour=(1.0, 0.955, 0.88))
    low_sun()
    finishes.refine(plaster='white plaster')
    finishes.refine(only='floor', hemlock='oiled oak')
    mirrored_window.renew([])
    planed.renew_walls(hemlock='planed hemlock', walnut='planed walnut')
    light.camera((1.20, -3.9, 1.15), -3.0, 44.5, (0.01, -0.035), 4.0, 4.5)
