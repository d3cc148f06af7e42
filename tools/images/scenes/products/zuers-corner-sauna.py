"""Scene: the five-sided sauna in the corner of a high white room with old beams, in low sun from the left."""
import math
import bpy
from mathutils import Matrix
from library import clear, cushions, finishes, light, linens, materials, mirrored_window, planed, split_stones, sunlit, weaves  # noqa: F401 (weaves adds the cloth of the rug)
from library.boards import Boards
from library.robe import RAIL, WALL as BEHIND, on_hanger
from library.shapes import put, turned
from library.things import grained
from library.zuers import SIDE, corner_sauna

ALT = 'A five-sided cedar sauna set into the corner of a white room with dark beams, its cut front corner glass in black steel, a dark rug before the glass, low sun on its boards and on a robe that hangs beside it'
GRADE = {'exposure': 0.92, 'balance': 0.25}
WALL, CEILING, END = SIDE + 0.06, 3.20, -3.4  # the corner of the room in x and y, its height, and where its ceiling ends behind the camera, in metres
ROBE = (-0.62, 1.62)  # where the robe hangs: x of its middle and height of its neck, in metres
materials._makers['smoked oak'] = lambda name: planed.wood(name, (0.190, 0.138, 0.096), (0.118, 0.082, 0.056), 190.0, 0.46, 0.30)


def bare():
    """Removes the vase and the lamps of the shared room, and keeps those of the sauna."""
    clear.clear((0.6, -1.2, 0.0), (1.8, -0.05, 1.6), 'turned')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT']:
        if min(lamp.location.x, lamp.location.y) < 0 or lamp.location.z > 3:
            bpy.data.objects.remove(lamp)


def timber():
    """Renews the wood, and moves the black core of the outer walls forwards, so that the joints between their boards are shallow."""
    for core in [thing for thing in bpy.context.collection.objects if thing.name.split('.')[0] == 'core']:
        core.location = (-0.014, -0.014, 0)
    backing = Boards('cedar', 0.001)  # closes the joints in the end of the lower bench
    backing.box((0.728, SIDE - 0.93, 0.008), (0.740, SIDE - 0.56, 0.41), 'z')
    backing.done('backing')
    planed.renew_walls(cedar='planed cedar', larch='smoked oak', walnut='planed walnut')
    finishes.refine(only='core', void='joint')
    split_stones.renew()


def room():
    """Adds the ceiling with its beams, and the skirting boards."""
    put('ceiling', [(END, END, CEILING), (WALL, END, CEILING), (WALL, WALL, CEILING), (END, WALL, CEILING)], [(0, 3, 2, 1)], 'white plaster')
    beams = Boards('larch', 0.012)
    for i in range(5):
        x = WALL - 0.62 - i * 1.02
        beams.box((x - 0.085, END, CEILING - 0.20), (x + 0.085, WALL, CEILING), 'y')
    beams.done('beams')
    skirting = Boards('larch', 0.002)
    skirting.box((-5, WALL - 0.014, 0), (-0.05, WALL, 0.09))
    skirting.box((WALL - 0.014, -5, 0), (WALL, -0.05, 0.09), 'y')
    skirting.done('skirting')


def robe():
    """Adds a robe on the middle one of three pegs, on the wall to the left of the sauna."""
    before = set(bpy.context.collection.objects)
    rail = Boards('walnut', 0.004)
    rail.box((-0.30, BEHIND - 0.022, RAIL - 0.045), (0.30, BEHIND, RAIL + 0.045))
    rail.done('rail')
    for x in (-0.23, 0.0, 0.23):
        peg = turned('walnut', (0, 0, 0), [(0.011, 0), (0.010, 0.068), (0.0115, 0.082), (0.0175, 0.098), (0.0155, 0.106), (0.0001, 0.1115)], 32)
        peg.location, peg.rotation_euler = (x, BEHIND - 0.02, RAIL), (math.radians(98), 0, 0)
        grained(peg)
    on_hanger()
    for part in set(bpy.context.collection.objects) - before:
        part.location += type(part.location)((ROBE[0], WALL - BEHIND, ROBE[1]))


def rug():
    """Adds a rug along the glass, which runs diagonally."""
    before = set(bpy.context.collection.objects)
    cushions.rug(-0.90, 0.90, -0.50, 0.50, of='charcoal rug', seed=6)
    for part in set(bpy.context.collection.objects) - before:
        part.matrix_world = Matrix.Translation((-0.18, -0.18, 0)) @ Matrix.Rotation(math.radians(-45), 4, 'Z') @ part.matrix_world


def compose():
    corner_sauna()
    bare()
    room()
    robe()
    rug()
    finishes.refine(**{'lime plaster': 'white plaster'})
    clear.clear((0.5, 1.6, 0.86), (1.2, 2.2, 1.1), 'rounded')
    linens.pile('striped linen', 0.80, SIDE - 0.27, 0.882, [(0.40, 0.30, 4, -4, (0, 0)), (0.39, 0.29, 4, 3, (0.004, 0.003)), (0.37, 0.28, 4, -1, (0, 0))], seed=8)
    mirrored_window.renew([(-6.0, -9.2, -7.0, 0.2, 2.5, 2, 1)], 0.25, soft=0.06)
    timber()
    # The sun comes in below the end of the ceiling.
    sunlit.through((-0.30, 1.85, 0.60), 243, 16, sunlit.sashes(2.4, 3.1, 2, 3, 0.07), 5.6, 4300, away=6.6)
    light.area((-5.4, 0.2, 1.5), (1, 0.12, 0.0), 2.4, 2.0, 150, colour=(1.0, 0.98, 0.95))
    light.area((-0.6, -5.4, 1.9), (0.1, 1, 0.1), 2.0, 1.4, 14, 4000)
    light.area((-1.4, -1.4, 0.3), (0.2, 0.2, 1), 3.0, 3.0, 20, colour=(1.0, 0.95, 0.88))  # the light that the floor returns to the ceiling
    light.camera((-2.30, -3.40, 1.15), 33.6, 37, (0.004, -0.006), 4.2, 5.6)
