"""Scene: a cedar bucket with a rope handle on a bench, with a ladle leaning against its rim."""
import numpy as np
from library import buckets, light, materials, planed, rooms, studio
from library.boards import Boards
from library.textiles import folded
from library.things import rope

ALT = 'A cedar bucket of sixteen staves with two black hoops and a rope handle on a sauna bench, its ladle leaning on the rim'
GRADE = {'exposure': 0.25}
# A lighter and yellower cedar than that of the staves, which looks pink on a polished handle.
materials._makers['oiled cedar'] = lambda name: materials._wood(name, (0.47, 0.272, 0.112), (0.27, 0.136, 0.048), rings=150, rough=0.44, spread=0.1)
materials._makers['waxed black steel'] = lambda name: materials._mottled(name, (0.019, 0.018, 0.017), (0.046, 0.043, 0.040), 0.42, 60, 0.0002)


def compose():
    light.indoors()
    rooms.planked('thermo-aspen', 2.4, 1.35, 2.2)
    seat = Boards('hemlock', 0.005)
    for i in range(6):
        seat.box((0, 0.45 + i * 0.126, 0.42), (2.4, 0.45 + i * 0.126 + 0.119, 0.45))
    seat.box((0, 0.43, 0.20), (2.4, 0.45, 0.445))
    seat.done()
    x, y, z, tall = 1.12, 0.80, 0.45, 0.205
    radius = buckets.vessel('stave cedar', (x, y, z), 0.118, 0.130, tall, 16)
    for level, seam in ((0.035, -58), (0.145, -118)):
        buckets.band('waxed black steel', (x, y, z), radius(level) - 0.0004, level, 0.019, 0.001, seam)
    buckets.surface((x, y, z + tall * 0.80), radius(tall * 0.80) - 0.0155)
    for side in (-1, 1):
        ear = Boards('black steel', 0.002)
        ear.box((x + side * 0.131 - 0.004, y - 0.014, z + tall - 0.075), (x + side * 0.131 + 0.004, y + 0.014, z + tall + 0.018), 'z')
        ear.done('ear')
    rope('hemp', [(x - 0.135, y, z + tall - 0.005), (x - 0.152, y, z + tall + 0.03), (x - 0.125, y + 0.012, z + tall + 0.115),
                  (x, y + 0.022, z + tall + 0.165), (x + 0.125, y + 0.012, z + tall + 0.115), (x + 0.152, y, z + tall + 0.03), (x + 0.135, y, z + tall - 0.005)], 0.0075)
    # The ladle leans on the rim: its bowl stands on the bench, and its handle touches the upper edge of the staves.
    foot, rim = np.array((x + 0.222, y - 0.135, z)), np.array((x + 0.104, y - 0.076, z + tall + 0.006))
    level = (rim - foot) * (1, 1, 0)
    start = foot + level / np.linalg.norm(level) * 0.045 + (0, 0, 0.040)
    buckets.ladle('brushed black steel', 'oiled cedar', foot + (0, 0, 0.040), rim - start, 0.30)
    folded('plain linen', x - 0.42, y + 0.08, z, 0.30, 0.24, 8, turn=-8)
    light.strip((0.05, 1.29, 1.22), (2.35, 1.29, 1.22), (0, 0.1, -1), 1.6, 2750)
    studio.key((x, y, z + 0.1), 15, distance=0.8, size=0.34, way=(-0.9, -0.12, 0.55))
    studio.rim((x, y, z + 0.12), 5, distance=0.62, way=(0.85, 0.42, 0.35), tall=0.5)
    planed.renew(hemlock='planed hemlock', **{'thermo-aspen': 'planed aspen'})
    # Close enough to leave out the dark board below the edge of the bench.
    light.camera((1.17, -0.60, 0.96), 0, 77, (0, 0.05), 1.42, 2.8, pitch=15)
