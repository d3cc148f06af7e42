"""The sunken travertine basin with its three lit steps, shared by the scenes that show it."""
from . import day_window, water
from .boards import Boards, panels, plank_wall

X0, X1, Y0, Y1, LEVEL, DEPTH = -0.6, 0.6, 0.5, 2.9, -0.05, 1.05

WINDOW = (-0.5, 0.5, 0.0, 2.4)  # x from, x to, z from, z to
RIM, CLEAR = 0.30, (0.56, 0.87, 0.98)  # width of the stones around the basin, and colour of the water


def coping():
    """Adds the rim: stones around the basin, flush with its inner faces and with the floor."""
    stones = Boards('travertine', 0.003)
    for x0, x1 in ((X0 - RIM, X0), (X1, X1 + RIM)):
        for i in range(3):
            step = (Y1 - Y0) / 3
            stones.box((x0 + 0.0015, Y0 + i * step + 0.0015, -0.03), (x1, Y0 + (i + 1) * step - 0.0015, 0.0), 'y')
    for y0, y1 in ((Y0 - RIM, Y0), (Y1, Y1 + RIM)):
        stones.box((X0 - RIM + 0.0015, y0 + 0.0015, -0.03), (X1 + RIM - 0.0015, y1, 0.0))
    stones.done('coping')


def sunken_basin():
    """
    Adds a room of travertine and a basin in its floor, with steps at the far end of the basin. The room is 4.6 m wide.
    Its back wall, with a narrow window on the axis of the basin, is at y = 4.4.
    """
    a, b, c, d = X0 - RIM, X1 + RIM, Y0 - RIM, Y1 + RIM
    for low, high in (((-2.6, -4.0), (2.6, c)), ((-2.6, c), (a, d)), ((b, c), (2.6, d)), ((-2.6, d), (2.6, 4.6))):
        panels('travertine', (*low, 0), (1, 0, 0), (0, 1, 0), high[0] - low[0], high[1] - low[1], 1.2, 0.8, shift=0)
    day_window.wall('travertine', -2.3, 2.3, 3.2, 4.4, WINDOW, 0.9, 0.8, shift=0)
    day_window.window('travertine', 4.4, WINDOW, watts=95)
    panels('travertine', (-2.3, -4, 0), (0, 1, 0), (0, 0, 1), 8.4, 3.2, 1.2, 0.8, shift=0)
    panels('travertine', (2.3, 4.4, 0), (0, -1, 0), (0, 0, 1), 8.4, 3.2, 1.2, 0.8, shift=0)
    plank_wall('hemlock', (-2.3, 4.4, 3.2), (1, 0, 0), (0, -1, 0), 4.6, 8.4)
    lamps = [(X0 + 0.12, 1.3, -0.45, 0.22), (X1 - 0.12, 1.3, -0.45, 0.22)]
    lining = water.pool(X0, X1, Y0, Y1, -0.03, LEVEL, DEPTH, 'travertine', lamps, 1.6, CLEAR, 0.16, watts=14, slab=0.8, gap=0.0008)
    coping()
    steps = Boards('travertine', 0.006)
    for i in range(3):
        steps.box((X0 + 0.002, Y1 - 0.32 * (3 - i), LEVEL - DEPTH), (X1 - 0.002, Y1 - 0.32 * (2 - i), -0.2 - 0.26 * (2 - i)))
    made = steps.done('steps')
    made.data.materials[0] = lining
    for i in range(3):
        y, z = Y1 - 0.32 * (3 - i) - 0.004, -0.2 - 0.26 * (2 - i) - 0.035
        line = Boards('travertine', 0.001)
        line.box((X0 + 0.04, y - 0.004, z - 0.012), (X1 - 0.04, y, z))
        line.done('line').data.materials[0] = water.glow()
    water.lamp(X0 + 0.006, 1.3, -0.45, (1, 0, 0))
    water.lamp(X1 - 0.006, 1.3, -0.45, (-1, 0, 0))
