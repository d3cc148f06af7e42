"""Scene: the sunken travertine basin along its length, in low winter sun from the left."""
from library import lavaux, light

ALT = 'A sunken basin of pale travertine flush with the floor, three steps in its clear water, in a band of low winter sun'
SAMPLES = 12
DETAIL = 1.0
GRADE = {'exposure': 0.75, 'contrast': 1.15, 'balance': 0.3}


def compose():
    lavaux.room()
    lavaux.basin()
    lavaux.ledge()
    lavaux.winter_sun((0.55, 2.9, 0.0), -145, 15, [(-0.75, -0.03, -0.65, 1.9), (0.03, 0.75, -0.65, 1.9)])
    light.camera((0.0, -2.3, 1.55), 0, 38, (0, -0.23), 4.2, 8.0)
