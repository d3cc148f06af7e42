"""
Scene: a laser level on a tripod in an empty room in the morning sun. Its beams form a cross on the wall. A plan and a
folding rule lie on the bare floor, tape marks the place of the sauna, and sample boards lean on the wall.
"""
import math
import numpy as np
from library import conifers, daylight, finishes, light, materials, studio, winter
from library.boards import Boards
from library.desk import leaf, pencil, section
from library.shapes import rod, turned

ALT = 'A laser level on a tripod in a sunlit empty room, its red lines on the wall, sample boards, and a plan and a rule on the bare floor'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


# A screed: nearly one grey, with fine sand and faint strokes of the trowel.
materials._makers['rule'] = lambda name: materials._wood(name, (0.70, 0.50, 0.20), (0.56, 0.38, 0.14), rings=90, spread=0.10)
materials._makers['tape'] = lambda name: materials._plain(name, (0.72, 0.72, 0.70), 0.5)
materials._makers['screed'] = lambda name: finishes._trowelled(name, (0.235, 0.230, 0.220), (0.305, 0.299, 0.288))


def outside():
    """Adds the view from the window on the left: a snowy garden and the edge of a forest, in low sun."""
    daylight.low_sun(-62, 27, 1.6, mist=0.8, seed=2.0, warmth=4700)
    ground = winter.ground(lambda x, y: -0.7 + 0.03 * np.maximum(-np.asarray(x, float) - 3, 0) + 0 * np.asarray(y, float), near=-12, far=60, side=60,
                           focus=((-16, -3), (4, 18)), fine=0.12, hole=(-2.6, 2.9, -12, 3.2))
    conifers.forest([(-12.5, 12.4, 0.42), (-16.0, 18.5, 0.6), (-20.0, 19.0, 0.9), (-24.0, 29.0, 1.0), (-27.0, 26.0, 1.1), (-22.0, 25.5, 0.8), (-30.0, 36.0, 1.1), (-26.0, 21.5, 1.0)], ground, (('spruce', 2),), snow=0.6)


def tripod(x, y, z, high=1.08):
    top = z + high
    for turn in (80, 200, 320):
        a = math.radians(turn)
        foot, knee = (x + 0.42 * math.cos(a), y + 0.42 * math.sin(a)), (x + 0.20 * math.cos(a), y + 0.20 * math.sin(a))
        rod('steel', (foot[0], foot[1], z), (knee[0], knee[1], z + high * 0.50), 0.009, 16)
        rod('black steel', (knee[0] + 0.02 * math.cos(a), knee[1] + 0.02 * math.sin(a), z + high * 0.46), (x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), top - 0.05), 0.014, 16)
        turned('rubber', (foot[0], foot[1], z), [(0.016, 0), (0.016, 0.02), (0.010, 0.03)], 20)
        rod('black steel', (x, y, z + high * 0.42), (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z + high * 0.56), 0.005, 10)
    turned('black steel', (x, y, top - 0.10), [(0.001, 0), (0.034, 0), (0.036, 0.04), (0.020, 0.06), (0.018, 0.10), (0.045, 0.102), (0.045, 0.114), (0.001, 0.114)], 36)
    body = Boards('enamel', 0.010)
    body.box((x - 0.045, y - 0.06, top + 0.014), (x + 0.045, y + 0.06, top + 0.105), 'z')
    body.done('laser')
    trim = Boards('cedar', 0.006)
    trim.box((x - 0.048, y - 0.035, top + 0.03), (x + 0.048, y + 0.035, top + 0.055), 'y')
    trim.done('grip')
    turned('dark glass', (x, y, top + 0.104), [(0.034, 0), (0.034, 0.022), (0.030, 0.026), (0.001, 0.026)], 36)
    return top + 0.085


def folding_rule(x, y):
    """Adds a folding rule of ten links on the floor, partly unfolded. Its near end is at (x, y)."""
    rule, joint = Boards('rule', 0.0008), np.array((x, y, 0.0))
    for i, turn in enumerate((84, 84, 84, 38, 152, 20, 170, 12, 174, 8)):
        way = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
        rule.board(joint + way * 0.107 + (0, 0, 0.004 + 0.0034 * (i % 2)), (0.232, 0.017, 0.0032), (way, (-way[1], way[0], 0), (0, 0, 1)))
        joint = joint + way * 0.214
        turned('brass', tuple(joint), [(0.004, 0), (0.004, 0.0098), (0.0001, 0.0102)], 16)
    rule.done('rule')


def outline():
    """Adds white tape on the floor around the place of the future sauna."""
    tape = Boards('tape', 0.0002)
    for low, high, grain in (((0.62, 0.62), (2.56, 0.66), 'x'), ((0.62, 0.66), (0.66, 2.76), 'y')):
        tape.box((*low, 0), (*high, 0.0006), grain)
    tape.done('tape')


def samples():
    """Adds sample boards of wood and stone that lean on the left part of the wall."""
    lean = np.array((0.0, 0.16, 0.987))
    for of, x, wide, tall in (('cedar', -1.62, 0.19, 0.92), ('hemlock', -1.40, 0.19, 0.80), ('thermo-aspen', -1.18, 0.19, 0.86), ('slate', -0.93, 0.26, 0.42)):
        one = Boards(of, 0.002)
        one.board(np.array((x, 2.79 - 0.16 * tall / 2 - 0.012, 0.987 * tall / 2 + 0.004)), (tall, wide, 0.020), (lean, (1, 0, 0), np.cross(lean, (1, 0, 0))))
        one.done('sample')


def compose():
    outside()
    wall = Boards('plaster', 0.001)
    wall.box((-2.2, 2.8, 0), (2.6, 2.9, 2.9))
    wall.box((2.6, -4, 0), (2.7, 2.9, 2.9), 'y')
    wall.box((-2.3, 2.05, 0), (-2.2, 2.9, 2.9), 'y')
    wall.box((-2.3, -4, 0), (-2.2, 0.55, 2.9), 'y')
    wall.box((-2.3, 0.55, 0), (-2.2, 2.05, 0.75), 'y')
    wall.box((-2.3, 0.55, 2.45), (-2.2, 2.05, 2.9), 'y')
    wall.box((-2.3, -4, 2.9), (2.7, 2.9, 3.0))
    wall.box((-2.3, -4.1, 0), (2.7, -4, 2.9))
    wall.done('walls')
    floor = Boards('screed', 0.001)
    floor.box((-2.3, -4, -0.1), (2.7, 2.9, 0))
    floor.done('floor')
    frame = Boards('larch', 0.004)
    for y in (0.55, 1.27, 1.99):
        frame.box((-2.27, y, 0.75), (-2.22, y + 0.06, 2.45), 'z')
    for z in (0.75, 2.39):
        frame.box((-2.27, 0.55, z), (-2.22, 2.05, z + 0.06), 'y')
    frame.done('window')
    x, y = 0.22, 1.15
    beam = tripod(x, y, 0)
    lines = Boards('laser', 0.0003)
    lines.box((-2.19, 2.796, beam - 0.0009), (2.59, 2.7995, beam + 0.0009))
    lines.box((x - 0.0009, 2.796, 0.0), (x + 0.0009, 2.7995, 2.9), 'z')
    lines.done('beam')
    light.strip((-2.0, 2.72, beam), (2.5, 2.72, beam), (0, 1, 0), 0.2, 1500)
    for px, h in ((1.25, 0.30), (1.40, 0.30)):
        rod('copper', (px, 2.765, 0), (px, 2.765, h), 0.011, 20)
        rod('brass', (px, 2.765, h), (px, 2.765, h + 0.035), 0.016, 6)
    leaf(section(), 0.12, -0.08, 0.002, 20, 0.84, 0.594, 0.22)
    pencil(0.30, -0.14, 0.003, 60)
    folding_rule(-0.60, 0.02)
    outline()
    samples()
    rod('enamel', (1.15, 1.75, 2.16), (1.15, 1.75, 2.9), 0.004, 10)
    turned('enamel', (1.15, 1.75, 2.09), [(0.001, 0.075), (0.020, 0.07), (0.022, 0.0), (0.001, 0.0)], 32)
    turned('lamp', (1.15, 1.75, 1.985), [(0.001, 0.0), (0.024, 0.010), (0.036, 0.040), (0.028, 0.075), (0.016, 0.105), (0.001, 0.105)], 40)
    light.spot((1.15, 1.75, 1.96), (0, 0, -1), 22, 150, 2700, 0.03)
    light.area((-2.18, 1.3, 1.60), (1, -0.15, -0.30), 1.4, 1.6, 42, 5600)
    studio.key((x, y, 0.9), 24, distance=2.6, size=1.2, temperature=5600)
    studio.rim((x, y, 1.0), 9, distance=1.0, temperature=3600, yaw=-15, tall=1.2)
    finishes.refine(plaster='white plaster', slate='honed slate')
    light.camera((0.80, -2.55, 1.25), -17, 28, (0, -0.075), 3.6, 5.0)
