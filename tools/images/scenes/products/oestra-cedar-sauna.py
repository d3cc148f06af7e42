"""Scene: the sauna for four with its clear glass front, in a pale room with a larch floor."""
import importlib
import bpy
from library import buckets, calm_glass, clear, finishes, light, linens, materials, planed, split_stones
from library.boards import Boards
from library.cabins import floorboards, wall
from library.oestra import inside
from library.saunas import front
from library.shapes import turned

ALT = 'A cedar sauna with two dark benches behind a full front of clear glass, its heater in the corner behind a low rail'
GRADE = {'exposure': 0.8}
# Lighter than black steel, which would show no form behind the glass.
materials._makers['blued steel'] = lambda name: materials._plain(name, (0.050, 0.049, 0.048), 0.36)


def lit_heater(high):
    """Adds a downlight in the ceiling above the heater, and gives it a body of blued steel and grey stones, so that its form shows."""
    finishes.refine(only='heater', **{'black steel': 'blued steel'})
    stone = importlib.import_module('scenes.products.vaenern-heater-stones').diabase()
    for made in bpy.context.collection.objects:
        if made.type == 'MESH' and made.data.name.startswith('split stone'):
            made.data.materials[0] = stone
    turned('lamp', (1.44, 0.34, high - 0.006), [(0.001, 0), (0.035, 0), (0.035, 0.004), (0.001, 0.004)], 24)
    light.spot((1.44, 0.34, high - 0.02), (0.16, 0.38, -1.1), 60, 58, 3000, 0.035)


def compose():
    light.indoors()
    wide, deep, high = inside()
    wall(deep + 0.2, high=6.5)
    floorboards('larch', -4, 6, -5, deep + 0.2)
    shell = Boards('cedar', 0.004)
    for i in range(16):
        z = i * 0.137
        shell.box((wide + 0.085, 0.003, z + 0.001), (wide + 0.105, deep + 0.1, z + 0.134), 'y')
    # The corner posts are wide enough to cover the ends of the side boards.
    for x0, x1 in ((-0.112, -0.03), (wide + 0.03, wide + 0.112)):
        shell.box((x0, -0.06, 0), (x1, 0.0, high + 0.075), 'z')
    shell.box((-0.03, -0.06, high + 0.005), (wide + 0.03, 0.0, high + 0.075))
    shell.box((-0.12, -0.075, high + 0.075), (wide + 0.12, deep + 0.12, high + 0.11))
    shell.done('shell')
    front(-0.02, wide + 0.02, high, (0.98, 1.60), y=-0.02, wide=0.014, handle=1.06)
    stand = Boards('walnut', 0.006)
    stand.box((2.24, 0.5, 0.42), (2.82, 0.92, 0.46))
    for x in (2.28, 2.73):
        stand.box((x, 0.54, 0), (x + 0.05, 0.88, 0.42), 'z')
    stand.done('stand')
    linens.pile('striped linen', 2.53, 0.71, 0.462, [(0.40, 0.30, 4, 4, (0, 0)), (0.39, 0.29, 4, -3, (0.004, 0.003)), (0.37, 0.28, 4, 2, (0, 0))], seed=8)
    light.area((-3.2, -2.2, 1.8), (1, 0.6, -0.12), 1.4, 2.2, 220, 4900)
    light.strip((-3, 1.4, 4.6), (5, 1.4, 4.6), (0, 0.2, -1), 70, 4300)
    # Reaches the wall beside the cabin, which lies in its shadow as seen from the window on the left.
    light.area((4.2, -2.8, 2.3), (-0.55, 1, -0.3), 1.6, 1.8, 95, 4600)
    clear.clear((0.2, 1.2, 0.88), (0.8, 1.8, 1.1), 'rounded')
    linens.pile('plain linen', 0.47, 1.50, 0.902, [(0.38, 0.29, 4, -3, (0, 0)), (0.37, 0.28, 4, 3, (0.004, 0.003))], seed=4)
    buckets.renew(turn=-14)
    split_stones.renew()
    lit_heater(high)
    finishes.refine(plaster='white plaster', slate='honed slate')
    calm_glass.renew()
    planed.renew_walls(**{'cedar': 'planed cedar', 'thermo-aspen': 'planed aspen', 'larch': 'planed larch', 'walnut': 'planed walnut'})
    light.camera((2.34, -3.8, 1.25), -14.5, 37, (0.01, -0.05), 4.3, 5.0)
