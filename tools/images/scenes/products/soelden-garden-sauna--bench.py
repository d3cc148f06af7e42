"""Scene: the sunlit end of the upper bench with a linen pillow; outside, footprints lead from the step to the forest and the mountains."""
import math
import bpy
import numpy as np
from library import another_hour, calm_glass, clear, clearings, cushions, daylight, distant, light, pillows, planed, spruces, winter  # noqa: F401 (cushions adds its materials)
from library.fields import lattice
from library.views import compose_product

ALT = 'A linen pillow at the end of a cedar bench in low winter sun, footprints in the snow beyond the glass gable and mountains between spruces'
WIDTH, RATIO = 2000, 0.5
GRADE = {'exposure': 0.5, 'contrast': 1.12, 'balance': 0.35}
SEAT, WALL = 1.32, 0.06  # height of the upper bench and x of the wall at its end, in metres
VIEW = 209  # direction of the clearing and of the mountains, in degrees clockwise from +y


def strip_main_view():
    """Removes the snow, the lantern, the bucket, the towels and the trees of the main view."""
    for made in [thing for thing in bpy.data.objects if thing.name.split('.')[0] in ('snow near the camera', 'clod', 'lantern')]:
        bpy.data.objects.remove(made)
    clear.clear((1.0, -0.6, 0.25), (1.35, -0.2, 1), 'turned')
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT' and abs(thing.location.x - 1.16) < 0.2 and -0.6 < thing.location.y < -0.2]:
        bpy.data.objects.remove(lamp)
    clear.clear((0.3, 1.7, 1.3), (1.1, 2.5, 1.72), 'cloth', 'rounded')
    clear.clear((1.2, 1.0, 0.8), (1.9, 1.8, 1.5), 'staves', 'floor', 'hoop', 'ladle', 'bucket water')
    clearings.clear(lambda x, y: True)


def in_clearing(x, y):
    """Returns True where no tree of the forest may stand, so that the mountains show between the trees."""
    away = (math.degrees(math.atan2(x - 2.6, y - 2.4)) % 360) - VIEW
    return abs(away) < 6.5


def garden():
    """Adds the other end of the garden, which the main view does not show: snow with footprints, spruces, the forest and mountains."""
    drifts = lambda x, y: 0.10 * lattice(np.asarray(x, float) / 2.3, np.asarray(y, float) / 1.5, 4) + 0.03 * lattice(np.asarray(x, float) / 0.8, np.asarray(y, float) / 0.6, 9)
    trail = winter.footprints((1.25, -0.95), (-0.36, -1.0), 30, bend=0.006)
    ground = winter.ground(drifts, [(-0.1, 3.3, -0.5, 2.5, 0.10)], near=-260, far=6, focus=((-8.0, 4.0), (-14.0, -0.5)), side=220, fine=0.035, prints=trail, relief=0.006)
    spruces.forest(winter.scatter(260, -120, 60, -130, -24, 3.0, in_clearing), ground, (8, 15), snow=0.6)
    # The first trees frame the view. The next three stand to its left, and their shadows lie across the snow. The tops of the last two stand in front of the sun.
    near = [(-3.1, -4.6, 1.5, 'young'), (-2.6, -17.0, 10.0, 'broad'), (-13.5, -13.5, 9.0, 'broad'), (-10.5, -17.5, 12.5, 'old'), (-1.4, -24.0, 13.0, 'slender'),
            (2.6, -10.5, 6.5, 'slender'), (5.4, -14.5, 10.0, 'old'), (8.5, -19.0, 12.0, 'broad'), (6.75, -4.8, 5.0, 'slender'), (5.26, -4.28, 3.9, 'slender')]
    spruces.single(near, ground, 0.6, 4)
    for ridge in (distant.ridge(-2600, 2600, 2600, [260, 330, 290, 420, 340, 300], 1100, -60, 6, trees=420, rugged=0.25),
                  distant.ridge(-4500, 4500, 6400, [1100, 1350, 1200, 1750, 1500, 1250, 1400], 2600, -60, 15, trees=420, snow=0.75, rugged=0.32)):
        ridge.rotation_euler.z = -math.radians(VIEW)


def whiten_lamps():
    """Makes the lamps of the main view weaker and white, and adds a little light from the sky."""
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'AREA':
            lamp.data.energy *= 0.04
            lamp.data.color = light.kelvin(3900)
    light.area((1.6, 0.06, 1.7), (0.1, 1, -0.35), 2.8, 2.2, 22, 6500)


def pillow():
    """Adds a pillow that leans on the wall at the end of the bench."""
    lean, turn = math.radians(52), math.radians(4)
    across = np.array((-math.sin(turn), math.cos(turn), 0.0))
    up = np.array((-math.cos(lean) * math.cos(turn), -math.cos(lean) * math.sin(turn), math.sin(lean)))
    axes = np.stack([across, up, np.cross(across, up)])
    pillows.pillow(lambda points: points @ axes + (WALL + 0.105, 2.02, SEAT + 0.095), of='upholstery linen', cord='piping')


def compose():
    compose_product('soelden-garden-sauna')
    strip_main_view()
    another_hour.change(lambda: daylight.low_sun(132, 17, 1.12, mist=0.5, warmth=4200))
    garden()
    whiten_lamps()
    pillow()
    calm_glass.renew()
    planed.renew_walls(cedar='planed cedar')
    light.camera((2.62, 2.36, 1.74), 232, 22, (0.0, -0.055), 2.2, 6.3)
