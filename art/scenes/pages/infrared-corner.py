"""Inside an infrared cabin of thermo-aspen: three panels above a bench."""
from library import light, rooms
from library.boards import Boards, bench
from library.fittings import heater, roll, towels

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 28
GRADE = {'exposure': 0.95}


def compose():
    light.indoors()
    rooms.planked('thermo-aspen', 1.9, 1.4, 2.1, board=0.1, joints=False)
    floor = Boards('thermo-aspen', 0.004)
    for i in range(16):
        floor.box((i * 0.12, -1.5, -0.03), (i * 0.12 + 0.114, 1.4, 0), 'y')
    floor.done()
    bench('thermo-aspen', 0.02, 1.88, 0.82, 1.37, 0.48, light=7)
    for x in (0.42, 0.95, 1.48):
        heater(x, 0.74, 1.66, 1.33, 0.27, 10)
    towels(1.2, 0.92, 0.48, 0.4, 0.3, 3)
    roll(0.4, 0.9, 0.48)
    light.strip((0.05, 1.34, 2.02), (1.85, 1.34, 2.02), (0, 0, -1), 9, 2850)
    light.area((0.95, 0.5, 2.05), (0, 0.1, -1), 1.0, 0.6, 14, 2950)
    light.area((0.3, -1.6, 1.7), (0.3, 1, -0.25), 0.9, 0.9, 14, colour=(0.50, 0.66, 1.0))
    light.camera((0.95, -1.75, 1.15), 0, 29, (0, -0.085), 2.8, 4.0)
