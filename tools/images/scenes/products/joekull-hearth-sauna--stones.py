"""Scene: a close-up of the heater stones in a cage of black steel."""
from library import light
from library.joekull import HIGH, SIDE, room

ALT = 'Broken stones behind a mesh of black steel, the top of the column catching the light, cedar boards behind it'
SAMPLES = 8
DETAIL = 0.4
GRADE = {'exposure': 0.8}


def compose():
    room()
    light.spot((0.7, 0.3, HIGH - 0.05), (0.7, 1.05, -1.05), 110, 34, 2850, 0.05)
    light.area((SIDE - 0.5, 0.1, 1.5), (-0.6, 1, -0.2), 0.6, 0.6, 14, colour=(0.52, 0.68, 1.0))
    light.camera((1.05, 0.05, 1.48), 11, 40, (0.0, -0.17), 1.25, 3.5)
