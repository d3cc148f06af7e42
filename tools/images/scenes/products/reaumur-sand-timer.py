"""Scene: a sand timer on a cedar back plate on a wall of dark thermo-aspen, with half of its sand run through."""
import math
from library import light, materials, rooms, studio, things
from library.boards import Boards
from library.shapes import rod, turned
from library.things import sawn

ALT = 'A sand timer of clear glass with pale sand on a cedar back plate, fastened to the wall of a sauna'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.75}


# Thicker glass than `clear glass`, so that its outline is darker than the cedar behind it.
materials._makers['blown glass'] = lambda name: things._amber(name, (0.84, 0.88, 0.87))


def glass(x, y, z):
    """Adds the two glass bulbs, 20 cm high together, with the neck at `z`, and the sand in both of them."""
    bulb = lambda t: 0.0026 + 0.0275 * math.sin(min(1, t * 1.18) * math.pi / 2) ** 1.5 if t < 0.86 else 0.0301 * math.sqrt(max(0.0004, 1 - ((t - 0.86) / 0.14) ** 2))
    tall = 0.098
    outside = [(bulb(abs(i) / 40), i / 40 * tall) for i in range(-40, 41)]
    turned('blown glass', (x, y, z), outside, 64)
    inner = lambda t: bulb(t) - 0.0016
    heap = 0.50
    low = [(0.0005, -tall * 0.965)] + [(max(0.0005, inner(t)), -t * tall) for t in [0.96 - i * (0.96 - heap) / 20 for i in range(21)]]
    turned('sand', (x, y, z), low + [(inner(heap) * 0.6, -heap * tall + 0.009), (0.0005, -heap * tall + 0.0165)], 48)
    rest = 0.44
    high = [(max(0.0005, inner(t)), t * tall) for t in [i * rest / 20 for i in range(21)]]
    turned('sand', (x, y, z), high + [(inner(rest) * 0.5, rest * tall - 0.007), (0.0005, rest * tall - 0.012)], 48)
    rod('sand', (x, y, z - heap * tall + 0.012), (x, y, z + 0.004), 0.0007, 10)


def compose():
    light.indoors()
    rooms.planked('thermo-aspen', 2.4, 1.2, 2.6)
    x, z, wall = 1.2, 1.5, 1.2
    corner = 0.012
    outline = []
    for cx, cz, start in ((0.05 - corner, 0.16 - corner, 0), (corner - 0.05, 0.16 - corner, 90), (corner - 0.05, corner - 0.16, 180), (0.05 - corner, corner - 0.16, 270)):
        outline += [(cx + corner * math.cos(math.radians(start + a)), cz + corner * math.sin(math.radians(start + a))) for a in range(0, 91, 15)]
    sawn('cedar', outline, (x, wall - 0.010, z), (1, 0, 0), (0, 0, 1), 0.018, 'z', 0.002)
    for end in (-0.146, 0.146):
        rod('black steel', (x, wall - 0.019, z + end), (x, wall - 0.0212, z + end), 0.0042, 24)
    rod('black steel', (x, wall - 0.019, z), (x, wall - 0.034, z), 0.009, 32)
    frame = Boards('cedar', 0.0025)
    y0, y1 = wall - 0.092, wall - 0.030
    frame.box((x - 0.041, y1 - 0.010, z - 0.122), (x + 0.041, y1, z + 0.122), 'z')
    for end in (-1, 1):
        frame.box((x - 0.041, y0 - 0.006, z + end * 0.111 - 0.011), (x + 0.041, y1 - 0.009, z + end * 0.111 + 0.011))
    frame.done('frame')
    for side in (-1, 1):
        rod('black steel', (x + side * 0.035, y0 + 0.005, z - 0.1), (x + side * 0.035, y0 + 0.005, z + 0.1), 0.0022, 16)
    glass(x, (y0 + y1) / 2 - 0.006, z)
    studio.key((x, 1.13, z), 13, distance=0.75, size=0.42, yaw=9.5, way=(-0.8, -0.45, 0.72))
    studio.rim((x, 1.13, z), 4, distance=0.5, temperature=3600, yaw=9.5, way=(0.9, -0.05, 0.2), tall=0.5)
    light.strip((0.05, 1.16, 1.05), (2.35, 1.16, 1.05), (0, 0.3, 1), 3, 2750)
    light.camera((1.05, 0.36, 1.52), 9.5, 58, (0, -0.01), 0.80, 3.2)
