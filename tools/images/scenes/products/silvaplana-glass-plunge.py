"""Scene: the plunge pool with four slate steps at one end. One of its long sides is glass and shows the lit water."""
from library import finishes, light, rooms, terry, water
from library.boards import Boards
from library.fittings import candle, towels
from library.plunges import clad_in_courses
from library.shapes import pane

ALT = 'A slate plunge with one long side of glass, the lit water behind it on view, and four slate steps at its end'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.0}


def compose():
    light.indoors()
    rooms.stony('slate', 4.2, 2.7, 3.2)
    x0, x1, y0, y1, tall, level = 0.4, 2.6, 1.15, 2.15, 1.2, 1.1
    clad_in_courses(x0, x1, y0 + 0.05, y1, 0.0, tall - 0.04, front=False)
    body = Boards('slate', 0.006)
    body.box((x0 - 0.02, y0 + 0.002, tall - 0.04), (x0 + 0.12, y1 + 0.02, tall), 'y')
    body.box((x1 - 0.12, y0 + 0.002, tall - 0.04), (x1 + 0.02, y1 + 0.02, tall), 'y')
    body.box((x0 + 0.122, y1 - 0.12, tall - 0.04), (x1 - 0.122, y1 + 0.02, tall))
    for x in (x0, x1 - 0.1):
        body.box((x, y0 + 0.01, 0), (x + 0.1, y0 + 0.08, tall - 0.042), 'z')
    body.box((x0 + 0.102, y0 + 0.01, 0), (x1 - 0.102, y0 + 0.08, 0.16))
    for i in range(4):
        a = x1 + 0.03 + 0.27 * (3 - i)
        body.box((a, y0 + 0.14, 0), (a + 0.268, y1 - 0.14, 0.24 * (i + 1)), 'y')
    body.done('body')
    lamps = [(x, y1 - 0.25, level - 0.10, 0.16) for x in (0.85, 1.5, 2.15)] + [(1.5, y0 + 0.2, 0.35, 0.10)]
    water.pool(x0 + 0.1, x1 - 0.1, y0 + 0.06, y1 - 0.1, tall - 0.04, level, 0.94, 'slate', lamps, 4.4, colour=(0.60, 0.87, 0.94), net=0.42, rest=0.10, watts=8, front=False, slab=0.7)
    pane(((x0 + x1) / 2, y0 + 0.03, (0.16 + tall) / 2), (1, 0, 0), (0, 0, 1), x1 - x0 - 0.2, tall - 0.16)
    edge = Boards('glass', 0.002)
    edge.box((x0 + 0.1, y0 + 0.012, tall - 0.012), (x1 - 0.1, y0 + 0.055, tall - 0.002))
    edge.done('edge').data.materials[0] = water.glow((0.30, 0.52, 0.50), 0.16)
    bead = Boards('glass', 0.001)
    bead.box((x0 + 0.14, y1 - 0.112, tall - 0.046), (x1 - 0.14, y1 - 0.104, tall - 0.04))
    bead.done('bead').data.materials[0] = water.glow((0.75, 0.93, 1.0), 1.6)
    light.area((1.5, y0 - 0.02, 0.65), (0, -1, -0.12), 1.9, 0.8, 9, colour=(0.50, 0.82, 0.95))
    towels(x1 + 0.595, y0 + 0.28, 0.48, 0.22, 0.36, 4)
    for x, y, tall_ in ((0.17, 1.42, 0.2), (0.24, 1.24, 0.12)):
        candle(x, y, 0, tall_, 0.042)
    light.area((2.1, 2.62, 3.17), (0, 0.06, -1), 4.0, 0.1, 70, 6500)
    for i in range(4):
        a = x1 + 0.03 + 0.27 * (4 - i) + 0.004
        light.strip((a, y0 + 0.2, 0.24 * (i + 1) - 0.03), (a, y1 - 0.2, 0.24 * (i + 1) - 0.03), (0.5, 0, -1), 2.6, 3000)
    light.spot((4.0, 0.2, 3.0), (-0.25, 0.5, -1), 190, 46, 4200)
    light.spot((0.7, 0.0, 3.1), (0.0, 0.62, -1), 130, 44, 4200)
    light.strip((0.1, 2.64, 0.02), (4.1, 2.64, 0.02), (0, -0.2, 1), 12, 3000)
    light.area((0.6, -2.6, 2.2), (0.3, 1, -0.4), 1.6, 1.6, 20, colour=(0.55, 0.70, 1.0))
    terry.renew(90)
    finishes.refine(slate='cleft slate')
    light.camera((2.02, -2.6, 1.55), 0, 29, (0, -0.13), 3.9, 4.5)
