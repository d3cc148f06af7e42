"""Scene: the right side of the arch before the basin, close, with a linen bench beside it, in low sun from the left."""
import math
from library import chateau, cushions, finishes, light, planed, sunlit, vein_cut, weaves  # noqa: F401 (planed, vein_cut and weaves add materials)
from library.boards import Boards, panels
from library.linens import pile
from library.things import sawn

ALT = 'The jamb and the wedge-shaped stones of a travertine arch in low sun, a linen bench with two folded towels before it'
GRADE = {'exposure': 0.5, 'contrast': 1.15, 'balance': 0.3}
FRONT, BACK = 2.0, 2.45  # y of both sides of the wall with the arch
MIDDLE, RADIUS, RING = 1.75, 1.0, 0.38  # of the arch, and the depth of its stones, in metres
SPRING = 4 * chateau.COURSE  # the arch starts on a bed joint


def arch():
    """
    Adds the wall with the arch. The stones of the arch are flush with the wall, whose courses are cut to its curve; their
    chamfers mark the joint.
    """
    wall = Boards('travertine', 0.006)
    for i in range(10):
        low, top = i * chateau.COURSE, (i + 1) * chateau.COURSE - 0.003
        inner = math.sqrt(max((RADIUS + 0.03) ** 2 - max(low - SPRING, 0) ** 2, 0)) if low >= SPRING else RADIUS
        for a, b in ((0.0, MIDDLE - inner), (MIDDLE + inner, 3.6)) if inner else ((0.0, 3.6),):
            # Cross joints alternate from course to course.
            joints = [x for x in (0.62 + 0.5 * (i % 2), 2.42 + 0.5 * (i % 2)) if a + 0.1 < x < b - 0.1] if not inner else []
            for p, q in zip((a, *joints), (*joints, b)):
                wall.box((p, FRONT, low), (q - 0.003, BACK, top))
    wall.done('wall')
    count = 13
    for i in range(count):
        turns = [math.pi * (i + part) / count + gap for part, gap in ((0, 0.002), (0.5, 0), (1, -0.002))]
        ring = [(reach * math.cos(t), reach * math.sin(t)) for reach, way in ((RADIUS + RING, turns), (RADIUS, turns[::-1])) for t in way]
        sawn('travertine', ring, (MIDDLE, (FRONT + BACK) / 2, SPRING), (1, 0, 0), (0, 0, 1), BACK - FRONT + 0.006, 'xz'[i % 2], 0.006)


def masonry():
    """Adds the wall with the arch, the floor, the wall at the right, and the vault behind the arch."""
    arch()
    chateau.vault(0.55, 2.95, BACK, 6.2, 2.0)
    panels('travertine', (-3.6, -4.5, 0), (1, 0, 0), (0, 1, 0), 7.2, 10.7, 1.2, 0.9, shift=0)
    panels('travertine', (3.6, FRONT, 0), (0, -1, 0), (0, 0, 1), 6.5, 4.1, 1.2, 0.42)
    for x, along, start in ((0.55, (0, 1, 0), BACK), (2.95, (0, -1, 0), 6.2)):
        panels('travertine', (x, start, 0), along, (0, 0, 1), 6.2 - BACK, 2.0, 1.2, 0.5)
    panels('travertine', (0.5, 6.2, 0), (1, 0, 0), (0, 0, 1), 2.5, 3.3, 1.2, 0.5)
    finishes.refine('vault', travertine='dressed travertine')
    finishes.refine('sawn', travertine='vein-cut travertine')
    finishes.refine(travertine='filled travertine')


def linen_bench(x0, x1, y0, y1):
    """Adds a low bench of walnut with a linen cushion and folded towels."""
    frame = Boards('planed walnut', 0.004)
    frame.box((x0, y0, 0.27), (x1, y1, 0.33))
    for x in (x0 + 0.10, x1 - 0.18):
        frame.box((x, y0 + 0.05, 0), (x + 0.08, y1 - 0.05, 0.27), 'z')
    frame.done('bench')
    cushions.mattress((x0 + 0.015, y0 + 0.015, 0.33), (x1 - 0.015, y1 - 0.015, 0.44), 'pale basket')
    pile('plain linen', x0 + 0.62, (y0 + y1) / 2, 0.441, [(0.38, 0.29, 4, 4, (0, 0)), (0.37, 0.285, 4, -2, (0.004, 0.003))], seed=4)


def compose():
    light.indoors()
    masonry()
    linen_bench(2.0, 3.5, 1.30, 1.88)
    sunlit.through((2.6, FRONT, 1.3), -112, 21, [(-1.1, 1.1, -1.0, 0.95)], 5.0, 4300, away=7.0, soft=0.6)
    light.area((-2.6, -0.6, 1.8), (1, 0.5, -0.1), 1.6, 2.0, 55, 6000)
    light.area((1.75, 6.0, 1.5), (0, -1, 0), 0.9, 1.8, 14, 6500)
    light.camera((1.50, -1.95, 1.25), 17, 50, (0.0, -0.045), 3.6, 5.6)
