"""Scene: the stones of the heater just after water was poured on them, close, from above the rim of their cage."""
import importlib
import random
import bpy
from library import clear, light, planed, wetting
from library.oestra import inside

ALT = 'Split dark stones, some of them wet, fill the black steel cage of a heater beside the end of a bench, before a wall of cedar boards'
SAMPLES = 16
GRADE = {'exposure': 0.9, 'contrast': 1.12, 'balance': 0.3}
X0, X1, Y0, Y1 = 1.46, 1.84, 0.62, 0.98  # outer faces of the cage in metres, as in `library/oestra.py`
LOW, RIM = 0.524, 0.844  # heights of the floor and of the rim of the cage in metres
BAR = 0.013  # thickness of the cage's bars in metres, with a little play
MIDDLE = (1.62, 0.80)  # where the water was poured on the stones
split = importlib.import_module('scenes.products.vaenern-heater-stones')


def heap():
    """Replaces the stones of the heater with split ones that have settled in its cage. Returns them."""
    clear.clear((X0 - 0.1, Y0 - 0.1, 0.4), (X1 + 0.1, Y1 + 0.1, 1.2), 'rock')
    meshes, stones = split.split_stones(12), []
    for i in range(138):
        made = bpy.data.objects.new('stone', random.choice(meshes))
        column, row, layer = i % 4, i // 4 % 4, i // 16
        made.location = (X0 + 0.07 + (X1 - X0 - 0.14) * (column + random.uniform(0.3, 0.7)) / 4, Y0 + 0.07 + (Y1 - Y0 - 0.14) * (row + random.uniform(0.3, 0.7)) / 4, LOW + 0.06 + layer * 0.095)
        made.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
        size = random.uniform(0.040, 0.056)
        made.scale = [size * random.uniform(low, high) for low, high in ((0.95, 1.2), (0.75, 1.0), (0.6, 0.85))]
        bpy.context.collection.objects.link(made)
        stones.append(made)
    sides = [((X0, Y0, LOW - 0.1), (X1, Y1, LOW)), ((X0 - 0.1, Y0 - 0.1, LOW), (X0 + BAR, Y1 + 0.1, 1.8)), ((X1 - BAR, Y0 - 0.1, LOW), (X1 + 0.1, Y1 + 0.1, 1.8)),
             ((X0, Y0 - 0.1, LOW), (X1, Y0 + BAR, 1.8)), ((X0, Y1 - BAR, LOW), (X1, Y1 + 0.1, 1.8))]
    split.settle(stones, [split._still(low, high) for low, high in sides])
    return stones


def pour(stones):
    """Makes the uppermost stones around `MIDDLE` wet."""
    for made in stones:
        away = max(abs(at - middle) for at, middle in zip(made.location, MIDDLE))
        if made.location[2] > RIM - 0.05 and away < 0.14:
            made.data = made.data.copy()
            wetting.wet(made, ((MIDDLE[0] - 0.07, MIDDLE[0] + 0.07), (MIDDLE[1] - 0.07, MIDDLE[1] + 0.07)), 0.05, 0.75)


def compose():
    light.indoors()
    inside()
    clear.clear((0.0, 0.0, 0.4), (1.3, 1.8, 1.3), 'staves', 'floor', 'hoop', 'ladle', 'rounded')
    clear.dim(0.32)
    pour(heap())
    light.area((0.45, -0.15, 1.75), (1.15, 0.95, -0.85), 0.35, 0.35, 22, colour=(1.0, 0.97, 0.93))
    light.spot((1.80, 1.55, 1.95), (-0.10, -0.7, -1.05), 46, 60, 3200, 0.05)
    planed.renew_walls(**{'cedar': 'planed cedar', 'thermo-aspen': 'planed aspen'})
    light.camera((1.24, -0.12, 1.36), 23.5, 57, (0.0, 0.0), 1.05, 7.0, pitch=26)
