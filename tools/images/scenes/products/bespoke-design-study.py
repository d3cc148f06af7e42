"""Scene: a 1:20 plywood model of a sauna, standing on its section drawing in the light of a desk lamp."""
from library import light
from library.boards import Boards, plank_wall
from library.desk import leaf, pencil, sample, section
from library.shapes import pane, rod, turned
from library.things import sawn

ALT = 'A small plywood model of a sauna on a drawn plan and section, with a scale rule, a pencil and samples of wood and stone'
GRADE = {'exposure': 0.8}
PLY = 0.004


def model(x, y, z):
    """
    Adds the model house, 24 cm wide, 13 cm deep and 13 cm high, with a front of clear acrylic. The roof is set back so
    that the room is visible.
    """
    wide, deep, tall = 0.24, 0.13, 0.125
    ply = Boards('hemlock', 0.0004)
    ply.box((x - 0.035, y - 0.045, z), (x + wide + 0.035, y + deep + 0.03, z + 0.012))
    z += 0.012
    ply.box((x, y - 0.03, z), (x + wide, y + deep, z + PLY))
    ply.box((x, y + deep - PLY, z + PLY), (x + wide, y + deep, z + tall))
    ply.box((x, y, z + PLY), (x + PLY, y + deep - PLY, z + tall), 'z')
    ply.box((x + wide - PLY, y, z + PLY), (x + wide, y + deep - PLY, z + tall), 'z')
    ply.box((x + 0.165, y + 0.002, z + PLY), (x + 0.165 + PLY, y + deep - PLY, z + tall), 'z')
    for top, front in ((0.028, 0.050), (0.051, 0.088)):
        low = z + PLY + top
        for i in range(4):
            step = 0.0095
            ply.box((x + PLY, y + front + i * step, low - 0.002), (x + 0.164, y + front + i * step + 0.0085, low))
        ply.box((x + PLY, y + front, low - 0.006), (x + 0.164, y + front + 0.002, low - 0.002))
        for k in range(20):
            at = x + PLY + 0.003 + k * 0.0082
            ply.box((at, y + front + 0.006, z + PLY), (at + 0.003, y + front + 0.008, low - 0.005), 'z', 0.0002)
    ply.box((x + 0.185, y + 0.08, z + PLY), (x + 0.232, y + deep - PLY, z + PLY + 0.022))
    ply.box((x - 0.012, y + 0.042, z + tall), (x + wide + 0.012, y + deep + 0.012, z + tall + PLY))
    ply.done('model')
    stove = Boards('black steel', 0.0005)
    stove.box((x + 0.130, y + 0.014, z + PLY), (x + 0.152, y + 0.034, z + PLY + 0.042), 'z')
    stove.done('stove')
    rod('black steel', (x + 0.141, y + 0.028, z + 0.04), (x + 0.141, y + 0.028, z + tall + 0.03), 0.003, 16)
    for at in (x + 0.041, x + 0.123, x + 0.205):
        pane((at, y + 0.0005, z + PLY + 0.058), (1, 0, 0), (0, 0, 1), 0.078, 0.115)
    figure(x + 0.252, y - 0.012, z)


def figure(x, y, z):
    """Adds a human figure 8.7 cm tall, cut out of card."""
    body = [(-0.006, 0), (-0.002, 0), (-0.0005, 0.038), (0.0005, 0.038), (0.003, 0), (0.007, 0), (0.0075, 0.04), (0.0105, 0.042), (0.0100, 0.062), (0.0065, 0.072), (0.0025, 0.0745),
            (0.0042, 0.079), (0.0038, 0.085), (0.0, 0.0875), (-0.0038, 0.085), (-0.0042, 0.079), (-0.0025, 0.0745), (-0.0068, 0.072), (-0.0105, 0.06), (-0.0098, 0.042), (-0.0068, 0.04)]
    sawn('card', body, (x, y, z), (0.94, 0.34, 0), (0, 0, 1), 0.0012, 'x', 0.0001)


def lamp(x, y, z):
    turned('enamel', (x, y, z), [(0.001, 0), (0.062, 0), (0.062, 0.010), (0.055, 0.016), (0.001, 0.016)], 56)
    rod('black steel', (x, y, z + 0.01), (x, y, z + 0.40), 0.005, 20)
    rod('black steel', (x, y, z + 0.40), (x - 0.17, y - 0.06, z + 0.44), 0.005, 20)
    shade = turned('enamel', (0, 0, 0), [(0.058, 0), (0.050, 0.045), (0.022, 0.070), (0.001, 0.074)], 56)
    shade.location = (x - 0.18, y - 0.064, z + 0.385)


def compose():
    light.sky([(0.0, (0.20, 0.25, 0.34)), (1.0, (0.12, 0.17, 0.26))], 0.25)
    table = Boards('walnut', 0.0012)
    for i in range(8):
        table.box((-1.3, -0.55 + i * 0.2, -0.036), (1.3, -0.55 + i * 0.2 + 0.1995, 0))
    table.done('table')
    plank_wall('plaster', (-3, 2.2, -0.75), (1, 0, 0), (0, 0, 1), 6, 2.8, 2.8)
    leaf(section(), -0.05, 0.02, 0.0006, 6, 0.60, 0.42, 0.02)
    model(-0.155, 0.17, 0.0012)
    pencil(0.075, -0.02, 0.0012, 152)
    sample('hemlock', -0.12, 0.015, 0.0012, -11, (0.21, 0.028, 0.004))
    for of, x, y, turn in (('cedar', 0.215, 0.05, 76), ('thermo-aspen', 0.268, 0.062, 79)):
        sample(of, x, y, 0.001, turn, (0.14, 0.042, 0.014))
    sample('slate', 0.225, 0.21, 0.001, 14, (0.10, 0.10, 0.012))
    lamp(0.36, 0.44, 0)
    light.spot((0.18, 0.38, 0.43), (-0.42, -0.22, -0.9), 9, 105, 2700, 0.03)
    light.area((0.18, 0.376, 0.384), (0, 0, -1), 0.06, 0.06, 1.2, 2700)
    light.area((-0.01, 0.24, 0.13), (0, 0.1, -1), 0.15, 0.02, 0.25, 2600)
    light.area((-1.5, 0.4, 0.95), (1, -0.25, -0.55), 1.0, 1.2, 24, colour=(0.58, 0.73, 1.0))
    light.strip((-2.8, 2.12, 1.5), (2.8, 2.12, 1.5), (0, 0.15, -1), 22, 2700)
    light.camera((0.16, -0.72, 0.40), -7.5, 52, (0, -0.035), 0.98, 4.0, 17)
