"""Scene: a wooden plane on a cedar board, close, in low sun from a window on the left. The wall behind it is out of focus."""
import math
import random
from library import bench_plane, light, planed, sunlit  # noqa: F401 (planed adds the woods)
from library.boards import Boards, plank_wall

FOCUS = 0.32
SAMPLES = 16
DETAIL = 0.6
GRADE = {'exposure': 0.8, 'contrast': 1.2, 'saturation': 1.14, 'balance': 0.1}
TURN = -27  # of the board and the plane, in degrees


def bench():
    """Adds the top of the bench, along x, and the cedar board on it. Returns the height of the board's face."""
    top = Boards('planed larch', 0.004)
    for i in range(6):
        top.box((-1.5, -0.55 + i * 0.17, -0.08), (1.5, -0.55 + i * 0.17 + 0.169, 0))
    top.done('bench')
    board, a = Boards('planed cedar', 0.002), math.radians(TURN)
    along, across = (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0)
    board.board((-0.06, 0.03, 0.021), (1.5, 0.17, 0.042), (along, across, (0, 0, 1)))
    board.done('board')
    return 0.042


def compose():
    light.indoors()
    face = bench()
    at = bench_plane.plane(-0.03, 0.01, face, TURN)
    bench_plane.rising(at)
    a = math.radians(TURN)
    for u, v, tight, turns, wide in ((0.215, 0.02, 0.013, 2.6, 0.040), (0.275, -0.025, 0.017, 1.9, 0.038), (0.335, 0.03, 0.011, 3.0, 0.036), (0.26, 0.05, 0.020, 1.3, 0.034)):
        bench_plane.lying(-0.03 + u * math.cos(a) - v * math.sin(a), 0.01 + u * math.sin(a) + v * math.cos(a), face, random.uniform(0, 360), tight, turns, wide)
    for x, y in ((0.02, -0.20), (0.10, -0.27), (-0.07, -0.26), (0.16, -0.24), (0.05, -0.31), (0.30, 0.12), (0.38, 0.05)):
        bench_plane.lying(x, y, 0, random.uniform(0, 360), random.uniform(0.010, 0.019), random.uniform(1.0, 2.8), random.uniform(0.030, 0.042))
    plank_wall('planed larch', (-2.6, 3.4, 2.2), (0, 0, -1), (1, 0, 0), 3.2, 6.0, 0.28, joints=False)
    # The sun grazes the near side of the plane. Further right, the frame of the window shades the board.
    sunlit.through((0.0, 0.0, 0.09), -73, 20, [(-0.36, 0.26, -0.30, 0.42), (0.30, 0.75, -0.30, 0.42)], 6.5, 4500, away=2.6, soft=2.2)
    light.area((-1.7, 0.25, 0.62), (1, -0.14, -0.33), 1.1, 0.9, 40, colour=(0.86, 0.93, 1.0), spread=110)
    light.area((1.2, -1.4, 1.0), (-0.7, 1, -0.6), 1.0, 1.0, 8, 4200)
    light.area((-2.2, 2.4, 1.3), (0.6, 1, -0.3), 0.8, 1.4, 170, 4300)
    light.camera((0.02, -1.10, 0.40), 0, 74, (0.0, -0.205), 1.09, 7.0, pitch=7)
