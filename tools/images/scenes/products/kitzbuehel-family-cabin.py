"""
Scene: the infrared cabin for six on a winter day, seen from its right. The family has come in: skis lean on the wall,
and slippers of four sizes stand before the glass.
"""
import math
from library import finishes, light, linens, materials, skis, sunlit, traces
from library.boards import Boards, bench, panels
from library.cabins import lining, shell, wall
from library.emitters import emitter
from library.saunas import front

ALT = 'A wide hemlock cabin for six in winter sun, slippers of four sizes before its glass front, three pairs of skis against the wall beside it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.55, 'balance': 0.25}
materials._makers['pale veneer'] = lambda name: materials._wood(name, (0.55, 0.40, 0.25), (0.40, 0.26, 0.145), 260, 0.26, 0.1)
materials._makers['dark veneer'] = lambda name: materials._wood(name, (0.120, 0.070, 0.042), (0.055, 0.030, 0.018), 260, 0.24, 0.1)
materials._makers['bone lacquer'] = lambda name: materials._plain(name, (0.62, 0.59, 0.53), 0.24)
CEILING = 2.78  # in metres


def family():
    """Adds what the family has left outside: three pairs of skis, and four pairs of slippers before the glass."""
    for x, long, top, inlay in ((2.50, 1.74, 'dark veneer', 'bone lacquer'), (2.78, 1.62, 'pale veneer', 'graphite'), (3.04, 1.22, 'dark veneer', 'bone lacquer')):
        skis.pair(x, 1.78, 2.1, long, top, inlay)
    skis.pole(2.43, 1.88, 2.1, 1.18, -0.02)
    skis.pole(3.28, 1.90, 2.1, 0.90, -0.04)
    for x, y, long, turn, of in ((1.00, -0.50, 0.285, 4, 'grey felt'), (1.36, -0.46, 0.255, -7, 'pale felt'), (1.72, -0.40, 0.205, 12, 'grey felt'), (2.00, -0.36, 0.175, -16, 'pale felt')):
        traces.slippers(x, y, 0.004, long, turn, of, long * 0.47)


def ceiling():
    """Adds a ceiling of boards on dark beams. It casts no shadow: the sun comes through windows below it."""
    boards, beams = Boards('hemlock', 0.003), Boards('thermo-aspen', 0.008)
    for i in range(60):
        boards.box((-3.4 + i * 0.16, -5.6, CEILING), (-3.4 + i * 0.16 + 0.157, 2.1, CEILING + 0.02), 'y')
    for i in range(10):
        beams.box((-3.2 + i * 0.86, -5.6, CEILING - 0.15), (-3.2 + i * 0.86 + 0.12, 2.1, CEILING), 'y')
    for made in (boards.done('ceiling'), beams.done('beams')):
        made.visible_shadow = False


def compose():
    light.indoors()
    wide, deep, high = 2.26, 1.9, 2.05
    wall(2.1, high=CEILING)
    ceiling()
    panels('honed limestone', (-3.35, -5.6, 0), (1, 0, 0), (0, 1, 0), 9.6, 7.7, 1.2, 0.6, gap=0.002)
    lining(wide, deep, high)
    shell(wide, deep, high)
    bench('hemlock', 0.0, wide, 1.38, deep, 0.46, 0.06, light=8)
    for x0, x1, face in ((0.0, 0.5, 0.5), (wide - 0.5, wide, wide - 0.5)):
        arm = Boards('hemlock', 0.005)
        for i in range(4):
            arm.box((x0 + i * 0.125 + 0.004, 0.06, 0.432), (x0 + (i + 1) * 0.125 - 0.004, 1.372, 0.46), 'y')
        arm.box((face - 0.012, 0.06, 0.36), (face + 0.012, 1.375, 0.43), 'y')
        inner = face - 0.09 if face < 1 else face + 0.09
        for i in range(30):
            arm.box((inner - 0.012, 0.08 + i * 0.043, 0.06), (inner + 0.012, 0.08 + i * 0.043 + 0.022, 0.36), 'z')
        left, right = min(x0, inner) + 0.002, max(x1 if face > 1 else inner, inner) - 0.002
        for i in range(5):
            step = (right - left) / 5
            arm.box((left + i * step + 0.0015, 0.075, 0.06), (left + (i + 1) * step - 0.0015, 0.095, 0.432), 'z')
        arm.box((x0, 0.052, 0.345), (x1, 0.074, 0.430))
        arm.done('arm')
        way = 1 if face < 1 else -1
        light.strip((face - way * 0.05, 1.3, 0.37), (face - way * 0.05, 0.1, 0.37), (way * 0.5, 0, -1), 5, 2850)
        dial = Boards('black steel', 0.004)
        dial.box((0.0 if face < 1 else wide - 0.012, 0.07, 1.28), (0.012 if face < 1 else wide, 0.15, 1.40))
        dial.done('dial')
    for x in (0.42, 0.89, 1.37, 1.84):
        emitter((x, deep - 0.006, 1.08), (0, -1, 0), 0.19, 0.78, 1, 2)
    for y in (0.42, 0.82, 1.22):
        emitter((0.007, y, 1.08), (1, 0, 0), 0.19, 0.78, 1, 2)
        emitter((wide - 0.007, y, 1.08), (-1, 0, 0), 0.19, 0.78, 1, 2)
    # The edge of the left arm runs along y: the towel is laid over an edge along x at the origin, and turned.
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.44, 0.42, 0.30, 3, loose=0.14, thick=0.004, seed=6)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (0.514, 0.74, 0)
    front(0.0, wide, high, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018, handle=0.84)
    family()
    sunlit.through((1.9, -0.40, 0.62), 138, 20, sunlit.sashes(5.0, 3.3, 5, 1, 0.12), 4.8, 4300)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 9, 2850)
    light.area((wide / 2, 0.8, high - 0.03), (0, 0, -1), 1.5, 1.1, 12, 3000)
    light.area((4.6, -3.4, 2.0), (-0.75, 0.8, -0.25), 2.4, 2.0, 40, colour=(0.95, 0.97, 1.0))
    light.area((1.4, -3.4, 2.55), (0, 1, -0.12), 4.0, 0.3, 60, colour=(1.0, 0.97, 0.93))
    light.area((1.4, -2.4, 0.3), (0, 0.25, 1), 5.0, 3.0, 26, colour=(1.0, 0.96, 0.90))
    finishes.refine(plaster='white plaster')
    light.camera((3.45, -4.85, 1.36), -19.0, 40.5, (0.0, -0.04), 5.2, 5.6)
