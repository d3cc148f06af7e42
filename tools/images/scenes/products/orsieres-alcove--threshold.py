"""Scene: the threshold of the niche by day: the steel frame between the walnut front, the hemlock floor and the boards of the room."""
import bpy
from library import clear, light, materials, sunlit
from library.views import compose_product

ALT = 'Low sun with the shadow of window bars across the threshold of the niche: walnut front, black steel frame, pale hemlock floor and glowing emitters'
GRADE = {'exposure': 0.42, 'contrast': 1.15, 'balance': 0.3}


def match_veneer():
    """Cuts the fronts of the wardrobe from one log: the boards of the main image differ in tone, which shows from here."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'wardrobe':
            tones = made.data.attributes['rnd'].data
            tones.foreach_set('vector', [0.5, 0.5, 0.35] * len(tones))


def dim_joint():
    """Dims the lit joint round the frame, which would be a white line by day."""
    for node in materials.material('lit joint').node_tree.nodes:
        if node.type == 'EMISSION':
            node.inputs['Strength'].default_value *= 0.3


def compose():
    compose_product('orsieres-alcove')
    clear.clear((0.0, -1.4, -0.01), (1.6, -0.3, 0.05))  # the rug
    clear.clear((1.4, -0.9, -0.01), (2.5, -0.2, 0.60))  # the stool
    clear.clear((-5, -6, 2.9), (7, 1, 3.0), 'ceiling')  # it would keep the low sun out
    match_veneer()
    dim_joint()
    clear.dim(0.14)
    clear.whiten(3700)
    sunlit.through((0.20, 0.0, 0.26), 128, 24, [(-0.62, -0.05, -0.7, 0.20), (0.0, 0.42, -0.7, 0.20)], 6.0, 4300, away=2.6, soft=0.8)
    light.area((2.6, -2.0, 1.5), (-1, 0.7, -0.4), 1.6, 1.4, 22, colour=(0.93, 0.96, 1.0))
    light.camera((0.95, -1.50, 0.80), -29, 52, (0.05, -0.43), 1.75, 8.0)
