"""A bucket and its ladle on a cedar bench."""
from library import light, rooms
from library.boards import Boards
from library.fittings import bucket, roll

RATIO, WIDTH, SAMPLES = 5 / 4, 960, 48
GRADE = {'exposure': 0.75}


def compose():
    light.indoors()
    rooms.planked('cedar', 2.4, 1.2, 2.2)
    seat = Boards('cedar', 0.005)
    for i in range(6):
        seat.box((0, 0.45 + i * 0.126, 0.42), (2.4, 0.45 + i * 0.126 + 0.119, 0.45))
    seat.box((0, 0.43, 0.20), (2.4, 0.45, 0.445))
    seat.done()
    bucket(1.16, 0.78, 0.45)
    for x, z in ((1.62, 0.45), (1.765, 0.45), (1.69, 0.565)):
        roll(x, 0.66, z)
    light.strip((0.05, 1.14, 1.28), (2.35, 1.14, 1.28), (0, 0.1, -1), 9, 2750)
    light.area((0.1, -0.4, 1.5), (0.9, 0.8, -0.6), 0.8, 0.8, 12, colour=(0.52, 0.68, 1.0))
    light.spot((2.2, -0.5, 1.9), (-0.62, 0.8, -0.9), 42, 50, 2850, 0.1)
    light.camera((1.3, -0.85, 0.83), 0, 46, (0, -0.005), 1.65, 3.2)
