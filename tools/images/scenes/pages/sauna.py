"""Scene: a cedar sauna with two benches, hidden lights and a stove with stones."""
from library import light, planed, rolls, rooms, terry
from library.boards import bench
from library.fittings import bucket, roll, towels
from library.hearths import wood_stove

RATIO, WIDTH = 5 / 4, 960
GRADE = {'exposure': 0.85, 'levels': 0.75}  # No words stand on it.


def compose():
    light.indoors()
    rooms.planked('cedar', 2.9, 3.0, 2.45)
    rooms.tiled('slate', 0, 2.9, -3, 3, size=0.6)
    bench('cedar', 0.0, 2.88, 2.3, 2.95, 0.92)
    bench('cedar', 0.0, 1.85, 1.65, 2.3, 0.46)
    wood_stove(2.08, 1.45, 0, 0.5, 0.46, 1.0, pipe=2.45)
    bucket(1.3, 1.95, 0.46)
    towels(0.45, 2.5, 0.92)
    for x, z in ((1.55, 0.92), (1.69, 0.92), (1.62, 1.035)):
        roll(x, 2.45, z)
    light.strip((0.05, 2.92, 2.36), (2.85, 2.92, 2.36), (0, 0, -1), 12, 3000)
    light.strip((0.05, 2.95, 1.42), (2.85, 2.95, 1.42), (0, 0.15, -1), 9, 2850)
    light.area((1.4, 1.6, 2.4), (0, 0, -1), 1.5, 0.9, 34, 3500)
    light.area((0.6, -1.6, 1.9), (0.3, 1, -0.3), 1.2, 1.2, 44, colour=(0.66, 0.80, 1.0))
    terry.renew()
    rolls.renew()
    planed.renew_walls(cedar='planed cedar', slate='honed slate')
    light.camera((1.12, -1.15, 1.32), 5, 27, (0.0, -0.045), 3.2, 4.0)
