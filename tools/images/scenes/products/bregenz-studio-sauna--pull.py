"""Scene: the round pull on the glass door, close."""
import bpy
from library import light
from library.nodes import rgba
from library.shapes import rod
from library.views import compose_product

ALT = 'A round cedar pull on brass bolts at the clear glass door of the sauna, in early sun'
SAMPLES = 14
DETAIL = 0.55
GRADE = {'exposure': 0.4}


def compose():
    compose_product('bregenz-studio-sauna')
    # The balance of the image turns the grey of the polished edges into blue, so here they are the green of thick glass.
    for node in bpy.data.materials['polished edge'].node_tree.nodes:
        if node.type == 'EMISSION':
            node.inputs['Color'].default_value, node.inputs['Strength'].default_value = rgba((0.40, 0.36, 0.20)), 0.30
    for z in (0.975, 1.125):
        rod('brass', (0.12, -0.0295, z), (0.12, -0.0345, z), 0.017, 48)
    light.camera((-0.34, -0.92, 1.14), 27, 60, (0.04, -0.07), 1.0, 2.8)
