"""Scene: the cabin and the window beside it, wide, on a clear winter day with the low sun on the floor."""
import bpy
from library import clearings, daylight, light
from library.boards import Boards
from library.views import compose_product

ALT = 'A hemlock cabin with glowing emitters whose panes meet at the corner, wide, beside a deep window through which low winter sun falls on dark slate'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.68, 'contrast': 1.2, 'balance': 0.3}


def sunlight():
    """Turns the sun towards the window, so that it falls on the floor before the cabin, and lowers the lamps of the room."""
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT']:
        if lamp.data.type == 'SUN':
            bpy.data.objects.remove(lamp)
        elif lamp.data.size > 1.9:
            lamp.data.energy *= 0.6
    daylight.sun(30, 19, 17, 4300)
    clearings.clear(lambda x, y: abs(0.87 * (x - 3.3) - 0.50 * (y - 1.65)) < 4 and y > 1)  # no tree stands before the sun


def thin_haze(share):
    """Multiplies the density of the haze that the trees have from the main image by `share`, because it leaves them without shade."""
    for made in bpy.data.materials:
        for node in made.node_tree.nodes if made.use_nodes else ():
            if node.type == 'MATH' and node.operation == 'DIVIDE' and node.inputs[1].default_value < -100:
                node.inputs[1].default_value /= share


def skirting():
    """Adds skirting boards of hemlock, which close the joint between the walls and the floor to the daylight outside."""
    made = Boards('planed hemlock', 0.002)
    made.box((-4.0, 1.634, -0.015), (5.2, 1.665, 0.055))
    made.box((5.184, -6.0, -0.015), (5.215, 1.634, 0.055), 'y')
    made.done('skirting')


def compose():
    compose_product('vaettern-window-cabin--garden')
    skirting()
    sunlight()
    thin_haze(0.3)
    light.camera((2.6, -3.9, 1.25), -8, 27, (0.0, -0.05), 4.4, 4.0)
