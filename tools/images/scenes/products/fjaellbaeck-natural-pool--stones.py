"""Scene: the near end of the natural pool, low over the water: worn boulders at its edge, stones below, and the evening sky on its surface."""
import random
import bpy
from library import light
from library.brook import LEVEL, stones
from library.views import compose_product

ALT = 'Boulders with a little snow in dark, clear water at dusk, stones below the surface and the evening sky on it'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 1.75, 'contrast': 1.2, 'balance': 0.4}


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


def compose():
    compose_product('fjaellbaeck-natural-pool')
    for made in list(bpy.data.objects):
        if made.name in ('boulders', 'bed', 'shore', 'way in', 'foam') or made.type == 'LIGHT' and made.location.z < 0.1:
            bpy.data.objects.remove(made)
    stones(bed(), steps=5)
    stones([(0.62, 1.72, -0.10, 0.33, 0.62), (1.12, 2.35, 0.02, 0.52, 0.66), (0.28, 2.45, -0.14, 0.20, 0.60), (1.30, 1.45, 0.02, 0.48, 0.60),
            (1.15, 3.35, 0.06, 0.50, 0.70), (0.60, 3.05, -0.13, 0.24, 0.55), (1.75, 2.9, 0.16, 0.62, 0.7), (-0.16, 1.62, -0.33, 0.36, 0.42), (0.10, 1.12, -0.22, 0.27, 0.40),
            (-1.15, 2.9, 0.0, 0.42, 0.65), (-1.10, 3.6, 0.02, 0.40, 0.7), (-1.2, 2.2, 0.0, 0.36, 0.6)], 'boulders', 7, sharp=24, sides=17)
    light.area((-3.2, 0.4, 2.4), (1, 0.42, -0.5), 2.0, 1.4, 150, colour=(0.86, 0.91, 1.0))
    light.camera((-0.62, 0.20, 0.80), 30, 48, (0.0, 0.0), 2.3, 5.6, pitch=22.5)
