"""Scene: a sand timer on a cedar back plate on a wall of dark thermo-aspen, with half of its sand run through."""
import math
import numpy as np
from library import glassware, light, materials, planed, rooms, studio  # noqa: F401 (glassware adds the glass)
from library.boards import Boards
from library.shapes import rod, turned
from library.things import sawn
from library.versions import shade_smooth

ALT = 'A sand timer of clear glass with a cone of pale sand on a cedar back plate, on a wall of dark thermo-aspen'
SAMPLES = 16
GRADE = {'exposure': 0.75}


# One tone for all boards of the wall, so that it stays a background.
materials._makers['even thermo-aspen'] = lambda name: planed.wood(name, (0.150, 0.088, 0.052), (0.102, 0.056, 0.032), 210.0, 0.50, 0.10)
# Warm enough to stay pale behind the glass.
materials._makers['quartz sand'] = lambda name: materials._mottled(name, (0.46, 0.34, 0.21), (0.86, 0.74, 0.57), 1.0, 6400, 0.0004)


def glass(x, y, z):
    """Adds the two glass bulbs, 20 cm high together, with the neck at `z`, and the sand in both of them."""
    bulb = lambda t: 0.0026 + 0.0275 * math.sin(min(1, t * 1.18) * math.pi / 2) ** 1.5 if t < 0.86 else 0.0301 * math.sqrt(max(0.0004, 1 - ((t - 0.86) / 0.14) ** 2))
    tall = 0.098
    outside = [(bulb(abs(i) / 40), i / 40 * tall) for i in range(-40, 41)]
    turned('blown glass', (x, y, z), outside, 96)
    inner = lambda t: bulb(t) - 0.0018
    full = lambda t: inner(t) - 0.0003
    heap, rest = 0.52, 0.46
    # Dry sand comes to rest at 31 degrees: a cone below, a funnel above. The stream rounds the tip of the cone, and grains that
    # roll down round the foot of the cone and the rim of the funnel.
    slope = math.tan(math.radians(31))
    rim = lambda part: 0.0055 * part ** 9
    low = [(0.0005, -tall * 0.965)] + [(max(0.0005, full(t)), -t * tall) for t in [0.96 - i * (0.96 - heap) / 20 for i in range(21)]]
    wide = full(heap)
    cone = [(r, -heap * tall + slope * (wide - math.hypot(r, 0.0065)) * (1 - 0.06 * math.sin(math.pi * r / wide)) - rim(r / wide)) for r in np.maximum(wide * np.linspace(1, 0, 48) ** 0.6, 0.0003)]
    lower = turned('quartz sand', (x, y, z), low + cone, 128)
    high = [(max(0.0005, full(t)), t * tall) for t in [i * rest / 20 for i in range(21)]]
    upper = turned('quartz sand', (x, y, z), high + [(r, rest * tall - (full(rest) - r) * slope * 0.8 - 0.3 * rim(r / full(rest))) for r in np.maximum(full(rest) * np.linspace(1, 0, 32) ** 0.6, 0.0005)], 128)
    for sand in (lower, upper):
        shade_smooth(sand.data, 180)
    rod('quartz sand', (x, y, z - heap * tall + wide * slope * 0.72), (x, y, z + 0.004), 0.0005, 10)


def cups(x, y, z):
    """Adds the two cups of black steel that hold the ends of the glass. `z` is the height of its neck."""
    profile = [(0.0215, 0.0942), (0.0262, 0.0908), (0.0280, 0.0908), (0.0284, 0.0914), (0.0284, 0.1004), (0.0005, 0.1004)]
    for way in (-1, 1):
        turned('black steel', (x, y, z), [(r, way * h) for r, h in profile[::way]], 96)


def marks(x, y, z):
    """Adds the engraved marks for five and ten minutes beside the lower bulb. (x, z) is the middle of the back plate, `y` its face."""
    lines = Boards('charred', 0.0002)
    for up in (-0.074, -0.056):
        lines.box((x + 0.0415, y - 0.0003, z + up - 0.0006), (x + 0.0475, y + 0.0005, z + up + 0.0006))
    lines.done('marks')


def compose():
    light.indoors()
    rooms.planked('even thermo-aspen', 2.4, 1.2, 2.6)
    x, z, wall = 1.2, 1.5, 1.2
    corner = 0.012
    outline = []
    for cx, cz, start in ((0.05 - corner, 0.16 - corner, 0), (corner - 0.05, 0.16 - corner, 90), (corner - 0.05, corner - 0.16, 180), (0.05 - corner, corner - 0.16, 270)):
        outline += [(cx + corner * math.cos(math.radians(start + a)), cz + corner * math.sin(math.radians(start + a))) for a in range(0, 91, 15)]
    sawn('planed cedar', outline, (x, wall - 0.010, z), (1, 0, 0), (0, 0, 1), 0.018, 'z', 0.002)
    for end in (-0.146, 0.146):
        rod('black steel', (x, wall - 0.019, z + end), (x, wall - 0.0212, z + end), 0.0042, 24)
    rod('black steel', (x, wall - 0.019, z), (x, wall - 0.034, z), 0.009, 32)
    frame = Boards('planed cedar', 0.0025)
    y0, y1 = wall - 0.092, wall - 0.030
    frame.box((x - 0.041, y1 - 0.010, z - 0.122), (x + 0.041, y1, z + 0.122), 'z')
    for end in (-1, 1):
        frame.box((x - 0.041, y0 - 0.006, z + end * 0.111 - 0.011), (x + 0.041, y1 - 0.009, z + end * 0.111 + 0.011))
    frame.done('frame')
    for side in (-1, 1):
        rod('black steel', (x + side * 0.035, y0 + 0.005, z - 0.1), (x + side * 0.035, y0 + 0.005, z + 0.1), 0.0022, 16)
    glass(x, (y0 + y1) / 2 - 0.006, z)
    cups(x, (y0 + y1) / 2 - 0.006, z)
    marks(x, wall - 0.019, z)
    # A tall softbox on each side draws the outline of the glass; the key lights wood and sand.
    studio.key((x, 1.13, z), 9, distance=0.75, size=0.42, temperature=3700, yaw=9.5, way=(-0.8, -0.45, 0.72))
    studio.softbox((x, 1.13, z), (-0.80, -0.55, 0.05), 0.42, 0.055, 0.36, 2.2, 4200, 9.5)
    studio.softbox((x, 1.13, z), (0.86, -0.30, 0.08), 0.40, 0.035, 0.34, 1.6, 4200, 9.5)
    light.strip((0.05, 1.16, 0.95), (2.35, 1.16, 0.95), (0, 0.3, 1), 3, 3300)
    planed.renew()
    light.camera((1.05, 0.36, 1.565), 9.5, 68, (0, -0.126), 0.80, 3.2)
