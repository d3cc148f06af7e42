"""Scene: the bucket with its ladle on the upper bench, close, in low sun through the bars of the glass gable."""
from library import buckets, light, materials, planed, sunlit
from library.boards import Boards, bench

ALT = 'A wooden bucket with two dark brass hoops and a ladle across its rim on a cedar bench, the slanting shadow of a window bar on the wall behind it'
GRADE = {'exposure': 0.28, 'contrast': 1.14, 'balance': 0.2}
WIDE, DEEP, FLOOR, SEAT = 3.2, 2.5, 0.42, 1.32  # as in the main image
materials._makers.update({
    'planed stave': lambda name: planed.wood(name, (0.42, 0.265, 0.138), (0.28, 0.162, 0.080), 260.0, 0.5, 0.30, 0.8),
    'ladle ash': lambda name: planed.wood(name, (0.30, 0.185, 0.100), (0.20, 0.115, 0.058), 300.0, 0.42, 0.1, 0.7),
})


def room():
    """Adds the gable wall, the upper bench, and the walls that reflect the sun."""
    gable = Boards('planed cedar', 0.003)
    for i in range(24):
        gable.box((i * WIDE / 24 + 0.001, DEEP - 0.02, FLOOR), ((i + 1) * WIDE / 24 - 0.001, DEEP, 3.6), 'z')
    gable.done('gable')
    around = Boards('joint')
    around.box((-0.2, DEEP - 0.006, 0.3), (WIDE + 0.2, DEEP + 0.05, 4.0))
    around.done('backing')
    walls = Boards('planed cedar')
    walls.box((WIDE, -0.5, 0.3), (WIDE + 0.05, DEEP, 3.0), 'y')
    walls.box((-0.05, 0.9, 0.3), (0.0, DEEP, 1.2), 'y')
    walls.box((0.0, -0.5, 0.37), (WIDE, DEEP, 0.42))
    walls.done('walls')
    bench('planed cedar', 0.08, WIDE - 0.08, 1.75, 2.45, SEAT, FLOOR, light=0)


def compose():
    light.indoors()
    room()
    buckets.bucket(1.50, 2.06, SEAT, 0.135, 0.235, 'planed stave', turn=8, watts=2.0)
    sunlit.through((1.60, 2.30, 1.52), 250, 21, sunlit.sashes(0.70, 0.96, 2, 2, 0.05), 5.6, 4200, away=2.6, soft=0.8)
    light.area((1.0, -0.4, 2.2), (0.2, 1, -0.3), 1.8, 1.6, 7, colour=(0.84, 0.91, 1.0))
    light.camera((1.30, 0.70, 1.98), 8, 62, (0.02, -0.60), 1.30, 7.1)
