"""Scene: folded towels on the stool before the wardrobe, by day. The window is outside the image, on the right."""
import bpy
from mathutils import Vector
from library import clear, finishes, light, weaves  # noqa: F401 (weaves adds the cloth of the stool)
from library.linens import pile
from library.views import compose_product

ALT = 'Folded towels on a linen stool in daylight, walnut wardrobe fronts and the steel frame of the niche behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.4, 'contrast': 1.24}


def clear_stool():
    """Removes the rolled towels of the main image from the stool."""
    bpy.context.view_layer.update()
    for made in list(bpy.context.collection.objects):
        if made.type == 'MESH' and made.name.split('.')[0] in ('roll', 'cloth'):
            x, y, z = sum((made.matrix_world @ Vector(corner) for corner in made.bound_box), Vector()) / 8
            if 1.62 < x < 2.32 and -0.80 < y < -0.25 and 0.40 < z < 0.60:
                bpy.data.objects.remove(made)


def match_veneer():
    """Cuts the fronts of the wardrobe from one log: the boards of the main image differ in tone, which shows from here."""
    for made in bpy.context.collection.objects:
        if made.name.split('.')[0] == 'wardrobe':
            tones = made.data.attributes['rnd'].data
            tones.foreach_set('vector', [0.5, 0.5, 0.35] * len(tones))


def compose():
    compose_product('orsieres-alcove')
    clear_stool()
    clear.clear((0.0, -1.4, -0.01), (1.6, -0.3, 0.05))  # the rug, of which only a corner would show
    match_veneer()
    finishes.refine(**{'upholstery linen': 'bone basket'})
    pile('striped linen', 1.95, -0.51, 0.418, [(0.42, 0.30, 4, 7, (0, 0)), (0.40, 0.29, 4, 2, (0.004, 0.003)), (0.33, 0.25, 4, 9, (-0.01, 0.0))], seed=8)
    light.area((3.3, -0.9, 1.35), (-1, 0.22, -0.55), 0.6, 0.9, 62, colour=(0.86, 0.93, 1.0))
    light.camera((1.15, -1.95, 1.0), 28, 43, (0.0, -0.355), 1.6, 3.5)
