"""
Scene: a square sauna for eight around a column of stones. The sun comes through the round skylight and lies on the wall
and the backrest. Snow has drifted against the edge of the glass, with the crowns of spruces and the sky above it.
"""
import math
import bpy
import numpy as np
from library import clear, clearings, conifers, daylight, finishes, light, linens, materials, split_stones, spruces, winter
from library.fields import fractal, grid_faces, mesh, place
from library.joekull import HIGH, SIDE, room
from library.shapes import put

ALT = 'A column of black steel mesh filled with stones in the middle of a square cedar room, the sun from the round skylight above it on the backrest'
GRADE = {'exposure': 1.06, 'balance': 0.3, 'contrast': 1.22}
AZIMUTH, ELEVATION = 152, 45  # of the sun, in degrees
SKYLIGHT = SIDE / 2, 1.35, HIGH + 0.13  # the middle of its glass
materials._makers['pale hearth rock'] = lambda name: materials._mottled(name, (0.085, 0.080, 0.074), (0.290, 0.275, 0.258), 0.75, 30, 0.006)
# Without the green of slate, which the warm lamps would strengthen.
materials._makers['grey basalt'] = lambda name: finishes._honed(name, (0.066, 0.060, 0.058), (0.150, 0.138, 0.132), 0.5)


def towel():
    """Adds a linen towel over the edge of the left bench."""
    made = linens.over_edge('striped linen', 0.0, 0.0, 0.46, 0.42, 0.38, 0.26, -4, loose=0.16, thick=0.004, seed=9)
    made.rotation_euler, made.location = (0, 0, math.pi / 2), (0.617, 0.72, 0)


def day():
    """Sets the sun and a sky with thin clouds. The cover above the room, which keeps the sky out, gets an opening for the sun."""
    daylight.low_sun(AZIMUTH, ELEVATION, 2.4, mist=0.6, seed=4.0, warmth=3900)
    next(lamp for lamp in bpy.context.collection.objects if lamp.type == 'LIGHT' and lamp.data.type == 'SUN').data.energy *= 1.8
    bpy.data.objects.remove(bpy.data.objects['cover'])
    a, height = math.radians(AZIMUTH), HIGH + 0.6
    away = (height - SKYLIGHT[2]) / math.tan(math.radians(ELEVATION))
    x, y, half = SKYLIGHT[0] + away * math.sin(a), SKYLIGHT[1] + away * math.cos(a), 0.75
    for x0, x1, y0, y1 in ((-2, x - half, -3, 5), (x + half, 5, -3, 5), (x - half, x + half, -3, y - half), (x - half, x + half, y + half, 5)):
        cover = put('cover', [(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)], [(0, 1, 2, 3)], 'void')
        cover.visible_camera = cover.visible_glossy = cover.visible_transmission = False


def roof():
    """Adds the snow on the roof around the glass, with an uneven edge that reaches over its frame, and the trees beyond it."""
    angle, out = np.meshgrid(np.linspace(0, 2 * math.pi, 360), np.linspace(0, 1, 60), indexing='ij')
    edge = 0.435 + 0.035 * fractal(3 * np.cos(angle), 3 * np.sin(angle), 5, 3) + 0.03 * np.sin(angle)
    reach = edge + 1.1 * out ** 1.6
    x, y = reach * np.cos(angle), reach * np.sin(angle)
    deep = 0.11 + 0.05 * fractal(x / 0.5, y / 0.5, 8, 4) + 0.06 * out
    z = deep * (1 - np.exp(-(reach - edge) / 0.05)) + 0.002
    points = np.stack([x + SKYLIGHT[0], y + SKYLIGHT[1], z + SKYLIGHT[2] + 0.002], -1).reshape(-1, 3)
    place(mesh('snow', points, grid_faces(*x.shape), [winter.snow_material(relief=0.008)], True))
    light.area((SKYLIGHT[0], SKYLIGHT[1] - 0.2, HIGH + 0.58), (0, 0.1, -1), 1.8, 1.8, 26, colour=(0.80, 0.89, 1.0))
    clearings.clear(lambda x, y: True)
    conifers.forest([(0.3, 24, 1.45), (6.6, 31, 1.25), (8.6, 25, 1.5), (2.6, 36, 1.15)], lambda x, y: 0.0, (('spruce', 1),), snow=0.6, seed=4)
    spruces.renew(('broad', 'old'), snow=0.6, seed=6)


def compose():
    room()
    day()
    roof()
    clear.clear((0.0, 1.4, 0.45), (0.6, 2.1, 0.8), 'rounded')
    clear.clear((2.3, 1.0, 0.45), (2.8, 1.7, 0.8), 'roll')
    towel()
    split_stones.renew()
    finishes.refine(**{'dry diabase': 'pale hearth rock', 'cleft slate': 'grey basalt'})
    for lamp in bpy.context.collection.objects:
        if lamp.type == 'LIGHT' and HIGH - 0.04 < lamp.location.z < HIGH:
            lamp.data.energy *= 0.18  # most of the light comes from the hidden strips
        elif lamp.type == 'LIGHT' and abs(lamp.location.z - 1.0) < 0.01:
            lamp.data.energy *= 0.95
    middle = SIDE / 2
    for x, watts in ((middle - 0.85, 260), (middle + 0.95, 90)):
        light.spot((x, -0.1, HIGH - 0.05), (middle - x, 1.42, -1.35), watts, 40, 3300, 0.05)
    light.camera((middle - 0.42, -1.5, 1.28), 6, 25, (0.0, 0.02), 2.9, 5.0)
