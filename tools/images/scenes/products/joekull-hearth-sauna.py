"""Scene: a square sauna for eight around a column of stones, with the evening sky in a round skylight above."""
from library import light
from library.joekull import HIGH, SIDE, room

ALT = 'A column of black steel mesh filled with stones stands in the middle of a square cedar room, under a round skylight'
SAMPLES = 12
DETAIL = 0.5
GRADE = {'exposure': 0.8}


def compose():
    room()
    middle = SIDE / 2
    for x in (0.55, SIDE - 0.55):
        light.spot((x, -0.1, HIGH - 0.05), (middle - x, 1.35, -1.55), 125, 40, 2900, 0.06)
    light.area((middle, -1.2, 1.9), (0, 1, -0.35), 1.2, 0.8, 10, 2950)
    light.camera((middle - 0.42, -1.5, 1.28), 6, 25, (0.0, 0.02), 2.9, 5.0)
