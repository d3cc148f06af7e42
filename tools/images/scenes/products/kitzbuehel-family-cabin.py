"""
Scene: the infrared cabin for six on a winter day, in a mountain house. A rug lies before its glass, and an armchair
stands by a deep window with a curtain.
"""
import math
import bpy
from library import armchairs, curtains, cushions, finishes, light, linens, materials, planed, reflecting_glass, sunlit, windows
from library.boards import Boards, bench, panels
from library.cabins import lining, shell
from library.emitters import emitter
from library.saunas import front
from library.shapes import put

ALT = 'A wide hemlock cabin for six in a mountain house, a woven rug before its glass front, an armchair with a wool throw by a deep window in winter sun'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.64, 'balance': 0.25}
materials._makers['umber limestone'] = lambda name: finishes._honed(name, (0.175, 0.152, 0.126), (0.315, 0.280, 0.238), 0.46)
materials._makers['mortar'] = lambda name: materials._plain(name, (0.085, 0.076, 0.066), 1.0)
materials._makers['warm plaster'] = lambda name: finishes._trowelled(name, (0.545, 0.500, 0.435), (0.665, 0.620, 0.550))
CEILING, BACK = 2.40, 2.1  # the height of the beams' upper side and the y position of the wall, in metres
OPENING = (3.02, 3.72, 0.96, 1.92)  # the window, as x0, x1, z0, z1


def ceiling():
    """
    Adds a plastered ceiling on dark beams, which rest on a timber along the wall. They cast no shadow: the sun comes through
    windows below them.
    """
    beams = Boards('planed aspen', 0.010)
    for i in range(10):
        beams.box((-3.30 + i * 0.92, -5.6, CEILING - 0.15), (-3.17 + i * 0.92, BACK - 0.01, CEILING + 0.01), 'y')
    beams.box((-4, BACK - 0.10, CEILING - 0.27), (6.2, BACK, CEILING - 0.152))
    plaster = put('ceiling', [(-4, -5.6, CEILING), (6.2, -5.6, CEILING), (6.2, BACK, CEILING), (-4, BACK, CEILING)], [(0, 1, 2, 3)], 'plaster')
    for made in (plaster, beams.done('beams')):
        made.visible_shadow = False


def house():
    """Adds the room: a plastered wall with a deep window, an oak skirting, a curtain, and an armchair before the window."""
    x0, x1, z0, z1 = OPENING
    for a, b, low, high in ((-4, x0, 0, CEILING), (x1, 6.2, 0, CEILING), (x0, x1, 0, z0), (x0, x1, z1, CEILING)):
        put('wall', [(a, BACK, low), (b, BACK, low), (b, BACK, high), (a, BACK, high)], [(0, 1, 2, 3)], 'plaster')
    windows.deep_window(*OPENING, BACK, strength=1.15, watts=110)
    made = Boards('planed oak', 0.004)
    made.box((-4, BACK - 0.018, 0), (6.2, BACK, 0.09))
    made.done('skirting')
    curtains.track((2.50, BACK - 0.09), (4.20, BACK - 0.09), 2.128)
    curtains.curtain((2.60, BACK - 0.09), (2.99, BACK - 0.09), 2.10, depth=0.075, seed=3)
    armchairs.armchair(3.10, 1.14, -36, throw='pale basket')


def compose():
    light.indoors()
    wide, deep, high = 2.26, 1.9, 2.05
    house()
    ceiling()
    panels('umber limestone', (-3.35, -5.6, 0), (1, 0, 0), (0, 1, 0), 9.6, 7.7, 1.2, 0.6, gap=0.002)
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
    for y in (0.30, 0.65, 1.00, 1.35):
        emitter((0.007, y, 1.08), (1, 0, 0), 0.19, 0.78, 1, 2)
        emitter((wide - 0.007, y, 1.08), (-1, 0, 0), 0.19, 0.78, 1, 2)
    # The edge of the left arm runs along y: the towel is laid over an edge along x at the origin, and turned.
    towel = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.44, 0.42, 0.30, 3, loose=0.14, thick=0.004, seed=6)
    towel.rotation_euler, towel.location = (0, 0, math.pi / 2), (0.514, 0.74, 0)
    front(0.0, wide, high, (0.76, 1.50), y=-0.03, low=0.06, wide=0.018, handle=0.84)
    sunlit.through((2.5, -0.10, 0.48), 138, 22, sunlit.sashes(3.0, 2.0, 3, 1, 0.10), 8.0, 4300, soft=1.1)
    light.strip((0.05, deep - 0.04, high - 0.05), (wide - 0.05, deep - 0.04, high - 0.05), (0, 0, -1), 9, 2850)
    light.area((wide / 2, 0.8, high - 0.03), (0, 0, -1), 1.5, 1.1, 12, 3000)
    light.area((4.6, -3.4, 2.0), (-0.75, 0.8, -0.25), 2.4, 2.0, 40, colour=(0.95, 0.97, 1.0))
    light.area((1.4, -3.4, 2.55), (0, 1, -0.12), 4.0, 0.3, 60, colour=(1.0, 0.97, 0.93))
    light.area((1.4, -1.7, 2.2), (0, 0, 1), 9.4, 7.0, 66, colour=(1.0, 0.95, 0.88))  # for the ceiling; above the cabin, whose roof would shade it
    light.area((1.4, -2.4, 0.3), (0, 0.25, 1), 5.0, 3.0, 22, colour=(1.0, 0.94, 0.86))  # the light that the floor reflects
    cushions.rug(0.60, 2.40, -1.62, -0.48, of='dark rug')
    finishes.refine(plaster='warm plaster')
    reflecting_glass.renew((0.84, 1.42, 0.62, 1.62), strength=0.14)
    planed.renew(hemlock='planed hemlock')
    # The joints of a stone floor are of dark mortar, not of wood.
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'behind' and made.dimensions[2] < 0.03 and made.dimensions[0] > 9:
            made.data.materials[0] = materials.material('mortar')
    light.camera((2.95, -4.40, 1.12), -14.2, 35.5, (0.0, -0.02), 4.6, 5.6)
