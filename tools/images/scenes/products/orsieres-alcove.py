"""
Scene: the infrared cabin, built flush into a wall of wardrobes. Its emitters glow behind clear glass in a steel frame.
"""
from library import calm_glass, cushions, finishes, light, linens, materials, planed, weaves  # noqa: F401 (weaves adds the cloth of the stool)
from library.boards import Boards
from library.cabins import UP, back, floorboards, lining
from library.emitters import emitter
from library.shapes import pane, put, rounded
from library.things import grained

ALT = 'A niche for two behind clear glass in a black steel frame, flush with the walnut wardrobes of a dressing room'
GRADE = {'exposure': 1.05}
# The fronts are cut from one log: one tone, with a clear figure.
materials._makers['figured walnut'] = lambda name: planed.wood(name, (0.178, 0.104, 0.062), (0.102, 0.056, 0.033), 120.0, 0.42, 0.09, 0.75)
materials._makers['lit joint'] = lambda name: materials._glow(name, (1.0, 0.58, 0.25), 0.40)


def compose():
    light.indoors()
    wide, deep, high = 1.74, 1.05, 2.05
    lining(wide, deep, high)
    grained(rounded('hemlock', (0.0, 0.5, 0.42), (wide, deep, 0.48), 0.028, segments=6), 'x')
    apron = Boards('hemlock', 0.003)
    for i in range(16):
        apron.box((i * wide / 16 + 0.001, 0.56, 0.06), ((i + 1) * wide / 16 - 0.001, 0.58, 0.42), 'z')
    apron.done('apron')
    emitter((wide / 2, 0.553, 0.25), (0, -1, 0), 1.0, 0.14, 1, 3, upright=False)
    for x in (0.22, wide / 2, wide - 0.22):
        emitter((x, deep - 0.006, 1.08), (0, -1, 0), 0.15, 0.8, 1, 3)
    for x in (0.55, wide - 0.55):
        back((x, deep - 0.062, 0.79), (0, -1, 0), 0.36, 0.62)
    emitter((0.007, 0.45, 1.08), (1, 0, 0), 0.15, 0.8, 1, 3)
    emitter((wide - 0.007, 0.45, 1.08), (-1, 0, 0), 0.15, 0.8, 1, 3)
    linens.pile('striped linen', 1.16, 0.70, 0.482, [(0.34, 0.27, 4, -5, (0, 0)), (0.33, 0.265, 4, 3, (0.004, 0.003)), (0.32, 0.26, 4, -2, (-0.003, 0))], seed=8)
    steel = Boards('black steel', 0.003)
    for x in (-0.05, wide / 2 - 0.015, wide + 0.01):
        steel.box((x, -0.04, 0.02), (x + 0.04, 0.0, high + 0.04), 'z')
    for z in (0.02, high):
        steel.box((-0.05, -0.04, z), (wide + 0.05, 0.0, z + 0.04))
    steel.box((wide / 2 + 0.05, -0.085, 0.75), (wide / 2 + 0.07, -0.065, 1.45), 'z')
    for z in (0.82, 1.38):
        steel.box((wide / 2 + 0.055, -0.07, z), (wide / 2 + 0.065, -0.02, z + 0.012))
    steel.done('door')
    for x in (wide / 4, wide * 3 / 4):
        pane((x, -0.02, high / 2 + 0.02), (1, 0, 0), UP, wide / 2 - 0.02, high - 0.04, 'dark glass')
        pane((x, -0.005, high / 2 + 0.02), (1, 0, 0), UP, wide / 2 - 0.02, high - 0.04, 'dark glass')
    # The lit joint is 3 mm wide and dim; the wash of light beside it shows more than the joint itself.
    glow = Boards('lit joint', 0.0005)
    for x in (-0.0595, wide + 0.0565):
        glow.box((x, -0.038, 0.02), (x + 0.003, -0.034, high + 0.05), 'z')
    glow.box((-0.0595, -0.038, high + 0.0475), (wide + 0.0595, -0.034, high + 0.0505))
    glow.done('outline')
    fronts = Boards('walnut', 0.002)
    for i in range(4):
        for x in (-0.075 - (i + 1) * 0.52, wide + 0.075 + i * 0.52):
            fronts.box((x + 0.0018, -0.035, 0.06), (x + 0.5182, -0.005, 2.92), 'z')
            fronts.box((x + (0.45 if i % 2 == (x > 0) else 0.055), -0.048, 1.0), (x + (0.462 if i % 2 == (x > 0) else 0.067), -0.035, 1.3), 'z', edge=0.002)
    fronts.box((-0.07, -0.035, high + 0.062), (wide + 0.07, -0.005, 2.92))
    fronts.done('wardrobe')
    dark = Boards('void')
    dark.box((-2.3, 0.005, 0.0), (-0.07, 0.1, 2.92))
    dark.box((wide + 0.07, 0.005, 0.0), (4.1, 0.1, 2.92))
    dark.done('behind')
    put('ceiling', [(-4, -5, 2.95), (6, -5, 2.95), (6, 0.3, 2.95), (-4, 0.3, 2.95)], [(0, 1, 2, 3)], 'plaster')
    floorboards('thermo-aspen', -3, 5, -5, 0.06)
    cushions.rug(0.28, 1.38, -1.13, -0.46)
    rounded('linen', (1.62, -0.72, 0.14), (2.32, -0.30, 0.42), 0.06, 0.004, 6)
    legs = Boards('walnut', 0.006)
    for x in (1.68, 2.22):
        for y in (-0.66, -0.40):
            legs.box((x, y, 0.0), (x + 0.04, y + 0.04, 0.16), 'z')
    legs.done('legs')
    linens.pile('striped linen', 1.95, -0.51, 0.418, [(0.42, 0.30, 4, 7, (0, 0)), (0.40, 0.29, 4, 2, (0.004, 0.003)), (0.33, 0.25, 4, 9, (-0.01, 0.0))], seed=8)
    light.area((wide / 2, 0.5, high - 0.03), (0, 0, -1), 1.1, 0.6, 9, 2950)
    light.strip((0.05, deep - 0.05, high - 0.05), (wide - 0.05, deep - 0.05, high - 0.05), (0, 0, -1), 11, 2800)
    # An even wash on the fronts from a slot in the ceiling, and the light that the floor returns.
    light.area((wide / 2, -0.95, 2.93), (0, 0.55, -1), 5.6, 0.10, 62, 3000)
    light.area((wide / 2, -1.5, 0.05), (0, 0.6, 1), 4.0, 1.4, 7, 3000)
    light.area((-1.8, -3.4, 1.9), (0.7, 1, -0.25), 1.6, 1.6, 34, colour=(0.62, 0.76, 1.0))
    light.strip((-0.06, -0.055, high + 0.055), (wide + 0.06, -0.055, high + 0.055), (0, 0.45, 1), 1.6, 2500)
    for x, way in ((-0.065, -1), (wide + 0.065, 1)):
        light.strip((x, -0.055, 0.05), (x, -0.055, high + 0.04), (way, 0.45, 0), 1.6, 2500)
    cushions.renew('bone basket', corner=0.05)
    finishes.refine(plaster='lime plaster')
    finishes.refine('wardrobe', walnut='figured walnut')
    calm_glass.renew()
    planed.renew_walls(**{'hemlock': 'planed hemlock', 'thermo-aspen': 'planed aspen', 'walnut': 'planed walnut'})
    light.camera((0.76, -3.7, 1.15), 4, 40.5, (0.015, -0.04), 3.8, 5.0)
