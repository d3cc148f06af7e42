"""
Scene: two basins in one block of travertine in low winter sun, with two glasses on the ledge between them and slate steps
along the front.
"""
from library import finishes, light, linens, planed, rooms, sunlit, vein_cut, water  # noqa: F401 (vein_cut adds its material)
from library.boards import Boards, panels, plank_wall, slats
from library.shapes import turned

ALT = 'Two basins side by side in one block of travertine in low winter sun, two glasses on the ledge between them, slate steps in front'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.9, 'contrast': 1.15, 'balance': 0.2}


def compose():
    light.indoors()
    rooms.tiled('slate', -2.4, 2.4, -3.5, 3.4)
    slats('hemlock', (-2.4, 3.4, 0), (1, 0, 0), (0, 0, 1), 4.8, 3.1, 0.036, 0.04, 0.06)
    # The rest of the left wall is open to the sun. The image does not show it.
    panels('limestone', (-2.4, 2.6, 0), (0, 1, 0), (0, 0, 1), 0.8, 3.1, 1.3, 0.62)
    plank_wall('hemlock', (-2.4, 3.4, 3.1), (1, 0, 0), (0, -1, 0), 4.8, 6.9, joints=False)
    panels('limestone', (2.4, 3.4, 0), (0, -1, 0), (0, 0, 1), 6.9, 3.1, 1.3, 0.62)
    x0, x1, y0, y1, tall = -1.1, 1.1, 0.9, 2.9, 0.9
    block = Boards('travertine', 0.006)
    for i in range(2):
        a, b = x0 + 1.1 * i, x0 + 1.1 * (i + 1) - 0.003
        block.box((a, y0, 0), (b, y0 + 0.03, tall - 0.06))
    for x in (x0, x1 - 0.03):
        for i in range(2):
            block.box((x, y0 + 0.032 + i * 0.984, 0), (x + 0.03, y0 + 0.032 + (i + 1) * 0.984 - 0.003, tall - 0.06), 'y')
    block.box((x0, y1 - 0.03, 0), (x1, y1, tall - 0.06))
    for low, high, grain in (((x0 - 0.02, y0 - 0.02), (x1 + 0.02, y0 + 0.17), 'x'), ((x0 - 0.02, y1 - 0.17), (x1 + 0.02, y1 + 0.02), 'x'),
                             ((x0 - 0.02, y0 + 0.172), (x0 + 0.15, y1 - 0.172), 'y'), ((x1 - 0.15, y0 + 0.172), (x1 + 0.02, y1 - 0.172), 'y'),
                             ((-0.09, y0 + 0.172), (0.09, y1 - 0.172), 'y')):
        block.box((*low, tall - 0.06), (*high, tall), grain)
    block.done('block')
    for a, b, at in ((x0 + 0.17, -0.11, 1), (0.11, x1 - 0.17, -1)):
        middle = (a + b) / 2
        water.pool(a, b, y0 + 0.19, y1 - 0.19, tall - 0.06, tall - 0.10, 0.72, 'travertine', [(middle, y1 - 0.27, 0.42, 0.26)], 0.7, net=0.2, rest=0.42, watts=0, slab=0.55, ripple=0.012)
        water.lamp(middle, y1 - 0.196, 0.48, (0, -1, 0))
    steps = Boards('slate', 0.006)
    for i, z in enumerate((0.30, 0.60)):
        for j in range(2):
            steps.box((-1.1 + 1.1 * j, y0 - 0.72 + 0.36 * i, 0), (1.1 * j - 0.003, y0 - 0.36 + 0.36 * i - 0.002, z))
    steps.done('steps')
    for y in (1.28, 1.42):
        turned('glass', (0.0, y, tall), [(0.001, 0.004), (0.03, 0.004), (0.036, 0.10), (0.034, 0.10), (0.029, 0.012), (0.001, 0.012)], 32)
        turned('brass', (0.0, y, tall + 0.012), [(0.001, 0), (0.028, 0), (0.030, 0.03), (0.001, 0.03)], 32)
    linens.pile('striped linen', 0.78, y0 - 0.17, 0.602, [(0.36, 0.26, 4, -4, (0, 0)), (0.35, 0.255, 4, -1, (0.004, 0.003))], seed=8)
    sunlit.through((0.1, 1.2, 0.75), -118, 20, sunlit.sashes(2.7, 2.0, 3, 2, 0.08), 6.0, 4300, away=6.5, soft=0.6)
    light.area((-2.35, 0.2, 1.7), (1, 0.35, -0.15), 3.0, 2.0, 60, colour=(0.86, 0.92, 1.0))
    light.area((1.6, -2.8, 2.2), (-0.4, 1, -0.4), 1.6, 1.6, 30, 5200)
    planed.renew(hemlock='planed hemlock')
    finishes.refine(**{'slate': 'honed slate', 'travertine': 'vein-cut travertine', 'limestone': 'honed limestone'})
    light.camera((-1.15, -2.75, 1.72), 15, 36, (0, -0.17), 4.4, 6.0)
