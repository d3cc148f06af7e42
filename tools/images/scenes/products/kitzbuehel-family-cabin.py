"""
Scene: the infrared cabin for six on a winter day, seen from its right. The family has come in: skis lean on the wall,
and slippers of four sizes stand before the glass.
"""
from library import draped, finishes, light, materials, sunlit, traces
from library.boards import Boards, bench, panels
from library.cabins import lining, shell, wall
from library.emitters import emitter
from library.saunas import front

ALT = 'A wide hemlock cabin for six in winter sun, slippers of four sizes before its glass front, three pairs of skis against the wall beside it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.62, 'balance': 0.3}
materials._makers['ink lacquer'] = lambda name: materials._plain(name, (0.016, 0.022, 0.030), 0.22)
materials._makers['bone lacquer'] = lambda name: materials._plain(name, (0.56, 0.53, 0.47), 0.24)
materials._makers['red lacquer'] = lambda name: materials._plain(name, (0.20, 0.030, 0.020), 0.24)


def family():
    """Adds what the family has left outside: three pairs of skis, and four pairs of slippers before the glass."""
    for x, long, of in ((2.62, 1.74, 'ink lacquer'), (2.89, 1.62, 'bone lacquer'), (3.12, 1.24, 'red lacquer')):
        traces.ski(x, 1.80, 2.1, long, roll=0.05, of=of)
        traces.ski(x + 0.13, 1.82, 2.1, long, roll=-0.02, of=of)
    for x, y, long, turn, of in ((1.00, -0.50, 0.285, 4, 'grey felt'), (1.36, -0.46, 0.255, -7, 'pale felt'), (1.72, -0.40, 0.205, 12, 'grey felt'), (2.00, -0.36, 0.175, -16, 'pale felt')):
        traces.slippers(x, y, 0.004, long, turn, of, long * 0.47)


def compose():
    light.indoors()
    wide, deep, high = 2.26, 1.9, 2.05
    wall(2.1, high=5.5)
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
    seat = draped.box((0.0, 0.052, 0.345), (0.517, deep, 0.463))
    draped.over_edge(0.512, 0.74, 0.46, [seat], 0.58, 0.74, 0.29, 85, seed=4)
    front(0.0, wide, high, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018, handle=0.84)
    family()
    sunlit.through((1.9, -0.40, 0.62), 138, 20, sunlit.sashes(5.0, 3.3, 5, 1, 0.12), 6.0, 4300)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 9, 2850)
    light.area((wide / 2, 0.8, high - 0.03), (0, 0, -1), 1.5, 1.1, 12, 3000)
    light.area((4.6, -3.4, 2.0), (-0.75, 0.8, -0.25), 2.4, 2.0, 55, colour=(0.80, 0.88, 1.0))
    light.area((1.4, -1.6, 5.0), (0, 1, -0.75), 4.0, 1.6, 70, colour=(1.0, 0.97, 0.93))
    finishes.refine(plaster='lime plaster')
    light.camera((3.45, -4.85, 1.36), -20.0, 40.5, (0.0, -0.04), 5.2, 5.6)
