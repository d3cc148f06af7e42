"""Scene: a floor plan drawn by hand on a walnut table, with the wood and stone samples chosen for it."""
import math
from library import finishes, light, planed, stones, vein_cut  # noqa: F401 (each adds its materials)
from library.boards import Boards
from library.desk import leaf, pencil, sketch
from library.freehand import Freehand
from library.lettering import letter
from library.materials import paper
from library.shapes import sheet, turned

FOCUS = 0.78
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'contrast': 1.22}


def plan():
    """Returns the drawing on the table: the floor plan of a suite with a section and lettering."""
    p = Freehand(840, 594)
    letter(p, 650, 84, 'GROUND FLOOR', 11)
    letter(p, 650, 62, 'SCALE 1:20', 9)
    # Draw the floor plan: walls, a sauna with two benches and a stove, an infrared cabin, a plunge pool and a dressing
    # room.
    for inset in (0, 9):
        p.rectangle(90 + inset, 190 + inset, 600 - inset, 500 - inset, 1.1 if inset == 0 else 0.7)
    for wall in ((90, 190, 99, 500), (591, 190, 600, 500), (99, 491, 591, 500), (99, 190, 591, 199), (300, 199, 307, 491), (440, 199, 447, 491)):
        p.hatch(*wall, 2.4, 0.7)
    for x in (300, 440):
        p.line((x, 199), (x, 491), 0.8)
        p.line((x + 7, 199), (x + 7, 491), 0.8)
    p.line((307, 330), (440, 330), 0.8)
    p.line((307, 337), (440, 337), 0.8)
    p.rectangle(99, 420, 300, 491)
    p.boards(99, 420, 300, 491, 11)
    p.rectangle(99, 360, 300, 420)
    p.boards(99, 360, 300, 420, 11)
    p.rectangle(240, 215, 285, 260)
    for i in range(5):
        for j in range(5):
            p.arc((246 + i * 8.2, 221 + j * 8.2), 3.7, 0, 360, 0.2)
    p.rectangle(312, 440, 435, 486)
    p.boards(312, 440, 435, 486, 9)
    p.rectangle(470, 300, 575, 460, 0.5)
    p.rectangle(478, 308, 567, 452, 0.3)
    for r in (20, 34, 48):
        p.arc((522, 380), r, 20, 160, 0.16, 0.4)
        p.arc((522, 380), r, 200, 340, 0.16, 0.4)
    for x, y, turn in ((150, 199, 0), (340, 199, 0), (470, 199, 0)):
        p.line((x, y), (x, y + 55), 0.5)
        p.arc((x, y), 55, 0, 90)
    for y in (150, 162):
        p.line((90, y), (600, y), 0.2, 0.6)
    for x in (90, 300, 440, 600):
        p.line((x - 4, 146), (x + 4, 154), 0.4)
        p.line((x, 140), (x, 185), 0.16, 0.5)
    for middle, width in ((195, '4.20'), (370, '2.80'), (520, '3.20')):
        letter(p, middle - 12, 153, width, 7.5)
    for x, y, room in ((150, 300, 'SAUNA'), (335, 390, 'INFRARED'), (488, 240, 'PLUNGE'), (345, 270, 'REST')):
        letter(p, x, y, room, 9)
    p.line((60, 345), (630, 345), 0.2, 0.5, 9)
    # Draw the elevation of the benches to the right of the floor plan.
    p.rectangle(650, 330, 810, 480, 0.7)
    p.hatch(652, 332, 760, 352, 4.0, 0.35)
    p.hatch(478, 308, 567, 340, 3.5, 0.35)
    for y in range(342, 480, 12):
        p.line((650, y), (810, y), 0.14, 0.35)
    p.rectangle(650, 378, 760, 386)
    p.rectangle(650, 352, 780, 360)
    letter(p, 650, 312, 'SECTION', 9)
    return p.image()


def sample(wood, x, y, turn, size=(0.19, 0.075, 0.016), z=0.0):
    a = math.radians(turn)
    one = Boards(wood, 0.0016)
    one.board((x, y, z + size[2] / 2), size, ((math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0), (0, 0, 1)))
    one.done('sample')


def compose():
    light.indoors()
    table = Boards('walnut', 0.0012)
    for i in range(22):
        table.box((-1.4, -0.75 + i * 0.128, -0.04), (1.6, -0.75 + i * 0.128 + 0.1276, 0))
    table.done()
    a = math.radians(-9)
    along, up = (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0)
    sheet(paper('plan', plan()), (-0.17, 0.16, 0.0015), along, up, 0.84, 0.594)
    for place in (('cedar', 0.33, 0.335, 72), ('hemlock', 0.42, 0.33, 75), ('thermo-aspen', 0.51, 0.325, 71), ('larch', 0.60, 0.32, 74)):
        sample(*place, size=(0.26, 0.078, 0.018))
    sample('cleft slate', 0.365, 0.085, 6, (0.15, 0.15, 0.012))
    sample('vein-cut travertine', 0.545, 0.105, -5, (0.15, 0.15, 0.015))
    sample('honed limestone', 0.475, -0.075, 12, (0.15, 0.15, 0.012))
    leaf(sketch(), -0.26, -0.17, 0.0035, 11, 0.297, 0.21, 0.05)
    pencil(-0.04, -0.02, 0.002, 24)
    pencil(0.22, 0.36, 0.0, 128, 0.14, 'enamel')
    turned('clay', (-0.58, 0.46, 0), [(0.001, 0), (0.036, 0), (0.046, 0.02), (0.047, 0.075), (0.043, 0.075), (0.041, 0.02), (0.001, 0.012)])
    turned('graphite', (-0.58, 0.46, 0.058), [(0.001, 0), (0.042, 0)])
    light.area((-1.9, 0.9, 1.0), (1, -0.42, -0.5), 1.1, 0.8, 100, colour=(0.84, 0.91, 1.0))
    light.area((1.5, 1.0, 1.1), (-1, -0.5, -0.7), 0.8, 0.8, 14, 3600)
    light.area((0.3, -1.6, 1.6), (0, 1, -0.9), 1.5, 0.8, 3.5, 3200)
    planed.renew_walls(**{'walnut': 'planed walnut', 'cedar': 'planed cedar', 'hemlock': 'planed hemlock', 'larch': 'planed larch', 'thermo-aspen': 'planed aspen'})
    light.camera((0.06, -0.84, 0.86), 0, 38, (0.0, 0.0), 1.2, 4.0, 42)
