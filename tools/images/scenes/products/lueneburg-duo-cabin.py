"""Scene: the cabin for two beside a window seat and a snowy garden, against a wall of dark plaster, its emitters behind thin slats."""
import bpy
import numpy as np
from library import clear, conifers, cushions, daylight, finishes, light, linens, materials, mirrored_window, planed, spruces, weaves, winter  # noqa: F401 (weaves adds the cloth of the cushion)
from library.boards import Boards
from library.cabins import UP, door, floorboards, shell
from library.lueneburg import DEEP, HIGH, WIDE, inside
from library.saunas import framed
from library.shapes import pane, put
from library.traces import carafe, glass

ALT = 'A pale hemlock cabin for two with a full glass front, emitters glowing red behind slim slats, beside a cushioned window seat with a view of snowy spruces'
GRADE = {'exposure': 0.95, 'balance': 0.3}
BACK, CEILING, LEFT, RIGHT, FRONT = 1.32, 2.8, -3.4, 5.0, -5.5  # the walls and the height of the room, in metres
WINDOW = (1.74, 2.54, 0.50, 2.16)  # its opening, from x to x and from z to z
SEAT = 0.44  # height of the window seat without its cushion, in metres
materials._makers['dark plaster'] = lambda name: finishes._trowelled(name, (0.086, 0.081, 0.075), (0.160, 0.152, 0.142))


def outside():
    """Adds the view from the window, along +y: a snowy garden and spruces under a bright overcast sky."""
    daylight.overcast_noon(1.9, azimuth=160, mist=2.0)
    for lamp in [made for made in bpy.context.collection.objects if made.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)  # the veiled sun, which the room keeps out
    fall = lambda x, y: -0.5 - 0.03 * np.maximum(np.asarray(y, float) - 1.65, 0) + 0 * np.asarray(x, float)
    ground = winter.ground(fall, near=1.8, far=160, side=120, focus=((1, 4), (2.5, 14)), fine=0.10)
    conifers.forest(winter.scatter(50, -10, 40, 24, 80, 3.0), ground, (('spruce', 2),), (0.7, 1.2), 0.6)
    spruces.renew(('broad', 'old', 'young'), snow=0.6, seed=4)
    spruces.single([(2.75, 17.0, 7.5, 'broad')], ground, 0.65, 3)


def room():
    """Adds the walls around the opening of the window, the window, the ceiling and the floor."""
    x0, x1, z0, z1 = WINDOW
    for a, b, low, high in ((LEFT, x0, 0, CEILING), (x1, RIGHT, 0, CEILING), (x0, x1, 0, z0), (x0, x1, z1, CEILING)):
        put('wall', [(a, BACK, low), (b, BACK, low), (b, BACK, high), (a, BACK, high)], [(0, 1, 2, 3)], 'dark plaster')
    for (a, b), (c, d) in (((LEFT, BACK), (LEFT, FRONT)), ((LEFT, FRONT), (RIGHT, FRONT)), ((RIGHT, FRONT), (RIGHT, BACK))):
        put('side', [(a, b, 0), (c, d, 0), (c, d, CEILING), (a, b, CEILING)], [(0, 1, 2, 3)], 'white plaster')
    put('ceiling', [(LEFT, FRONT, CEILING), (RIGHT, FRONT, CEILING), (RIGHT, BACK, CEILING), (LEFT, BACK, CEILING)], [(0, 3, 2, 1)], 'white plaster')
    deep = 0.28
    put('reveals', [(x, BACK + far, z) for far in (0, deep) for x, z in ((x0, z0), (x0, z1), (x1, z1), (x1, z0))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6)], 'dark plaster')
    framed('black steel', (x0 + 0.03, z0 + 0.03), (x1 - 0.03, z1 - 0.03), 0.06, 0.03, BACK + deep - 0.06)
    floorboards('thermo-aspen', LEFT, RIGHT, FRONT, BACK)


def window_seat():
    """Adds a seat of oak along the wall, with a cushion below the window, a carafe and a glass. It continues to the right of the image."""
    made = Boards('planed oak', 0.003)
    made.box((1.52, 0.90, SEAT - 0.04), (4.2, BACK, SEAT))
    made.box((1.56, 0.96, 0.0), (1.60, BACK, SEAT - 0.04), 'z')
    for i in range(5):
        made.box((1.602 + i * 0.52, 0.965, 0.05), (2.12 + i * 0.52, 0.985, SEAT - 0.042))
    made.box((1.602, 1.0, 0.0), (4.2, 1.02, 0.05))
    made.box((WINDOW[0], BACK, WINDOW[2] - 0.02), (WINDOW[1], BACK + 0.28, WINDOW[2] + 0.004))  # the sill
    made.done('window seat')
    cushions.mattress((1.80, 0.93, SEAT), (3.6, BACK - 0.03, SEAT + 0.075), 'bone basket', 0.02, 0.004, 3)
    carafe(1.62, 1.16, SEAT + 0.001)
    glass(1.71, 1.06, SEAT + 0.001)


def compose():
    outside()
    room()
    inside()
    clear.dim(0.75)
    clear.whiten(3100)
    linens.over_edge('striped linen', 0.98, 0.546, 0.472, 0.34, 0.30, 0.24, turn=4, seed=5)
    shell(WIDE, DEEP, HIGH)
    pane((0.35, -0.025, 1.02), (1, 0, 0), UP, 0.68, HIGH - 0.075)
    door(0.70, WIDE - 0.01, -0.025, 0.065, HIGH - 0.015)
    mirrored_window.edge([(0.010, 0.690), (0.700, WIDE - 0.010)], -0.025, 0.065, HIGH - 0.015)
    window_seat()
    # The daylight of a wide window on the left, and of the one in the image.
    light.area((-2.9, -1.2, 1.6), (1, 0.62, -0.12), 1.8, 2.2, 150, colour=(0.96, 0.98, 1.0))
    light.area((sum(WINDOW[:2]) / 2, BACK + 0.16, sum(WINDOW[2:]) / 2), (-0.25, -1, -0.25), 0.8, 1.6, 34, colour=(0.92, 0.96, 1.0))
    light.area((1.8, -4.6, 2.2), (-0.1, 1, -0.2), 2.4, 1.0, 26, colour=(1.0, 0.97, 0.93))
    # The shine of the tubes on the slats of the emitter on the left, between which the camera does not see.
    light.area((0.036, 0.5, 1.02), (1, -0.3, 0), 0.28, 0.70, 1.7, colour=(1.0, 0.17, 0.035))
    # Above the cabin, whose roof would shade the ceiling.
    light.area((1.2, -0.6, 2.25), (0, 0, 1), 6.0, 3.4, 14, colour=(0.95, 0.97, 1.0))
    mirrored_window.renew([(FRONT + 0.1, -2.7, -1.3, 0.5, 2.4, 1, 2)], 0.75)
    planed.renew(**{'hemlock': 'planed hemlock', 'thermo-aspen': 'planed oak'})
    light.camera((2.0, -4.0, 1.2), 0, 42, (-0.25, -0.035), 4.1, 5.6)
