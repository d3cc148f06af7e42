"""Furnishings of the rooms: stove and stones, towels, bucket and ladle, lantern, candle, basin, vase."""
import math
import random
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from . import light
from .boards import Boards
from .materials import material
from .shapes import put, rod, rounded, sheet, turned
from .things import hoop, staved
from .versions import shade_smooth


def _rock_meshes(count=7, chops=9):
    """
    Returns `count` meshes of broken stones. Callers place them with random rotation and scale, so that few meshes look
    like many stones.
    """
    made = []
    for index in range(count):
        body = bmesh.new()
        bmesh.ops.create_icosphere(body, subdivisions=4, radius=1)
        planes = [(Vector([random.gauss(0, 1) for _ in range(3)]).normalized(), random.uniform(0.62, 0.92)) for _ in range(chops)]
        for vertex in body.verts:
            for normal, reach in planes:
                over = vertex.co.dot(normal) - reach
                if over > 0:
                    vertex.co -= normal * over * 0.92
            seed = Vector((index * 9.0, 0, 0))
            vertex.co += vertex.co.normalized() * (noise.fractal(vertex.co * 2.2 + seed, 1.0, 2.0, 5) * 0.09)
        data = bpy.data.meshes.new('rock')
        body.to_mesh(data)
        body.free()
        shade_smooth(data, 32)
        data.materials.append(material('rock'))
        made.append(data)
    return made


def stones(low, high, radius=0.06, heap=0.0):
    """
    Fills a box with broken stones; `low` and `high` are opposite corners of the box. The stones form a heap whose
    middle is `heap` metres higher than the box. No stone reaches through a side of the box, so a cage can have bars
    there.
    """
    meshes = _rock_meshes()
    shapes = {data.name: np.array([vertex.co for vertex in data.vertices]) for data in meshes}
    step = radius * 1.32
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    layer, z = 0, low[2] + radius * 0.6
    while z < high[2] + heap:
        x = low[0] + radius * 0.7 + (layer % 2) * step * 0.5
        while x < high[0] - radius * 0.35:
            y = low[1] + radius * 0.7 + (layer % 2) * step * 0.5
            while y < high[1] - radius * 0.35:
                aside = max(abs(x - middle[0]) / (high[0] - low[0]), abs(y - middle[1]) / (high[1] - low[1])) * 2
                if z < high[2] + heap * (1 - aside):
                    rock = bpy.data.objects.new('rock', random.choice(meshes))
                    shake = radius * 0.22
                    rock.location = (x + random.uniform(-shake, shake), y + random.uniform(-shake, shake), z + random.uniform(-shake, shake))
                    rock.rotation_euler = [random.uniform(0, 6.28) for _ in range(3)]
                    size = radius * random.uniform(0.78, 1.12)
                    rock.scale = (size, size * random.uniform(0.8, 1.0), size * random.uniform(0.68, 0.9))
                    turned_shape = (shapes[rock.data.name] * np.array(rock.scale)) @ np.array(rock.rotation_euler.to_matrix()).T
                    for axis in (0, 1):
                        inner = low[axis] - turned_shape[:, axis].min(), high[axis] - turned_shape[:, axis].max()
                        rock.location[axis] = min(max(rock.location[axis], inner[0]), inner[1])
                    bpy.context.collection.objects.link(rock)
                y += step
            x += step
        z += radius * 1.12
        layer += 1


def stone_cage(cage, x, y, z, width, depth, hearth, height):
    """Adds the bars of a stove's open cage to the boards `cage`, from the height `hearth` to `height` above `z`."""
    bar = 0.014
    for px, py in ((x, y), (x + width - bar, y), (x, y + depth - bar), (x + width - bar, y + depth - bar)):
        cage.box((px, py, z + hearth), (px + bar, py + bar, z + height))
    for i in range(6):
        level = z + hearth + 0.03 + i * (height - hearth - 0.045) / 5
        cage.box((x, y, level), (x + width, y + bar * 0.7, level + 0.009))
        cage.box((x, y, level), (x + bar * 0.7, y + depth, level + 0.009))
        cage.box((x + width - bar * 0.7, y, level), (x + width, y + depth, level + 0.009))


def stove(x, y, z=0.0, width=0.46, depth=0.42, height=0.98, fire=True, pipe=None):
    """
    Adds a black steel stove with an open cage of stones on top. Its front is at `y`. `pipe` is the height at which the
    flue ends; None means no flue.
    """
    hearth = height * 0.56
    body = Boards('black steel', 0.006)
    body.box((x, y, z + 0.07), (x + width, y + depth, z + hearth))
    body.box((x + 0.04, y + 0.04, z), (x + width - 0.04, y + depth - 0.04, z + 0.08))
    stone_cage(body, x, y, z, width, depth, hearth, height)
    body.done('stove')
    stones((x + 0.014, y + 0.014, z + hearth), (x + width - 0.014, y + depth - 0.014, z + height - 0.03), 0.056, 0.07)
    if fire:
        inset = width * 0.16
        low, high = z + 0.17, z + hearth - 0.09
        middle = (x + width / 2, y - 0.003, (low + high) / 2)
        sheet('fire', middle, (1, 0, 0), (0, 0, 1), width - 2 * inset, high - low)
        frame = Boards('black steel', 0.003)
        for a, b in (((x + inset - 0.025, y - 0.014, low - 0.025), (x + width - inset + 0.025, y, low)),
                     ((x + inset - 0.025, y - 0.014, high), (x + width - inset + 0.025, y, high + 0.025)),
                     ((x + inset - 0.025, y - 0.014, low), (x + inset, y, high)),
                     ((x + width - inset, y - 0.014, low), (x + width - inset + 0.025, y, high))):
            frame.box(a, b)
        frame.done('door')
        light.area((middle[0], y - 0.03, middle[2]), (0, -1, -0.1), width * 0.6, high - low, 6, colour=(1, 0.30, 0.06))
    if pipe:
        rod('black steel', (x + width / 2, y + depth - 0.1, z + hearth), (x + width / 2, y + depth - 0.1, pipe), 0.065, 28)


def towels(x, y, z, width=0.42, depth=0.3, count=4, of='linen'):
    """Adds a stack of folded towels with the folds facing the camera."""
    for i in range(count):
        low = z + i * 0.042
        a, b = random.uniform(-0.006, 0.006), random.uniform(-0.006, 0.006)
        rounded(of, (x + a, y + b, low), (x + a + width, y + b + depth, low + 0.022), 0.011, 0.003)
        rounded(of, (x + a + 0.002, y + b + 0.003, low + 0.020), (x + a + width - 0.002, y + b + depth, low + 0.042), 0.011, 0.003)


def roll(x, y, z, length=0.34, radius=0.065, of='linen'):
    """Adds a rolled towel that lies along y. The end of the roll, a spiral, faces the camera."""
    turns, points, faces = 4.5, [], []
    count = int(turns * 40)
    for i in range(count + 1):
        angle = i / 40 * 2 * math.pi
        reach = 0.012 + (radius - 0.012) * i / count
        for end in (0, length):
            points.append((x + reach * math.cos(angle), y + end, z + radius + reach * math.sin(angle)))
    for i in range(count):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    made = put('roll', points, faces, of, True)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = (radius - 0.012) / turns * 0.8


def bucket(x, y, z, radius=0.14, height=0.24, wood='hemlock', ladle=True):
    """
    Adds a wooden bucket with two hoops. `radius` is the radius in the middle of its staves. If `ladle` is True, the
    handle of a ladle leans on its rim.
    """
    thick = 0.016
    outer = staved(wood, (x, y, z), radius + thick / 2, radius + thick / 2, height, 18, thick, 0.03)
    for share in (0.2, 0.78):
        hoop('brass', (x, y, z), outer(height * share), height * share)
    if ladle:
        # The underside of the handle touches the inner edge of the rim: half of its thickness is 7 mm, at a slope of
        # about 45 degrees.
        foot, rim = Vector((x - radius * 0.3, y, z + 0.05)), Vector((x + radius - thick / 2 - 0.010, y - 0.02, z + height))
        along = (rim - foot).normalized()
        top = rim + along * 0.17
        side = along.cross(Vector((0, 1, 0))).normalized()
        handle = Boards(wood, 0.004)
        handle.board((foot + top) / 2, ((top - foot).length, 0.026, 0.014), (along, along.cross(side), side))
        handle.done('ladle')


def lantern(x, y, z, size=0.16, height=0.26, watts=7):
    """Adds a lantern on the ground: a black frame around a soft light. `watts` is the total power of the light."""
    frame = Boards('black steel', 0.002)
    for px in (x - size / 2, x + size / 2 - 0.012):
        for py in (y - size / 2, y + size / 2 - 0.012):
            frame.box((px, py, z), (px + 0.012, py + 0.012, z + height))
    frame.box((x - size / 2, y - size / 2, z), (x + size / 2, y + size / 2, z + 0.015))
    frame.box((x - size / 2 - 0.01, y - size / 2 - 0.01, z + height), (x + size / 2 + 0.01, y + size / 2 + 0.01, z + height + 0.02))
    frame.done('lantern')
    turned('lamp', (x, y, z + 0.03), [(0.001, 0), (size * 0.3, 0), (size * 0.3, height - 0.07), (0.001, height - 0.07)], 24)
    for towards in ((1, 0, -0.4), (-1, 0, -0.4), (0, -1, -0.4), (0, 1, -0.4)):
        at = (x + towards[0] * size * 0.55, y + towards[1] * size * 0.55, z + height * 0.6)
        light.area(at, towards, size * 0.5, height * 0.6, watts / 4, 2150)


def candle(x, y, z, height=0.12, radius=0.035):
    """Adds a thick candle with its flame and the light of the flame."""
    turned('wax', (x, y, z), [(0.001, 0), (radius, 0), (radius, height), (radius * 0.8, height - 0.006), (0.001, height - 0.008)])
    turned('lamp', (x, y, z + height + 0.004), [(0.001, 0), (0.006, 0.01), (0.005, 0.02), (0.001, 0.036)], 12)
    light.area((x, y, z + height + 0.05), (0, 0, -1), 0.05, 0.05, 0.5, 2000)
    light.area((x, y, z + height + 0.02), (0, 1, 0), 0.03, 0.03, 0.5, 2000)


def vase(x, y, z, height=0.26, twigs=6, of='clay'):
    """Adds a vase with bare twigs."""
    turned(of, (x, y, z), [(0.001, 0), (0.055, 0), (0.085, height * 0.35), (0.07, height * 0.68), (0.028, height * 0.88),
                           (0.032, height), (0.024, height * 0.98), (0.02, height * 0.8)])
    for _ in range(twigs):
        at, way = Vector((x, y, z + height * 0.9)), Vector((random.gauss(0, 0.28), random.gauss(0, 0.2), 1)).normalized()
        for i in range(7):
            way = (way + Vector([random.gauss(0, 0.09) for _ in range(3)])).normalized()
            there = at + way * 0.085
            rod('graphite', at, there, 0.0032 - i * 0.00035, 8)
            if i > 2 and random.random() < 0.6:
                side = (way + Vector([random.gauss(0, 0.6) for _ in range(3)])).normalized()
                rod('graphite', there, there + side * 0.09, 0.0014, 6)
            at = there


def basin(x0, x1, y0, y1, top, wall=0.07, depth=0.75, level=0.07, clad='slate', shine=26):
    """
    Adds a cold plunge pool: a rectangular stone basin with clear water, lit from inside. `top` is the height of its
    rim. `depth` and `level` are the distances from the rim down to the floor and to the water surface.
    """
    rim = Boards(clad, 0.006)
    rim.box((x0, y0, 0), (x1, y0 + wall, top))
    rim.box((x0, y1 - wall, 0), (x1, y1, top))
    rim.box((x0, y0 + wall, 0), (x0 + wall, y1 - wall, top), 'y')
    rim.box((x1 - wall, y0 + wall, 0), (x1, y1 - wall, top), 'y')
    rim.box((x0 + wall, y0 + wall, top - depth - 0.05), (x1 - wall, y1 - wall, top - depth))
    rim.done('basin')
    lining = Boards('limestone', 0.002)
    a, b, c, d, e, f = x0 + wall, x1 - wall, y0 + wall, y1 - wall, top - depth, top - level + 0.004
    for low, high in (((a, c, e), (b, d, e + 0.01)), ((a, d - 0.01, e), (b, d, f)), ((a, c, e), (b, c + 0.01, f)),
                      ((a, c, e), (a + 0.01, d, f)), ((b - 0.01, c, e), (b, d, f))):
        lining.box(low, high)
    lining.done('lining')
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, top - level)
    surface = sheet('water', middle, (1, 0, 0), (0, 1, 0), x1 - x0 - 2 * wall, y1 - y0 - 2 * wall, lit=False)
    surface.name = 'water'
    light.area((middle[0], y1 - wall - 0.02, top - depth * 0.55), (0, -1, -0.15), (x1 - x0) * 0.8, 0.05, shine, colour=(0.35, 0.78, 1.0))
    light.area((middle[0], middle[1], top - level - 0.03), (0, 0, -1), (x1 - x0) * 0.7, (y1 - y0) * 0.6, shine * 0.5, colour=(0.35, 0.78, 1.0))
    light.area((middle[0], middle[1], top - depth + 0.05), (0, 0.35, 1), (x1 - x0) * 0.7, (y1 - y0) * 0.6, shine * 0.8, colour=(0.4, 0.8, 1.0))


def heater(x, z0, z1, y, width=0.3, watts=11):
    """Adds an infrared panel on a wall. The panel faces the camera, and its glowing surface is at `y`."""
    frame = Boards('black steel', 0.003)
    a, b = x - width / 2, x + width / 2
    for low, high in (((a - 0.02, y - 0.012, z0 - 0.02), (b + 0.02, y + 0.03, z0)), ((a - 0.02, y - 0.012, z1), (b + 0.02, y + 0.03, z1 + 0.02)),
                      ((a - 0.02, y - 0.012, z0), (a, y + 0.03, z1)), ((b, y - 0.012, z0), (b + 0.02, y + 0.03, z1))):
        frame.box(low, high)
    count = int((z1 - z0) / 0.03)
    for i in range(1, count):
        level = z0 + i * (z1 - z0) / count
        frame.box((a, y - 0.008, level - 0.0016), (b, y - 0.005, level + 0.0016), edge=0.0005)
    frame.done('heater')
    sheet('heater', (x, y, (z0 + z1) / 2), (1, 0, 0), (0, 0, 1), width, z1 - z0)
    light.area((x, y - 0.03, (z0 + z1) / 2), (0, -1, 0), width, z1 - z0, watts, colour=(1, 0.17, 0.035))


def wisps(x, y, z, width, height, count=4, gap=0.12, of='steam'):
    """
    Adds rising steam or smoke: `count` translucent sheets, one in front of the other, that face the camera. `of` is the
    material of the sheets.
    """
    for i in range(count):
        at = (x + random.uniform(-0.06, 0.06) * width, y - i * gap, z + height / 2)
        made = sheet(of, at, (1, 0, 0), (0, 0, 1), width, height, lit=False)
        made.visible_glossy = False
        place = np.empty(12)
        made.data.attributes['uv3'].data.foreach_get('vector', place)
        made.data.attributes['uv3'].data.foreach_set('vector', (place.reshape(4, 3) + (0, i * 7.3 - 3, 0)).ravel())
