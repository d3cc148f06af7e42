"""Scene: a crate of dark split stones on a slate floor in front of a cedar wall."""
import math
import random
import bpy
from library import light
from library.boards import Boards, panels, plank_wall
from library.fittings import _rock_meshes
from library.materials import material
from library.things import rope

ALT = 'A wooden crate filled with dark split olivine diabase stones, three more lying before it on slate'
GRADE = {'exposure': 1.1}


def crate(x, y, z, wide=0.36, deep=0.25, tall=0.17, thick=0.011):
    boards = Boards('hemlock', 0.0016)
    for i in range(3):
        low = z + 0.008 + i * 0.054
        boards.box((x, y, low), (x + wide, y + thick, low + 0.047))
        boards.box((x, y + deep - thick, low), (x + wide, y + deep, low + 0.047))
    for i in range(3):
        low = z + 0.008 + i * 0.054
        boards.box((x + thick * 0.2, y + thick, low), (x + thick * 1.2, y + deep - thick, low + 0.047), 'y')
        boards.box((x + wide - thick * 1.2, y + thick, low), (x + wide - thick * 0.2, y + deep - thick, low + 0.047), 'y')
    for px in (x + thick * 1.2, x + wide - thick * 1.2 - 0.022):
        for py in (y + thick, y + deep - thick - 0.022):
            boards.box((px, py, z), (px + 0.022, py + 0.022, z + tall), 'z')
    boards.box((x, y, z), (x + wide, y + deep, z + 0.009))
    boards.done('crate')
    for side, at in ((-1, x + thick * 0.2), (1, x + wide - thick * 0.2)):
        mid = y + deep / 2
        rope('hemp', [(at - side * 0.004, mid - 0.055, z + 0.145), (at + side * 0.012, mid - 0.053, z + 0.138), (at + side * 0.022, mid - 0.03, z + 0.103),
                      (at + side * 0.024, mid, z + 0.095), (at + side * 0.022, mid + 0.03, z + 0.103), (at + side * 0.012, mid + 0.053, z + 0.138), (at - side * 0.004, mid + 0.055, z + 0.145)], 0.006)


def heap(x, y, z, wide=0.36, deep=0.25):
    """Adds a heap of stones, each 5 to 10 cm in size, and three more stones on the floor beside the crate."""
    meshes = _rock_meshes(9, 12)
    for mesh in meshes:
        mesh.materials.clear()
        mesh.materials.append(material('diabase'))
        mesh.auto_smooth_angle = math.radians(22)

    def stone(px, py, pz, size):
        rock = bpy.data.objects.new('stone', random.choice(meshes))
        rock.location, rock.rotation_euler = (px, py, pz), [random.uniform(0, 6.28) for _ in range(3)]
        rock.scale = (size, size * random.uniform(0.75, 0.95), size * random.uniform(0.6, 0.85))
        bpy.context.collection.objects.link(rock)
    for layer in range(6):
        level = z + 0.035 + layer * 0.035
        keep = (0.040, 0.040, 0.040, 0.040, 0.058, 0.090)[layer]
        spots = []
        for _ in range(900):
            px, py = random.uniform(x + keep, x + wide - keep), random.uniform(y + keep, y + deep - keep)
            if all(math.hypot(px - a, py - b) > 0.050 for a, b in spots):
                spots.append((px, py))
        for px, py in spots:
            stone(px, py, level + random.uniform(-0.008, 0.008), random.uniform(0.031, 0.046))
    for px, py, size in ((x + wide + 0.075, y - 0.035, 0.045), (x + wide + 0.015, y - 0.095, 0.037), (x + wide + 0.14, y + 0.05, 0.040)):
        stone(px, py, z + size * 0.52, size)


def compose():
    light.indoors()
    panels('slate', (-2, -1.2, 0), (1, 0, 0), (0, 1, 0), 4.2, 2.1, 0.9, 0.7, shift=0.5)
    plank_wall('cedar', (-2, 0.9, 0), (1, 0, 0), (0, 0, 1), 4.2, 2.0)
    crate(-0.22, 0.1, 0)
    heap(-0.22, 0.1, 0)
    light.strip((-1.9, 0.84, 1.0), (2.1, 0.84, 1.0), (0, 0.1, -1), 10, 2750)
    light.area((-1.3, -0.6, 1.0), (1, 0.65, -0.65), 0.6, 0.6, 20, colour=(0.55, 0.70, 1.0))
    light.spot((1.35, 0.15, 0.85), (-1.2, 0.0, -0.62), 120, 50, 2750, 0.05)
    light.camera((0.15, -1.05, 0.58), -5.5, 64, (0, -0.005), 1.27, 4.0, 20)
