"""Scene: a square sauna for eight around a column of stones, with the evening sky in a round skylight above."""
import math
import bpy
from library import clear, clearings, finishes, light, linens, split_stones
from library.joekull import HIGH, SIDE, room

ALT = 'A column of black steel mesh filled with stones stands in the middle of a square cedar room, under a round skylight'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 1.0, 'balance': 0.27, 'contrast': 1.24}


def towel():
    """Adds a linen towel over the edge of the left bench."""
    made = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.42, 0.38, 0.26, -4, loose=0.16, thick=0.004, seed=9)
    made.rotation_euler, made.location = (0, 0, math.pi / 2), (0.617, 0.72, 0)


def compose():
    room()
    clearings.clear(lambda x, y: True)  # seen through the skylight, their tops seem to stand on its rim
    clear.clear((0.0, 1.4, 0.45), (0.6, 2.1, 0.8), 'rounded')
    clear.clear((2.3, 1.0, 0.45), (2.8, 1.7, 0.8), 'roll')
    towel()
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'hearth rock'})
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and HIGH - 0.04 < lamp.location.z < HIGH:
            lamp.data.energy *= 0.18  # most of the light comes from the hidden strips
        elif lamp.type == 'LIGHT' and abs(lamp.location.z - 1.0) < 0.01:
            lamp.data.energy *= 1.5
    middle = SIDE / 2
    for x, watts in ((middle - 0.85, 230), (middle + 0.95, 80)):
        light.spot((x, -0.1, HIGH - 0.05), (middle - x, 1.42, -1.35), watts, 40, 3100, 0.05)
    light.camera((middle - 0.42, -1.5, 1.28), 6, 25, (0.0, 0.02), 2.9, 5.0)
