"""Scene: the head of a lounger with its linen cushion and a towel, close."""
import importlib
import math
import bpy
import numpy as np
from library import light
from library.cabins import lining, shell
from library.emitters import halo
from library.pillows import pillow

ALT = 'A linen cushion with a towel laid over it at the head of a lounger of hemlock slats, emitters glowing in the wall behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.4, 'contrast': 1.28}
cabin = importlib.import_module('scenes.products.annecy-reclining-cabin')


def on_slats(points):
    """Returns points above a plane as points above the slats of the left lounger, which rise at 45 degrees at its head."""
    a = math.radians(45)
    across, up, out = np.array((1, 0, 0)), np.array((0, math.cos(a), math.sin(a))), np.array((0, -math.sin(a), math.cos(a)))
    return np.array((0.44, 1.523, 0.776)) + points[:, :1] * across + points[:, 1:2] * up + points[:, 2:] * out


def compose():
    light.indoors()
    lining(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    shell(cabin.WIDE, cabin.DEEP, cabin.HIGH)
    cabin.inside()
    for made in list(bpy.context.collection.objects):
        if made.name.split('.')[0] == 'rounded':
            bpy.data.objects.remove(made)
    pillow(on_slats)
    for x in (0.27, 0.61):
        halo((x, 1.714, 1.46), (0, -1, 0), 0.19, 0.74, 1.6)
    light.strip((0.05, cabin.DEEP - 0.04, cabin.HIGH - 0.05), (cabin.WIDE - 0.05, cabin.DEEP - 0.04, cabin.HIGH - 0.05), (0, 0, -1), 4, 2800)
    light.area((1.95, 1.10, 1.22), (-1, 0.24, -0.30), 0.3, 0.35, 34, 5000)
    light.camera((1.02, 0.66, 1.30), -34, 42, (0.00, -0.40), 0.98, 4.0)
