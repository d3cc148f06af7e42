"""Another hour of the day in a finished scene, for views that shall not repeat the light of the main image."""
import bpy
from . import daylight


def change(set_hour):
    """
    Removes the sun, calls `set_hour()`, which sets the sky and the haze of the new hour, and gives the new colour of the haze to
    the landscape and to the banks of cloud. The density of the haze stays.
    """
    before = daylight.air.colour
    for made in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(made)
    set_hour()
    after = daylight.air.colour
    for node in [each for of in bpy.data.materials if of.use_nodes for each in of.node_tree.nodes if each.type == 'EMISSION']:
        colour = node.inputs['Color']
        if not colour.links and all(abs(a - b) < 1e-4 for a, b in zip(colour.default_value, before)):
            colour.default_value = (*after, 1)
    for of in bpy.data.materials:
        if of.name.startswith('cloud bank'):
            mixed = next(node for node in of.node_tree.nodes if node.type == 'EMISSION').inputs['Color'].links[0].from_node
            for socket in mixed.inputs[1], mixed.inputs[2]:
                socket.default_value = (*(c * a / b for c, a, b in zip(socket.default_value, after, before)), 1)
