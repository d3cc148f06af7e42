"""Scene: the benches in the low winter sun, which comes through the glass gable between trees; outside, untrodden snow."""
import bpy
import numpy as np
from library import calm_glass, clear, clearings, daylight, light, planed, spruces, winter
from library.fields import lattice
from library.views import compose_product

ALT = 'Low winter sun and the shadows of trees across the boards and benches of a cedar sauna, a snowy garden and a forest beyond its glass gable'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.65, 'contrast': 1.1, 'balance': 0.35}


def fresh_snow():
    """Replaces the snow by untrodden snow, with relief for the low sun, and removes the lantern on the step."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('snow near the camera', 'clod', 'lantern')]:
        bpy.data.objects.remove(made)
    clear.clear((1.0, -0.6, 0.25), (1.35, -0.2, 1), 'turned')
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and abs(thing.location.x - 1.16) < 0.2 and -0.6 < thing.location.y < -0.2]:
        bpy.data.objects.remove(lamp)
    drifts = lambda x, y: 0.10 * lattice(np.asarray(x, float) / 2.3, np.asarray(y, float) / 1.5, 4) + 0.03 * lattice(np.asarray(x, float) / 0.8, np.asarray(y, float) / 0.6, 9)
    terrain = lambda x, y: winter.hill(1.3, 15, 4)(x, y) + drifts(x, y)
    winter.ground(terrain, [(-0.1, 3.3, -0.5, 2.5, 0.10)], far=6, focus=((-4.0, 5.0), (-11.0, -0.5)), side=60, fine=0.05, relief=0.006)


def opposite_forest():
    """Adds the other end of the garden with its forest, which the main view does not show, and two spruces whose tops stand in front of the sun."""
    clearing = lambda x, y: y > -46 and abs(x - 0.4) < 5.5
    ground = winter.ground(winter.hill(1.3, 15, 4), near=-220, far=-13.9, focus=((-4, 6), (-22, -13.9)), fine=0.06)
    spruces.forest(winter.scatter(240, -75, 47, -95, -27, 3.2, clearing), ground, (7, 14), snow=0.6)
    spruces.single([(6.75, -4.8, 5.0, 'slender'), (5.26, -4.28, 3.9, 'slender')], lambda x, y: 0.0, 0.3, 4)


def daylight_inside():
    """Makes the lamps of the main view weaker and white, and adds the low sun and a little light from the sky."""
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA':
            lamp.data.energy *= 0.04
            lamp.data.color = light.kelvin(3900)
    light.area((1.6, 0.06, 1.7), (0.1, 1, -0.35), 2.8, 2.2, 22, 6500)
    daylight.sun(132, 17, 6.0, 4000, 0.7)


def compose():
    compose_product('soelden-garden-sauna')
    clear.clear((0.3, 1.7, 1.3), (1.1, 2.5, 1.72), 'cloth', 'rounded')
    clear.clear((1.2, 1.0, 0.8), (1.9, 1.8, 1.5), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clearings.clear(lambda x, y: y > 0)
    fresh_snow()
    opposite_forest()
    daylight_inside()
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((2.6, 2.4, 2.0), 235, 21, (0.0, -0.075), 2.0, 6.3)
