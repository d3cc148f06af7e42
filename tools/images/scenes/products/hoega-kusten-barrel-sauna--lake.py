"""
Scene: the barrel at the blue hour, wide, seen across the end of its jetty, with the gangway and the rocky shore it leads to. The
half-moon window glows above the snow.
"""
import importlib
import math
import bpy
import numpy as np
from mathutils import Vector
from library import another_hour, boulders, light, near_snow, spruces, swept, winter
from library.barrel import LONG, MIDDLE
from library.clear_dusk import clear_dusk
from library.fields import fractal, grid_faces, mesh, place
from library.views import compose_product

ALT = 'A cedar barrel sauna at the blue hour, seen from the end of its snowy jetty, its half-moon window glowing, a gangway to a rocky shore, a still lake and a forest behind it'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.85, 'contrast': 1.06}
main = importlib.import_module('scenes.products.hoega-kusten-barrel-sauna')
TURN = math.radians(126)
LAKE = -0.55  # height of the water, in metres


def banks():
    """
    Replaces the snow on the deck, whose edges the main view shows from the other end. It was shovelled to the edges: a bank that
    has slumped towards the bare boards, and is round above the rim of the deck.
    """
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('snow near the camera', 'clod')]:
        bpy.data.objects.remove(made)
    x, y = np.meshgrid(np.arange(main.WEST, main.EAST, 0.009), np.arange(main.SOUTH, main.NORTH, 0.009))
    west = -1.36 + 0.13 * np.sin(y * 1.1) - 0.10 * np.clip((y + 0.2) / 1.2, 0, 1) - x
    east = x - 1.12 - 0.28 * np.clip((0.6 - y) / 1.6, 0, 1)
    tall, _ = swept.bank(x, y, np.maximum(np.maximum(west, east), y - 2.62), 0.13, 0.17, 31)
    rim = np.minimum(np.minimum(x - main.WEST, main.EAST - x), np.minimum(main.NORTH - y, y - main.SOUTH))
    rim = rim - 0.012 - 0.07 * np.maximum(fractal(x / 0.9, y / 0.9, 58, 3) + 0.1, 0)
    side = np.where(rim > 0, 0.19 * (1 - (1 - np.clip(rim / 0.15, 0, 1)) ** 2.2), 1.2 * np.maximum(rim, -0.05))
    z = np.minimum(tall, side)
    faces = grid_faces(*x.shape)
    faces = faces[(z > -0.012).ravel()[faces].all(axis=1)]  # the part below the boards would show beside the rim
    place(mesh('banks', np.stack([x, y, z], -1).reshape(-1, 3), faces, [winter.snow_material('snow on the deck', 0.005)], True))


def turn():
    """Turns the jetty with the barrel, its gangway, its lamps, its furniture and its smoke around the z axis by `TURN`."""
    root = bpy.data.objects.new('jetty', None)
    bpy.context.collection.objects.link(root)
    root.rotation_euler.z = TURN
    bpy.context.view_layer.update()
    for made in [thing for thing in bpy.data.objects if thing.type in ('MESH', 'LIGHT')]:
        if all(abs(part) < 8.5 for corner in made.bound_box for part in made.matrix_world @ Vector(corner)):
            made.parent = root


def shore(along, across):
    """
    Returns the height of the near shore at (along, across): the distance from the barrel in the direction of the gangway, and the
    distance from the axis of the gangway, in metres.
    """
    behind = along - 7.4 - 0.55 * np.maximum(across - 0.9, 0) ** 1.15 - 1.1 * fractal(across / 3.4, along / 6.0, 71, 4)
    rise = -1.2 + 0.95 / (1 + np.exp(-(behind - 0.1) / 0.28)) + 0.10 * np.maximum(behind, 0) ** 0.92
    bumps = 0.42 * fractal(along / 2.2, across / 2.4, 75, 4) * np.clip(behind / 2.5, 0, 1)
    # The snow is level with the boards at the end of the gangway.
    level = np.exp(-(across / 1.0) ** 4) * np.clip((behind + 0.2) / 0.8, 0, 1) * np.clip(1 - (behind - 1.6) / 1.5, 0, 1)
    return (rise + bumps) * (1 - level) + 0.02 * level


def near_shore():
    """Adds the shore at the end of the gangway: snow over rocks, boulders in the water along its edge, and spruces."""
    ahead, aside = (math.sin(TURN), -math.cos(TURN)), (math.cos(TURN), math.sin(TURN))
    along, across = np.meshgrid(np.arange(5.2, 34, 0.06), np.arange(-9, 26, 0.07))
    x, y = along * ahead[0] + across * aside[0], along * ahead[1] + across * aside[1]
    place(mesh('shore', np.stack([x, y, shore(along, across)], -1).reshape(-1, 3), grid_faces(*x.shape)[:, ::-1], [winter.snow_material('snow on the shore', 0.012)], True))
    height = lambda a, b: float(shore(np.float64(a * ahead[0] + b * ahead[1]), np.float64(a * aside[0] + b * aside[1])))
    at = lambda a, b: (a * ahead[0] + b * aside[0], a * ahead[1] + b * aside[1])
    chance, places = np.random.default_rng(12), []
    for b in np.arange(-6, 14, 0.34):
        # The edge of the water is where the shore rises above the lake.
        run = np.arange(5.2, 30, 0.05)
        edge = run[np.argmax(shore(run, b + 0 * run) > LAKE)]
        for _ in range(2):
            size = 0.10 + 0.42 * chance.random() ** 2.2
            a = edge + chance.normal(0.05, 0.30)
            if abs(b) > 0.95 + size or a < edge - 0.2:
                x, y = at(a, b + chance.uniform(-0.15, 0.15))
                places.append((x, y, max(height(x, y), LAKE - 0.12) + 0.15 * size, size))
    boulders.boulders(places, 0.75, wet=LAKE)
    trees = [(13.5, 4.6, 5.4, 'slender'), (15.2, 6.6, 7.5, 'old'), (17.5, 3.6, 8.6, 'broad'), (12.2, 2.6, 1.8, 'young'), (18.5, 8.8, 6.4, 'slender'), (21.5, 6.2, 9.0, 'old'),
             (15.6, 1.6, 3.6, 'young'), (20.0, 1.2, 8.0, 'slender'), (24.0, 9.6, 8.4, 'broad'), (25.5, 13.0, 7.0, 'old'), (23.0, 3.2, 9.4, 'broad'),
             (22.0, -2.6, 6.4, 'broad'), (28.0, -1.2, 9.0, 'old'), (16.6, -3.4, 1.6, 'young')]
    spruces.single([(*at(a, b), tall, kind) for a, b, tall, kind in trees], height, 0.5, 6)


def compose():
    compose_product('hoega-kusten-barrel-sauna')
    another_hour.change(lambda: clear_dusk(0.9))
    light.area((0, LONG + 0.05, MIDDLE + 0.35), (0, 1, -0.7), 1.0, 0.5, 8, 2800)  # from the window onto the snow
    banks()
    turn()
    near_shore()
    light.camera((-4.7, -7.3, 1.85), 25, 28, (-0.015, -0.100))
    near_snow.renew('banks', 'cap', reach=9.0, floor=0.0, strength=0.8, clods=50)
