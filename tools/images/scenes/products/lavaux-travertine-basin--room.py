"""Scene: the sunken basin and its room, wide, from the right, in low winter sun from an opening beyond the left edge."""
from library import lavaux, light

ALT = 'A quiet room of pale travertine with a sunken basin and a stone ledge, low winter sun across its floor and wall'
WIDTH, RATIO = 2000, 0.5
SAMPLES = 8
DETAIL = 0.6
GRADE = {'exposure': 0.75, 'contrast': 1.15, 'balance': 0.3}


def compose():
    lavaux.room()
    lavaux.basin()
    lavaux.ledge()
    lavaux.winter_sun((0.55, 2.9, 0.0), -145, 15, [(-0.75, -0.03, -0.65, 1.9), (0.03, 0.75, -0.65, 1.9)])
    light.camera((1.65, -1.7, 1.2), -20, 27, (0.0, -0.095), 4.2, 8.0)
