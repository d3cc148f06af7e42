"""Scene: a cedar tipping bucket on a steel bracket, high on a slate wall in low sun, with its rope hanging within reach."""
import math
import numpy as np
from library import buckets, finishes, light, studio, sunlit
from library.boards import Boards, panels
from library.shapes import rod, turned
from library.things import rope, sawn, tube

ALT = 'A large cedar bucket with black steel hoops on a bracket high on a slate wall, a hemp rope hanging from it'
DETAIL = 0.5
GRADE = {'exposure': 0.72}


def bottom(centre, radius, turn, boards=4, gap=0.0012):
    """Adds the bottom of the bucket: `boards` boards side by side, cut to a disc and turned `turn` degrees. Its underside is at `centre`."""
    a = math.radians(turn)
    along, across = (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0)
    step = 2 * radius / boards
    for i in range(boards):
        low, high = -radius + i * step + gap / 2, -radius + (i + 1) * step - gap / 2
        rows = np.linspace(low, high, 9)
        chord = np.sqrt(np.maximum(radius ** 2 - rows ** 2, 0.00002))
        outline = [*zip(chord, rows), *zip(-chord[::-1], rows[::-1])]
        sawn('stave cedar', outline, np.add(centre, (0, 0, 0.009)), along, across, 0.018, edge=0.0012)


def compose():
    light.indoors()
    panels('slate', (-2, 1.2, -0.03), (1, 0, 0), (0, 0, 1), 4.4, 3.4, 1.36, 0.68)
    x, y, z, tall = 0.0, 0.86, 2.20, 0.30
    radius = buckets.vessel('stave cedar', (x, y, z), 0.155, 0.175, tall, 20, 0.018)
    bottom((x, y, z + 0.004), 0.138, 74)
    for level, seam in ((0.03, -70), (0.135, -150), (0.245, -110)):
        buckets.band('brushed black steel', (x, y, z), radius(level) - 0.0004, level, 0.024, 0.0016, seam)
    steel = Boards('black steel', 0.002)
    for side in (-1, 1):
        at = x + side * 0.212
        steel.box((at - 0.006, y - 0.02, z + 0.115), (at + 0.006, 1.19, z + 0.165), 'y')
        rod('black steel', (x + side * 0.16, y, z + 0.14), (at + side * 0.014, y, z + 0.14), 0.011, 24)
        rod('black steel', (at + side * 0.006, y, z + 0.14), (at + side * 0.014, y, z + 0.14), 0.019, 6)
        brace = np.array((0, 1.185 - y - 0.05, -0.30))
        long = np.linalg.norm(brace)
        along = brace / long
        steel.board((at, (y + 0.05 + 1.185) / 2, z + 0.12 - 0.15), (long, 0.03, 0.011), (along, np.cross(along, (1, 0, 0)), (1, 0, 0)))
    steel.box((x - 0.24, 1.186, z - 0.20), (x + 0.24, 1.198, z - 0.16))
    steel.box((x - 0.24, 1.186, z + 0.11), (x + 0.24, 1.198, z + 0.17))
    for side in (-1, 1):
        steel.box((x + side * 0.212 - 0.03, 1.184, z - 0.22), (x + side * 0.212 + 0.03, 1.198, z + 0.20), 'z')
    steel.done('bracket')
    tube('black steel', [(x + 0.09, 1.2, z + tall + 0.13), (x + 0.09, y + 0.16, z + tall + 0.13), (x + 0.09, y + 0.115, z + tall + 0.125), (x + 0.09, y + 0.10, z + tall + 0.09),
                         (x + 0.09, y + 0.10, z + tall - 0.03)], 0.010)
    rod('black steel', (x + 0.09, 1.19, z + tall + 0.13), (x + 0.09, 1.2, z + tall + 0.13), 0.028, 32)
    grip = z - 0.80
    low = x - 0.015
    rope('hemp', [(low, y - 0.162, z + 0.05), (low, y - 0.185, z + 0.015), (low, y - 0.187, z - 0.2), (low, y - 0.187, z - 0.45), (low, y - 0.187, grip + 0.04)], 0.010)
    turned('hemp', (low, y - 0.187, grip), [(0.004, -0.085), (0.012, -0.075), (0.016, -0.02), (0.022, 0.0), (0.026, 0.018), (0.024, 0.036), (0.013, 0.052), (0.010, 0.06)], 32)
    rod('black steel', (low, y - 0.150, z + 0.052), (low, y - 0.172, z + 0.052), 0.014, 24)
    sunlit.through((0.05, 1.2, 1.92), 230, 25, sunlit.sashes(0.92, 1.24, 1, 1), 4.6, 4600, away=3.6, soft=1.0)
    studio.key((x, y, z + 0.1), 26, distance=1.7, size=0.9, yaw=-5.5, way=(-0.8, -0.6, 0.7))
    studio.softbox((x, y, z + 0.1), (0.95, 0.0, 0.2), 0.8, 0.07, 0.9, 3, 4200, -5.5, spread=75)
    light.area((0.1, 0.1, 0.7), (0, 0.35, 1), 1.2, 0.8, 9, 5000)  # the light that the floor reflects
    finishes.refine(slate='honed slate')
    light.camera((0.28, -2.0, 1.62), -5.5, 60, (0, 0.215), 2.85, 4.0)
