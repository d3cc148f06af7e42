"""Scene: the five-sided sauna in the corner of a pale room, seen along the diagonal, with daylight from the left."""
import bpy
from library import calm_glass, clear, finishes, light, linens, planed, split_stones
from library.boards import Boards, panels
from library.shapes import put
from library.zuers import SIDE, corner_sauna

ALT = 'A five-sided cedar sauna set into the corner of a pale room, its cut front corner glass in a slim frame of black steel'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.8, 'balance': 0.25}
WALL, CEILING = SIDE + 0.06, 2.72  # the corner of the room in x and y, and its height, in metres


def bare():
    """Removes the floor, the vase and the lamps of the shared room, and keeps those of the sauna."""
    clear.clear((-9, -9, -0.1), (9, 9, 0.001), 'floor', 'under')
    clear.clear((0.6, -1.2, 0.0), (1.8, -0.05, 1.6), 'turned')
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT']:
        if min(lamp.location.x, lamp.location.y) < 0 or lamp.location.z > 3:
            bpy.data.objects.remove(lamp)


def planed_timber():
    """Renews the wood, and moves the black core of the outer walls forwards, so that the joints between their boards are shallow."""
    for core in [thing for thing in bpy.context.collection.objects if thing.name.split('.')[0] == 'core']:
        core.location = (-0.014, -0.014, 0)
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    finishes.refine(only='core', void='joint')
    split_stones.renew()


def room():
    """Adds the floor, the ceiling with a shadow gap at the walls, and the skirting boards."""
    panels('honed limestone', (-6, -6, 0), (1, 0, 0), (0, 1, 0), WALL + 6, WALL + 6, 1.2, 0.8, gap=0.002)
    put('ceiling', [(-6, -6, CEILING), (WALL - 0.02, -6, CEILING), (WALL - 0.02, WALL - 0.02, CEILING), (-6, WALL - 0.02, CEILING)], [(0, 3, 2, 1)], 'white plaster')
    skirting = Boards('limestone', 0.002)
    skirting.box((-4, WALL - 0.014, 0), (-0.05, WALL, 0.07))
    skirting.box((WALL - 0.014, -4, 0), (WALL, -0.05, 0.07), 'y')
    skirting.done('skirting')


def compose():
    corner_sauna()
    bare()
    room()
    finishes.refine(**{'lime plaster': 'white plaster'})
    clear.clear((0.5, 1.6, 0.86), (1.2, 2.2, 1.1), 'rounded')
    linens.pile('striped linen', 0.80, SIDE - 0.27, 0.882, [(0.40, 0.30, 4, -4, (0, 0)), (0.39, 0.29, 4, 3, (0.004, 0.003)), (0.37, 0.28, 4, -1, (0, 0))], seed=8)
    planed_timber()
    light.area((-5.4, 0.2, 1.5), (1, 0.12, 0.0), 2.4, 2.0, 300, colour=(1.0, 0.975, 0.94))
    light.area((-0.6, -5.4, 1.9), (0.1, 1, 0.1), 2.0, 1.4, 12, 3600)
    # Lights the walls and the ceiling from the top of the sauna.
    light.strip((0.2, SIDE - 0.2, 2.32), (SIDE - 0.2, SIDE - 0.2, 2.32), (0, 0.35, 1), 3, 3000)
    light.strip((SIDE - 0.2, SIDE - 0.2, 2.32), (SIDE - 0.2, 0.2, 2.32), (0.35, 0, 1), 3, 3000)
    light.camera((-2.72, -2.72, 1.25), 45, 42, (0.0, -0.02), 4.0, 5.6)
