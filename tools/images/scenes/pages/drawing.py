"""Scene: a floor plan drawn and tinted by hand on a walnut table, with the wood and stone samples chosen for it."""
import math
import numpy as np
from library import finishes, light, planed, stones, vein_cut  # noqa: F401 (each adds its materials)
from library.boards import Boards
from library.desk import leaf, pencil
from library.fields import fractal, grid_faces, mesh, place
from library.freehand import Freehand
from library.lettering import letter
from library.materials import paper
from library.shapes import turned

FOCUS = 0.78
TIMBER, WATER, STONE = (0.78, 0.56, 0.35), (0.42, 0.62, 0.70), (0.62, 0.62, 0.60)  # the washes of the drawings
GRADE = {'exposure': 1.15, 'contrast': 1.22}


def box(x0, y0, x1, y1):
    """Returns the corners of a rectangle, counterclockwise."""
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def plan():
    """Returns the drawing on the table: the floor plan of a suite with a section and lettering."""
    p = Freehand(840, 594, paper=(0.80, 0.765, 0.695))
    for x in (90, 303, 443, 600, 650):
        p.line((x, 130), (x, 540), 0.12, 0.20)  # construction lines, which run on past the walls
    for y in (190, 334, 500):
        p.line((50, y), (830, y), 0.12, 0.20)
    for corners, colour, strength in ((box(99, 360, 300, 491), TIMBER, 0.62), (box(99, 420, 300, 491), TIMBER, 0.35), (box(312, 440, 435, 486), TIMBER, 0.62), (box(479, 309, 566, 451), WATER, 0.70),
                                      (box(448, 200, 590, 298), STONE, 0.30), (box(651, 331, 780, 360), TIMBER, 0.55), (box(651, 360, 760, 386), TIMBER, 0.55)):
        p.wash(corners, colour, strength)
    letter(p, 650, 84, 'GROUND FLOOR', 13)
    letter(p, 650, 60, 'SCALE 1:20', 10.5)
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
        letter(p, middle - 14, 153, width, 9)
    for x, y, room in ((150, 300, 'SAUNA'), (335, 390, 'INFRARED'), (488, 240, 'PLUNGE'), (345, 270, 'REST')):
        letter(p, x, y, room, 11)
    p.line((60, 345), (630, 345), 0.2, 0.5, 9)
    # Draw the elevation of the benches to the right of the floor plan.
    p.rectangle(650, 330, 810, 480, 0.7)
    p.hatch(652, 332, 760, 352, 4.0, 0.35)
    p.hatch(478, 308, 567, 340, 3.5, 0.35)
    for y in range(342, 480, 12):
        p.line((650, y), (810, y), 0.14, 0.35)
    p.rectangle(650, 378, 760, 386)
    p.rectangle(650, 352, 780, 360)
    letter(p, 650, 312, 'SECTION', 11)
    return p.image()


def perspective():
    """Returns the smaller drawing: a sauna room with two benches, a window and a stove, in perspective."""
    p = Freehand(297, 210, seed=11, dots=5.0, paper=(0.79, 0.75, 0.67))
    back, front = box(95, 70, 205, 150), box(30, 22, 268, 190)
    p.wash(((80, 62), (178, 66), (184, 92), (96, 92)), TIMBER, 0.60)
    p.wash(((206, 71), (262, 36), (266, 186), (206, 149)), TIMBER, 0.28)
    p.wash(box(121, 119, 169, 142), WATER, 0.60)
    for i in range(4):
        p.line(back[i], back[(i + 1) % 4], 0.34)
        p.line(back[i], front[i], 0.34)
    for start, end, thick in (((95, 92), (185, 92), 0.40), ((80, 84), (178, 84), 0.40), ((185, 92), (178, 84), 0.3), ((178, 84), (178, 66), 0.3), ((80, 84), (80, 62), 0.3)):
        p.line(start, end, thick)
    for i in range(14):
        p.line((83 + i * 7, 83), (83 + i * 7, 67), 0.14, 0.5)
    for i in range(9):
        p.line((97, 100 + i * 5.5), (118, 100 + i * 5.5), 0.12, 0.35)
        p.line((172, 100 + i * 5.5), (204, 100 + i * 5.5), 0.12, 0.35)
    p.rectangle(120, 118, 170, 143, 0.36)
    for start, end in (((215, 60), (240, 52)), ((215, 60), (215, 98)), ((240, 52), (240, 96)), ((215, 98), (240, 96))):
        p.line(start, end, 0.36)
    p.hatch(216, 62, 238, 94, 2.6, 0.5)
    for i in range(10):
        p.arc((219 + (i % 4) * 6, 101 + (i // 4) * 4), 3, 0, 350, 0.22, 0.7)
    for i in range(26):
        p.line((206 + i * 2.2, 150 + i * 0.6), (212 + i * 2.2, 138 + i * 0.6), 0.14, 0.4)
    letter(p, 40, 12, 'SAUNA', 8)
    return p


def drawing_sheet(x, y, z, turn, width, height):
    """
    Adds the large sheet with the plan around (x, y). It was rolled up before, so it does not lie quite flat, and its near right
    corner is lifted.
    """
    rows, columns, a = 90, 120, math.radians(turn)
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    px, py = (u - 0.5) * width, (v - 0.5) * height
    corner = 0.045 * np.maximum(u - v - 0.66, 0) ** 2 / 0.34
    lift = 0.0006 * (1 + fractal(px / 0.22, py / 0.9, 3, 2)) + corner
    points = np.stack([x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z + lift], axis=-1).reshape(-1, 3)
    made = place(mesh('plan', points, grid_faces(rows, columns), [paper('plan', plan())], True, uv3=np.stack([u, v, v], axis=-1).reshape(-1, 3)))
    body = made.modifiers.new('thick', 'SOLIDIFY')
    body.thickness = 0.0003


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
    drawing_sheet(-0.17, 0.16, 0.0012, -9, 0.84, 0.594)
    for placed in (('cedar', 0.33, 0.335, 72), ('hemlock', 0.42, 0.33, 75), ('thermo-aspen', 0.51, 0.325, 71), ('larch', 0.60, 0.32, 74)):
        sample(*placed, size=(0.26, 0.078, 0.018))
    sample('cleft slate', 0.365, 0.085, 6, (0.15, 0.15, 0.012))
    sample('vein-cut travertine', 0.545, 0.105, -5, (0.15, 0.15, 0.015))
    sample('honed limestone', 0.475, -0.075, 12, (0.15, 0.15, 0.012))
    leaf(perspective(), -0.26, -0.17, 0.0045, 11, 0.297, 0.21, 0.05)
    pencil(-0.04, -0.02, 0.0032, 24)
    pencil(0.22, 0.36, 0.0, 128, 0.14, 'enamel')
    turned('clay', (-0.58, 0.46, 0), [(0.001, 0), (0.036, 0), (0.046, 0.02), (0.047, 0.075), (0.043, 0.075), (0.041, 0.02), (0.001, 0.012)])
    turned('graphite', (-0.58, 0.46, 0.058), [(0.001, 0), (0.042, 0)])
    light.area((-1.9, 0.9, 1.0), (1, -0.42, -0.5), 1.1, 0.8, 100, colour=(0.84, 0.91, 1.0))
    light.area((1.5, 1.0, 1.1), (-1, -0.5, -0.7), 0.8, 0.8, 14, 3600)
    light.area((0.3, -1.6, 1.6), (0, 1, -0.9), 1.5, 0.8, 3.5, 3200)
    planed.renew_walls(**{'walnut': 'planed walnut', 'cedar': 'planed cedar', 'hemlock': 'planed hemlock', 'larch': 'planed larch', 'thermo-aspen': 'planed aspen'})
    light.camera((0.06, -0.84, 0.86), 0, 38, (0.0, 0.0), 1.2, 4.0, 42)
