"""Scene: a 1:20 basswood model of a sauna beside its drawing on an oak desk, in the low sun of a window on the left. Shelves stand out of focus behind it."""
import random
from library import finishes, light, materials, planed, sunlit
from library.boards import Boards, plank_wall
from library.desk import leaf, pencil, sample
from library.drawing import Plan
from library.shapes import rod

ALT = 'A basswood model of a sauna with two benches and a small stove on an oak base, a drawn plan under it, with a pencil and samples of wood and slate, in low sun'
GRADE = {'exposure': 0.82, 'contrast': 1.1, 'balance': 0.3}
STRIP, SHEET, CORE = 0.0065, 0.0020, 0.0060  # width and thickness of the strips of the model's walls, and thickness of the board inside them, in metres
WIDE, DEEP, TALL = 0.25, 0.14, 0.120  # the model's room, in metres
PAPER = 594, 420  # the sheet with the drawing, in millimetres

materials._makers.update({
    'basswood': lambda name: planed.wood(name, (0.690, 0.575, 0.425), (0.590, 0.465, 0.320), 620.0, 0.55, 0.09, 0.55),
    'sawn basswood': lambda name: planed.wood(name, (0.560, 0.440, 0.300), (0.440, 0.325, 0.205), 620.0, 0.70, 0.10, 0.8),
    'grey board': lambda name: materials._mottled(name, (0.36, 0.35, 0.33), (0.46, 0.45, 0.43), 0.9, 900, 0.0002),
    'book cloth': lambda name: materials._plain(name, (0.30, 0.27, 0.23), 0.9),
})


def _walls(x, y, z):
    """Adds the back wall, the side walls and the partition of the model, each of upright strips on a solid board."""
    strips, sheets = Boards('basswood', 0.0003), Boards('basswood', 0.0002)
    count = round(WIDE / STRIP)
    for i in range(count):
        a, b = x + i * WIDE / count, x + (i + 1) * WIDE / count - 0.00025
        strips.box((a, y + DEEP, z), (b, y + DEEP + SHEET, z + TALL + random.uniform(-0.0002, 0.0002)), 'z')
    sheets.box((x, y + DEEP - CORE, z), (x + WIDE, y + DEEP - 0.0002, z + TALL))
    count = round(DEEP / STRIP)
    for out, side in ((-1, x), (1, x + WIDE)):
        for i in range(count):
            a, b = y + i * DEEP / count, y + (i + 1) * DEEP / count - 0.00025
            strips.box((min(side, side + out * SHEET), a, z), (max(side, side + out * SHEET), b, z + TALL + random.uniform(-0.0002, 0.0002)), 'z')
        sheets.box((min(side - out * 0.0002, side - out * CORE), y, z), (max(side - out * 0.0002, side - out * CORE), y + DEEP - CORE - 0.0002, z + TALL), 'y')
    sheets.box((x + 0.165, y + 0.004, z), (x + 0.171, y + DEEP - CORE - 0.0002, z + TALL - 0.006), 'y')
    strips.done('strips')
    sheets.done('sheets')


def _benches(x, y, z):
    """Adds the two benches of the sauna and the low seat of the room beside it."""
    made = Boards('basswood', 0.0003)
    for top, front in ((0.026, 0.050), (0.048, 0.090)):
        for i in range(4):
            a = y + front + i * 0.0105
            made.box((x + CORE + 0.0002, a, z + top - 0.002), (x + 0.1648, a + 0.0095, z + top))
        made.box((x + CORE + 0.0002, y + front + 0.0008, z + top - 0.0065), (x + 0.1648, y + front + 0.0026, z + top - 0.0022))
        for i in range(5):
            at = x + 0.010 + i * 0.0372
            made.box((at, y + front + 0.003, z), (at + 0.003, y + front + 0.036, z + top - 0.0022), 'z')
    made.box((x + 0.193, y + 0.085, z), (x + WIDE - CORE - 0.0002, y + DEEP - CORE - 0.0002, z + 0.0215))
    made.done('benches')


def _roof(x, y, z):
    """Adds the rafters and the roof, which is set back so that the room is visible."""
    made = Boards('basswood', 0.0003)
    for i in range(9):
        at = x + 0.004 + i * (WIDE - 0.011) / 8
        made.box((at, y + 0.030, z + TALL), (at + 0.005, y + DEEP + 0.012, z + TALL + 0.010), 'y')
    for i in range(9):
        a = y + 0.052 + i * 0.0116
        made.box((x - 0.012, a, z + TALL + 0.010), (x + WIDE + 0.012, a + 0.0113, z + TALL + 0.0145))
    for at in (x, x + 0.083, x + 0.165, x + WIDE - 0.006):
        made.box((at, y - 0.0025, z), (at + 0.006, y + 0.0035, z + TALL - 0.006), 'z')
    made.box((x, y - 0.0025, z + TALL - 0.006), (x + WIDE, y + 0.0035, z + TALL))
    made.done('roof')


def model(x, y, z):
    """Adds the model with the front left corner of its room at (x, y): a base of oak, a site of
    grey board in two layers, the house and its stove."""
    base = Boards('planed oak', 0.0008)
    base.box((x - 0.045, y - 0.062, z), (x + WIDE + 0.045, y + DEEP + 0.035, z + 0.018))
    base.done('base')
    z += 0.018
    site = Boards('grey board', 0.0002)
    for level, (left, front, right, back) in enumerate(((0.038, 0.054, 0.038, 0.028), (0.020, 0.034, 0.020, 0.018))):
        site.box((x - left, y - front, z + level * 0.003), (x + WIDE + right, y + DEEP + back, z + level * 0.003 + 0.0029))
    site.done('site')
    z += 0.006
    floor = Boards('basswood', 0.0003)
    for i in range(15):
        a = y - 0.024 + i * 0.011
        floor.box((x - 0.004, a, z), (x + WIDE + 0.004, a + 0.0107, z + 0.003))
    floor.done('floor')
    z += 0.003
    _walls(x, y, z)
    _benches(x, y, z)
    _roof(x, y, z)
    stove = Boards('black steel', 0.0005)
    stove.box((x + 0.136, y + 0.018, z + 0.002), (x + 0.157, y + 0.038, z + 0.043), 'z')
    stove.done('stove')
    rod('black steel', (x + 0.1465, y + 0.031, z + 0.04), (x + 0.1465, y + 0.031, z + TALL + 0.034), 0.0024, 20)


def _cut_wall(plan, x0, y0, x1, y1):
    """Draws a wall that is cut by the plan: a firm outline with a fine hatch."""
    plan.rectangle(x0, y0, x1, y1, 0.22, 0.95)
    high, at = y1 - y0, x0 - (y1 - y0)
    while at < x1:
        a, b = max(at, x0), min(at + high, x1)
        if b > a:
            plan.line((a, y0 + a - at), (b, y0 + b - at), 0.03, 0.6)
        at += 1.6


def _measures(plan, y, places):
    """Draws a dimension line at the height `y`, with a tick and a figure at each of `places`."""
    plan.line((places[0] - 6, y), (places[-1] + 6, y), 0.05, 0.8)
    for at in places:
        plan.line((at - 1.6, y - 1.6), (at + 1.6, y + 1.6), 0.07, 0.9)
        plan.line((at, y - 6), (at, y + 3), 0.05, 0.7)
    for a, b in zip(places, places[1:]):
        plan.words((a + b) / 2 - 4, y + 1.2, 8)


def drawing():
    """Returns the plan of a suite at 1:20 with its section above it, in fine lines on white paper."""
    p = Plan(*PAPER, 6.0, (0.60, 0.59, 0.56))
    p.rectangle(10, 10, PAPER[0] - 10, PAPER[1] - 10, 0.13, 0.85)
    x0, x1, y0, y1, thick = 70, 460, 60, 210, 9
    for wall in ((x0, y0, x1, y0 + thick), (x0, y1 - thick, x1, y1), (x0, y0 + thick, x0 + thick, y1 - thick), (x1 - thick, y0 + thick, x1, y1 - thick),
                 (246, y0 + thick + 44, 250, y1 - thick), (336, y0 + thick + 44, 340, y1 - thick)):
        _cut_wall(p, *wall)
    for at in (250, 340):
        p.arc((at - 2, y0 + thick), 44, 0, 90, 0.07, 0.7)
        p.line((at - 2, y0 + thick), (at - 2, y0 + thick + 44), 0.13)
    p.boards(x0 + thick, y1 - thick - 30, 246, y1 - thick, 5.5, 0.7)
    p.rectangle(x0 + thick, y1 - thick - 30, 246, y1 - thick, 0.11)
    p.boards(x0 + thick, y1 - thick - 60, 200, y1 - thick - 30, 5.5, 0.7)
    p.rectangle(x0 + thick, y1 - thick - 60, 200, y1 - thick - 30, 0.11)
    p.rectangle(212, 88, 236, 112, 0.13)
    p.arc((224, 100), 6, 0, 360, 0.05)
    p.rectangle(354, 100, x1 - thick - 8, 190, 0.13)
    p.rectangle(358, 104, x1 - thick - 12, 186, 0.07)
    p.boards(250, y0 + thick, 336, y1 - thick, 15, 0.35)
    _measures(p, y0 - 18, (x0, 246, 336, x1))
    p.line((40, 262), (500, 262), 0.18, 0.95)
    for wall in ((x0, 262, x0 + thick, 372), (x1 - thick, 262, x1, 372), (x0, 372, x1, 380)):
        _cut_wall(p, *wall)
    for step, high in ((30, 46), (60, 23)):
        p.rectangle(x0 + thick, 262, x0 + thick + step, 262 + high, 0.07)
    p.rectangle(212, 262, 236, 304, 0.13)
    p.line((224, 304), (224, 392), 0.13)
    for at in (248, 338):
        p.line((at, 262), (at, 372), 0.11)
    p.boards(x0 + thick, 262, 246, 372, 6, 0.3)
    for at in (x0, 248, 338, x1):
        p.line((at, 40), (at, 400), 0.04, 0.6, 4)
        p.arc((at, 404), 4.5, 0, 360, 0.04)
    p.rectangle(PAPER[0] - 118, 10, PAPER[0] - 10, 84, 0.13)
    for row in range(1, 4):
        p.line((PAPER[0] - 118, 10 + row * 18.5), (PAPER[0] - 10, 10 + row * 18.5), 0.07)
    for x, y, width, rows in ((482, 70, 60, 1), (482, 50, 80, 2), (482, 32, 44, 1), (482, 16, 70, 1), (120, 122, 30, 1), (272, 128, 28, 1), (372, 146, 34, 2), (500, 330, 56, 6), (500, 280, 44, 4)):
        p.words(x, y, width, rows)
    return p


def shelves(y):
    """Adds a plastered wall, and in front of it at `y` two oak shelves with boxes, books and rolled drawings."""
    plank_wall('plaster', (-3, y + 0.34, -0.75), (1, 0, 0), (0, 0, 1), 6, 2.8, 2.8)
    boards, choose = Boards('planed oak', 0.002), random.Random(5)
    files = [Boards(of, 0.002) for of in ('grey board', 'book cloth', 'bone', 'planed walnut')]
    for level in (-0.06, 0.30, 0.66):
        boards.box((-1.6, y, level - 0.022), (1.7, y + 0.30, level))
    for x in (-1.02, -0.10, 0.74):
        boards.box((x, y + 0.004, -0.75), (x + 0.02, y + 0.30, 0.9), 'z')
    for level in (-0.06, 0.30):
        x = -0.98
        while x < 1.2:
            wide, tall = choose.uniform(0.022, 0.05), choose.uniform(0.20, 0.28)
            if choose.random() < 0.30:
                x += choose.uniform(0.05, 0.16)
                continue
            if not any(x - 0.03 < at < x + wide + 0.03 for at in (-0.10, 0.74)):
                choose.choices(files, (4, 4, 3, 1))[0].box((x, y + choose.uniform(0.02, 0.05), level), (x + wide, y + 0.27, level + tall), 'z')
            x += wide + 0.002
    boards.done('shelves')
    for kind in files:
        kind.done('files')


def compose():
    light.sky([(0.0, (0.30, 0.33, 0.38)), (1.0, (0.24, 0.29, 0.36))], 0.30)
    table = Boards('planed oak', 0.0010)
    for i in range(14):
        table.box((-1.3, -0.55 + i * 0.095, -0.030), (1.3, -0.55 + i * 0.095 + 0.0944, 0))
    table.done('table')
    shelves(1.25)
    leaf(drawing(), -0.03, 0.03, 0.0006, 5, PAPER[0] / 1000, PAPER[1] / 1000, 0.01)
    model(-0.185, 0.175, 0.0014)
    pencil(0.085, -0.035, 0.0012, 148)
    for of, x, y, turn, size in (('cedar', 0.158, 0.030, 74, (0.14, 0.042, 0.014)), ('thermo-aspen', 0.209, 0.042, 78, (0.14, 0.042, 0.014)), ('honed slate', 0.205, 0.190, 12, (0.10, 0.10, 0.012)),
                                 ('basswood', -0.155, -0.025, -9, (0.20, 0.028, 0.0035))):
        sample(of, x, y, 0.001, turn, size)
    finishes.refine(plaster='white plaster', cedar='planed cedar', **{'thermo-aspen': 'planed aspen'})
    light.area((-1.5, 0.15, 0.85), (1, -0.05, -0.45), 1.3, 1.2, 26, colour=(0.86, 0.93, 1.0))
    light.area((-0.6, 0.95, 1.3), (0.2, 0.6, -0.6), 1.6, 0.5, 6, colour=(0.92, 0.96, 1.0))
    sunlit.through((0.0, 0.15, 0.05), 254, 25, sunlit.sashes(0.95, 0.50, 2, 1, 0.035), 4.2, 4500, away=1.4, soft=1.2)
    light.camera((0.13, -0.66, 0.36), -9.5, 58, (-0.02, -0.035), 0.87, 5.0, 15)
