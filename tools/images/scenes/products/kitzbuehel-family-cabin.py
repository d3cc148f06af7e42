"""Scene: the infrared cabin for six, with a bench on three sides, dials, and a stool beside it."""
from library import cushions, finishes, light, terry
from library.boards import Boards, bench, panels
from library.cabins import lining, shell, wall
from library.emitters import emitter
from library.fittings import roll, towels
from library.saunas import front
from library.shapes import put
from library.textiles import folded

ALT = 'A wide hemlock cabin for six with a bench on three sides and emitters all round, a stool with folded towels beside it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.95, 'balance': 0.45}


def compose():
    light.indoors()
    wide, deep, high = 2.26, 1.9, 2.05
    wall(2.1, high=2.6)
    put('ceiling', [(-4, 2.1, 2.5), (6, 2.1, 2.5), (6, -6.3, 2.5), (-4, -6.3, 2.5)], [(0, 1, 2, 3)], 'white plaster')
    panels('honed limestone', (-3.35, -5.6, 0), (1, 0, 0), (0, 1, 0), 9.6, 7.7, 1.2, 0.6, gap=0.002)
    cushions.rug(0.58, 2.02, -1.75, -0.68)
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
    towels(0.62, 1.46, 0.46, 0.36, 0.27, 4)
    towels(1.3, 1.46, 0.46, 0.36, 0.27, 2, 'wool')
    roll(0.2, 0.5, 0.46, 0.34, 0.062)
    front(0.0, wide, high, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018, handle=0.84)
    stool = Boards('walnut', 0.006)
    stool.box((2.48, 0.55, 0.40), (2.98, 0.93, 0.44))
    for x in (2.52, 2.90):
        for y in (0.59, 0.85):
            stool.box((x, y, 0), (x + 0.04, y + 0.04, 0.40), 'z')
    stool.done('stool')
    top = folded('plain linen', 2.54, 0.60, 0.442, 0.38, 0.28, 6, 0.007)
    folded('plain linen', 2.55, 0.61, top, 0.37, 0.27, 6, 0.007, 1.5)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 10, 2850)
    light.area((wide / 2, 0.8, high - 0.03), (0, 0, -1), 1.5, 1.1, 22, 3000)
    light.strip((-3.8, 2.02, 2.44), (5.8, 2.02, 2.44), (0, 0.05, -1), 46, 2750)
    light.area((-3.4, -2.6, 1.7), (1, 0.75, -0.1), 1.6, 2.0, 260, 3500)
    light.spot((2.75, -0.2, 2.42), (0, 0.5, -1), 170, 76, 2850)
    # The fronts of the side benches face the dark room, so they have a light of their own.
    light.area((wide / 2, -0.9, 2.3), (0, 1, -1.5), 2.0, 0.3, 46, 2850, spread=100)
    light.strip((0.1, 0.9, high + 0.14), (wide - 0.1, 0.9, high + 0.14), (0, -0.3, 1), 18, 2850)
    light.area((0.6, -4.6, 2.3), (0.1, 1, -0.5), 2.4, 0.8, 60, 3200)
    terry.renew()
    finishes.refine(plaster='lime plaster')
    light.camera((1.62, -4.9, 1.2), -2, 46.5, (-0.03, -0.03), 5.2, 5.0)
