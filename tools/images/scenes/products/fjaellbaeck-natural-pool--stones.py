"""Scene: the natural pool lengthwise, low over the water: granite boulders at its edge, stones below the surface, and the fall at its far end."""
import random
import bpy
from library import granite, light
from library.brook import LEVEL, stones
from library.views import compose_product

ALT = 'Granite boulders with lichen and caps of snow at the edge of dark, clear water, their feet wet, and a thin fall of water behind them'
DETAIL = 0.7
GRADE = {'exposure': 1.45, 'contrast': 1.22, 'balance': 0.4}


def bed():
    """Returns the small stones of the bed, which falls away from the near end and rises towards the bank on the right."""
    chosen = []
    for _ in range(900):
        x, y = random.uniform(-1.1, 1.3), random.uniform(0.55, 3.6)
        radius = random.choice((0.07, 0.09, 0.12, 0.16, 0.22))
        if all((x - a) ** 2 + (y - b) ** 2 > (0.72 * (radius + r)) ** 2 for a, b, _, r, _ in chosen):
            z = LEVEL - 0.10 - 0.30 * max(0.0, y - 0.75) + 0.55 * max(0.0, x - 0.45)
            chosen.append((x, y, min(z, LEVEL + 0.02), radius, random.uniform(0.45, 0.75)))
    return chosen


def boulders():
    """Adds the boulders along the right bank, the stones in the water, and a few on the left bank."""
    of, snow = granite.granite(), bpy.data.materials['snow on the bank']
    near = [(0.70, 1.74, -0.10, 0.33, 0.62), (1.16, 2.35, 0.02, 0.52, 0.66), (1.32, 1.42, 0.00, 0.46, 0.58)]
    granite.renew(stones(near, 'boulders', 7, 8, sharp=24, sides=17), of, snow)
    far = [(0.26, 2.48, -0.14, 0.20, 0.60), (1.15, 3.35, 0.06, 0.50, 0.70), (0.60, 3.05, -0.13, 0.24, 0.55), (1.75, 2.9, 0.16, 0.62, 0.7), (1.05, 4.15, 0.02, 0.42, 0.66),
           (-1.15, 2.9, 0.0, 0.42, 0.65), (-1.10, 3.6, 0.02, 0.40, 0.7), (-1.02, 4.3, 0.0, 0.34, 0.6)]
    granite.renew(stones(far, 'boulders', 7, 9, sharp=24, sides=17), of, snow)
    sunken = [(-0.16, 1.62, -0.33, 0.36, 0.42), (0.10, 1.12, -0.22, 0.27, 0.40)]
    granite.renew(stones(sunken, 'sunken', 7, 3, sharp=24, sides=17), of)
    granite.renew(stones(bed(), 'bed', 5), of)
    granite.renew(bpy.data.objects['boulders at the fall'], of, snow)


def dull_moss():
    """Makes the moss beside the fall less green: in the main image it is farther away."""
    tree = bpy.data.materials['wet rock'].node_tree
    for node in tree.nodes:
        if node.type == 'MIX_RGB' and node.inputs[2].default_value[1] > 1.2 * node.inputs[2].default_value[0]:
            node.inputs[2].default_value = (0.050, 0.052, 0.030, 1.0)


def compose():
    compose_product('fjaellbaeck-natural-pool')
    for made in list(bpy.data.objects):
        if made.name in ('boulders', 'bed', 'shore', 'way in') or made.type == 'LIGHT' and made.location.z < 0.1:
            bpy.data.objects.remove(made)
    boulders()
    dull_moss()
    # The bright part of the evening sky, low on the left, which grazes the rock.
    light.area((-3.0, 2.0, 1.9), (1, 0.02, -0.42), 2.0, 1.4, 190, colour=(0.92, 0.95, 1.0))
    light.camera((0.30, 0.15, 0.80), 7, 48, (0.0, 0.0), 2.1, 4.0, pitch=19)
