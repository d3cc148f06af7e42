"""
Scene: the glass pavilion at the blue hour, seen from the path to its door. It stands on a plinth of stone and contains
timber rooms for the sauna and the infrared cabin, a basin, a hanging fireplace and a daybed. The last sun reaches the
summits only.
"""
import math
import bpy
import numpy as np
from library import clear, conifers, daylight, haze, light, materials, near_snow, spruces, winter
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, lattice, mesh, place
from library.nodes import fresh, rgba
from library.pavilion import DEEP, DOOR, FIRE, FLOOR, HIGH, LEDGE, LONG, SNOW, pavilion
from library.ranges import ranges, shade
from library.shapes import rod
from library.slabs import slab

ALT = 'A glass pavilion at dusk in the snow: stone slabs lead to its door, and a fire, a daybed and timber rooms glow behind the panes'
WIDTH = 1440
SAMPLES = 16
DETAIL = 0.2  # More would show the noise of the reflections.
GRADE = {'exposure': 1.06, 'contrast': 1.22}
TURN = 36  # from the axis y to the direction in which the mountains stand, in degrees
PATH = (DOOR[0] + DOOR[1]) / 2
# The half width of the slabs of the path, the length of one, and the height of their tops, in metres.
HALF, STEP, TOP = 0.66, 0.72, SNOW + 0.028
TRAIL = 8.75, -3.75  # where the trodden path begins (x, y), beside the steps
BASE = LEDGE - 0.16  # distance of the base of the plinth from the glass in metres


def wind(x, y):
    """Returns the height in metres of the small relief that wind gives to the snow: low dunes with a steep lee side, and ripples."""
    along, across = 0.90 * x + 0.44 * y, -0.44 * x + 0.90 * y
    bend = along + 0.5 * lattice(along / 1.6, across / 1.3, 31)
    dune = np.abs(lattice(bend / 1.15, across / 2.2, 32))
    return 0.085 * (0.4 - dune) + 0.020 * fractal(bend / 0.42, across / 0.9, 33, 3) + 0.004 * fractal(x / 0.07, y / 0.07, 35, 2)


def trodden(x, y):
    """Returns the height of the cleared path: snow in the joints of its slabs, and remains of snow along their edges."""
    first = -LEDGE - 0.95
    within = np.mod(first - y, STEP)
    inside = np.minimum(HALF - np.abs(x - PATH), np.minimum(within, STEP - 0.10 - within))
    inside = np.where(y > first, -0.1, inside)
    edge = np.clip(inside / 0.15, 0, 1)
    patches = fractal(x / 0.30, y / 0.24, 15, 4, 0.55)
    return TOP + 0.014 - 0.046 * edge + 0.030 * patches + 0.006 * fractal(x / 0.06, y / 0.06, 16, 2)


def beaten(x, y):
    """Returns the depth of the narrow path that boots have trodden beside the pavilion, with uneven edges."""
    along, across = (x - TRAIL[0]) * 0.74 - (y - TRAIL[1]) * 0.67, (x - TRAIL[0]) * 0.67 + (y - TRAIL[1]) * 0.74
    apart = np.abs(across + 0.10 * np.sin(along * 0.9) + 0.06 * fractal(along / 0.5, across / 0.5, 27, 3))
    return 0.075 / (1 + np.exp(np.clip((apart - 0.21) / 0.035, -50, 50))) * np.clip((along + 0.3) / 0.6, 0, 1)


def boots():
    """Returns the prints of boots on the trodden path, of several walks in both directions."""
    trail = []
    for i, (side, back) in enumerate(((0.0, False), (0.07, True), (-0.06, False))):
        for x, y, heading in winter.footprints((TRAIL[0] + 0.11 * i + side, TRAIL[1] - 0.13 * i + side), (0.74, -0.67), 13, 0.58):
            along = (x - TRAIL[0]) * 0.74 - (y - TRAIL[1]) * 0.67
            bend = -0.10 * np.sin(along * 0.9)
            trail.append((x + 0.67 * bend, y + 0.74 * bend, heading + np.pi * back))
    return trail


def terrain(x, y):
    """
    Returns the height of the snow without drifts. It lies evenly against the base of the plinth, a hand below the stone
    edge. A path is cleared to the door, with shovelled banks on both sides.
    """
    x, y = np.asarray(x, float), np.asarray(y, float)
    open_ = SNOW + 0.16 + winter.hill(2.2, 30, 7)(x, y) + 0.05 * np.maximum(y - 38, 0) + 0.7 * winter.drifts(x, y) + wind(x, y)
    apart = np.hypot(np.maximum(np.maximum(-BASE - x, x - LONG - BASE), 0), np.maximum(np.maximum(-BASE - y, y - DEEP - BASE), 0))
    close = np.exp(-(apart / 1.2) ** 2)
    even = SNOW + 0.165 + 0.012 * fractal(x / 0.9, y / 0.9, 12, 3) - 0.03 * np.clip(apart, 0, 1) + 0.5 * wind(x, y) * np.clip(apart / 0.5, 0, 1)
    z = open_ * (1 - close) + even * close
    half = np.where(y > -LEDGE - 0.90, 1.02, 0.86)
    edge = np.abs(x - PATH - 0.04 * lattice(y / 0.7, x / 4, 5) - 0.016 * lattice(y / 0.16, x / 4, 6)) - half
    before = 1 / (1 + np.exp(np.clip((y + BASE + 0.20) / 0.05, -50, 50)))
    cleared = before / (1 + np.exp(np.clip(edge / 0.022, -50, 50)))
    clods = np.clip(1 + 0.9 * fractal(x / 0.22, y / 0.22, 8, 4, 0.6), 0.1, 2.2)
    z = z + before * 0.085 * np.exp(-((edge - 0.20) / 0.16) ** 2) * clods * (1 - 0.5 * close)
    return (z - beaten(x, y)) * (1 - cleared) + trodden(x, y) * cleared - winter.drifts(x, y)


def path():
    """Adds the slabs of the path to the door."""
    for i in range(14):
        y = -LEDGE - 0.95 - i * STEP
        slab('damp travertine', (PATH - HALF, y - STEP + 0.10, TOP - 0.09), (PATH + HALF, y, TOP), 0.012)


def snow():
    """Returns the material of snow near the camera: nearly white, with grains that show in its colour and in its relief."""
    made, n, surface = fresh('evening snow')
    at = n('NewGeometry').outputs['Position']
    broad, lumps, grain = n.noise(at, 2.4, 4).outputs[0], n.noise(at, 26.0, 4, 0.6).outputs[0], n.noise(at, 150.0, 3, 0.7).outputs[0]
    tone = n.math('MULTIPLY_ADD', grain, 1.1, n.math('MULTIPLY_ADD', lumps, 0.5, n.math('MULTIPLY_ADD', broad, 0.4, -0.5)))
    relief = n('Bump', {'Strength': 0.7, 'Distance': 0.010, 'Height': n.math('MULTIPLY_ADD', grain, 0.30, lumps)}).outputs[0]
    body = n('BsdfDiffuse', {'Color': n.mix(tone, rgba((0.64, 0.68, 0.73)), rgba((0.94, 0.95, 0.96))), 'Roughness': 0.4, 'Normal': relief})
    n.link(daylight.veil(n, body.outputs[0]), surface)
    return made


def roof_snow(of):
    """
    Replaces the snow on the roof. The wind has left more of it on one side. Its edge is uneven, and lies behind the edge
    of the steel in some places and over it in others.
    """
    for made in [thing for thing in bpy.context.collection.objects if thing.name.startswith('rounded') and thing.data.materials[0].name.startswith('snow')]:
        bpy.data.objects.remove(made)
    x0, x1, y0, y1, top = -1.0, LONG + 1.0, -1.1, DEEP + 0.9, HIGH + 0.25
    x, y = np.meshgrid(np.linspace(x0 - 0.03, x1 + 0.03, 440), np.linspace(y0 - 0.03, y1 + 0.03, 260))
    inside = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    inside = inside - 0.045 - 0.105 * fractal(x / 0.85, y / 0.85, 41, 5, 0.55)
    depth = 0.165 + 0.050 * fractal(x / 2.4, y / 2.4, 44, 4) + 0.010 * (x - x0) / (x1 - x0)
    z = top - 0.02 + (depth + 0.02) * np.clip(inside / 0.11, 0, 1) ** 0.5 + 0.3 * wind(x, y) * np.clip(inside / 0.3, 0, 1)
    faces = grid_faces(*x.shape)
    faces = faces[inside.ravel()[faces].max(axis=1) > -0.03]
    place(mesh('snow on the roof', np.stack([x, y, z], -1).reshape(-1, 3), faces, [of], True))


def flues():
    """Adds the ends of the flues of the fireplace and of the sauna's stove above the roof, each under a flat cap."""
    for x, y, top, wide in ((*FIRE, HIGH + 1.25, 0.11), (2.55, 2.74, HIGH + 1.1, 0.08)):
        rod('black steel', (x, y, HIGH + 0.2), (x, y, top), wide, 40)
        rod('black steel', (x, y, top), (x, y, top + 0.05), 0.03)
        rod('black steel', (x, y, top + 0.05), (x, y, top + 0.065), wide + 0.06, 40)


def turned(made, angle):
    """Turns an object around the vertical axis through the origin, by `angle` degrees."""
    made.rotation_euler[2] = math.radians(angle)


def landscape():
    """Adds the snow, the forest, and the mountains with the last sun on their summits."""
    ground = winter.ground(terrain, focus=((3.5, 13.5), (-9.5, 0.2)), near=-48, fine=0.025, hole=(-0.1, LONG + 0.1, -0.1, DEEP + 0.1))
    near = snow()
    bpy.data.objects['snow'].data.materials[0] = near
    roof_snow(near)
    free = lambda x, y: y < 15 or abs(x + 0.75 * y - 8) < 5
    places = [(-13.5, 9.0), (3.2, 18.5), (11.4, 13.8), *winter.scatter(230, -150, 60, 15, 150, 2.8, free)]
    spruces.forest(places, ground, (7, 16), ('old', 'slender'), 0.5, 4)
    spruces.single([(-10.8, 8.6, 13.0, 'old'), (-8.6, 10.8, 8.0, 'slender'), (6.4, 13.6, 12.5, 'old'), (8.9, 12.4, 15.0, 'broad')], ground, 0.5, 3)
    # These trees are beside and behind the camera: the glass reflects them.
    mirrored = [(-9.0, -9.5, 1.0), (-13.5, -12.0, 1.2), (-5.0, -14.5, 0.9), (-1.5, -19.0, 1.1), (-18.0, -9.0, 1.0), (-10.5, -20.0, 1.2), (3.5, -23.0, 1.1),
                (19.0, 8.5, 1.0), (22.5, 4.0, 1.2), (20.5, 16.0, 1.1), (27.5, 11.0, 1.2)]
    conifers.forest(mirrored, ground, (('spruce', 1),), snow=0.35, seed=2)
    turned(ranges([(500, 4600, 1450, 2500), (-1900, 5000, 1250, 2300), (2500, 4900, 1150, 2200)], seed=8, snow=0.8), TURN)
    turned(shade(-2600, -3500, 4500, 950), TURN)


def lamps():
    """Adds the lamps of the evening: over the steps, in the recess below the stone edge, and more light inside."""
    light.spot((PATH, -0.62, HIGH), (0, -0.08, -1), 60, 84, 2900, 0.05)
    light.strip((-0.2, -BASE - 0.03, FLOOR - 0.15), (LONG + 0.2, -BASE - 0.03, FLOOR - 0.15), (0, -1, -0.5), 10, 2900)
    light.strip((LONG + BASE + 0.03, -0.2, FLOOR - 0.15), (LONG + BASE + 0.03, DEEP + 0.2, FLOOR - 0.15), (1, 0, -0.5), 3.6, 2900)
    light.area((4.5, 0.8, HIGH), (0, 0.4, -1), 8.0, 1.0, 120, 2750)
    light.area((7.2, 2.2, HIGH), (0, 0, -1), 3.0, 3.0, 55, 2750)
    light.area((1.6, 2.2, FLOOR + 2.14), (0, 0, -1), 1.8, 1.2, 34, 2650)


def last_light():
    """Adds the low light of the western sky, which models the relief of the snow."""
    light.area((-36, -14, 13), (40, 14, -13), 22, 9, 5400, colour=(1.0, 0.95, 0.87))


def compose():
    daylight.blue_hour(1.05, mist=1.0)
    clear_dusk(1.05)
    haze.fill_valley(9000, 420)
    # The panes would show the sun as a bright spot.
    daylight.sun(-112 - TURN, 4, 3.0, 2300).visible_glossy = False
    # Both panes of a double glazing reflect.
    materials._makers['glass'] = lambda name: materials._glass(name, (0.90, 0.92, 0.915), 2.6)
    pavilion()
    flues()
    path()
    landscape()
    lamps()
    clear.whiten(3450)
    last_light()
    light.camera((13.9, -10.9, 1.85), -36, 35, (0.0, 0.075))
    near_snow.renew('snow', reach=10.0, size=0.010, strength=1.4, prints=boots(), depth=0.075, clods=350)
