"""Scene: a square sauna for eight around a column of stones, with the evening sky in a round skylight above."""
import bpy
from library import clear, clearings, finishes, light, linens, planed, split_stones
from library.joekull import HIGH, SIDE, room

ALT = 'A column of black steel mesh filled with stones stands in the middle of a square cedar room, under a round skylight'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.85, 'balance': 0.42, 'contrast': 1.24}


def compose():
    room()
    clearings.clear(lambda x, y: True)  # seen through the skylight, their tops seem to stand on its rim
    clear.clear((0.0, 1.4, 0.45), (0.6, 2.1, 0.8), 'rounded')
    clear.clear((2.3, 1.0, 0.45), (2.8, 1.7, 0.8), 'roll')
    linens.pile('striped linen', 0.30, 1.72, 0.462, [(0.40, 0.32, 4, 86, (0, 0)), (0.39, 0.31, 4, 92, (0.004, 0.003)), (0.37, 0.30, 4, 88, (0, 0))], seed=8)
    planed.renew_walls(cedar='planed cedar')
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'hearth rock'})
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and lamp.location.z > HIGH - 0.04:
            lamp.data.energy *= 0.5  # most of the light comes from the hidden strips
    middle = SIDE / 2
    for x in (0.55, SIDE - 0.55):
        light.spot((x, -0.1, HIGH - 0.05), (middle - x, 1.35, -1.55), 110, 40, 3500, 0.06)
    light.area((middle, -1.2, 1.9), (0, 1, -0.35), 1.2, 0.8, 10, 2950)
    light.camera((middle - 0.42, -1.5, 1.28), 6, 25, (0.0, 0.02), 2.9, 5.0)
