"""Scene: the workshop on a snowy day, in light from the window: a joiner's bench with a part of a sauna's bench on it, tools on the wall out of focus, and boards stacked to season."""
import random
import numpy as np
from library import calm_glass, daylight, finishes, handtools, joinery, light, materials, planed, spruces, winter
from library.boards import Boards, plank_wall
from library.larches import larches
from library.shapes import pane, put, rod

FOCUS = 0.3
SAMPLES = 16
DETAIL = 0.7
GRADE = {'exposure': 0.75, 'contrast': 1.3}
materials._makers['pale larch'] = lambda name: planed.wood(name, (0.400, 0.285, 0.185), (0.275, 0.180, 0.108), 190.0, 0.50, 0.24)


def stack(wood, x, y, z, length, rows, across, wide=0.15, thick=0.042, sticker=0.022):
    boards, stickers = Boards(wood, 0.003), Boards('hemlock', 0.002)
    for row in range(rows):
        low = z + row * (thick + sticker)
        for i in range(across - (2 if row == rows - 1 else 0)):
            a = x + random.uniform(-0.06, 0.06)
            boards.box((a, y + i * (wide + 0.012), low), (a + length + random.uniform(-0.03, 0.03), y + i * (wide + 0.012) + wide, low + thick))
        if row < rows - 1:
            for part in (0.06, 0.36, 0.66, 0.94):
                at = x + length * part
                stickers.box((at, y - 0.02, low + thick), (at + 0.03, y + across * (wide + 0.012) + 0.01, low + thick + sticker), 'y')
    boards.done('stack')
    stickers.done('stickers')


def workbench(x0, x1, y0, y1, top):
    """Adds a joiner's bench along the window with a vice, and the tools of today's work on it."""
    bench = Boards('hemlock', 0.006)
    for i in range(4):
        step = (x1 - x0) / 4
        bench.box((x0 + i * step, y0, top - 0.08), (x0 + (i + 1) * step - 0.002, y1, top), 'y')
    for y in (y0 + 0.18, y1 - 0.26):
        for x in (x0 + 0.05, x1 - 0.13):
            bench.box((x, y, 0), (x + 0.08, y + 0.09, top - 0.08), 'z')
        bench.box((x0 + 0.1, y + 0.02, 0.22), (x1 - 0.1, y + 0.07, 0.32))
    for x in (x0 + 0.06, x1 - 0.11):
        bench.box((x, y0 + 0.25, 0.24), (x + 0.05, y1 - 0.25, 0.30), 'y')
    bench.box((x0 + 0.12, y0 - 0.13, top - 0.22), (x1 - 0.06, y0 - 0.06, top - 0.002))
    bench.done('bench')
    rod('steel', (x0 + 0.36, y0, top - 0.14), (x0 + 0.36, y0 - 0.22, top - 0.14), 0.016)
    rod('hemlock', (x0 + 0.22, y0 - 0.20, top - 0.14), (x0 + 0.50, y0 - 0.20, top - 0.14), 0.012)
    # The piece of work is a part of a sauna's bench: slats on two bearers, the last slat not yet in its place.
    part, x, y = Boards('cedar', 0.004), x0 + 0.22, y0 + 0.42
    for low in (0.10, 0.52):
        part.box((x, y + low, top), (x + 0.41, y + low + 0.042, top + 0.034))
    for i in range(4):
        a, b = x + 0.005 + i * 0.099 + (0.030 if i == 3 else 0), y - (0.09 if i == 3 else 0)
        part.box((a, b, top + 0.034), (a + 0.088, b + 0.70, top + 0.062), 'y')
    part.done('part')
    handtools.plane(x + 0.15, y + 0.30, top + 0.062, 84)
    handtools.mallet(x1 - 0.20, y0 + 1.36, top, 62)
    for i, turn in enumerate((101, 96)):
        handtools.chisel(x1 - 0.12 - i * 0.07, y0 + 1.62, top, turn)
    joinery.shavings(x + 0.13, y + 0.48, (0.10, 0.10), top + 0.062, 10)
    joinery.shavings(x1 - 0.07, y + 0.30, (0.05, 0.28), top, 26)
    joinery.shavings(x1 + 0.05, y0 + 0.75, (0.30, 0.50), 0.0, 150)


def back_wall(y):
    """Adds the joiner's tools and the rack of timber on the wall at `y`."""
    front = joinery.tool_board(-2.85, -0.62, y, 1.12, 2.66, 'thermo-aspen')
    joinery.chisels(-2.62, front, 1.62)
    joinery.frame_saw(-1.86, front, 1.95, 0.44, 0.34)
    light.strip((-2.75, y - 0.24, 2.82), (-0.72, y - 0.24, 2.82), (0, 0.22, -1), 6, 2900)
    joinery.timber_rack(-0.30, 1.42, y, (1.52, 2.02, 2.52), ('cedar', 'thermo-aspen', 'hemlock'))


def outside():
    """Adds the snow and the trees that the window shows, along -x."""
    flat = lambda x, y: -1.0 + 0 * np.asarray(x, float) + 0 * np.asarray(y, float)
    ground = winter.ground(flat, near=-60, far=120, side=160, focus=((-12, -5), (-3, 14)), fine=0.12, hole=(-3.4, 3.7, -3.6, 3.7))
    spruces.forest(winter.scatter(130, -110, -24, -10, 110, 2.6), ground, (8, 15), snow=0.5, seed=3)
    larches(winter.scatter(26, -60, -16, 4, 60, 3.0), ground, heights=(7, 11), snow=0.25, seed=2)
    spruces.single([(-15.5, 13.5, 7.0, 'broad'), (-19.0, 20.5, 10.0, 'slender'), (-13.0, 16.2, 2.8, 'young')], ground, 0.5, 4)


def compose():
    daylight.overcast_noon(0.9, -100, mist=0.8, seed=4.0)
    for y in (-3.4, 3.6):
        put('wall', [(-3.2, y, 0), (3.6, y, 0), (3.6, y, 3.6), (-3.2, y, 3.6)], [(0, 1, 2, 3)], 'plaster')
    window = plank_wall('larch', (-3.2, -3.4, 0), (0, 1, 0), (0, 0, 1), 7.0, 3.6, 0.18, hole=(3.7, 5.9, 0.9, 3.1))
    plank_wall('larch', (3.6, 3.6, 0), (0, -1, 0), (0, 0, 1), 7.0, 3.6, 0.18)
    plank_wall('larch', (-3.2, 3.6, 3.6), (1, 0, 0), (0, -1, 0), 6.8, 7.0, 0.2)
    frame = Boards('black steel', 0.004)
    y0, y1, z0, z1 = -3.4 + window[0], -3.4 + window[1], window[2], window[3]
    for i in range(4):
        y = y0 + (y1 - y0) * i / 3
        frame.box((-3.27, y - 0.02, z0), (-3.2, y + 0.02, z1), 'z')
    for i in range(4):
        z = z0 + (z1 - z0) * i / 3
        frame.box((-3.27, y0, z - 0.02), (-3.2, y1, z + 0.02), 'y')
    frame.done()
    pane((-3.24, (y0 + y1) / 2, (z0 + z1) / 2), (0, 1, 0), (0, 0, 1), y1 - y0, z1 - z0)
    outside()
    workbench(-3.05, -2.3, 0.25, 2.35, 0.88)
    back_wall(3.6)
    floor = Boards('larch', 0.003)
    for i in range(36):
        floor.box((-3.2, -3.4 + i * 0.195, -0.03), (3.6, -3.4 + i * 0.195 + 0.191, 0))
    floor.done()
    under = Boards('joint')
    under.box((-3.2, -3.4, -0.06), (3.6, 3.6, -0.035))
    under.done()
    for x in (-1.75, -0.4, 1.0):
        bearer = Boards('thermo-aspen', 0.006)
        bearer.box((x, 2.66, 0), (x + 0.11, 3.54, 0.12), 'y')
        bearer.done()
    stack('cedar', -1.95, 2.70, 0.12, 3.4, 6, 5)
    stack('hemlock', -1.90, 2.72, 0.12 + 6 * 0.064, 3.3, 7, 5)
    light.area((-3.3, (y0 + y1) / 2, 2.0), (1, -0.12, -0.42), y1 - y0, z1 - z0, 420, colour=(0.90, 0.95, 1.0))
    light.area((2.4, -3.0, 2.2), (-0.5, 1, -0.35), 1.6, 1.2, 2, 4000)
    finishes.refine(plaster='white plaster', larch='pale larch')
    planed.renew(hemlock='planed hemlock', cedar='planed cedar')
    calm_glass.renew()
    finishes.refine('bench', **{'planed hemlock': 'planed oak'})
    light.camera((-1.13, -0.18, 1.52), -35.5, 33, (0, -0.165), 1.80, 1.7)
