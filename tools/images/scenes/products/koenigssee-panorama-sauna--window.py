"""Scene: the wide window of the panorama sauna from the upper tier, along the edge of that tier, with the heater beside it."""
import bpy
from library import clear, light
from library.nodes import fresh, rgba
from library.shapes import sheet
from library.views import compose_product

ALT = 'A wide window on a snowy shore, a still lake and the mountains mirrored in it, seen from the upper tier of a cedar sauna, the edge of that tier and the stones of the heater at the left'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.8, 'balance': 0.55}
GLASS, OPENING = 2.48, (0.203, 2.797, 0.595, 2.129)  # x of the pane, and the edges of the opening (y0, y1, z0, z1), in metres, as in the main image


def reflection():
    """Adds the faint reflection of the room in the glass."""
    y0, y1, z0, z1 = OPENING
    made, n, surface = fresh('reflection in the pane')
    share = n.math('MULTIPLY', n('Fresnel', {'IOR': 1.5}).outputs[0], n.math('MULTIPLY', n('LightPath').outputs['Is Camera Ray'], 0.12))
    n.link(n('MixShader', {0: share, 1: n('BsdfTransparent').outputs[0], 2: n('BsdfGlossy', {'Color': rgba(1.0), 'Roughness': 0.0}).outputs[0]}).outputs[0], surface)
    sheet(made, (GLASS - 0.001, (y0 + y1) / 2, (z0 + z1) / 2), (0, -1, 0), (0, 0, 1), y1 - y0, z1 - z0, lit=False)


def hide_lamps():
    """Hides the lamps from the pane, which would mirror their rectangles."""
    for made in bpy.context.collection.objects:
        if made.type == 'LIGHT':
            made.visible_glossy = False


def still():
    """Takes the breeze from the lake, so that the mountains are mirrored sharply."""
    for node in bpy.data.materials['still lake'].node_tree.nodes:
        if node.type == 'BSDF_GLOSSY':
            for link in list(node.inputs['Roughness'].links):
                node.id_data.links.remove(link)
            node.inputs['Roughness'].default_value = 0.004


def compose():
    compose_product('koenigssee-panorama-sauna')
    # Beside a blue lake, cedar in the light of the usual lamps turns orange.
    clear.whiten(3700)
    hide_lamps()
    still()
    reflection()
    light.camera((0.35, 0.0, 1.42), 48.5, 24, (0.0, -0.012), 2.6, 10.0)
