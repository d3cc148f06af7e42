"""The Jökull Hearth Sauna: a square room with benches around a column of stones, under a round skylight."""
import math
import random
import bpy
import numpy as np
from . import conifers, daylight, finishes, honey_cedar, light, materials, planed, rooms  # noqa: F401 (honey_cedar adds its material)
from .boards import Boards, bench, plank_wall
from .fittings import _rock_meshes, roll, towels
from .saunas import UP
from .shapes import put, turned
from .things import sawn

SIDE, HIGH, RADIUS, TALL = 2.8, 2.35, 0.225, 1.38
# Paler than the rock of other heaters: here the stones are seen through a dense mesh of black steel.
materials._makers['hearth rock'] = lambda name: materials._mottled(name, (0.045, 0.042, 0.039), (0.185, 0.172, 0.160), 0.75, 30, 0.006)


def column(x, y):
    """Adds the column of stones at (x, y): a cage of vertical rods and rings in black steel, filled with stones."""
    meshes = _rock_meshes()
    layer = 0
    z = 0.10
    while z < TALL + 0.03:
        for reach, count in ((RADIUS - 0.062, 9), (RADIUS - 0.145, 4)):
            for k in range(count):
                angle = 2 * math.pi * (k + 0.5 * (layer % 2)) / count + random.uniform(-0.08, 0.08)
                rock = bpy.data.objects.new('rock', random.choice(meshes))
                size = 0.062 * random.uniform(0.85, 1.15)
                rock.location = (x + reach * math.cos(angle), y + reach * math.sin(angle), z + random.uniform(-0.012, 0.012))
                rock.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
                rock.scale = (size, size * random.uniform(0.85, 1.0), size * random.uniform(0.75, 0.95))
                bpy.context.collection.objects.link(rock)
        z += 0.075
        layer += 1
    mesh = Boards('black steel', 0.0015)
    for k in range(26):
        angle = 2 * math.pi * k / 26
        out = np.array((math.cos(angle), math.sin(angle), 0))
        mesh.board(np.array((x, y, TALL / 2)) + out * RADIUS, (TALL, 0.007, 0.007), (UP, np.cross(UP, out), out))
    mesh.done('rods')
    for level in np.arange(0.06, TALL + 0.01, 0.11):
        turned('black steel', (x, y, level), [(RADIUS - 0.004, 0), (RADIUS + 0.006, 0), (RADIUS + 0.006, 0.009), (RADIUS - 0.004, 0.009), (RADIUS - 0.004, 0)], 48, False)
    turned('black steel', (x, y, 0), [(RADIUS + 0.03, 0), (RADIUS + 0.03, 0.05), (0.001, 0.05)], 48, False)


def ceiling(x, y, radius):
    """Adds the board ceiling with a round opening at (x, y), framed in black steel and lined with a pale shaft."""
    made = Boards('cedar', 0.003)
    count = round((SIDE + 1.6) / 0.12)
    step = (SIDE + 1.6) / count
    for i in range(count):
        a = -1.6 + i * step
        low, high = a + 0.0015, a + step - 0.0015
        if high < y - radius or low > y + radius:
            made.box((0, low, HIGH), (SIDE, high, HIGH + 0.022))
            continue
        # These boards are cut along the circle.
        cut = [(math.sqrt(max(radius ** 2 - (b - y) ** 2, 0)), b) for b in np.linspace(low, high, 12)]
        for way, end in ((-1, 0), (1, SIDE)):
            sawn('cedar', [(x + way * half, b) for half, b in cut] + [(end, high), (end, low)], (0, 0, HIGH + 0.011), (1, 0, 0), (0, 1, 0), 0.022, 'x')
    made.done('ceiling')
    turned('black steel', (x, y, HIGH - 0.012), [(radius + 0.035, 0.012), (radius + 0.035, 0), (radius - 0.022, 0), (radius - 0.022, 0.03)], 96, False)
    turned('lime plaster', (x, y, HIGH), [(radius - 0.018, 0), (radius - 0.018, 0.13)], 96)
    turned('black steel', (x, y, HIGH + 0.10), [(radius - 0.018, 0), (radius - 0.045, 0), (radius - 0.045, 0.03), (radius - 0.018, 0.03)], 96, False)
    for x0, x1, y0, y1 in ((-0.1, x - radius, -1.7, SIDE + 0.1), (x + radius, SIDE + 0.1, -1.7, SIDE + 0.1), (x - radius, x + radius, -1.7, y - radius), (x - radius, x + radius, y + radius, SIDE + 0.1)):
        put('dark', [(x0, y0, HIGH + 0.05), (x1, y0, HIGH + 0.05), (x1, y1, HIGH + 0.05), (x0, y1, HIGH + 0.05)], [(0, 1, 2, 3)], 'void')


def room():
    """Adds the whole room and its lights. Each scene adds its own camera and supporting lights."""
    # Evening, with the tops of snowy spruces in front of the clouds in the skylight.
    daylight.blue_hour(2.2, seed=9.0)
    conifers.forest([(1.2, 25, 0.86), (4.2, 29, 1.05), (6.0, 24, 0.80), (8.6, 30, 1.0), (2.8, 32, 1.0)], lambda a, b: 0.0, (('spruce', 2),), snow=0.6, seed=4)
    middle = SIDE / 2
    for origin, along in (((0, SIDE, 0), (1, 0, 0)), ((0, -1.6, 0), (0, 1, 0)), ((SIDE, SIDE, 0), (0, -1, 0))):
        plank_wall('cedar', origin, along, UP, SIDE if along[0] else SIDE + 1.6, HIGH)
    put('near wall', [(-0.1, -1.62, 0), (SIDE + 0.1, -1.62, 0), (SIDE + 0.1, -1.62, HIGH + 0.1), (-0.1, -1.62, HIGH + 0.1)], [(0, 1, 2, 3)], 'void')
    ceiling(middle, 1.35, 0.52)
    rooms.tiled('slate', 0, SIDE, -1.6, SIDE, size=0.7)
    column(middle, 1.35)
    bench('cedar', 0.0, SIDE, SIDE - 0.6, SIDE, 0.46, light=11)
    for x0, face in ((0.0, 0.6), (SIDE - 0.6, SIDE - 0.6)):
        way = 1 if x0 == 0 else -1
        arm = Boards('cedar', 0.005)
        for i in range(5):
            arm.box((x0 + i * 0.12 + 0.004, -1.6, 0.432), (x0 + (i + 1) * 0.12 - 0.004, SIDE - 0.605, 0.46), 'y')
        arm.box((face - 0.014, -1.6, 0.36), (face + 0.014, SIDE - 0.605, 0.43), 'y')
        inner = face - way * 0.11
        for i in range(86):
            arm.box((inner - 0.014, -1.6 + i * 0.043, 0), (inner + 0.014, -1.578 + i * 0.043, 0.35), 'z')
        arm.done('arm')
        put('dark', [(inner - way * 0.05, -1.6, 0), (inner - way * 0.05, SIDE, 0), (inner - way * 0.05, SIDE, 0.42), (inner - way * 0.05, -1.6, 0.42)], [(0, 1, 2, 3)], 'void')
        light.strip((face - way * 0.055, SIDE - 0.7, 0.37), (face - way * 0.055, -1.3, 0.37), (-way * 0.4, 0, -1), 12, 2750)
    rests = Boards('cedar', 0.008)
    for z in (0.80, 0.95):
        rests.box((0.06, SIDE - 0.075, z - 0.05), (SIDE - 0.06, SIDE - 0.05, z + 0.05))
        rests.box((0.05, -1.6, z - 0.05), (0.075, SIDE - 0.08, z + 0.05), 'y')
        rests.box((SIDE - 0.075, -1.6, z - 0.05), (SIDE - 0.05, SIDE - 0.08, z + 0.05), 'y')
    rests.done('rests')
    light.strip((0.1, SIDE - 0.03, 1.0), (SIDE - 0.1, SIDE - 0.03, 1.0), (0, 0.1, 1), 9, 2750)
    light.strip((0.03, SIDE - 0.1, 1.0), (0.03, -1.3, 1.0), (-0.1, 0, 1), 11, 2750)
    light.strip((SIDE - 0.03, -1.3, 1.0), (SIDE - 0.03, SIDE - 0.1, 1.0), (0.1, 0, 1), 11, 2750)
    towels(0.12, 1.55, 0.46, 0.32, 0.40, 3)
    roll(SIDE - 0.25, 1.2, 0.46, 0.34, 0.065)
    light.area((middle, 0.4, HIGH - 0.03), (0, 0.1, -1), 1.8, 0.8, 26, 2900)
    lamp = light.area((middle, 1.35, HIGH + 0.25), (0, 0, -1), 0.95, 0.95, 12, 4300)
    lamp.data.shape = 'DISK'
    # The blue of the whole sky would turn the cedar pink, so only the lamp above lights the room.
    cover = put('cover', [(-2, -3, HIGH + 0.6), (5, -3, HIGH + 0.6), (5, 5, HIGH + 0.6), (-2, 5, HIGH + 0.6)], [(0, 1, 2, 3)], 'void')
    cover.visible_camera = cover.visible_glossy = cover.visible_transmission = False
    finishes.refine(slate='cleft slate', rock='hearth rock')
    planed.renew_walls(cedar='honey cedar')
