"""The Kitzbühel Family Cabin: the infrared cabin for six, shared by the scenes that show it."""
from . import light
from .boards import Boards, bench
from .cabins import lining, shell
from .emitters import emitter
from .saunas import front

WIDE, DEEP, HIGH = 2.26, 1.9, 2.05


def _arm(x0, x1, face):
    """Adds a side bench between `x0` and `x1`, whose inner edge is at x = `face`, with slats below it, a lamp strip and a dial."""
    made = Boards('hemlock', 0.005)
    for i in range(4):
        made.box((x0 + i * 0.125 + 0.004, 0.06, 0.432), (x0 + (i + 1) * 0.125 - 0.004, 1.372, 0.46), 'y')
    made.box((face - 0.012, 0.06, 0.36), (face + 0.012, 1.375, 0.43), 'y')
    inner = face - 0.09 if face < 1 else face + 0.09
    for i in range(30):
        made.box((inner - 0.012, 0.08 + i * 0.043, 0.06), (inner + 0.012, 0.08 + i * 0.043 + 0.022, 0.36), 'z')
    left, right = min(x0, inner) + 0.002, max(x1 if face > 1 else inner, inner) - 0.002
    for i in range(5):
        step = (right - left) / 5
        made.box((left + i * step + 0.0015, 0.075, 0.06), (left + (i + 1) * step - 0.0015, 0.095, 0.432), 'z')
    made.box((x0, 0.052, 0.345), (x1, 0.074, 0.430))
    made.done('arm')
    way = 1 if face < 1 else -1
    light.strip((face - way * 0.05, 1.3, 0.37), (face - way * 0.05, 0.1, 0.37), (way * 0.5, 0, -1), 5, 2850)
    dial = Boards('black steel', 0.004)
    dial.box((0.0 if face < 1 else WIDE - 0.012, 0.07, 1.28), (0.012 if face < 1 else WIDE, 0.15, 1.40))
    dial.done('dial')


def _emitters():
    """Adds four emitters on each of the three walls."""
    for x in (0.42, 0.89, 1.37, 1.84):
        emitter((x, DEEP - 0.006, 1.08), (0, -1, 0), 0.19, 0.78, 1, 2)
    for y in (0.30, 0.65, 1.00, 1.35):
        emitter((0.007, y, 1.08), (1, 0, 0), 0.19, 0.78, 1, 2)
        emitter((WIDE - 0.007, y, 1.08), (-1, 0, 0), 0.19, 0.78, 1, 2)


def cabin():
    """Adds the cabin with its lamps. Its floor lies between 0 and WIDE in x and between 0 and DEEP in y."""
    lining(WIDE, DEEP, HIGH)
    shell(WIDE, DEEP, HIGH)
    bench('hemlock', 0.0, WIDE, 1.38, DEEP, 0.46, 0.06, light=8)
    for x0, x1, face in ((0.0, 0.5, 0.5), (WIDE - 0.5, WIDE, WIDE - 0.5)):
        _arm(x0, x1, face)
    _emitters()
    front(0.0, WIDE, HIGH, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018, handle=0.84)
    light.strip((0.05, DEEP - 0.04, HIGH - 0.05), (WIDE - 0.05, DEEP - 0.04, HIGH - 0.05), (0, 0, -1), 9, 2850)
    light.area((WIDE / 2, 0.8, HIGH - 0.03), (0, 0, -1), 1.5, 1.1, 12, 3000)


def daylight():
    """Adds the soft daylight of the room in which the cabin stands, for close views of its inside."""
    light.area((4.6, -3.4, 2.0), (-0.75, 0.8, -0.25), 2.4, 2.0, 40, colour=(0.95, 0.97, 1.0))
    light.area((1.4, -3.4, 2.55), (0, 1, -0.12), 4.0, 0.3, 60, colour=(1.0, 0.97, 0.93))
    light.area((1.4, -2.4, 0.3), (0, 0.25, 1), 5.0, 3.0, 22, colour=(1.0, 0.94, 0.86))  # the light that the floor reflects
