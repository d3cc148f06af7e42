"""Scene: a rolled linen mat in a leather carrier on the bench, in sun from the right, with the bench running into the depth."""
import bpy
from library import clear, daylight, light, linens
from library.carriers import carried_mat
from library.views import compose_product

ALT = 'A rolled linen mat held by two leather straps on a long hemlock bench in the morning sun, emitters glowing in the wall above'
SAMPLES = 14
DETAIL = 0.6
GRADE = {'exposure': 0.32, 'contrast': 1.28}


def compose():
    compose_product('soerenberg-studio-chamber')
    # The sun of the main image comes from behind this camera and would flatten the mat.
    for lamp in [thing for thing in bpy.context.collection.objects if thing.type == 'LIGHT' and thing.data.type == 'SUN']:
        bpy.data.objects.remove(lamp)
    daylight.sun(84, 21, 4.4, 4300)
    clear.clear((0.0, 0.8, 0.44), (0.5, 2.9, 0.72), 'draped')
    carried_mat(0.235, 0.52, 0.4505, turn=9)
    linens.pile('plain linen', 0.23, 1.30, 0.4505, [(0.34, 0.27, 4, 3, (0, 0)), (0.335, 0.265, 4, -2, (0.004, 0.003)), (0.33, 0.265, 4, 2, (-0.003, 0))], seed=7)
    light.camera((0.82, -0.50, 0.86), -27, 48, (0.0, -0.24), 0.98, 4.5)
