"""
Scene: the natural pool among boulders in the snow at dusk, across the flagstones at its near end, with a thin fall of water
at its far end.
"""
import random
import bpy
import numpy as np
from library import conifers, daylight, distant, haze, light, spruces, water, winter
from library.ranges import shade
from library.boards import Boards
from library.brook import LEVEL, dark_water, depths, stones
from library.cascade import Face, cascade
from library.clear_dusk import clear_dusk
from library.fields import fractal, lattice
from library.flagstones import flagstones
from library.lanterns import lantern
from library.nodes import fresh, rgba

ALT = 'A natural pool of dark, clear water between snow-covered boulders at dusk, riven slate flagstones in front and a thin fall of water at its far end'
DETAIL = 0.5
GRADE = {'exposure': 1.65, 'contrast': 1.2, 'balance': 0.4}
FALL = 0.66  # height of the lip of the fall in metres
# (x, y, radius, height divided by width) of the boulders on land, in metres.
BOULDERS = [(-1.60, 1.70, 0.50, 0.62), (-1.95, 2.95, 0.70, 0.66), (-1.42, 3.85, 0.44, 0.60), (-1.90, 4.65, 0.72, 0.72), (-2.75, 2.05, 0.36, 0.60),
            (1.55, 1.55, 0.44, 0.56), (1.78, 2.45, 0.68, 0.62), (1.42, 3.30, 0.42, 0.62), (2.00, 3.95, 0.80, 0.68), (1.50, 4.60, 0.52, 0.70), (2.85, 2.75, 0.46, 0.55),
            (-3.0, 3.9, 0.5, 0.6), (3.1, 4.6, 0.6, 0.6), (2.35, 1.35, 0.24, 0.55)]


def off_shore(x, y):
    """Returns how far each point lies outside the water, in metres. It is negative inside, and the shore is uneven."""
    half = 0.97 + 0.07 * lattice(y / 0.55, np.sign(x) * 3.0, 3) + 0.03 * lattice(y / 0.17, np.sign(x) * 3.0, 4)
    return np.maximum(np.maximum(np.abs(x) - half, 0.70 - y), y - 4.75)


def terrain(x, y):
    """Returns the height of the snow without drifts: level around the pool, banked against the boulders, and lower under the flagstones."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    off = off_shore(x, y)
    hills = winter.hill(2.6, 13, 3.5)(x, y) + 0.10 * np.maximum(y - 20, 0) + winter.drifts(x, y)
    bank = LEVEL + 0.15 * (1 - np.exp(-np.maximum(off, 0) / 0.11)) + 0.06 * np.clip(off / 1.2, 0, 1) + 0.022 * fractal(x / 0.35, y / 0.35, 5, 4)
    for a, b, radius, _ in BOULDERS:
        bank += 0.26 * radius * np.exp(-((np.hypot(x - a, y - b)) / (1.18 * radius)) ** 4) * np.clip(off / 0.25, 0, 1)
    above = 1 / (1 + np.exp(np.clip(-(y - 5.12 - 0.10 * np.abs(x)) / 0.07, -50, 50))) * np.exp(-(x / 2.3) ** 4)
    bank += above * (FALL - 0.16 + 0.10 * np.clip(np.abs(x) - 0.15, 0, 0.8) + 0.05 * np.clip(y - 5, 0, 4))
    far = np.clip((np.hypot(np.maximum(np.abs(x) - 2.4, 0), np.maximum(np.maximum(-1.5 - y, y - 6.6), 0))) / 3.0, 0, 1)
    far = far * far * (3 - 2 * far)
    z = np.where(off < 0, LEVEL + 1.3 * off, bank * (1 - far) + (hills + 0.1) * far)
    terrace = np.clip((0.80 - y) / 0.10, 0, 1) * np.clip((2.15 + 0.2 * lattice(y / 0.5, x / 9, 8) - np.abs(x)) / 0.35, 0, 1)
    return z * (1 - terrace) - 0.09 * terrace - winter.drifts(x, y)


def bank_snow():
    """Returns the material of the ground: snow with visible grains, and wet gravel at the edge of the water and below it."""
    made, n, surface = fresh('snow on the bank')
    at = n('NewGeometry').outputs['Position']
    broad, lumps, grain = (n.noise(at, scale, detail, 0.65).outputs[0] for scale, detail in ((2.4, 4), (26.0, 4), (150.0, 3)))
    tone = n.math('MULTIPLY_ADD', grain, 1.1, n.math('MULTIPLY_ADD', lumps, 0.5, n.math('MULTIPLY_ADD', broad, 0.4, -0.5)))
    white = n.mix(tone, rgba((0.64, 0.68, 0.73)), rgba((0.94, 0.95, 0.96)))
    high = n.math('SUBTRACT', n('SeparateXYZ', {0: at}).outputs[2], LEVEL)
    dry = n.ramp(n.math('MULTIPLY_ADD', lumps, 0.05, n.math('MULTIPLY_ADD', broad, 0.05, high)), [(0.068, 0.0), (0.082, 1.0)])
    gravel = n.mix(lumps, rgba((0.008, 0.009, 0.010)), rgba((0.045, 0.044, 0.042)))
    relief = n('Bump', {'Strength': 0.7, 'Distance': 0.010, 'Height': n.math('MULTIPLY_ADD', grain, 0.30, lumps)}).outputs[0]
    body = n('BsdfPrincipled', {'Base Color': n.mix(dry, gravel, white), 'Roughness': n.math('MULTIPLY_ADD', dry, 0.5, 0.35), 'Specular': 0.25, 'Normal': relief})
    n.link(daylight.veil(n, body.outputs[0]), surface)
    return made


def bed():
    """Returns the stones of the bed as (x, y, z, radius, flat). The bed falls away from the near end and rises towards the banks."""
    chosen = []
    for _ in range(2600):
        x, y = random.uniform(-1.08, 1.08), random.uniform(0.80, 4.5)
        radius = random.choice((0.06, 0.08, 0.10, 0.13, 0.19)) * random.uniform(0.85, 1.2)
        if all((x - a) ** 2 + (y - b) ** 2 > (0.80 * (radius + r)) ** 2 for a, b, _, r, _ in chosen):
            low = LEVEL - 0.16 - 0.26 * min(max(0.0, y - 0.95), 2.2) + 0.75 * max(0.0, abs(x) - 0.55)
            chosen.append((x, y, min(low, LEVEL - 0.02), radius, random.uniform(0.45, 0.75)))
    return chosen


def shore():
    """Returns the stones at the edge of the water, small and large, a third of each in the ground."""
    chosen = []
    for side in (-1, 1):
        y = 0.98
        while y < 4.7:
            radius = random.choice((0.07, 0.09, 0.12, 0.16, 0.21, 0.28)) * random.uniform(0.9, 1.15)
            flat = random.uniform(0.50, 0.72)
            chosen.append((side * (1.0 + 0.25 * radius + random.uniform(-0.07, 0.05)), y, LEVEL + 0.14 * radius, radius, flat))
            y += radius * random.uniform(0.95, 1.5)
        for _ in range(20):
            radius = random.choice((0.04, 0.05, 0.07, 0.10))
            chosen.append((side * random.uniform(1.04, 1.30), random.uniform(0.9, 4.7), LEVEL + 0.08 + 0.1 * radius, radius, random.uniform(0.5, 0.7)))
    return chosen


def boulders():
    """Adds the boulders on the banks, those around the fall, and a few in the water. A third of each is in the ground."""
    near = [(x, y, LEVEL + 0.06 + 0.33 * radius * flat, radius, flat) for x, y, radius, flat in BOULDERS]
    near += [(0.62, 2.75, LEVEL - 0.05, 0.25, 0.62), (-0.72, 3.45, LEVEL - 0.06, 0.24, 0.60), (0.86, 1.55, LEVEL - 0.06, 0.22, 0.55)]
    stones(near, 'boulders', sharp=24, sides=17)
    stones([(-0.98, 4.86, 0.06, 0.40, 0.80), (1.02, 4.88, 0.08, 0.44, 0.80), (-0.72, 5.10, 0.50, 0.40, 0.66), (0.78, 5.14, 0.52, 0.42, 0.62),
            (-1.55, 5.25, 0.38, 0.62, 0.66), (1.70, 5.30, 0.40, 0.66, 0.66), (-0.46, 4.66, -0.10, 0.24, 0.62), (0.52, 4.64, -0.11, 0.28, 0.60),
            (-0.36, 5.35, 0.70, 0.20, 0.55)], 'boulders at the fall', seed=11, sharp=24, sides=17)


def terrace():
    """Adds the flagstones on the near side and, under water, the two flat stones of the way in."""
    seeds = []
    for _ in range(3000):
        x, y, apart = random.uniform(-3.3, 3.3), random.uniform(-2.3, 0.62), random.choice((0.46, 0.62, 0.80))
        if all((x - a) ** 2 + 1.3 * (y - b) ** 2 > (0.5 * (apart + other)) ** 2 for a, b, other in seeds):
            seeds.append((x, y, apart))
    seeds = [(x, y) for x, y, _ in seeds]
    beyond = [(x, 1.68 - y + random.uniform(-0.05, 0.05)) for x, y in seeds if y > -0.1]
    flagstones(seeds, beyond, -2.7, 2.7, -0.9, 1.0, 0.015, joint=0.008, deep=0.026, snow=0.36, seed=5)
    stones([(-0.05, 1.16, LEVEL - 0.22, 0.42, 0.24), (0.18, 1.86, LEVEL - 0.48, 0.48, 0.26)], 'way in', seed=3)


def hillside():
    """Adds the snow around the pool, a mixed forest on the slope behind it, and the mountains in the haze."""
    ground = winter.ground(terrain, focus=((-2.8, 3.2), (-1.4, 6.0)), fine=0.022, near=-8, hole=(-0.5, 0.5, 1.3, 4.2))
    bpy.data.objects['snow'].data.materials[0] = bank_snow()
    free = lambda x, y: abs(x - 0.3 * y) < 2.5 and y < 30
    conifers.forest(winter.scatter(170, -60, 60, 11, 110, 2.5, free), ground, (('spruce', 1),), (0.6, 1.15), 0.62)
    conifers.forest([(-4.6, 8.5, 0.85), (6.6, 10.6, 0.85), (-6.6, 7.0, 1.0), (7.6, 6.8, 1.0),
                      (0.4, 9.4, 0.40), (2.4, 11.5, 0.60), (-1.3, 11.0, 0.50)], ground, (('spruce', 1),), snow=0.7, seed=2)
    conifers.forest([(-3.4, 6.5, 0.5), (3.4, 7.6, 0.5), (4.6, 5.4, 0.45), (-2.2, 8.4, 0.5)], ground, (('fir', 1),), snow=0.75, seed=3)
    spruces.renew(('broad', 'slender'), 0.6, 3)
    distant.ridge(-3800, 3800, 4200, [420, 520, 380, 300, 420, 560, 480], 1700, -100, 6, trees=520)
    distant.ridge(-5200, 6000, 7600, [1050, 1500, 1250, 1750, 1420, 1150, 1500, 1200], 3000, -100, 14, trees=420, snow=0.72, rugged=0.34)


def pool():
    """Adds the water, the bed and the fall. The lining of the pool is out of the light, so that the water is dark where it is deep."""
    lining = water.pool(-1.1, 1.1, 0.75, 5.0, -0.08, LEVEL, 1.3, 'rock', [], watts=0, slab=9, gap=0.0)
    face = Face(-0.95, 1.0, 4.72, -0.75, FALL, (-0.17, 0.21), seed=4)
    cascade(face, [(-0.02, 0.085, 0.9), (0.09, 0.025, 0.30)], LEVEL, lining, snow=0.10, count=60000, opaque=1.9, depth=0.45)
    surface, dark = dark_water(), depths()
    for made in [thing for thing in bpy.data.objects if thing.type == 'MESH']:
        for slot in made.material_slots:
            if slot.material.name.startswith(('skin', 'ringed water')):
                slot.material = surface
            elif slot.material == lining:
                slot.material = dark
    stones(bed(), 'bed', 5, 2)
    stones(shore(), 'shore', 5, 5)


def compose():
    daylight.blue_hour(0.95, mist=0.9)
    clear_dusk(0.95)
    haze.fill_valley(6000, 240)
    daylight.sun(-98, 4, 3.0, 2300)
    shade(-2600, -3500, 4500, 700)
    pool()
    boulders()
    terrace()
    hillside()
    # Warm light between the rocks.
    for x, y in ((-1.22, 2.30), (1.28, 2.95), (-1.20, 4.20)):
        light.spot((x * 0.80, y, 0.03), (x * 0.9, 0.3, 0.30), 4, 100, 2800, 0.08)
    lantern(-1.42, 0.22, 0.022, 0.17, 0.27, 0.7)
    light.area((-6.0, -0.6, 4.6), (6, 3.4, -4.6), 4.0, 3.0, 260, colour=(0.95, 0.95, 1.0))
    dark = Boards('void')  # Keeps daylight out of the joints of the pool.
    for a, b in (((-1.3, 0.5, -1.6), (1.3, 5.2, -1.4)), ((-1.3, 0.5, -1.5), (-1.125, 5.2, -0.14)), ((1.125, 0.5, -1.5), (1.3, 5.2, -0.14)),
                 ((-1.3, 5.025, -1.5), (1.3, 5.2, -0.14)), ((-1.3, 0.5, -1.5), (1.3, 0.725, -0.14))):
        dark.box(a, b)
    dark.done('dark')
    light.camera((-1.35, -2.35, 1.62), 15, 31, (0.0, -0.10), 5.0, 6.3)
